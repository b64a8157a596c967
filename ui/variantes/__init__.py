"""What is done with the variations of the game on the board: walked through, edited, commented, copied."""
