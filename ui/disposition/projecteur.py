"""The window for a class: the board, who plays and what is said, or the tree and its sentence, in large letters."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QFont, QKeyEvent
from PySide6.QtWidgets import QMainWindow, QStatusBar, QToolBar, QToolButton, QWidget

from ui.disposition.entete import BANDE
from ui.disposition.modes import Modes
from ui.plateau.disque import Disque
from ui.socle.chargeur import trouver

AGRANDI: Final = 1.5  # times the ordinary letters: read from the last row, and a sentence still fits on two lines
AUTOUR: Final = ("cadre_joueurs", "barre_etat", "arbre_recherche")  # what is written larger


class Projecteur(QObject):
    """Another layout rather than a larger one: what is not shown leaves its room to the board and to the tree."""

    def __init__(self, fenetre: QMainWindow, modes: Modes) -> None:
        """Follow the menu entry ``action_projecteur``."""
        super().__init__(fenetre)
        self._fenetre, self._modes = fenetre, modes
        self._caches: list[QWidget] = []
        self._polices: dict[QWidget, QFont] = {}
        self._action = trouver(fenetre, QAction, "action_projecteur")
        self._action.toggled.connect(self._projeter)
        self._sortie = QToolButton()
        self._sortie.setObjectName("bouton_sortie_projecteur")
        self._sortie.clicked.connect(lambda _: self._action.setChecked(False))
        trouver(fenetre, QStatusBar, "barre_etat").addPermanentWidget(self._sortie)
        self._sortie.hide()
        fenetre.installEventFilter(self)
        self._traduire()

    def _traduire(self) -> None:
        self._sortie.setText(self.tr("Quitter le projecteur"))
        self._sortie.setToolTip(self.tr("Revenir à la fenêtre entière (F10 ou Échap)"))

    def _projeter(self, grand: bool) -> None:
        """Go there, or give back exactly what was there."""
        self._fenetre.setUpdatesEnabled(False)
        if grand:
            boutons = [trouver(self._fenetre, QToolButton, f"bouton_{nom}") for nom in BANDE]
            autour: list[QWidget] = [trouver(self._fenetre, QToolBar, "entete"), *boutons]
            self._caches = [widget for widget in autour if not widget.isHidden()]
        for widget in self._caches:
            widget.setVisible(not grand)
        self._sortie.setVisible(grand)
        self._modes.projeter(grand)
        self._ecrire(grand)
        self._fenetre.setUpdatesEnabled(True)

    def _ecrire(self, grand: bool) -> None:
        """Write larger what is left, or as before."""
        for nom in AUTOUR:
            racine = self._fenetre.findChild(QWidget, nom)
            if racine is None:
                continue
            racine.setProperty("projete", grand)
            for widget in (racine, *racine.findChildren(QWidget)):
                self._agrandir(widget, grand)
        for disque in trouver(self._fenetre, QWidget, "cadre_joueurs").findChildren(Disque):
            disque.setFixedSize(disque.sizeHint() * (AGRANDI if grand else 1))

    def _agrandir(self, widget: QWidget, grand: bool) -> None:
        if grand:
            self._polices[widget] = QFont(widget.font())
            police = QFont(widget.font())
            if police.pointSizeF() > 0:
                police.setPointSizeF(police.pointSizeF() * AGRANDI)
            else:
                police.setPixelSize(round(police.pixelSize() * AGRANDI))
            widget.setFont(police)
        elif widget in self._polices:
            widget.setFont(self._polices.pop(widget))
        widget.style().unpolish(widget)  # the style sheet reads the property only then
        widget.style().polish(widget)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Leave by Escape, when nobody else took it; follow the language."""
        if event.type() == QEvent.Type.LanguageChange and objet is self._fenetre:
            self._traduire()
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False  # the events of a window that is being taken down included: its entries are gone
        if event.key() != Qt.Key.Key_Escape or not self._action.isChecked():
            return False
        self._action.setChecked(False)
        return True
