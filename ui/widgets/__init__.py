"""The window as Qt Designer draws it (``fenetre``): all that ``othellier.ui`` holds, as attributes with types
(``index``, ``par_nom``), and the classes of ours that it names: the curve (``graphique``, ``courbes``, ``curseur``;
the times under it, ``temps_coups``), the level of the engine (``niveau``), the bar of the score (``barre_score``), the
chances in figures (``texte_chances``), the message line (``barre_etat``).
"""
