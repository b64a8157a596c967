"""The board of any game, and the style in which each game is shown."""
