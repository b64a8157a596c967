"""How the board of Othello may look: its colours, what it is made of and its discs, a table for each (``plateau``)."""
