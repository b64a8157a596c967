"""An editable list (add, duplicate, move, remove), with the fields of the selected line beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QKeySequence, QShortcut
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from ui.socle.formulaire import Remarque
from ui.socle.textes import infobulle, une_ligne
from ui.socle.theme import Theme

T = TypeVar("T")


class Editeur(QWidget, Generic[T]):
    """Edits one element of a list; emits ``change`` as it is written."""

    change = Signal()

    @property
    def element(self) -> T:
        """The element as it is written now."""
        raise NotImplementedError

    def montrer(self, element: T) -> None:
        """Edit ``element``; no ``change`` is emitted."""
        raise NotImplementedError

    def prendre_clavier(self) -> None:
        """Take the keyboard where a new element begins to be written."""
        raise NotImplementedError


class ListeEditee(QWidget, Generic[T]):
    """Holds ``elements``, of which one is in the editor; a subclass says how each is called and what is wrong with it.

    ``change`` is emitted when somebody changes them.
    """

    change = Signal()

    def __init__(self, theme: Theme, editeur: Editeur[T], noms: tuple[str, str], titre: str) -> None:
        """Hold nothing yet; ``noms`` are what the list and each button are called, ``titre`` what is read aloud."""
        super().__init__()
        self._theme, self.editeur = theme, editeur
        self._elements: list[T] = []
        self.liste = QListWidget()
        self.liste.setProperty("role", "liste")
        self.liste.setObjectName(noms[0])
        self.liste.setAccessibleName(titre)
        self.liste.setMinimumWidth(170)
        self.liste.setSpacing(3)
        self.remarque = Remarque(self.liste, theme)
        gestes: dict[str, tuple[str, Callable[[], None]]] = {
            "ajouter": (self.tr("&Ajouter"), self.ajouter),
            "dupliquer": (self.tr("D&upliquer"), self._dupliquer),
            "monter": (self.tr("M&onter"), lambda: self._deplacer(-1)),
            "descendre": (self.tr("Descendre"), lambda: self._deplacer(1)),
            "retirer": (self.tr("&Retirer"), self._retirer),
        }
        self._boutons: dict[str, QPushButton] = {}
        for nom, (texte, geste) in gestes.items():
            bouton = self._boutons[nom] = QPushButton(texte)
            bouton.setObjectName(f"{noms[1]}_{nom}")
            bouton.setAutoDefault(False)
            bouton.clicked.connect(lambda _=False, geste=geste: geste())
        self._disposer()
        suppr = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.liste)
        suppr.setContext(Qt.ShortcutContext.WidgetShortcut)
        suppr.activated.connect(self._retirer)
        self.liste.currentRowChanged.connect(self._choisir)
        self.editeur.change.connect(self._reecrire)

    def _disposer(self) -> None:
        grille = QGridLayout()
        grille.setSpacing(8)
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

    # What a subclass says.

    def _nouveau(self) -> T:
        """Return what an addition begins with."""
        raise NotImplementedError

    def _nommer(self, element: T) -> str:
        """Name a line."""
        raise NotImplementedError

    def _decrire(self, element: T) -> str:
        """Say more of a line, when nothing is wrong with it."""
        raise NotImplementedError

    def _defaut(self, element: T) -> str:
        """Say what is wrong with a line; empty when nothing is."""
        raise NotImplementedError

    # What it holds.

    @property
    def elements(self) -> tuple[T, ...]:
        """The elements, in the order of the list."""
        return tuple(self._elements)

    def definir(self, elements: Sequence[T]) -> None:
        """Hold ``elements``; no ``change`` is emitted."""
        self._elements = list(elements)
        self._remplir(0)

    def _remplir(self, choisi: int) -> None:
        with QSignalBlocker(self.liste):
            self.liste.clear()
            for element in self._elements:
                ligne = QListWidgetItem()
                self.liste.addItem(ligne)
                self._ecrire(ligne, element)
            self.liste.setCurrentRow(min(choisi, len(self._elements) - 1))
        self._choisir(self.liste.currentRow())

    def _ecrire(self, ligne: QListWidgetItem, element: T) -> None:
        defaut = self._defaut(element)
        ligne.setText(une_ligne(self._nommer(element)))
        infobulle(ligne, defaut or self._decrire(element))
        # Nothing for who is right: the palette knows the colour of a chosen line.
        ligne.setData(Qt.ItemDataRole.ForegroundRole, QColor(self._theme.erreur) if defaut else None)

    def _choisir(self, rang: int) -> None:
        la = 0 <= rang < len(self._elements)
        self.editeur.setEnabled(la)
        if la:
            self.editeur.montrer(self._elements[rang])
        for nom in ("dupliquer", "retirer"):
            self._boutons[nom].setEnabled(la)
        self._boutons["monter"].setEnabled(rang > 0)
        self._boutons["descendre"].setEnabled(la and rang < len(self._elements) - 1)

    def _reecrire(self) -> None:
        rang, ligne = self.liste.currentRow(), self.liste.currentItem()
        if ligne is not None:
            self._elements[rang] = self.editeur.element
            self._ecrire(ligne, self._elements[rang])
            self.change.emit()

    def _inserer(self, element: T) -> None:
        rang = self.liste.currentRow() + 1
        self._elements.insert(rang, element)
        self._remplir(rang)
        self.change.emit()

    def ajouter(self) -> None:
        """Add a new element, ready to be written."""
        self._inserer(self._nouveau())
        self.editeur.prendre_clavier()

    def _dupliquer(self) -> None:
        if self.liste.currentRow() >= 0:
            self._inserer(self._elements[self.liste.currentRow()])

    def _retirer(self) -> None:
        rang = self.liste.currentRow()
        if rang >= 0:
            del self._elements[rang]
            self._remplir(rang)
            self.change.emit()

    def _deplacer(self, pas: int) -> None:
        rang = self.liste.currentRow()
        if rang >= 0 and 0 <= rang + pas < len(self._elements):
            self._elements.insert(rang + pas, self._elements.pop(rang))
            self._remplir(rang + pas)
            self.change.emit()
