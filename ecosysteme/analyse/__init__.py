"""What the moves of a game were worth: what each lost, as the adviser of the game judges it (analyse) in two looks that
agree from move to move (regards) or as a solver proves it (resolus), and what that says of each player, by labels,
precision, the level that they played at and the key moments (bilan).
"""
