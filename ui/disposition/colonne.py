"""The column of the board: the bar and the players' card above it, and the strip below it, end where its frame ends."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.disposition.tabulation import arrets, tabuler
from ui.widgets.fenetre import FenetreDessinee

LARGEUR_UTILE: Final = 512  # px: what they may take beside a smaller board
NEGLIGEABLE: Final = 12  # px more than the board: not worth edges that are not the same
PRESQUE_TOUT: Final = 100_000  # the share of the width that a bounded widget asks for, beside two springs


class ColonnePlateau(QObject):
    """Follows the frame of the board, which is painted and no widget: its squares are whole pixels."""

    def __init__(self, fenetre: FenetreDessinee) -> None:
        super().__init__(fenetre)
        widgets = fenetre.widgets
        self._plateau = widgets.plateau
        self._barres = (widgets.barre_journal, widgets.barre_incident, widgets.barre_reprise)
        self._avis, self._tus = self._reunir_avis(widgets.colonne_plateau), False
        self._autour: list[QWidget] = [self._avis, widgets.cadre_joueurs, widgets.bande]
        self._lignes = {widget: _centrer(widgets.colonne_plateau, widget) for widget in self._autour}
        self._plateau.installEventFilter(self)
        self._plateau.coup_vu.connect(lambda _: self._suivre())  # a board of another game has another shape

    def _reunir_avis(self, colonne: QVBoxLayout) -> QWidget:
        """Put the notices into one widget: hidden, it hides them and leaves what each wants to itself."""
        avis = QWidget()
        colonne.insertWidget(colonne.indexOf(self._barres[0]), avis)
        lignes = QVBoxLayout(avis)
        lignes.setContentsMargins(0, 0, 0, 0)
        for barre in self._barres:
            lignes.addWidget(barre)
            barre.installEventFilter(self)
        avis.hide()
        return avis

    def taire_avis(self, tus: bool) -> None:
        """Show no notice while a class looks on, or again those that are still to be told."""
        self._tus = tus
        self._avis.setVisible(not tus and not all(barre.isHidden() for barre in self._barres))

    def doubler(self, widget: QWidget, doublure: QWidget) -> None:
        """Give ``doublure``, hidden at first, the place of ``widget``, for when that is hidden."""
        doublure.hide()
        self._lignes[widget].insertWidget(1, doublure, PRESQUE_TOUT)
        tabuler(widget, *arrets(doublure))
        self._autour.append(doublure)
        self._suivre()

    def _suivre(self) -> None:
        cadre = round(self._plateau.geometrie().cadre.width())
        large = min(self._plateau.width(), max(cadre, LARGEUR_UTILE))
        cote = large if large - cadre > NEGLIGEABLE else cadre
        for widget in self._autour:
            widget.setMaximumWidth(cote)  # and no minimum: the column may become narrower again

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Give them the width of the board, and the notices their room while there is one."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self.taire_avis(self._tus)
        elif event.type() == QEvent.Type.Resize and objet is self._plateau:
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
