"""How to bring an engine that is told moves, and not positions, to a position.

A player is shown a position only. The moves that lead there from one that the engine knows are found by playing on the
squares that were filled meanwhile: any order that is legal and ends there will do, since it leaves the same board.
"""

from __future__ import annotations

from typing import Final

from ecosysteme.cases import CoupOuPasse
from ecosysteme.jeux.othello import EtatOthello, Othello

ESSAIS: Final = 4000  # positions tried, about a second: enough for an opening of 12 moves, often for 16
ESSAIS_RAPIDES: Final = 40  # some milliseconds: enough for what an opponent answers, passes included


class _Recherche:
    """Looks for the way to one position; what leads nowhere is remembered from one departure to the next."""

    def __init__(self, jeu: Othello, but: EtatOthello, essais: int = ESSAIS) -> None:
        self._jeu, self._but, self._cases, self._essais = jeu, but, but.plateau.keys(), essais
        self._vains: set[EtatOthello] = set()

    def depuis(self, etat: EtatOthello) -> list[CoupOuPasse] | None:
        """Return the moves from ``etat``, passes included; ``None`` when there are none, or none was found in time."""
        if etat == self._but:
            return []
        if etat in self._vains or len(self._vains) >= self._essais or not etat.plateau.keys() <= self._cases:
            return None
        self._vains.add(etat)
        if not etat.coups:
            suite = self.depuis(self._jeu.passer(etat)) if etat.coups_adverses else None
            return None if suite is None else [None, *suite]
        for coup in etat.coups:
            if coup in self._cases and (suite := self.depuis(self._jeu.jouer(etat, coup))) is not None:
                return [coup, *suite]
        return None


class Suivi:
    """What an engine that is told moves knows: its start, the moves told and answered, the positions they led to."""

    def __init__(self, jeu: Othello) -> None:
        self._jeu = jeu
        self.recommencer(jeu.etat_initial())

    @property
    def depart(self) -> EtatOthello:
        """Where the line begins."""
        return self._etats[0]

    @property
    def etat(self) -> EtatOthello:
        """Where the engine stands."""
        return self._etats[-1]

    @property
    def etats(self) -> tuple[EtatOthello, ...]:
        """The positions of the line, in order: the start, then one a move or pass."""
        return tuple(self._etats)

    def recommencer(self, depart: EtatOthello) -> None:
        """Forget the moves."""
        self._etats = [depart]
        self._coups: list[CoupOuPasse] = []

    def jouer(self, coup: CoupOuPasse) -> None:
        """Add a legal move, or a pass."""
        self._etats.append(self._jeu.passer(self.etat) if coup is None else self._jeu.jouer(self.etat, coup))
        self._coups.append(coup)

    def annuler(self) -> bool:
        """Take back the last move or pass; ``False`` when there is none."""
        if self._coups:
            self._etats.pop()
            self._coups.pop()
            return True
        return False

    def suite(self, etat: EtatOthello, essais: int = ESSAIS) -> list[CoupOuPasse] | None:
        """Return the moves from where the engine stands to ``etat``; ``None`` when it must start again.

        They are looked for in so many positions.
        """
        return _Recherche(self._jeu, etat, essais).depuis(self.etat)

    def reprise(self, etat: EtatOthello) -> tuple[EtatOthello, list[CoupOuPasse]] | None:
        """Return a start and the moves from there to ``etat``, through the known line as long as it leads there.

        The start is that of the line, or else that of the game; ``None`` when no way was found from either.
        """
        recherche = _Recherche(self._jeu, etat)
        for rang in reversed(range(len(self._etats))):
            if (suite := recherche.depuis(self._etats[rang])) is not None:
                return self.depart, [*self._coups[:rang], *suite]
        initial = self._jeu.etat_initial()
        suite = recherche.depuis(initial)
        return None if suite is None else (initial, suite)
