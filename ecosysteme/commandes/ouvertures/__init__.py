"""What othellier ouvertures does: even openings for matches and the names of openings (ouvertures), and the opening
book of Connect Four (livre_puissance4), which is added to it.
"""
