"""The games that the window shows, one adapter each, found by the game's name."""

from __future__ import annotations

from typing import Final

from ecosysteme.jeu import JeuQuelconque
from ecosysteme.jeux import JEUX
from ui.jeux.adaptateur import AdaptateurJeu
from ui.jeux.morpion import AdaptateurMorpion
from ui.jeux.nim import AdaptateurNim
from ui.jeux.othello import AdaptateurOthello
from ui.jeux.puissance4 import AdaptateurPuissance4

# In the order of the box ``jeu``.
ADAPTATEURS: Final[dict[str, type[AdaptateurJeu]]] = {
    "othello": AdaptateurOthello,
    "puissance4": AdaptateurPuissance4,
    "morpion": AdaptateurMorpion,
    "nim": AdaptateurNim,
}


def adaptateur_de(jeu: JeuQuelconque) -> AdaptateurJeu:
    """Return the adapter of ``jeu``; ``KeyError`` for a game that the window does not show."""
    return ADAPTATEURS[jeu.nom](jeu)


def titre_de(nom: str) -> str:
    """Return what the game called ``nom`` is called in the language of the moment."""
    return adaptateur_de(JEUX[nom]()).titre
