"""How a board may look: the colours of Othello's, what it is made of and its discs, a table for each (``plateau``), and
from which of its sides a square board is seen (``orientation``).
"""
