"""The games in progress as boards to draw: what the processes say of them, played again off the GUI thread."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ecosysteme.jeu import Jeu
from ecosysteme.partie import Partie
from ecosysteme.tournoi.direct import PartieEnDirect
from ui.jeux.registre import adaptateur_de
from ui.plateau.style import PlateauAffiche


@dataclass(frozen=True)
class PlateauSuivi:
    """One board to show: which process plays on it, the game's rank from 0, the places of the two camps."""

    ouvrier: int
    rang: int
    premier: int
    second: int
    coups: int
    vue: PlateauAffiche


class Spectateur:
    """Follows the games of one tournament, one a process; a game that goes on is not played again from its start."""

    def __init__(self, jeu: Jeu) -> None:
        self._jeu, self._adaptateur = jeu, adaptateur_de(jeu)
        self._suivies: dict[int, tuple[int, list[str], Partie]] = {}  # by process: rank, moves, game

    def plateaux(self, directs: Iterable[PartieEnDirect]) -> tuple[PlateauSuivi, ...]:
        """Return the boards, in the order of the processes; a game that cannot be followed is left out."""
        directs = sorted(directs, key=lambda direct: direct.ouvrier)
        self._suivies = {
            direct.ouvrier: self._suivies[direct.ouvrier] for direct in directs if direct.ouvrier in self._suivies
        }
        return tuple(plateau for direct in directs if (plateau := self._plateau(direct)) is not None)

    def _plateau(self, direct: PartieEnDirect) -> PlateauSuivi | None:
        try:
            partie = self._suivre(direct)
        except ValueError:  # a worker of another version, or of another game
            return None
        dessin = self._adaptateur.plateau(partie, interactif=False)
        paire = direct.appariement
        return PlateauSuivi(direct.ouvrier, paire.rang, paire.premier, paire.second, partie.nb_coups, dessin)

    def _suivre(self, direct: PartieEnDirect) -> Partie:
        rang, coups = direct.appariement.rang, direct.coups.split()
        ancien, joues, partie = self._suivies.get(direct.ouvrier, (-1, [], Partie(self._jeu)))
        if ancien != rang or coups[: len(joues)] != joues:
            joues, partie = [], Partie(self._jeu)
        for coup in coups[len(joues) :]:
            partie.jouer(self._jeu.lire_coup(coup))
        self._suivies[direct.ouvrier] = (rang, coups, partie)
        return partie
