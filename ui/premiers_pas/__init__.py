"""The first steps, played by the pupil in the place of the game (branchement): the board that explains its moves
(plateau_pas), and the bars and the panel around it (cadre_pas, panneau_pas).
"""
