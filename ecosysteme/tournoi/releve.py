"""Statistics of a player's moves (time, mobility…), added up over a game in progress and finished games."""

from __future__ import annotations

from dataclasses import dataclass

from ecosysteme.jeu import Camp
from ecosysteme.partie import Partie


@dataclass(frozen=True)
class Releve:
    """Sums over the moves of one player, so that games add up; a mean is ``None`` as long as nothing was measured."""

    coups: int = 0
    coups_minutes: int = 0  # those whose time is known
    secondes: float = 0.0  # that they took in all
    secondes_max: float = 0.0
    choix: int = 0  # legal moves that there were to choose from
    pris: int = 0  # points taken from the opponent: discs turned, at Othello

    @classmethod
    def de(cls, partie: Partie, camp: Camp, depuis: int = 0) -> Releve:
        """Measure the moves of ``camp`` so far, but for the first ``depuis`` turns of the game; passes are no moves."""
        jeu = partie.jeu
        etats = [partie.depart, *(trait.etat for trait in partie.historique)]
        joues = [
            (avant, trait)
            for avant, trait in list(zip(etats, partie.historique, strict=False))[depuis:]
            if trait.camp == camp and trait.coup is not None
        ]
        # No time at all: the move that a person's click began the game with was not timed.
        temps = [trait.secondes for _, trait in joues if trait.secondes]
        adverse = 2 - camp  # where the opponent's points are in ``scores``
        pris = [jeu.scores(avant)[adverse] - jeu.scores(trait.etat)[adverse] for avant, trait in joues if jeu.unite]
        return cls(
            coups=len(joues),
            coups_minutes=len(temps),
            secondes=sum(temps),
            secondes_max=max(temps, default=0.0),
            choix=sum(len(jeu.coups_legaux(avant)) for avant, _ in joues),
            pris=sum(pris),
        )

    def plus(self, autre: Releve) -> Releve:
        """Return what was measured here and there together."""
        return Releve(
            self.coups + autre.coups,
            self.coups_minutes + autre.coups_minutes,
            self.secondes + autre.secondes,
            max(self.secondes_max, autre.secondes_max),
            self.choix + autre.choix,
            self.pris + autre.pris,
        )

    @property
    def secondes_par_coup(self) -> float | None:
        """Mean time of the timed moves, in seconds."""
        return self.secondes / self.coups_minutes if self.coups_minutes else None

    @property
    def mobilite(self) -> float | None:
        """Mean number of legal moves at this player's turns."""
        return self.choix / self.coups if self.coups else None

    @property
    def pris_par_coup(self) -> float | None:
        """Mean number of points that a move takes from the opponent."""
        return self.pris / self.coups if self.coups else None
