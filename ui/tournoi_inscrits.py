"""The players of the set-up: a list to add to, to copy in, to take from, and the settings of the one chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QKeySequence, QShortcut
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from ui.taches import Taches
from ui.theme import Theme
from ui.tournoi_editeur import EditeurJoueur, nom_du_genre
from ui.tournoi_formulaire import Remarque
from ui.tournoi_inscrit import Inscrit
from ui.tournoi_mots import nommer

NOUVEAU = Inscrit("ia_alphabeta", "profondeur=4")


class PanneauInscrits(QWidget):
    """Edits the list; ``inscrits`` is what it holds, and it always has the settings of one of them on show."""

    change = Signal()

    def __init__(self, taches: Taches, theme: Theme) -> None:
        """Hold nobody yet; engines are tested through ``taches``."""
        super().__init__()
        self._theme = theme
        self._inscrits: list[Inscrit] = []
        self.liste = QListWidget()
        self.liste.setObjectName("tournoi_joueurs")
        self.liste.setAccessibleName(self.tr("Joueurs du tournoi"))
        self.liste.setMinimumWidth(170)
        self.liste.setSpacing(3)
        self.editeur = EditeurJoueur(taches, theme)
        self.remarque = Remarque(self.liste, theme)
        gestes: dict[str, tuple[str, Callable[[], None]]] = {
            "ajouter": (self.tr("&Ajouter"), self._ajouter),
            "dupliquer": (self.tr("D&upliquer"), self._dupliquer),
            "retirer": (self.tr("&Retirer"), self._retirer),
            "monter": (self.tr("M&onter"), self._monter),
        }
        self._boutons: dict[str, QPushButton] = {}
        for nom, (texte, geste) in gestes.items():
            bouton = self._boutons[nom] = QPushButton(texte)
            bouton.setObjectName(f"tournoi_{nom}")
            bouton.setAutoDefault(False)
            bouton.clicked.connect(geste)
        self._disposer()
        suppr = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.liste)
        suppr.setContext(Qt.ShortcutContext.WidgetShortcut)
        suppr.activated.connect(self._retirer)
        self.liste.currentRowChanged.connect(self._choisir)
        self.editeur.change.connect(self._reecrire)

    def _disposer(self) -> None:
        grille = QGridLayout()
        for rang, bouton in enumerate(self._boutons.values()):
            grille.addWidget(bouton, *divmod(rang, 2))
        gauche = QVBoxLayout()
        gauche.addWidget(self.liste, 1)
        gauche.addWidget(self.remarque)
        gauche.addLayout(grille)
        colonnes = QHBoxLayout(self)
        colonnes.setContentsMargins(0, 0, 0, 0)
        colonnes.setSpacing(16)
        colonnes.addLayout(gauche, 2)
        colonnes.addWidget(self.editeur, 3)

    @property
    def inscrits(self) -> tuple[Inscrit, ...]:
        """The players, in the order of the list."""
        return tuple(self._inscrits)

    def definir(self, inscrits: Sequence[Inscrit]) -> None:
        """Hold ``inscrits``; no ``change`` is emitted."""
        self._inscrits = list(inscrits)
        self._remplir(0)

    def _remplir(self, choisi: int) -> None:
        with QSignalBlocker(self.liste):
            self.liste.clear()
            for inscrit in self._inscrits:
                ligne = QListWidgetItem()
                self.liste.addItem(ligne)
                self._ecrire(ligne, inscrit)
            self.liste.setCurrentRow(min(choisi, len(self._inscrits) - 1))
        self._choisir(self.liste.currentRow())

    def _ecrire(self, ligne: QListWidgetItem, inscrit: Inscrit) -> None:
        defaut = inscrit.defaut
        ligne.setText(nom_du_genre(inscrit.genre) if defaut else nommer(inscrit.specification))
        ligne.setToolTip(defaut or inscrit.specification)
        # Nothing for who is right: the palette knows the colour of a chosen line.
        ligne.setData(Qt.ItemDataRole.ForegroundRole, QColor(self._theme.erreur) if defaut else None)

    def _choisir(self, rang: int) -> None:
        la = 0 <= rang < len(self._inscrits)
        self.editeur.setEnabled(la)
        if la:
            self.editeur.montrer(self._inscrits[rang])
        for nom in ("dupliquer", "retirer"):
            self._boutons[nom].setEnabled(la)
        self._boutons["monter"].setEnabled(rang > 0)

    def _reecrire(self) -> None:
        rang, ligne = self.liste.currentRow(), self.liste.currentItem()
        if ligne is not None:
            self._inscrits[rang] = self.editeur.inscrit
            self._ecrire(ligne, self._inscrits[rang])
            self.change.emit()

    def _inserer(self, inscrit: Inscrit) -> None:
        rang = self.liste.currentRow() + 1
        self._inscrits.insert(rang, inscrit)
        self._remplir(rang)
        self.change.emit()

    def _ajouter(self) -> None:
        self._inserer(NOUVEAU)
        self.editeur.genre.setFocus()

    def _dupliquer(self) -> None:
        if self.liste.currentRow() >= 0:
            self._inserer(self._inscrits[self.liste.currentRow()])

    def _retirer(self) -> None:
        rang = self.liste.currentRow()
        if rang >= 0:
            del self._inscrits[rang]
            self._remplir(rang)
            self.change.emit()

    def _monter(self) -> None:
        rang = self.liste.currentRow()
        if rang > 0:
            self._inscrits[rang - 1 : rang + 1] = self._inscrits[rang], self._inscrits[rang - 1]
            self._remplir(rang - 1)
            self.change.emit()
