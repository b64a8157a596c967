"""The page of the first start, which asks whether one came to play, to watch, to learn or to study (``page``),
painted before all the rest (``couverture``), and the games that begin from it (``partie_prete``).
"""
