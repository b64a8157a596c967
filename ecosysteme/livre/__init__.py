"""The opening book that this user makes beside ours: kept in a file (``rangement``), made in rounds that judge the
likeliest positions first (``construire``, ``regles``) by engines whose answers a journal keeps (``jury``, ``lignes``).
"""
