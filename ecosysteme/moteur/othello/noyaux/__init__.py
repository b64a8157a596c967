"""What a search of Othello runs without coming back to Python: kernels, and the memory that they share with it."""
