"""What stands behind the list of games: it is read, and its games are deleted, off the thread of the window."""

from __future__ import annotations

from threading import Event
from time import time
from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QMainWindow

from ecosysteme.journal.fichier import JournalAbime
from ecosysteme.journal.journal import Journal
from ecosysteme.journal.lecture import PartieNotee, lister
from ui.journal.dialogue import DialogueParties
from ui.journal.modele import LigneJournal
from ui.socle.devant import mettre_devant
from ui.socle.retraduction import SuiviLangue
from ui.socle.taches import Tache, Taches

PREMIERES: Final = 200  # games that a list shows before all of them are read


class PartiesRecentes(QObject):
    """Opens the dialog and feeds it; ``voulue`` carries the number of a game that is wanted, ``echec`` a fault."""

    voulue = Signal(int)
    echec = Signal(object)

    def __init__(self, fenetre: QMainWindow, journal: Journal, taches: Taches) -> None:
        """Read ``journal`` on the thread of ``taches``."""
        super().__init__(fenetre)
        self._fenetre, self._journal, self._taches = fenetre, journal, taches
        self._dialogue: DialogueParties | None = None
        self._lecture: Tache | None = None
        SuiviLangue(fenetre, self.relire)

    def montrer(self) -> None:
        """Open the list, or bring it to the front."""
        if self._dialogue is None:
            dialogue = self._dialogue = DialogueParties(self._fenetre)
            dialogue.demande.connect(lambda _: self.relire())
            dialogue.ouverture.connect(self.voulue)
            dialogue.suppression.connect(self._supprimer)
            dialogue.restitution.connect(self._rendre)
            dialogue.finished.connect(self._oublier)
            dialogue.installEventFilter(self)
        self.relire()
        mettre_devant(self._dialogue)
        self._dialogue.recherche.setFocus()

    def fermer(self) -> None:
        """Close the list."""
        if self._dialogue is not None:
            self._dialogue.close()

    def _oublier(self) -> None:
        self._dialogue = None

    def relire(self) -> None:
        """Read the list again; the answer to what was asked before is dropped.

        A list that begins shows its first games at once, and all of them when they are read: there may be 100,000.
        """
        if self._dialogue is None:
            return
        if self._lecture is not None:
            self._lecture.annuler()
        self._lire(None if self._dialogue.complet else PREMIERES)

    def _lire(self, limite: int | None) -> None:
        assert self._dialogue is not None
        corbeille, ecrire = self._dialogue.corbeille, self._dialogue.modele.ecrire

        def travail(arret: Event) -> list[LigneJournal]:
            lues = lire(self._journal, supprimees=corbeille, limite=limite)
            return [] if arret.is_set() else ecrire(lues, time())

        self._lecture = self._taches.lancer(travail, lambda lignes: self._montrer(lignes, limite), self._echouer)

    def _montrer(self, lignes: list[LigneJournal], limite: int | None) -> None:
        if self._dialogue is None:
            return
        complet = len(lignes) != limite
        self._dialogue.prevenir(self._journal.empechement)
        self._dialogue.montrer(lignes, complet=complet)
        if not complet:
            self._lire(None)

    def _echouer(self, faute: BaseException) -> None:
        if self._dialogue is not None:
            self._dialogue.prevenir(self._journal.empechement or faute)
            self._dialogue.montrer([])
        self.echec.emit(faute)

    def _supprimer(self, numeros: list[int]) -> None:
        self._journal.supprimer(numeros)
        self.relire()

    def _rendre(self, numeros: list[int]) -> None:
        self._journal.rendre(numeros)
        self.relire()

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Read again when somebody comes back to the list: games went on meanwhile."""
        if event.type() == QEvent.Type.WindowActivate:
            self.relire()
        return False


def lire(journal: Journal, *, supprimees: bool = False, limite: int | None = None) -> list[PartieNotee]:
    """Return the games once all that waited is written; one that is found damaged is set aside, and the next one read.

    No more than ``limite``. It waits: not for the thread of the window. Raises ``JournalIndisponible``.
    """
    if not journal.attendre():
        journal.reessayer()
        journal.attendre()
    try:
        return lister(journal.chemin, supprimees=supprimees, limite=limite)
    except JournalAbime:
        journal.verifier(en_entier=True)
        journal.attendre()
        return lister(journal.chemin, supprimees=supprimees, limite=limite)
