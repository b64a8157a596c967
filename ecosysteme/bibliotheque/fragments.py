"""A library in several folders, on one machine or on several: each is asked by another process, and the answers add up.

The numbers of players and tournaments are those of one folder: a filter for several has none of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import astuple
from functools import cache
from pathlib import Path

from ecosysteme.bibliotheque.bibliotheque import Bibliotheque, Exploration, Suivies, les_plus_joues
from ecosysteme.bibliotheque.filtres import HUMAINS, FiltreDeParties
from ecosysteme.moteur.othello.recueil import PositionCherchee


def explorer_fragments(
    executeur: Executor, dossiers: Sequence[Path], position: PositionCherchee, filtre: FiltreDeParties = HUMAINS
) -> Exploration:
    """Count what was played in a position in all the libraries, as ``Bibliotheque.explorer`` does in one.

    The folders are those of the processes, or of the machines, that the executor has.
    """
    promesses = [executeur.submit(_explorer, dossier, position, filtre) for dossier in dossiers]
    return additionner(promesse.result() for promesse in promesses)


def _explorer(dossier: Path, position: PositionCherchee, filtre: FiltreDeParties) -> Exploration:
    bibliotheque = _ouverte(dossier)
    bibliotheque.actualiser()
    return bibliotheque.explorer(position, filtre)


@cache
def _ouverte(dossier: Path) -> Bibliotheque:
    """Return the library of a folder, which a process opens once."""
    return Bibliotheque(dossier)


def additionner(explorations: Iterable[Exploration]) -> Exploration:
    """Return what one library would answer that had the games of all."""
    lues = list(explorations)
    cases = {case for lue in lues for case in lue.coups}
    coups = {case: _somme(lue.coups[case] for lue in lues if case in lue.coups) for case in cases}
    return Exploration(
        les_plus_joues(coups),
        _somme(lue.arretees for lue in lues),
        _somme(lue.toutes for lue in lues),
    )


def _somme(suivies: Iterable[Suivies]) -> Suivies:
    return Suivies(*map(sum, zip(astuple(Suivies()), *map(astuple, suivies), strict=True)))
