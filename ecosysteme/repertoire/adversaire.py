"""What the opponent of a drill plays: what people play, where something is left to ask."""

from __future__ import annotations

import random
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from ecosysteme.repertoire.couverture import Explorateur, PartsDesReponses, parts_de
from ecosysteme.repertoire.positions import PositionsTenues, PositionTenue, Vue

INCONNUE: Final = 0.01  # the share of an answer that is in the repertoire, and that nobody played


@dataclass(frozen=True, slots=True)
class Repartie:
    """The square of an answer, and whether it is one of the repertoire."""

    case: int
    tenue: bool = True


class Adversaire:
    """Answers in the positions of a repertoire, as ``explorer`` tells that people do; ``tirage`` draws.

    With ``surprises``, it leaves the repertoire as often as people do.
    """

    def __init__(
        self, positions: PositionsTenues, explorer: Explorateur, tirage: random.Random, *, surprises: bool = False
    ) -> None:
        self._positions, self._explorer, self._tirage = positions, explorer, tirage
        self.surprises = surprises
        self._parts: dict[str, PartsDesReponses] = {}

    def jouer(self, vue: Vue, attendues: Collection[str]) -> Repartie | None:
        """Return an answer on a board, first of all one after which a position of ``attendues`` may come.

        ``None`` where the repertoire has none.
        """
        tenue = self._positions.par_cle.get(vue.cle)
        if tenue is None or not tenue.suites:
            return None
        parts = self._parts_de(vue.cle, tenue).parts
        suites = {cle: case for case, cle in vue.suites().items()} | {
            cle: cases[0] for cle, cases in tenue.sur(vue).items()
        }
        connues = self._positions.par_cle
        dehors = {suites[cle]: part for cle, part in parts.items() if self.surprises and cle not in connues}
        if dehors and self._tirage.random() < sum(dehors.values()):
            return Repartie(self._tirer(dehors), tenue=False)
        menent = self.menent(attendues)
        demandees = {cle: poids for cle, poids in tenue.suites.items() if poids}
        utiles = {cle: poids for cle, poids in demandees.items() if cle in menent} or demandees
        if not utiles:
            return None
        return Repartie(
            self._tirer({suites[cle]: poids * max(parts.get(cle, 0.0), INCONNUE) for cle, poids in utiles.items()})
        )

    def interroger(self) -> None:
        """Ask the games about all positions now, and nothing afterwards."""
        for cle, tenue in self._positions.par_cle.items():
            if not self._positions.a_nous(cle):
                self._parts_de(cle, tenue)

    def menent(self, attendues: Collection[str]) -> set[str]:
        """Return the positions from which one of ``attendues`` may come, those themselves included."""
        trouvees = set(attendues)
        for cle in reversed(self._positions.par_cle):
            suites = self._positions.par_cle[cle].suites
            a_nous = self._positions.a_nous(cle)
            if any((a_nous or poids) and suivante in trouvees for suivante, poids in suites.items()):
                trouvees.add(cle)
        return trouvees

    def _parts_de(self, cle: str, tenue: PositionTenue) -> PartsDesReponses:
        if cle not in self._parts:
            self._parts[cle] = parts_de(tenue, self._explorer)
        return self._parts[cle]

    def _tirer(self, poids: dict[int, float]) -> int:
        cases = sorted(poids)
        return self._tirage.choices(cases, [poids[case] for case in cases])[0]
