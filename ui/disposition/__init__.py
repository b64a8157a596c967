"""How the window is laid out: the header, the modes, the panel beside the board, the projector, the end of a game."""
