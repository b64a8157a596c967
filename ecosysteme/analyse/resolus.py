"""What each move of a solved game threw away, as its solver proves: the win, or the draw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from threading import Event
from typing import Any

from ecosysteme.analyse.analyse import Jugement
from ecosysteme.arret import Interrompu
from ecosysteme.conseiller import Conseiller
from ecosysteme.jeu import CoupQuelconque, EtatQuelconque
from ecosysteme.variantes.evaluation import Evaluation, Juge


def analyser_resolus(
    coups: Sequence[tuple[EtatQuelconque, CoupQuelconque]],
    solveur: Conseiller[Any, Any],
    *,
    arret: Event | None = None,
    rappel: Callable[[Jugement, int, int], None] | None = None,
) -> list[Jugement]:
    """Judge each move in the state that it was played in; ``rappel`` and ``arret`` as in ``analyse.analyser``.

    From the last move back to the first, those that cost least.
    """
    jugements: list[Jugement] = []
    for rang in reversed(range(len(coups))):
        try:
            jugements.insert(0, _juger(rang, *coups[rang], solveur, arret))
        except Interrompu:
            break
        if rappel is not None:
            rappel(jugements[0], len(jugements), len(coups))
    return jugements


def _juger(
    rang: int, etat: EtatQuelconque, coup: CoupQuelconque, solveur: Conseiller[Any, Any], arret: Event | None
) -> Jugement:
    """Judge a move; of those that are better, the best win soonest."""
    camp, verdicts = solveur.jeu.trait(etat), solveur.juger(etat, arret).coups
    perte = max(verdict.valeur for verdict in verdicts.values()) - verdicts[coup].valeur
    haut = max(verdict.rang for verdict in verdicts.values())
    meilleurs = tuple(
        autre for autre, verdict in verdicts.items() if verdict.rang == haut or (autre == coup and not perte)
    )
    evaluation = replace(Evaluation.de(verdicts[coup], camp, perte), meilleurs=meilleurs, juge=Juge(solveur.version))
    return Jugement(rang, camp, coup, evaluation)
