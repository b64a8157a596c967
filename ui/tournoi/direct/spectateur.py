"""The games in progress as boards to draw: what the processes say of them, played again off the GUI thread."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from time import monotonic

from ecosysteme.jeu import Camp, Jeu
from ecosysteme.partie import Partie
from ecosysteme.pendules import Pendules, Temps
from ecosysteme.tournoi.direct import PartieEnDirect
from ui.jeux.registre import adaptateur_de
from ui.plateau.style import PlateauAffiche


@dataclass(frozen=True)
class PlateauSuivi:
    """One board to show: which process plays on it, the game's rank from 0, the places of the two camps.

    ``points`` are those of the board, ``None`` in a game that counts none. ``pendules`` are its clocks at the moment
    ``depuis``, as ``monotonic`` tells it, since when that of ``trait`` runs.
    """

    ouvrier: int
    rang: int
    premier: int
    second: int
    coups: int
    vue: PlateauAffiche
    points: tuple[int, int] | None = None
    pendules: Pendules | None = None
    trait: Camp | None = None
    depuis: float = 0.0

    def temps(self, camp: Camp, maintenant: float) -> Temps | None:
        """Return what the clock of ``camp`` shows; ``None`` in a game without."""
        if self.pendules is None:
            return None
        return self.pendules.temps(camp, max(maintenant - self.depuis, 0.0) if camp == self.trait else 0.0)


class Spectateur:
    """Follows the games of one tournament, one a process; a game that goes on is not played again from its start."""

    def __init__(self, jeu: Jeu) -> None:
        self._jeu, self._adaptateur = jeu, adaptateur_de(jeu)
        # By process: rank, moves, game, since when it is so.
        self._suivies: dict[int, tuple[int, list[str], Partie, float]] = {}

    def plateaux(self, directs: Iterable[PartieEnDirect]) -> tuple[PlateauSuivi, ...]:
        """Return the boards, in the order of the processes; a game that cannot be followed is left out."""
        directs = sorted(directs, key=lambda direct: direct.ouvrier)
        self._suivies = {
            direct.ouvrier: self._suivies[direct.ouvrier] for direct in directs if direct.ouvrier in self._suivies
        }
        return tuple(plateau for direct in directs if (plateau := self._plateau(direct)) is not None)

    def _plateau(self, direct: PartieEnDirect) -> PlateauSuivi | None:
        try:
            partie, depuis = self._suivre(direct)
        except ValueError:  # a worker of another version, or of another game
            return None
        dessin = self._adaptateur.plateau(partie, interactif=False)
        paire = direct.appariement
        points = partie.scores if self._jeu.unite else None
        montre = (partie.nb_coups, dessin, points, direct.pendules, partie.trait, depuis)
        return PlateauSuivi(direct.ouvrier, paire.rang, paire.premier, paire.second, *montre)

    def _suivre(self, direct: PartieEnDirect) -> tuple[Partie, float]:
        """Return the game, and since when it stands there."""
        rang, coups = direct.appariement.rang, direct.coups.split()
        ancien, joues, partie, depuis = self._suivies.get(direct.ouvrier, (-1, [], Partie(self._jeu), 0.0))
        if ancien != rang or coups[: len(joues)] != joues:
            ancien, joues, partie = -1, [], Partie(self._jeu)
        for coup in coups[len(joues) :]:
            partie.jouer(self._jeu.lire_coup(coup))
        if ancien == -1 or len(coups) > len(joues):
            depuis = monotonic()
        self._suivies[direct.ouvrier] = (rang, coups, partie, depuis)
        return partie, depuis
