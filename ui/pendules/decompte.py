"""The turn that is being played: how long it lasts, and what the clock of who has it says meanwhile.

Nothing is told to the game before the turn ends: until then the clock is what the game knows and this time together.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.partie import Partie
from ecosysteme.pendules import Pendules
from ui.pendules.mots import prochain

CAMPS: Final[tuple[Camp, Camp]] = (PREMIER, SECOND)
REGARD: Final = 1.0  # s between two looks at the time, at most
SAUT: Final = 5.0  # s between two looks: the machine slept meanwhile
ALERTES: Final = (60, 30, 10)  # s left, which who plays is told
# Which clock goes on while the machine sleeps, so that it can be told.
_HORLOGE: Final[int | None] = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))


def heure() -> float:
    """Return the seconds since some moment, those included that the machine slept."""
    return time.monotonic() if _HORLOGE is None else time.clock_gettime(_HORLOGE)


class Decompte(QObject):
    """Counts the time of one turn after the other. A game without clocks has its turns timed and nothing more."""

    battement = Signal()  # the clock that runs shows something else
    chute = Signal(int)  # the time of this camp is used up, or its overtime is too
    echeance = Signal()  # the clocks may end the game: somebody's has just fallen, or a turn begins
    alerte = Signal(int)  # so many seconds are left
    sommeil = Signal()  # the machine slept: that time is left out

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.partie: Partie | None = None
        self.camp: Camp | None = None  # who has the turn
        self._court = False  # whether the clock of ``camp`` counts this turn
        self._pauses: set[str] = set()
        self._ecoule, self._vu = 0.0, 0.0  # s counted until the last look; when that was
        self._compte = False  # whether time passes now
        self._reste = 0.0  # what the clock showed at the last look
        self._dites = (0, 0)  # how many falls of each camp were told
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.regarder)
        self._debut = QTimer(self, singleShot=True, interval=0)  # whoever began the turn has then done so
        self._debut.timeout.connect(self._constater)

    def commencer(self, partie: Partie, *, court: bool, attend: bool = False) -> None:
        """Time the turn of ``partie`` from now on; its clock runs if it has one and the game goes on (``court``).

        With ``attend``, from ``lancer`` on: a machine may have to start first.
        """
        connues = self._dites if partie is self.partie else None
        self.partie, self.camp = partie, partie.trait
        self._ecoule, self._court = 0.0, court and partie.trait is not None
        chutes = self._chutes(partie.pendules)
        # The last move, or a turn that was interrupted, may have made a clock fall: that is still to be told.
        self._dites = chutes if connues is None else (min(connues[0], chutes[0]), min(connues[1], chutes[1]))
        self._pauses.discard("attente")
        self._compte = False
        pendules = partie.pendules
        if pendules is not None and self.camp is not None:
            self._reste = pendules.temps(self.camp).reste
        if attend:
            self._pauses.add("attente")
        self._suivre_pauses()
        if self.court:
            self._debut.start()
        self.battement.emit()

    def lancer(self) -> None:
        """The machine that was waited for thinks from now on."""
        self.pauser("attente", False)

    def figer(self, secondes: float) -> None:
        """The machine has thought for ``secondes``: its move, which may be shown later, takes no more."""
        if self.court:
            self.pauser("attente", True)
            self._ecoule = secondes
            self.battement.emit()

    def pauser(self, raison: str, en_pause: bool) -> None:
        """Count no time as long as there is any reason for a pause."""
        (self._pauses.add if en_pause else self._pauses.discard)(raison)
        self._suivre_pauses()

    def _suivre_pauses(self) -> None:
        compte = not (self.court and self._pauses)
        if compte == self._compte:
            return
        self._ecoule, self._vu = self._ecoule + self._passe()[0], heure()
        self._compte = compte
        self._attendre()

    def _passe(self) -> tuple[float, bool]:
        """Return the seconds to be counted since the last look, and whether the machine slept instead.

        Only a clock that runs is looked at often enough for sleep to be told.
        """
        secondes = heure() - self._vu if self._compte else 0.0
        dormi = self.court and secondes > SAUT
        return (0.0 if dormi else secondes), dormi

    @property
    def engage(self) -> bool:
        """Whether a turn of a game that goes on is being timed, with a clock or without."""
        return self._court and self.partie is not None and not self.partie.terminee

    @property
    def court(self) -> bool:
        """Whether a clock counts the turn, be it during a pause; never in a game that is over, whoever ended it."""
        return self.engage and self.partie is not None and self.partie.pendules is not None

    @property
    def secondes(self) -> float:
        """How long the turn lasts so far, sleep left out; nothing where there are clocks and the game does not run."""
        if self.partie is not None and self.partie.pendules is not None and not self.court:
            return 0.0
        return self._ecoule + self._passe()[0]

    def pendules(self, partie: Partie) -> Pendules | None:
        """Return what the clocks of ``partie`` say now."""
        if partie is self.partie and self.court and self.camp is not None and partie.pendules is not None:
            return partie.pendules.depenser(self.camp, self.secondes)
        return partie.pendules

    def en_marche(self, partie: Partie) -> Camp | None:
        """Return the camp whose clock counts its turn in ``partie``, ``None`` while none does."""
        return self.camp if partie is self.partie and self.court else None

    def terminer(self) -> None:
        """The turn is over, and the game knows how long it took; or nobody plays any more."""
        self._court = self._compte = False
        self._timer.stop()
        self._debut.stop()

    def solder(self) -> None:
        """Let the clock pay for what was used of a turn that is interrupted."""
        partie, camp = self.partie, self.camp
        if partie is not None and camp is not None and self.court:
            secondes = self.secondes
            self.terminer()
            partie.depenser(camp, secondes)
            self.battement.emit()
        self.terminer()

    def conclure(self, fin: Callable[[], None]) -> None:
        """End the game by ``fin``; who has the turn pays for it first, and may lose on time instead."""
        self.solder()
        if self.partie is not None and not self.partie.terminee:
            fin()

    def regarder(self) -> None:
        """Look at the time: tell what has changed since it was last looked at."""
        if not (self.court and self._compte) or self.partie is None or self.camp is None:
            return
        secondes, dormi = self._passe()
        self._ecoule, self._vu = self._ecoule + secondes, heure()
        if dormi:
            self.sommeil.emit()
            self._attendre()
            return
        pendules = self.pendules(self.partie)
        assert pendules is not None, "la partie a des pendules"
        avant, self._reste = self._reste, pendules.temps(self.camp).reste
        self.battement.emit()
        if self._chutes(pendules) != self._dites:
            self._constater()
        else:
            for seuil in ALERTES:
                if self._reste <= seuil < avant:
                    self.alerte.emit(seuil)
        self._attendre()

    @staticmethod
    def _chutes(pendules: Pendules | None) -> tuple[int, int]:
        return (0, 0) if pendules is None else (pendules.comptes[0].chutes, pendules.comptes[1].chutes)

    def _constater(self) -> None:
        """Tell the falls that were not told yet, then let the clocks end the game if they can."""
        if not self.court or self.partie is None:
            return
        dites, self._dites = self._dites, self._chutes(self.pendules(self.partie))
        for camp in CAMPS:
            if self._dites[camp - 1] > dites[camp - 1]:
                self.chute.emit(camp)
        self.echeance.emit()

    def _attendre(self) -> None:
        """Wait for what the clock shows next; one at 0 shows nothing else, but its turn is timed, sleep left out."""
        self._timer.stop()
        if self._compte and self.court and self.partie is not None and self.camp is not None:
            pendules = self.pendules(self.partie)
            temps = None if pendules is None else pendules.temps(self.camp)
            if temps is not None:
                self._timer.start(max(round(1000 * (prochain(temps) if temps.reste else REGARD)), 10))
