"""The same rules on a GPU: numba-cuda makes the code (also where there is no GPU), CuPy runs it."""
