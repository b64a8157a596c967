"""What each game asks of the window beyond its rules: one adapter a game, and the sentences about a game."""
