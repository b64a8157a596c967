"""What comes into the library from the window: a folder of WTHOR, files, the journal; and what is said of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ecosysteme.fautes import mot
from ecosysteme.journal.lieu import chemin_du_journal
from ui.bibliotheque.imports import ImportEnCours
from ui.bibliotheque.mots import dire_parties
from ui.socle.fichiers import demander_dossier, demander_ouverture
from ui.socle.langue import accorder, points_virgules
from ui.socle.messages import Messages

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.importation import BilanImport


class ApportsBibliotheque(QObject):
    """Asks what is to be added, and tells how it goes: ``avance``, the games read so far, ``None`` at the end."""

    avance = Signal(object)
    change = Signal()  # the library has other games
    a_jour = Signal()  # it has all finished games of the journal, as ``mettre_a_jour`` asked

    def __init__(self, fenetre: QWidget, dossier: Path, messages: Messages) -> None:
        super().__init__(fenetre)
        self._fenetre, self._messages = fenetre, messages
        self._import = ImportEnCours(self, dossier)
        self._attendu = False  # whether ``a_jour`` is waited for
        self._import.avance.connect(self.avance)
        self._import.fini.connect(self._finir)
        self._import.manque.connect(self._manquer)
        self.annuler = self._import.annuler

    def demander_wthor(self) -> None:
        """Ask for a folder, of WTHOR or of other files of games."""
        titre = self.tr("Choisir un dossier de parties")
        demander_dossier(self._fenetre, "boite_dossier_bibliotheque", titre, lambda chemin: self.ajouter([chemin]))

    def demander_fichier(self) -> None:
        """Ask for a file of games, or of a tournament."""
        titre = self.tr("Ajouter un fichier à la bibliothèque")
        demander_ouverture(self._fenetre, "boite_fichier_bibliotheque", titre, lambda chemin: self.ajouter([chemin]))

    def ajouter_journal(self) -> None:
        """Add the games of the journal that are not there yet."""
        chemin = chemin_du_journal()
        if chemin.exists():
            self.ajouter([chemin])
        else:
            self._messages.dire(self.tr("Le journal n'a pas encore de partie"))

    def mettre_a_jour(self) -> None:
        """Add the games of the journal that are not there yet, and say ``a_jour`` then."""
        if chemin_du_journal().exists():
            self._attendu = not self._import.en_cours
            self.ajouter([chemin_du_journal()])
        else:
            self.a_jour.emit()

    def ajouter(self, chemins: Sequence[Path]) -> None:
        """Add the games of files and folders."""
        if self._import.lancer(chemins):
            self.avance.emit(0)
        else:
            self._messages.dire(self.tr("Un import est en cours : attendez-en la fin, ou annulez-le"))

    def _finir(self, bilan: BilanImport | None) -> None:
        self.avance.emit(None)
        attendu, self._attendu = self._attendu, False
        if bilan is None:
            self._messages.dire(self.tr("Import abandonné : la bibliothèque est comme avant"))
            return
        if bilan.parties or not attendu:
            self._messages.dire(self._raconter(bilan))
            self.change.emit()
        if attendu:
            self.a_jour.emit()

    def _raconter(self, bilan: BilanImport) -> str:
        if not bilan.parties:
            dites = self.tr("Rien de nouveau")
        else:
            dites = self.tr("{} de plus dans la bibliothèque").format(dire_parties(bilan.parties))
        refusees = accorder(bilan.refusees, self.tr("{} refusée"), self.tr("{} refusées")) if bilan.refusees else ""
        un, plusieurs = self.tr("{} passage illisible"), self.tr("{} passages illisibles")
        illisibles = accorder(bilan.illisibles, un, plusieurs) if bilan.illisibles else ""
        doubles = accorder(bilan.doublons, self.tr("{} déjà là"), self.tr("{} déjà là")) if bilan.doublons else ""
        un, plusieurs = self.tr("{} pas finie, restée au journal"), self.tr("{} pas finies, restées au journal")
        inachevees = accorder(bilan.inachevees, un, plusieurs) if bilan.inachevees else ""
        ecartee = ""
        if bilan.ecartee is not None:
            ecartee = self.tr("l'ancienne, abîmée, est mise de côté : {}").format(mot(bilan.ecartee.name))
        return points_virgules(dites, refusees, illisibles, doubles, inachevees, ecartee)

    def _manquer(self, erreur: BaseException) -> None:
        self._attendu = False
        self.avance.emit(None)
        self._messages.refuser(erreur)

    def fermer(self) -> None:
        """Give up what is being added."""
        self._import.fermer()
