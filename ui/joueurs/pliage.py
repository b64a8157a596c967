"""A camp's boxes folded to one line while a game runs, which says who plays; a button shows them again."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from ui.socle.langue import deux_points
from ui.socle.retraduction import SuiviLangue
from ui.socle.textes import infobulle
from ui.widgets.index import WidgetsDeCamp


class Pliage(QObject):
    """Shows the boxes of ``noir`` or ``blanc``, or what is to be known of them in their title line."""

    def __init__(self, widgets: WidgetsDeCamp, parent: QObject) -> None:
        """Take the widgets of the camp; the boxes are seen."""
        super().__init__(parent)
        self._corps, self._resume = widgets.corps, widgets.resume
        self._titre, self._bouton = widgets.titre, widgets.deplier
        self._bouton.toggled.connect(self._montrer)
        self._qui = self._quoi = ""
        self._montrer(True)
        SuiviLangue(self._bouton, self._ecrire)

    def plier(self, plie: bool) -> None:
        """Fold the boxes, or show them."""
        self._bouton.setChecked(not plie)

    def dire(self, qui: str, quoi: str) -> None:
        """Say who plays while the boxes are folded, ``quoi`` it is beside them."""
        self._qui, self._quoi = qui, quoi
        self._ecrire()

    def _montrer(self, deplie: bool) -> None:
        self._corps.setVisible(deplie)
        self._bouton.setArrowType(Qt.ArrowType.DownArrow if deplie else Qt.ArrowType.LeftArrow)
        self._ecrire()

    def _ecrire(self) -> None:
        deplie = self._bouton.isChecked()
        self._resume.setText(self._quoi if deplie else self._qui)
        geste = self.tr("Replier les cases") if deplie else self.tr("Choisir un autre joueur")
        infobulle(self._bouton, geste)
        self._bouton.setAccessibleName(deux_points(self._titre.text(), geste))
