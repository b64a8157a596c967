"""A game on paper and in pictures. What is asked for (``demande``, ``champs``) becomes pages (``feuille``,
``diagrammes``, ``rapport``, ``problemes``; for a ``classe`` a tree, ``arbre_papier``, ``classe_attracteurs``,
``classe_grundy``), painted by one painter (``peinture``) into a PDF, a printer or the preview of the dialog; the board
becomes an image (``images``), the game a film (``animation``).
"""
