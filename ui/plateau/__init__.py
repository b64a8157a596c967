"""The board of any game: the widget (``vue``), its keys (``clavier``, ``saisie``), what moves on it (``animation``),
hints (``indices``), the preview of a position to come (``fantome``), and how it looks, one style a file (``style_*``);
what Othello's is made of (``matieres``), and its discs (``pions``).
"""
