"""Setting up a position on the board itself: the brush, the bars around the board, and what is done with the result."""
