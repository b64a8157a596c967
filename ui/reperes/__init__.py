"""What is shown over the position on the board: the overlays that are ticked in the menu (calcul), and the arrows and
marks that somebody draws there (crayon), kept with the move (branchement).
"""
