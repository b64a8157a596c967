"""The compiled core: bitboards, perft and the exact endgame solver. The only room that imports Numba.

A board is two ``uint64``: bit ``8 * ligne + colonne`` of the first is set where the side to move has a disc, of the
second where its opponent has one (``a1`` is bit 0, ``h8`` bit 63).
"""
