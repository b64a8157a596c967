"""A game on paper, without Qt: what stands where on a page, in millimetres (``page``), boards in black and white
(``planche``, ``releve``), the record of a game (``fiche``), endgame problems (``problemes``),
the small search tree of a work sheet (``sommets``).

Pages are data, in millimetres; whoever paints them (a PDF, a printer, the window) decides nothing any more.
"""
