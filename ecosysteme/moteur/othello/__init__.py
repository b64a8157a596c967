"""How good a position of Othello is and which move is best, as Python asks for it (``facade``).

A board is two integers of 64 bits: bit ``8 * ligne + colonne`` of the first is set where the side to move has a disc,
of the second where its opponent has one (``a1`` is bit 0, ``h8`` bit 63).
"""
