"""What the moves of a game were worth: what each lost, as the adviser of the game judges it (analyse), and what that
says of each player, by labels, precision, the level that they played at and the key moments (bilan).
"""
