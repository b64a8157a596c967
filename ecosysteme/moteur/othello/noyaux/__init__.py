"""The kernels: what a search of Othello runs without coming back to Python, and the memory that it uses."""
