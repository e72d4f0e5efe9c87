"""The games for designers: simulation, benchmarks, and what a changed rule does."""
