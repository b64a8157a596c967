"""The panel of what is laid over the board: a heading and the way out, cards of words, and buttons."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette


class PanneauDeCalque(Retraduit, QScrollArea):
    """Holds ``textes`` and ``boutons`` by their names; ``geste`` names the button that was pressed.

    There are a text ``entete`` and a button ``quitter``. The name of each object is its own after ``prefixe``.
    """

    geste = Signal(str)

    def __init__(self, parent: QWidget, nom: str, prefixe: str, textes: Iterable[str], boutons: Iterable[str]) -> None:
        super().__init__(parent)
        self.setObjectName(nom)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard stops at what it holds
        self.setWidgetResizable(True)
        self.textes = {un: Etiquette(pliee=True) for un in textes}
        for un, texte in self.textes.items():
            texte.setObjectName(f"{prefixe}_{un}")
        self.boutons = {un: QPushButton() for un in boutons}
        for un, bouton in self.boutons.items():
            bouton.setObjectName(f"{prefixe}_{un}")
            bouton.clicked.connect(lambda _=False, un=un: self.geste.emit(un))

    def _entamer(self) -> QVBoxLayout:
        """Begin the column by the heading and the way out, and return it."""
        contenu = QWidget()
        tout = QVBoxLayout(contenu)
        tout.setContentsMargins(16, 8, 16, 8)
        tout.setSpacing(8)
        haut = QHBoxLayout()
        haut.addWidget(self.textes["entete"], 1)
        haut.addWidget(self.boutons["quitter"])
        tout.addLayout(haut)
        self.setWidget(contenu)
        return tout

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys that lead to another step or move: Qt would scroll by them."""
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _agrandir(self, tailles: Mapping[str, float], gras: Collection[str]) -> None:
        """Give texts their size beside the other words, and make those of ``gras`` bold."""
        for nom, part in tailles.items():
            police = QFont(self.font())
            police.setPointSizeF(police.pointSizeF() * part)
            police.setBold(nom in gras)
            self.textes[nom].setFont(police)


def ajouter_carte(colonne: QVBoxLayout, *, marge: int = 12, espace: int = 10) -> tuple[QFrame, QVBoxLayout]:
    """Add a card to ``colonne``, and return it with what stands in it."""
    carte = QFrame()
    carte.setProperty("role", "carte")
    dedans = QVBoxLayout(carte)
    dedans.setContentsMargins(16, marge, 16, marge)
    dedans.setSpacing(espace)
    colonne.addWidget(carte)
    return carte, dedans
