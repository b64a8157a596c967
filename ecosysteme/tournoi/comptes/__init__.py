"""The file of tournaments (tables) and what its games add up to: the account of a player (bilan_joueur), and
those of all players, kept there (sommes) under the seal of who has added them up (sceau). The accounts of the
window's series, in a file of their own (serie_gardee).
"""
