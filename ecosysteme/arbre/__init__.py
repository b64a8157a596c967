"""The reasoning of the generic algorithms, step by step: what a search visited, in what order, and what it cut.

    arbre = cultiver(jeu, etat, "ia_alphabeta", profondeur=3)

The algorithms are those of ``joueurs``, watched (``observation``), their steps kept in a tree (``croissance``,
``arbre``) that is laid out (``disposition``) and drawn (``image``).
"""

from ecosysteme.arbre.arbre import Arbre, Comptes, Etape, Genre, Statut
from ecosysteme.arbre.croissance import TropDeNoeuds, comparer, cultiver

__all__ = ["Arbre", "Comptes", "Etape", "Genre", "Statut", "TropDeNoeuds", "comparer", "cultiver"]
