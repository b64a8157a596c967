"""What is folded while a game runs: a camp's boxes, to one line that says who plays, and what a series was set with.

A button shows each again; at the boxes, so does a click anywhere on their line.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent

from ui.socle.filtres_evenements import filtrer
from ui.socle.langue import deux_points
from ui.socle.retraduction import SuiviLangue
from ui.socle.textes import infobulle
from ui.widgets.index import Widgets, WidgetsDeCamp

FLECHES = {True: Qt.ArrowType.DownArrow, False: Qt.ArrowType.LeftArrow}  # whether what it is for is seen


class Pliage(QObject):
    """Shows the boxes of ``noir`` or ``blanc``, or what is to be known of them in their title line."""

    change = Signal()  # they were folded, or are seen again

    def __init__(self, widgets: WidgetsDeCamp, parent: QObject) -> None:
        """Take the widgets of the camp; the boxes are seen."""
        super().__init__(parent)
        self._cadre, self._corps, self._resume = widgets.joueur, widgets.corps, widgets.resume
        self._titre, self._bouton = widgets.titre, widgets.deplier
        self._bouton.toggled.connect(self._montrer)
        self._qui = self._quoi = ""
        self._bords = self._resume.alignment()
        for objet in (widgets.disque, self._titre, self._resume):
            objet.setCursor(Qt.CursorShape.PointingHandCursor)
        filtrer(self._cadre, self, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease)
        self._montrer(True)
        SuiviLangue(self._bouton, self._ecrire)

    @property
    def deplie(self) -> bool:
        """Whether the boxes are seen."""
        return self._bouton.isChecked()

    def plier(self, plie: bool) -> None:
        """Fold the boxes, or show them."""
        self._bouton.setChecked(not plie)

    def serrer(self, serre: bool) -> None:
        """Leave the room to who plays, where the line has but half of the width: its disc says which camp it is."""
        self._titre.setVisible(not serre)
        self._resume.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter if serre else self._bords)

    def dire(self, qui: str, quoi: str) -> None:
        """Say who plays while the boxes are folded, ``quoi`` it is beside them."""
        self._qui, self._quoi = qui, quoi
        self._ecrire()

    def _montrer(self, deplie: bool) -> None:
        self._corps.setVisible(deplie)
        self._bouton.setArrowType(FLECHES[deplie])
        self._ecrire()
        self.change.emit()

    def _ecrire(self) -> None:
        self._resume.setText(self._quoi if self.deplie else self._qui)
        infobulle(self._resume, "" if self.deplie else self._qui)  # a long name may be cut
        geste = self.tr("Replier les cases") if self.deplie else self.tr("Choisir un autre joueur")
        infobulle(self._bouton, geste)
        self._bouton.setAccessibleName(deux_points(self._titre.text(), geste))

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Let a click on the line do what its button does."""
        if not isinstance(event, QMouseEvent) or event.button() != Qt.MouseButton.LeftButton:
            return False
        hauteur = self._corps.y() if self.deplie else self._cadre.height()
        if not (0 <= event.position().y() < hauteur and 0 <= event.position().x() < self._cadre.width()):
            return False
        if event.type() == QEvent.Type.MouseButtonRelease:
            self._bouton.toggle()
        return True


class PliageMatch(QObject):
    """Shows in the match card what only counts before a series begins, or hides it: rules of the clocks, openings."""

    def __init__(self, widgets: Widgets, parent: QObject) -> None:
        """Take the widgets of the match card; all of it is seen that has a sense."""
        super().__init__(parent)
        self._corps, self._bouton = widgets.corps_match, widgets.deplier_match
        self._lignes = (widgets.regle_temps, widgets.cadre_ouvertures)
        for ligne in self._lignes:
            filtrer(ligne, self, QEvent.Type.ShowToParent, QEvent.Type.HideToParent)
        self._bouton.toggled.connect(lambda _: self._montrer())
        SuiviLangue(self._bouton, self._montrer)
        self._montrer()

    def plier(self, plie: bool) -> None:
        """Hide it, or show it."""
        self._bouton.setChecked(not plie)

    def _montrer(self) -> None:
        deplie, existe = self._bouton.isChecked(), any(not ligne.isHidden() for ligne in self._lignes)
        self._corps.setVisible(deplie and existe)
        self._bouton.setVisible(existe)
        self._bouton.setArrowType(FLECHES[deplie])
        geste = self.tr("Replier les réglages") if deplie else self.tr("Montrer la règle du temps et les ouvertures")
        infobulle(self._bouton, geste)
        self._bouton.setAccessibleName(geste)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Follow what others show and hide: the rules where there is a clock, the openings between two programs."""
        self._montrer()
        return False
