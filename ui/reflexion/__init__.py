"""What thinks for the window, on another thread or in another process: a machine's turn (``coup``), hints
(``indices``), the analysis of a game (``analyse``), the line of best play (``suite``), the first compilation of the
engine (``chauffe``), the neutral judge of games between programs (``arbitre``); ``programme`` is a process of ours.
Why a move was a mistake (``explication``), and the squares that its reason speaks of, lit on the board (``eclairage``).
"""
