"""Which answers to a mistake are accepted, by what the engine says of all moves of the position."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ecosysteme.cases import Position
from ecosysteme.conseiller import Conseil
from ecosysteme.jeu import Camp, meme_issue
from ecosysteme.variantes.evaluation import Evaluation

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


def evaluer(avis: Conseil[Position], coup: Position, camp: Camp) -> Evaluation:
    """Return what ``avis`` says of ``coup`` of ``camp``, as a review would; exact when all moves are."""
    meilleur = max(avis.coups, key=lambda autre: (avis.coups[autre].valeur, autre))
    exact = all(valeur.exact for valeur in avis.coups.values())
    evaluation = Evaluation.de(avis.coups[coup], camp, perte(avis, coup))
    return replace(evaluation, exact=exact, meilleurs=(meilleur,))
