"""The examples that teach: a button that lists them, beside the tabs of the dock."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from ecosysteme.arbre.exemples import EXEMPLES
from ui.socle.raisons import dire
from ui.socle.retraduction import Retraduit
from ui.socle.textes import infobulle


class BoutonExemples(Retraduit, QToolButton):
    """``choisi`` gives the ``Exemple`` that somebody wants to see."""

    choisi = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("arbre_exemples")
        self.setAutoRaise(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        self.entrees = []
        for rang, exemple in enumerate(EXEMPLES):
            if rang and exemple.jeu != EXEMPLES[rang - 1].jeu:
                menu.addSeparator()
            entree = menu.addAction("")
            entree.setObjectName(f"arbre_exemple_{rang + 1}")
            entree.triggered.connect(lambda _coche=False, exemple=exemple: self.choisi.emit(exemple))
            self.entrees.append(entree)
        self.setMenu(menu)
        self._traduire()

    def _traduire(self) -> None:
        self.setText(self.tr("Exemples"))
        self.setAccessibleName(self.tr("Exemples à regarder"))
        infobulle(self, self.tr("Des positions choisies, et ce qu'il faut y regarder"))
        for entree, exemple in zip(self.entrees, EXEMPLES, strict=True):
            entree.setText(dire(exemple.titre))
