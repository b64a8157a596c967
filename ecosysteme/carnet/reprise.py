"""Which answers to a mistake are accepted, by what the engine says of all moves of the position.

The review that found the mistake said what was best there, and how much was lost: the shorter search that is made when
the mistake is retried does not contradict it, see ``accorder``.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Final

from ecosysteme.cases import Position
from ecosysteme.conseiller import Conseil, ValeurDeCoup
from ecosysteme.jeu import Camp, meme_issue
from ecosysteme.variantes.evaluation import Evaluation

ECART: Final = 1  # disc below the best move that is as good


@dataclass(frozen=True)
class _ValeurAccordee:
    """What a move is worth by the review, which comes before its equals; see ``ValeurDeCoup``."""

    valeur: int
    rang: int
    profondeur: int
    exact: bool = False
    distance: None = None


@dataclass(frozen=True)
class AvisAccorde:
    """Advice that a review has corrected."""

    coups: Mapping[Position, ValeurDeCoup]
    complet: bool
    exact: bool
    ligne: tuple[Position | None, ...] = ()  # the engine's own may begin with a move that the review found worse


def accorder(
    avis: Conseil[Position], joue: Position, meilleurs: Collection[Position], perdus: int
) -> Conseil[Position]:
    """Return ``avis`` as a review has it that found ``meilleurs`` best, and ``joue`` worse by ``perdus`` discs.

    What was best there is as good as whatever is found now, and named first. A proof is left as it is, and so is what
    is said where no review told.
    """
    gardes = [coup for coup in meilleurs if coup in avis.coups]
    if not gardes or joue not in avis.coups or all(valeur.exact for valeur in avis.coups.values()):
        return avis
    haut = max(valeur.valeur for valeur in avis.coups.values())
    coups = dict(avis.coups)
    for coup, valeur, rang in [(joue, haut - perdus, haut - perdus), *((un, haut, haut + 1) for un in gardes)]:
        coups[coup] = _ValeurAccordee(valeur, rang, avis.coups[coup].profondeur)
    return AvisAccorde(coups, avis.complet, avis.exact)


def solution(avis: Conseil[Position], bons: Collection[Position]) -> Position:
    """Return the best of ``bons``."""
    return max(bons, key=lambda coup: (avis.coups[coup].rang, coup))


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
    meilleur = solution(avis, avis.coups)
    exact = all(valeur.exact for valeur in avis.coups.values())
    evaluation = Evaluation.de(avis.coups[coup], camp, perte(avis, coup))
    return replace(evaluation, exact=exact, meilleurs=(meilleur,))
