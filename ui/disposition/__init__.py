"""How the window is laid out (``disposition``): the header (``entete``) and its dot while programs play (``temoin``),
the modes and the panel beside the board (``modes``, ``panneau``, ``onglets_matchs``, ``onglets_serie``, ``etudier``),
which may be torn off (``detachement``),
the column of the board (``colonne``) and what a room lays over the game (``calque``, ``barres``,
``panneau_calque``), the end of a game (``carte_fin``), the window for a class (``projecteur``), and where the keyboard
goes (``foyer``).
"""
