"""The column of the board: the bar and the players' card above it, and the strip below it, are as wide as it is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.socle.chargeur import trouver
from ui.widgets.fenetre import FenetreDessinee

LARGEUR_UTILE: Final = 512  # px: what they may take beside a smaller board
PRESQUE_TOUT: Final = 1000  # the share of the width that a bounded widget asks for, beside two springs


class ColonnePlateau(QObject):
    """Follows the board's size."""

    def __init__(self, fenetre: FenetreDessinee) -> None:
        """Take the board, and what stands above and below it, from the loaded window."""
        super().__init__(fenetre)
        self._plateau = fenetre.widgets.plateau
        noms = ("barre_journal", "barre_incident", "barre_reprise", "cadre_joueurs", "bande")
        self._autour = [trouver(fenetre, QWidget, nom) for nom in noms]
        colonne = fenetre.widgets.colonne_plateau
        self._lignes = {widget.objectName(): _centrer(colonne, widget) for widget in self._autour}
        self._plateau.installEventFilter(self)

    def doubler(self, nom: str, widget: QWidget) -> None:
        """Give ``widget``, hidden at first, the place of what is called ``nom``, for when that is hidden."""
        widget.hide()
        self._lignes[nom].insertWidget(1, widget, PRESQUE_TOUT)
        self._autour.append(widget)
        self._suivre()

    def _suivre(self) -> None:
        cote = min(self._plateau.width(), max(self._plateau.height(), LARGEUR_UTILE))
        for widget in self._autour:
            widget.setMaximumWidth(cote)  # and no minimum: the column may become narrower again

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Give them the width of the board."""
        if event.type() == QEvent.Type.Resize:
            self._suivre()
        return False


def _centrer(colonne: QVBoxLayout, widget: QWidget) -> QHBoxLayout:
    """Keep ``widget``, which may be narrower than its place, in the middle of it: a box layout would leave it left."""
    ligne = QHBoxLayout()
    colonne.insertLayout(colonne.indexOf(widget), ligne)
    ligne.addStretch(1)
    ligne.addWidget(widget, PRESQUE_TOUT)
    ligne.addStretch(1)
    return ligne
