"""The queue as the window runs it: on a thread that waits for processes, and only while nobody plays."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from enum import Enum, auto
from functools import partial
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from ecosysteme.executeurs import Ouvrir, ouvriers
from ui.socle.taches import Tache, Taches

if TYPE_CHECKING:
    from ecosysteme.fautes import Message
    from ecosysteme.revue_en_serie.deroulement import AvancementSerie
    from ecosysteme.revue_en_serie.file import CompteDeFile


PAR_LECTURE: Final = 50
EtatLu = tuple["CompteDeFile", tuple["Message", ...]]


class EtatDeFile(Enum):
    """What the queue is doing."""

    VIDE = auto()
    EN_COURS = auto()
    CEDEE = auto()  # somebody plays: it goes on by itself afterwards
    EN_PAUSE = auto()


class TravailEnSerie(QObject):
    """Works through the queue of the library of ``dossier``, with the processes that ``ouvrir`` gives.

    What is long to import is imported on its threads.
    """

    change = Signal()  # the state, or how far it is
    jugees = (
        Signal()
    )  # enough was judged for what is made of it to be read again: ``PAR_LECTURE`` games, or a whole run
    manquee = Signal(object)  # what was raised
    _avance = Signal(object)

    def __init__(self, parent: QObject, dossier: Path, ouvrir: Ouvrir | None = None) -> None:
        """Ask nothing yet."""
        super().__init__(parent)
        self._dossier, self._ouvrir = dossier, ouvrir
        self._revues, self._questions = Taches(self), Taches(self)  # a question does not wait for a run to end
        self._revue: Tache | None = None
        self._pause = Event()
        self._voulue = self._cedee = False
        self.attente = self.refusees = 0
        self.raisons: tuple[Message, ...] = ()  # why games were refused, each reason once
        self.avancement: AvancementSerie | None = None  # of the run in progress, or of the last one
        self._avance.connect(self._noter)

    @property
    def etat(self) -> EtatDeFile:
        """What the queue is doing."""
        if not self.attente:
            return EtatDeFile.VIDE
        if not self._voulue:
            return EtatDeFile.EN_PAUSE
        return EtatDeFile.CEDEE if self._cedee else EtatDeFile.EN_COURS

    def compter(self, reprendre: bool = False) -> None:
        """Read what waits, and go on with it if asked."""

        def lire(_arret: Event) -> EtatLu:
            return _lire(self._dossier)

        self._questions.lancer(lire, partial(self._recevoir, reprendre), self._manquer)

    def demander(self, suites: list[bytes], approfondir: bool) -> None:
        """Put games into the queue, and begin."""

        def ecrire(_arret: Event) -> EtatLu:
            from ecosysteme.revue_en_serie.file import APPROFONDI, ORDINAIRE, demander

            demander(self._dossier, suites, APPROFONDI if approfondir else ORDINAIRE)
            return _lire(self._dossier)

        self._questions.lancer(ecrire, partial(self._recevoir, True), self._manquer)

    def suspendre(self, pause: bool) -> None:
        """Stop after the games in progress, or go on."""
        self._voulue = not pause
        self._accorder()

    def ceder(self, cedee: bool) -> None:
        """Leave the processors to who plays, or take them again."""
        if cedee != self._cedee:
            self._cedee = cedee
            self._accorder()

    def annuler(self) -> None:
        """Forget what waits; the games in progress are given up."""
        self._voulue = False
        if self._revue is not None:
            self._revue.annuler()
            self._revue = None

        def vider(_arret: Event) -> EtatLu:
            from ecosysteme.revue_en_serie.file import vider

            vider(self._dossier)
            return _lire(self._dossier)

        self._questions.lancer(vider, partial(self._recevoir, False), self._manquer)

    def fermer(self) -> None:
        """Give up the games in progress: they wait for the next start."""
        self._questions.fermer()
        self._revues.fermer()

    def _recevoir(self, reprendre: bool, lu: EtatLu) -> None:
        compte, self.raisons = lu
        self.attente, self.refusees = compte.attente, compte.refusees
        self._voulue = self._voulue or reprendre
        self._accorder()

    def _accorder(self) -> None:
        """Have a run in progress, or none, as the state asks."""
        if self.etat is not EtatDeFile.EN_COURS:
            self._pause.set()
        elif self._revue is None:
            self._commencer()
        self.change.emit()

    def _commencer(self) -> None:
        self._pause = pause = Event()

        def juger(arret: Event) -> AvancementSerie:
            from ecosysteme.revue_en_serie.deroulement import RevueEnSerie, ouvriers_discrets

            ouvrir = self._ouvrir or partial(ouvriers, ouvriers_discrets())
            revue = RevueEnSerie(self._dossier, ouvrir, rappel=self._raconter, pause=pause, abandon=arret)
            revue.derouler()
            return revue.avancement

        self._revue = self._revues.lancer(juger, self._finir, self._manquer_la_revue)

    def _raconter(self, avancement: AvancementSerie) -> None:
        """Tell the GUI thread; a copy, for the run goes on."""
        with suppress(RuntimeError):  # the window is gone
            self._avance.emit(replace(avancement))

    def _noter(self, avancement: AvancementSerie) -> None:
        if self._revue is not None:
            self.avancement, self.attente = avancement, avancement.attente
            if avancement.faites % PAR_LECTURE == 0:
                self.jugees.emit()
            self.change.emit()

    def _finir(self, avancement: AvancementSerie) -> None:
        self._revue = None
        self.avancement = avancement
        if avancement.faites:
            self.jugees.emit()
        self.compter()  # which begins again if it was paused and resumed meanwhile

    def _manquer_la_revue(self, erreur: BaseException) -> None:
        self._revue = None
        self._voulue = False
        self._manquer(erreur)
        self.compter()

    def _manquer(self, erreur: BaseException) -> None:
        self.manquee.emit(erreur)


def _lire(dossier: Path) -> EtatLu:
    """Count what is in the queue, and say why games were refused."""
    from ecosysteme.revue_en_serie.file import compter, refus

    return compter(dossier), tuple({str(raison): raison for raison in refus(dossier).values()}.values())
