"""The games that the window shows, one adapter each, found by the game's name."""

from __future__ import annotations

from typing import Final

from ecosysteme.jeu import Jeu
from ecosysteme.jeux import JEUX, lire_specification
from ecosysteme.reglages import COINS, MAXIMUM_NIM, MISERE, TAILLE, TAS
from ui.jeux.adaptateur import AdaptateurJeu
from ui.jeux.morpion import AdaptateurMorpion
from ui.jeux.nim import AdaptateurNim
from ui.jeux.othello import AdaptateurOthello
from ui.jeux.puissance4 import AdaptateurPuissance4
from ui.socle.langue import translate

# In the order of the box ``jeu``.
ADAPTATEURS: Final[dict[str, type[AdaptateurJeu]]] = {
    "othello": AdaptateurOthello,
    "puissance4": AdaptateurPuissance4,
    "morpion": AdaptateurMorpion,
    "nim": AdaptateurNim,
}


def adaptateur_de(jeu: Jeu) -> AdaptateurJeu:
    """Return the adapter of ``jeu``; ``KeyError`` for a game that the window does not show."""
    return ADAPTATEURS[jeu.nom](jeu)


def titre_de(nom: str) -> str:
    """Return what the game called ``nom`` is called in the language of the moment."""
    return adaptateur_de(JEUX[nom]()).titre


def intituler(specification: str) -> str:
    """Name a game, with the options that are not the usual ones: ``Othello 6 × 6``, ``Nim 1-3-5, misère``.

    One that this version does not know is its own title.
    """
    try:
        nom, options = lire_specification(specification)
        titre = titre_de(nom)
    except (ValueError, KeyError):
        return specification
    ecrites = {
        TAILLE.nom: "{0} × {0}",
        COINS.nom: translate("ModeleParties", "coins donnés : {}"),
        TAS.nom: "{}",
        MAXIMUM_NIM.nom: translate("ModeleParties", "{} au plus"),
        MISERE.nom: translate("ModeleParties", "misère"),
    }
    dites = [ecrites.get(cle, f"{cle}={{}}").format(valeur) for cle, valeur in options.items() if valeur]
    return " ".join((titre, ", ".join(dites))).rstrip()
