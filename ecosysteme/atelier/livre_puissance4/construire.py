"""Building the opening book's whole floors: the last is searched, the others follow, many positions at a time."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice, pairwise
from pathlib import Path
from typing import Final

import numpy as np

from ecosysteme.atelier.livre_puissance4.etages import depuis_cles, etages, suites
from ecosysteme.fautes import Faute
from ecosysteme.moteur.commun.typage import Mots
from ecosysteme.moteur.puissance4.livre import Etage, LivrePuissance4, TableauScores
from ecosysteme.moteur.puissance4.position import CASES, SCORE_MAX
from ecosysteme.moteur.puissance4.solveur import SolveurExact

RappelEtage = Callable[[int, int, int], None]  # the discs of positions, those judged, all of them
INCONNU: Final = -128
BLOC: Final = 256  # positions from one look at the stop to the next, and at most lost by it


def construire(solveur: SolveurExact, pions: int, journal: Path, rappel: RappelEtage | None = None) -> LivrePuissance4:
    """Return the book of all positions of up to so many discs. ``journal`` and what is raised: as ``juger``."""
    nombres = list(islice(etages(), pions + 1))
    scores = [juger(solveur, nombres[-1], journal, rappel)]
    for suivants, avant in pairwise(reversed(nombres)):
        scores.append(remonter(avant, suivants, scores[-1]))
    return LivrePuissance4([Etage(*paire) for paire in zip(nombres, reversed(scores), strict=True)])


def juger(solveur: SolveurExact, nombres: Mots, journal: Path, rappel: RappelEtage | None = None) -> TableauScores:
    """Search all positions of a floor, their keys rising, and return their scores.

    ``journal`` has them as they are found, a byte each: a work of hours may be stopped at any moment, and goes on with
    the same call. Raises ``Interrompu``, and ``ValueError`` when the file is of another floor.
    """
    if not journal.is_file():
        journal.write_bytes(np.full(len(nombres), INCONNU, np.int8).tobytes())
    scores = _ouvrir(journal, len(nombres))
    nous, masques = depuis_cles(nombres)
    restent = np.flatnonzero(scores == INCONNU)
    for debut in range(0, len(restent), BLOC):
        rangs = restent[debut : debut + BLOC]
        scores[rangs] = solveur.resoudre_tout(np.column_stack((nous[rangs], masques[rangs])).ravel())
        if rappel is not None:
            rappel(int(masques[0]).bit_count(), len(nombres) - len(restent) + debut + len(rangs), len(nombres))
    return np.array(scores)


def _ouvrir(journal: Path, taille: int) -> TableauScores:
    """Return the scores of a file, which changing them writes."""
    if journal.stat().st_size == taille:
        scores = np.memmap(journal, np.int8, "r+")
        if (abs(scores[scores != INCONNU]) <= SCORE_MAX).all():
            return scores
    raise Faute("le journal {fichier} est d'un autre travail : l'effacer d'abord", fichier=journal)


def remonter(nombres: Mots, suivants: Mots, scores: TableauScores) -> TableauScores:
    """Return the scores of a floor, keys rising, from those of the next one: what each best move leaves."""
    pions = int(depuis_cles(nombres[:1])[1][0]).bit_count()
    meilleurs = np.full(len(nombres), -SCORE_MAX, np.int8)
    for gagne, suite, cles in suites(nombres):
        meilleurs[gagne] = (CASES + 1 - pions) // 2
        meilleurs[suite] = np.maximum(meilleurs[suite], -scores[np.searchsorted(suivants, cles)])
    return meilleurs
