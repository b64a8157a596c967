"""The search tree: which search is shown (``reglage``), grown off the GUI thread (``recherche``), laid out
(``geometrie``), painted (``peinture``, ``scene``, ``boites``), walked through (``toile``, ``vue``), worded (``mots``),
saved as a picture (``image``, ``portrait``).
"""
