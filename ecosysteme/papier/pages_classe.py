"""The pages of the sheet for a class: which there are of a game, each to be filled in, then solved."""

from __future__ import annotations

from enum import Enum

from ecosysteme.jeu import Jeu
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim


class PageDeClasse(Enum):
    """A page, in the order in which they are printed; the values are those of the files of sessions."""

    ARBRE = "arbre"
    ARBRE_RESOLU = "arbre_resolu"
    ATTRACTEURS = "attracteurs"
    ATTRACTEURS_RESOLUS = "attracteurs_resolus"
    GRUNDY = "grundy"
    GRUNDY_RESOLU = "grundy_resolu"


ARBRES = (PageDeClasse.ARBRE, PageDeClasse.ARBRE_RESOLU)


def pages_possibles(jeu: Jeu) -> tuple[PageDeClasse, ...]:
    """Return the pages that there are of a position of ``jeu``."""
    if isinstance(jeu, Morpion):
        return *ARBRES, PageDeClasse.ATTRACTEURS, PageDeClasse.ATTRACTEURS_RESOLUS
    if isinstance(jeu, Nim):
        return *ARBRES, PageDeClasse.GRUNDY, PageDeClasse.GRUNDY_RESOLU
    return ARBRES
