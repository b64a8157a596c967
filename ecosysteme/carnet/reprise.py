"""Which answers to a mistake are accepted, by what the engine says of all moves of the position."""

from __future__ import annotations

from typing import Final

from ecosysteme.cases import Position
from ecosysteme.conseiller import Conseil
from ecosysteme.jeu import meme_issue

ECART: Final = 1  # disc below the best move that is as good


def bons_coups(avis: Conseil[Position], joue: Position) -> frozenset[Position]:
    """Return the moves that are accepted where ``joue`` was the mistake.

    All those that keep the proved result, where the mistake lost it: a win by 2 is a win. Elsewhere those within one
    disc of the best. The mistake itself is one of them only when the engine now finds nothing better.
    """
    valeurs = {coup: valeur.valeur for coup, valeur in avis.coups.items()}
    meilleure = max(valeurs.values())
    issue_perdue = joue in valeurs and not meme_issue(valeurs[joue], meilleure)
    if issue_perdue and all(valeur.exact for valeur in avis.coups.values()):
        bons = {coup for coup, valeur in valeurs.items() if meme_issue(valeur, meilleure)}
    else:
        bons = {coup for coup, valeur in valeurs.items() if valeur >= meilleure - ECART}
    return frozenset(bons - {joue} or bons)


def perte(avis: Conseil[Position], coup: Position) -> int:
    """Return the discs that ``coup`` loses beside the best move."""
    return max(valeur.valeur for valeur in avis.coups.values()) - avis.coups[coup].valeur
