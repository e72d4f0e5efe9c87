"""What is made from declarations: source text that runs interpreted, compiled and on a GPU."""
