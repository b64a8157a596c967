"""The collections of the library, in a window of its own: where its games come from; added, removed, brought back."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Event
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QDialog, QGridLayout, QPushButton, QTableWidget, QVBoxLayout, QWidget

from ecosysteme.fautes import mot
from ui.bibliotheque.acces import AccesBibliotheque
from ui.bibliotheque.apports import ApportsBibliotheque
from ui.bibliotheque.mots import dire_parties
from ui.socle.devant import dimensionner
from ui.socle.nombres import nombre
from ui.socle.retraduction import Retraduit
from ui.socle.tables import aligner_nombres, ecrire_ligne, preparer
from ui.socle.textes import Etiquette, infobulle, une_ligne

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
    from ecosysteme.bibliotheque.collections import CollectionGardee
    from ecosysteme.bibliotheque.suppressions import Suppression

COLONNES: Final = 4
NOMBRES: Final = (2, 3)
TAILLE: Final = QSize(620, 420)  # px
EtatDesCollections = tuple[Sequence["CollectionGardee"], Sequence["Suppression"]]


class CollectionsBibliotheque(Retraduit, QDialog):
    """Lists the collections; ``change`` when games were removed or came back."""

    change = Signal()

    def __init__(self, parent: QWidget, acces: AccesBibliotheque, apports: ApportsBibliotheque) -> None:
        super().__init__(parent)
        self.setObjectName("collections_bibliotheque")
        self._acces = acces
        self._collections: Sequence[CollectionGardee] = ()
        self._suppressions: Sequence[Suppression] = ()
        self.table, self.dit = QTableWidget(), Etiquette(pliee=True)
        self.table.setObjectName("table_collections")
        self.dit.setProperty("role", "discret")
        preparer(self.table, COLONNES, elastique=0)
        gestes = {
            "dossier": apports.demander_wthor,
            "fichier": apports.demander_fichier,
            "journal": apports.ajouter_journal,
            "retirer": self._retirer,
            "retablir": self._retablir,
            "fermer": self.close,
        }
        self.boutons = {nom: QPushButton() for nom in gestes}
        grille = QGridLayout()
        for rang, (nom, geste) in enumerate(gestes.items()):
            self.boutons[nom].setObjectName(f"bouton_collections_{nom}")
            self.boutons[nom].clicked.connect(lambda _=False, geste=geste: geste())
            grille.addWidget(self.boutons[nom], *divmod(rang, 3))
        colonne = QVBoxLayout(self)
        colonne.addWidget(self.table, 1)
        colonne.addWidget(self.dit)
        colonne.addLayout(grille)
        self.table.itemSelectionChanged.connect(self._permettre)
        apports.change.connect(self.relire)
        dimensionner(self, TAILLE)
        self._traduire()

    def relire(self) -> None:
        """Ask the library for its collections, and for what can come back."""

        def lire(bibliotheque: Bibliotheque, _arret: Event) -> EtatDesCollections:
            from ecosysteme.bibliotheque.suppressions import suppressions

            return bibliotheque.collections(), suppressions(bibliotheque.dossier)

        self._acces.consulter(lire, self._montrer)

    def _montrer(self, etat: EtatDesCollections) -> None:
        self._collections, self._suppressions = etat
        self._traduire()

    def _retirer(self) -> None:
        """Remove the collection that is chosen; nothing is asked, for it can come back."""
        rang = self.table.currentRow()
        if not 0 <= rang < len(self._collections):
            return
        numero = self._collections[rang].numero

        def retirer(bibliotheque: Bibliotheque, _arret: Event) -> int:
            from ecosysteme.bibliotheque.suppressions import supprimer_collection

            return supprimer_collection(bibliotheque.dossier, numero).parties

        phrase = self.tr("{} de moins ; tout peut revenir pendant 30 jours")
        self._acces.consulter(retirer, lambda parties: self._conclure(phrase.format(dire_parties(parties))))

    def _retablir(self) -> None:
        """Bring back what was removed last."""
        if not self._suppressions:
            return
        quand = self._suppressions[0].quand

        def retablir(bibliotheque: Bibliotheque, _arret: Event) -> int:
            from ecosysteme.bibliotheque.suppressions import retablir

            return retablir(bibliotheque.dossier, quand)

        phrase = self.tr("{} de plus")
        self._acces.consulter(retablir, lambda parties: self._conclure(phrase.format(dire_parties(parties))))

    def _conclure(self, phrase: str) -> None:
        self.dit.setText(phrase)
        self.relire()
        self.change.emit()

    def _permettre(self) -> None:
        self.boutons["retirer"].setEnabled(0 <= self.table.currentRow() < len(self._collections))
        self.boutons["retablir"].setEnabled(bool(self._suppressions))

    # Words.

    def _traduire(self) -> None:
        self.setWindowTitle(self.tr("Les collections de la bibliothèque"))
        self.table.setAccessibleName(self.windowTitle())
        titres = self.tr("Collection"), self.tr("Genre"), self.tr("Parties"), self.tr("Refusées")
        self.table.setHorizontalHeaderLabels(list(titres))
        genres = {
            "wthor": self.tr("WTHOR"),
            "fichier": self.tr("Fichier"),
            "journal": self.tr("Journal"),
            "tournoi": self.tr("Tournoi"),
        }
        self.table.setRowCount(len(self._collections))
        for rang, une in enumerate(self._collections):
            comptes = nombre(une.parties), nombre(une.refusees)
            ecrire_ligne(self.table, rang, (une_ligne(une.nom), genres.get(une.genre, une.genre), *comptes))
        aligner_nombres(self.table, NOMBRES)
        noms = {
            "dossier": self.tr("Ajouter un dossier…"),
            "fichier": self.tr("Ajouter un fichier…"),
            "journal": self.tr("Ajouter le journal"),
            "retirer": self.tr("Retirer"),
            "retablir": self.tr("Rétablir"),
            "fermer": self.tr("&Fermer"),
        }
        for nom, texte in noms.items():
            self.boutons[nom].setText(texte)
        derniere = next(iter(self._suppressions), None)
        if derniere is not None:
            quoi = mot(derniere.collection) or self.tr("des parties choisies")
            aide = self.tr("Rétablir ce qui a été retiré en dernier : {}").format(quoi)
            infobulle(self.boutons["retablir"], aide)
        self._permettre()
