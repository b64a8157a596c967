"""Boards, curves and statistics as Matplotlib figures; a game played in a Matplotlib window (``fenetre``).

    figures.enregistrer(figures.dessiner_partie(lire_transcription("f5d6c3")), Path("plateau.png"))

A notebook shows what these functions return by itself, a script that imported pyplot shows them by ``plt.show()``.
Nothing but ``jouer``, which opens a window, imports pyplot: without it no figure is kept open, and any thread may draw.
Matplotlib is the optional extra ``figures``, imported where a figure is made.
"""

from __future__ import annotations

from ecosysteme.figures.courbes import courbe
from ecosysteme.figures.fenetre import PartieFenetre, jouer, ouvrir
from ecosysteme.figures.feuille import enregistrer, verifier_fichier
from ecosysteme.figures.plateau import dessiner_etat, dessiner_partie, dessiner_sur
from ecosysteme.figures.statistiques import lire_resultat, resultat_de, statistiques

__all__ = [
    "PartieFenetre",
    "courbe",
    "dessiner_etat",
    "dessiner_partie",
    "dessiner_sur",
    "enregistrer",
    "jouer",
    "lire_resultat",
    "ouvrir",
    "resultat_de",
    "statistiques",
    "verifier_fichier",
]
