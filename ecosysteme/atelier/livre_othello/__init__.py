"""Builds the opening book of Othello (``construire``) and the even openings (``equilibrees``), judged by the engine
(``jury``).
"""
