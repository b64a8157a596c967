"""The clocks that a referee sets: how long the move to play may take."""

from __future__ import annotations

from ecosysteme.fautes import Faute
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.joueurs.pendule import MINIMUM, VITESSE, Part, part
from ecosysteme.pendules import Temps


def _verifier(*nombres: float) -> None:
    if not all(nombre >= 0 for nombre in nombres):  # what is no number is not either
        raise Faute("un temps négatif")


class HorlogeGTP:
    """GTP's clocks: a time for the game, then periods of so many seconds for so many moves (Canadian byo-yomi).

    They run by themselves; what the referee says of them is believed.
    """

    def __init__(self, principal: float = 0.0, periode: float = 0.0, coups: int = 0) -> None:
        """Set both; no time at all, or a period without moves, is no limit. ``ValueError`` for a negative number."""
        _verifier(principal, periode, coups)
        self._periode, self._coups = periode, coups
        self.sans_limite = (periode > 0 and coups == 0) or principal == periode == 0
        # Seconds left, and moves to play in them: 0 is the game's own time.
        depart = (principal, 0) if principal else (periode, coups)
        self._reste: dict[Camp, tuple[float, int]] = {PREMIER: depart, SECOND: depart}

    def regler(self, camp: Camp, secondes: float, coups: int) -> None:
        """Believe the referee: ``coups`` moves to play in ``secondes``, the rest of the game if 0; ``ValueError``."""
        _verifier(secondes, coups)
        self._reste[camp] = (secondes, coups)
        self.sans_limite = False

    def allouer(self, camp: Camp, vides: int, vitesse: float = VITESSE) -> Part | None:
        """Return the time of the move to play, ``None`` without limit; ``vitesse`` is the engine's."""
        if self.sans_limite:
            return None
        reste, coups = self._reste[camp]
        moyenne = self._periode / self._coups if self._coups else 0.0
        if not coups:
            return part(Temps(reste), vides, vitesse=vitesse).plus(moyenne)
        # What quick moves leave is not spent on the next: a period is GTP's only way to tell a time a move.
        return Part(None, max(min(reste / coups, moyenne or reste), MINIMUM))

    def compter(self, camp: Camp, secondes: float) -> None:
        """Take off what a move took; a period that its moves are played in begins again."""
        reste, coups = self._reste[camp]
        reste -= secondes
        if coups:
            coups -= 1
        elif reste <= 0 and self._coups:
            reste, coups = reste + self._periode, self._coups - 1
        else:
            self._reste[camp] = (reste, 0)
            return
        self._reste[camp] = (reste, coups) if coups else (self._periode, self._coups)
