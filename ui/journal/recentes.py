"""What stands behind the list of games: it is read, its games named and deleted, off the thread of the window."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from threading import Event
from time import time
from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QMainWindow

from ecosysteme.arret import verifier_arret
from ecosysteme.journal.fichier import JournalAbime
from ecosysteme.journal.journal import Journal
from ecosysteme.journal.lecture import PartieNotee, lister, relire_plusieurs
from ui.jeux.ouvertures import ouverture_de
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
        self._nommeur = Taches(self)  # of its own: a long list may take seconds to read
        SuiviLangue(fenetre, self.relire)

    def montrer(self) -> None:
        """Open the list, or bring it to the front."""
        if self._dialogue is None:
            dialogue = self._dialogue = DialogueParties(self._fenetre)
            dialogue.demande.connect(lambda _: self.relire())
            dialogue.ouverture.connect(self.voulue)
            dialogue.suppression.connect(self._supprimer)
            dialogue.restitution.connect(self._rendre)
            dialogue.modele.sans_nom.connect(self._nommer)
            dialogue.finished.connect(self._oublier)
            dialogue.installEventFilter(self)
        self.relire()
        mettre_devant(self._dialogue)
        self._dialogue.recherche.setFocus()

    def fermer(self) -> None:
        """Close the list."""
        if self._dialogue is not None:
            self._dialogue.close()

    def arreter(self) -> None:
        """Close the list, and read nothing more for it."""
        self.fermer()
        self._nommeur.fermer()

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
        self._lecture = None
        if self._dialogue is None:
            return
        complet = len(lignes) != limite
        self._dialogue.prevenir(self._journal.empechement)
        self._dialogue.montrer(lignes, complet=complet)
        if not complet:
            self._lire(None)

    def _echouer(self, faute: BaseException) -> None:
        self._lecture = None
        if self._dialogue is not None:
            self._dialogue.prevenir(self._journal.empechement or faute)
            self._dialogue.montrer([])
        self.echec.emit(faute)

    def _nommer(self, numeros: list[int]) -> None:
        if (dialogue := self._dialogue) is not None:
            chemin, nommer = self._journal.chemin, dialogue.modele.nommer
            self._nommeur.lancer(
                lambda arret: ouvertures(chemin, numeros, arret),
                lambda noms: nommer(noms) if self._dialogue is dialogue else None,
                lambda _faute: nommer({}) if self._dialogue is dialogue else None,  # the list tells what is wrong
            )

    def _supprimer(self, numeros: list[int]) -> None:
        self._journal.supprimer(numeros)
        self._deplacer(numeros, supprimees=True)

    def _rendre(self, numeros: list[int]) -> None:
        self._journal.rendre(numeros)
        self._deplacer(numeros, supprimees=False)

    def _deplacer(self, numeros: list[int], *, supprimees: bool) -> None:
        """Have the lines of games leave the list on show, or come back to it, which is not read for that."""
        if (dialogue := self._dialogue) is None:
            return
        if self._lecture is not None:  # what is being read may be older
            self.relire()
        elif dialogue.corbeille is not supprimees:
            dialogue.retirer(numeros)
            self._verifier()
        elif dialogue.remettre(numeros):
            self._verifier()
        else:
            self.relire()

    def _verifier(self) -> None:
        """Read the list after all when the journal did not keep what was asked."""

        def conclure(gardees: bool) -> None:
            if self._dialogue is not None:
                self._dialogue.prevenir(self._journal.empechement)
                if not gardees:
                    self.relire()

        self._taches.lancer(lambda _arret: self._journal.attendre(), conclure, self._echouer)

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


def ouvertures(chemin: Path, numeros: Sequence[int], arret: Event) -> dict[int, str]:
    """Return what the openings of games are called, by their numbers; ``Interrompu`` soon after ``arret`` is set."""
    noms = {}
    for numero, partie in relire_plusieurs(chemin, numeros):
        verifier_arret(arret)
        noms[numero] = ouverture_de(partie)
    return noms
