"""The opening book that this user makes beside ours: kept in a file (``rangement``), made longer from any position on
(``extension``), in rounds that judge the likeliest positions first (``construire``, ``regles``) by engines whose
answers a journal keeps (``jury``, ``lignes``). Books of other programs come in and go out (``echanges``: ``egaroucid``,
``edax``), many positions at once (``assemblage``).
"""
