"""Whether the precision of a review goes with the strength of who played: rank correlations, a side of a game each.

Levels of the engine are strong by their number, people by the rating that all results of a WTHOR folder give them.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean
from threading import Event
from typing import Final

import numpy as np
import numpy.typing as npt

from ecosysteme.analyse.bilan import faire_bilan
from ecosysteme.atelier.bancs.parties import PartieDuBanc, partie_de_niveau, partie_enregistree, revue
from ecosysteme.atelier.chances.fabrication import PartiesCotees, parties_cotees
from ecosysteme.experts import ConseillerOthello
from ecosysteme.formats import ObjetJson
from ecosysteme.jeu import PREMIER, SECOND

NIVEAUX: Final = (1, 3, 5, 8, 10, 12, 15, 18, 20)
# Of recorded games, a third has weak players, a third strong ones, by the mean Elo of both: most games of tournaments
# are between players of much the same strength, among whom one game says little.
FAIBLES, FORTS = -200.0, 430.0
VOULUE_NIVEAUX, VOULUE_PERSONNES = 0.9, 0.6


@dataclass(frozen=True)
class CoteMesure:
    """One side of a game: of which group of games, how strong who played it is, and its precision, 0 to 100."""

    groupe: str
    force: float
    precision: float


@dataclass
class MesurePrecision:
    """The sides of all games that were judged, of levels and of people."""

    niveaux: list[CoteMesure] = field(default_factory=list)
    personnes: list[CoteMesure] = field(default_factory=list)

    @property
    def juste(self) -> bool:
        """Whether both correlations are as high as wanted; one that was not measured is no fault."""
        return all(
            obtenue is None or obtenue >= voulue
            for obtenue, voulue in (
                (correlation(self.niveaux), VOULUE_NIVEAUX),
                (correlation(self.personnes), VOULUE_PERSONNES),
            )
        )

    def en_json(self) -> ObjetJson:
        """Return the correlations, with the mean precision of each group."""
        return {"niveaux": _resumer(self.niveaux), "personnes": _resumer(self.personnes), "juste": self.juste}


def _resumer(cotes: Sequence[CoteMesure]) -> ObjetJson:
    trouvee = correlation(cotes)
    return {
        "cotes": len(cotes),
        "correlation": None if trouvee is None else round(trouvee, 3),
        "precisions": {groupe: round(moyenne, 1) for groupe, moyenne in precisions(cotes).items()},
    }


def precisions(cotes: Sequence[CoteMesure]) -> dict[str, float]:
    """Return the mean precision of each group, in the order in which they came."""
    groupes: defaultdict[str, list[float]] = defaultdict(list)
    for cote in cotes:
        groupes[cote.groupe].append(cote.precision)
    return {groupe: fmean(siennes) for groupe, siennes in groupes.items()}


def correlation(cotes: Sequence[CoteMesure]) -> float | None:
    """Return Spearman's rank correlation of strength and precision; ``None`` where one of them does not vary.

    >>> cotes = [CoteMesure("", force, precision) for force, precision in ((1, 20), (2, 50), (2, 45), (3, 90))]
    >>> round(correlation(cotes), 3), correlation(cotes[:1])
    (0.949, None)
    """
    forces, dites = _rangs([une.force for une in cotes]), _rangs([une.precision for une in cotes])
    if len(set(forces)) < 2 or len(set(dites)) < 2:
        return None
    return float(np.corrcoef(forces, dites)[0, 1])


def _rangs(nombres: Sequence[float]) -> tuple[float, ...]:
    """Return the rank of each number from 1; equal ones share the mean of theirs."""
    _, places, comptes = np.unique(np.array(nombres), return_inverse=True, return_counts=True)
    return tuple((np.cumsum(comptes) - (comptes - 1) / 2)[places].tolist())


def mesurer(
    conseiller: ConseillerOthello,
    dossier: Path | None,
    par_niveau: int,
    parties: int,
    secondes: float,
    graine: int,
    avancer: Callable[[], None],
    arret: Event,
) -> MesurePrecision:
    """Judge games of our levels and, with ``dossier``, of people; ``avancer`` hears of each game.

    ``ValueError`` for a folder that ``parties_cotees`` refuses; ``Interrompu`` soon after ``arret`` is set.
    """
    lues = None if dossier is None else parties_cotees(dossier)
    mesure = MesurePrecision()

    def juger(groupe: str, partie: PartieDuBanc, forces: Sequence[float]) -> Iterator[CoteMesure]:
        revus = revue(partie, conseiller, secondes, arret)
        for camp, force in zip((PREMIER, SECOND), forces, strict=True):
            dite = faire_bilan(revus, camp).precision
            if dite is not None:
                yield CoteMesure(groupe, force, dite)
        avancer()

    hasard = random.Random(graine)
    for niveau in NIVEAUX:
        for _ in range(par_niveau):
            mesure.niveaux += juger(str(niveau), partie_de_niveau(niveau, hasard), (niveau, niveau))
    if lues is None:
        return mesure
    for groupe, rang in tirer(lues, parties, graine):
        if (partie := partie_enregistree(lues.coups[rang])) is not None:
            mesure.personnes += juger(groupe, partie, (float(lues.noirs[rang]), float(lues.blancs[rang])))
    return mesure


def tirer(lues: PartiesCotees, nombre: int, graine: int) -> Iterator[tuple[str, int]]:
    """Draw ``nombre`` games, a third of each strength, fewer where there are not as many; yield the group of each."""
    hasard = np.random.default_rng(graine)
    moyennes = (lues.noirs + lues.blancs)[lues.gardees] / 2
    choix: dict[str, npt.NDArray[np.bool_]] = {
        "faibles": moyennes < FAIBLES,
        "quelconques": np.ones(len(moyennes), np.bool_),
        "forts": moyennes > FORTS,
    }
    for groupe, siennes in choix.items():
        for rang in hasard.permutation(lues.gardees[siennes])[: nombre // len(choix)]:
            yield groupe, int(rang)
