"""The games that the window shows, one adapter each, found by the game's name."""

from __future__ import annotations

from typing import Final

from ecosysteme.jeu import JeuQuelconque
from ecosysteme.jeux import JEUX
from ui.jeux.adaptateur import VueJeu
from ui.jeux.morpion import VueMorpion
from ui.jeux.nim import VueNim
from ui.jeux.othello import VueOthello
from ui.jeux.puissance4 import VuePuissance4

# In the order of the box ``jeu``.
VUES: Final[dict[str, type[VueJeu]]] = {
    "othello": VueOthello,
    "puissance4": VuePuissance4,
    "morpion": VueMorpion,
    "nim": VueNim,
}


def vue_de(jeu: JeuQuelconque) -> VueJeu:
    """Return the adapter of ``jeu``; ``KeyError`` for a game that the window does not show."""
    return VUES[jeu.nom](jeu)


def titre_de(nom: str) -> str:
    """Return what the game called ``nom`` is called in the language of the moment."""
    return vue_de(JEUX[nom]()).titre
