"""The board of any game, and its painters."""
