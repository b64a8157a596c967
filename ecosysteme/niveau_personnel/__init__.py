"""How strong a person is on the ladder of the engine's levels: from the games played against them (niveau), which of
these count (rencontre), and which level comes next (choix).
"""
