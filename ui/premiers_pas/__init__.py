"""The first steps, played by the pupil in the place of the game (branchement): the board that explains its moves
(plateau_pas), and the panel beside it (panneau_pas).
"""
