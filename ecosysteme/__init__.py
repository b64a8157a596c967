"""Boards, rules, players, games, tournaments and files, without a line of Qt.

Three lines are enough in a notebook::

    from ecosysteme.plateau import Plateau
    plateau = Plateau()
    plateau.coupValide((2, 3), "N")   # (True, [(3, 3)])
"""
