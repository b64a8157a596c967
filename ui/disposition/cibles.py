"""What a finger hits: once a screen is touched, the buttons of the strip and the boxes of the header are larger.

Those of the header are large for everybody: it has the room. The strip takes some of the board's.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QInputDevice
from PySide6.QtWidgets import QComboBox, QToolButton

from ui.disposition.entete import BANDE
from ui.widgets.fenetre import FenetreDessinee

COTE: Final = 44  # px: what a finger hits without aiming
BORDS: Final = 3  # px of the strip around its buttons


class CiblesDuDoigt(QObject):
    """Waits for the first touch of ``fenetre``, where there is a screen to touch."""

    def __init__(self, fenetre: FenetreDessinee) -> None:
        super().__init__(fenetre)
        self._fenetre = fenetre

    def guetter(self) -> None:
        """Watch the window, which is shown, if it may be touched: elsewhere no event is looked at."""
        poignee = self._fenetre.windowHandle()
        ecrans = [un for un in QInputDevice.devices() if un.type() == QInputDevice.DeviceType.TouchScreen]
        if poignee is not None and ecrans:
            poignee.installEventFilter(self)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Enlarge at the first touch, which does what it did."""
        if event.type() == QEvent.Type.TouchBegin:
            objet.removeEventFilter(self)
            self._agrandir()
        return False

    def _agrandir(self) -> None:
        widgets = self._fenetre.widgets
        for nom in BANDE:
            widgets.trouver(QToolButton, f"bouton_{nom}").setMinimumSize(COTE, COTE)
        widgets.bande.setFixedHeight(max(widgets.bande.height(), COTE + BORDS))
        for boite in widgets.entete_jeu.findChildren(QComboBox):
            boite.setMinimumHeight(COTE)
