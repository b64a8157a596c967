"""The list of the games or of the positions that were read together, in the panel, above the moves."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QTableView,
    QToolButton,
    QVBoxLayout,
)

from ui.documents.contenus import ContenuQuelconque
from ui.documents.modele import Modele
from ui.documents.mots import compter
from ui.socle.langue import deux_points
from ui.socle.pictogrammes import pictogramme
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import Theme

HAUTEUR: Final = 22  # px a line
LIGNES: Final = 7  # in sight without scrolling
MESUREES: Final = 30  # lines that the widths are computed from


class _Table(QTableView):
    """A table of whole lines; Enter is a double click, wherever the keyboard says so."""

    def sizeHint(self) -> QSize:
        """Ask for ``LIGNES`` lines under the titles."""
        return QSize(super().sizeHint().width(), LIGNES * HAUTEUR + 30)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by Enter; Qt's own key for it is another one on a Mac."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.doubleClicked.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class Liste(Retraduit, QFrame):
    """What was read, a line each, searched as one types; a double click or Enter chooses one, and the list stays."""

    choisie = Signal(int)  # the rank in what was read
    fermee = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("cadre_documents")
        self.setProperty("role", "carte")
        self._nom = ""
        self._modele = Modele(self)
        self._titre = Etiquette()
        self._titre.setProperty("role", "titre")
        self._titre.setMinimumWidth(1)
        self._fermer = QToolButton(autoRaise=True)
        self._recherche = QLineEdit(clearButtonEnabled=True)
        self._recherche.setAcceptDrops(False)
        self._aide = Etiquette()
        self._aide.setProperty("role", "detail")
        self._table = self._faire_table()
        parties = {
            "titre": self._titre,
            "bouton_fermer": self._fermer,
            "recherche": self._recherche,
            "aide": self._aide,
            "liste": self._table,
        }
        for nom, widget in parties.items():
            widget.setObjectName(f"{nom}_documents")
        self._composer()
        self._fermer.clicked.connect(self.fermee)
        self._recherche.textChanged.connect(self._chercher)
        self._recherche.returnPressed.connect(self._table.setFocus)
        self._table.doubleClicked.connect(self._choisir)
        self._traduire()
        self.hide()

    def _faire_table(self) -> QTableView:
        table = _Table()
        table.setModel(self._modele)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setAlternatingRowColors(True)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setWordWrap(False)
        table.verticalHeader().hide()
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.verticalHeader().setDefaultSectionSize(HAUTEUR)
        entete = table.horizontalHeader()
        entete.setHighlightSections(False)
        entete.setSectionsClickable(False)
        entete.setResizeContentsPrecision(MESUREES)
        return table

    def _composer(self) -> None:
        colonne, ligne = QVBoxLayout(self), QHBoxLayout()
        colonne.setContentsMargins(12, 8, 8, 8)
        colonne.setSpacing(4)
        ligne.addWidget(self._titre, 1)
        ligne.addWidget(self._fermer)
        colonne.addLayout(ligne)
        colonne.addWidget(self._recherche)
        colonne.addWidget(self._aide)
        colonne.addWidget(self._table)

    def montrer(self, nom: str, contenu: ContenuQuelconque) -> None:
        """Show ``contenu``, read from the file ``nom`` if it has one, instead of what was there."""
        self._nom = nom
        self._recherche.clear()
        self._modele.montrer(contenu)
        entete = self._table.horizontalHeader()
        for colonne in range(self._modele.columnCount()):
            large = colonne in contenu.elastiques
            mode = QHeaderView.ResizeMode.Stretch if large else QHeaderView.ResizeMode.ResizeToContents
            entete.setSectionResizeMode(colonne, mode)
        self._table.selectRow(0)
        self._table.scrollToTop()
        self._dire()

    def vider(self) -> None:
        """Hold nothing any more."""
        self._modele.montrer(None)

    def marquer(self, rang: int | None) -> None:
        """Show which game or position is the one on the board, by its rank in what was read."""
        self._modele.marquer(rang)

    def viser(self) -> None:
        """Give the table the keyboard."""
        self._table.setFocus()

    def _chercher(self, texte: str) -> None:
        self._modele.filtrer(texte)
        self._table.selectRow(0)
        self._dire()

    def _choisir(self, index: QModelIndex) -> None:
        self.choisie.emit(self._modele.rang(index.row()))

    def _dire(self) -> None:
        """Say how many there are, and how many are found."""
        total, trouves = self._modele.total, self._modele.rowCount()
        nombre = compter(total, positions=self._modele.positions)
        if trouves != total:
            nombre = self.tr("{} sur {}").format(self.locale().toString(trouves), nombre)
        self._titre.setText(deux_points(self._nom, nombre) if self._nom else nombre)
        infobulle(self._titre, self._titre.text())

    def definir_theme(self, theme: Theme) -> None:
        """Draw the cross in the colours of ``theme``."""
        self._fermer.setIcon(pictogramme("fermer", theme))

    def _traduire(self) -> None:
        self._recherche.setPlaceholderText(self.tr("Chercher un nom, une date, un tournoi"))
        self._recherche.setAccessibleName(self.tr("Chercher dans la liste"))
        self._table.setAccessibleName(self.tr("Parties lues : Entrée en ouvre une"))
        geste = self.tr("Double clic ou Entrée : mettre sur le plateau")
        self._aide.setText(geste)
        infobulle(self._table, geste)
        infobulle(self._fermer, self.tr("Fermer la liste"))
        self._fermer.setAccessibleName(self.tr("Fermer la liste"))
        self._modele.traduire()
        self._dire()
