"""What each move of a game lost, as the adviser of the game judges it, and the summary for each player (analyse)."""
