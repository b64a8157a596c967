"""The reasoning of the generic algorithms, step by step: what a search visited, in what order, and what it cut.

    >>> from ecosysteme.jeux import creer_jeu
    >>> jeu = creer_jeu("othello")
    >>> arbre = cultiver(jeu, jeu.etat_initial(), "ia_alphabeta", profondeur=3)
    >>> arbre.comptes()
    Comptes(visites=47, feuilles=30, elagues=26)

In a notebook ``arbre`` draws itself.

The algorithms are those of ``joueurs``, watched (``observation``), their steps kept in a tree (``croissance``,
``arbre``) that is laid out (``disposition``) and drawn (``image``).
"""

from ecosysteme.arbre.arbre import Arbre, Comptes, Etape, Genre, Statut
from ecosysteme.arbre.croissance import TropDeNoeuds, comparer, cultiver

__all__ = ["Arbre", "Comptes", "Etape", "Genre", "Statut", "TropDeNoeuds", "comparer", "cultiver"]
