"""The search tree of the generic algorithms: their steps observed (``observation``) and kept in a tree that can be read
at any step (``croissance``, ``arbre``), which is laid out (``disposition``) and drawn as SVG (``image``); positions
that teach (``exemples``).

    >>> from ecosysteme.jeux import creer_jeu
    >>> jeu = creer_jeu("othello")
    >>> arbre = cultiver(jeu, jeu.etat_initial(), "ia_alphabeta", profondeur=3)
    >>> arbre.comptes()
    Comptes(visites=47, feuilles=30, elagues=26)

In a notebook ``arbre`` draws itself.
"""

from ecosysteme.arbre.arbre import Arbre, Comptes, GenreDePas, PasDeRecherche, Statut
from ecosysteme.arbre.croissance import TropDeNoeuds, comparer, cultiver

__all__ = ["Arbre", "Comptes", "GenreDePas", "PasDeRecherche", "Statut", "TropDeNoeuds", "comparer", "cultiver"]
