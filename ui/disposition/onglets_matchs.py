"""The two ways of letting programs play, as tabs above each of them: a series by the boxes, a tournament."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, Signal
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QTabBar, QToolButton, QWidget

from ui.socle.pictogrammes import pictogramme
from ui.socle.textes import infobulle
from ui.socle.theme import Theme

NOMS: Final = ("matchs", "tournoi")  # the modes, in the order of the tabs


class OngletsMatchs(QWidget):
    """The tabs, of which the one of ``nom`` stays chosen: the other leads to the other mode.

    As the title of a dock they also hold the button that tears it off.
    """

    choisi = Signal(str)

    def __init__(self, nom: str) -> None:
        """Stand above the mode ``nom``, one of ``NOMS``."""
        super().__init__()
        self._nom = nom
        self._onglets = QTabBar()
        self._onglets.setObjectName(f"onglets_{nom}")
        self._onglets.setExpanding(False)
        self._onglets.setDrawBase(False)
        for _ in NOMS:
            self._onglets.addTab("")
        self._onglets.setCurrentIndex(NOMS.index(nom))
        self._onglets.currentChanged.connect(self._partir)
        self._detacher = QToolButton()
        self._detacher.setAutoRaise(True)
        self._detacher.hide()
        ligne = QHBoxLayout(self)
        ligne.setContentsMargins(4, 2, 4, 0)
        ligne.addWidget(self._onglets)
        ligne.addStretch(1)
        ligne.addWidget(self._detacher)
        self._ligne = ligne
        self._traduire()

    def ajouter(self, widget: QWidget) -> None:
        """Hold ``widget`` at the end of the line, before the button."""
        self._ligne.insertWidget(self._ligne.count() - 1, widget)
        self.setTabOrder(self._onglets, widget)

    def intituler(self, dock: QDockWidget) -> None:
        """Tear ``dock`` off, whose title it is, by a button."""
        self._detacher.setObjectName("bouton_detacher")
        self._detacher.show()
        self._detacher.clicked.connect(lambda: dock.setFloating(True))

    def _partir(self, rang: int) -> None:
        with QSignalBlocker(self._onglets):
            self._onglets.setCurrentIndex(NOMS.index(self._nom))
        self.choisi.emit(NOMS[rang])

    def definir_theme(self, theme: Theme) -> None:
        """Draw the button in the colours of ``theme``."""
        self._detacher.setIcon(pictogramme("detacher", theme))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._traduire()

    def _traduire(self) -> None:
        self._onglets.setTabText(0, self.tr("Série"))
        self._onglets.setTabText(1, self.tr("Tournoi"))
        self._onglets.setAccessibleName(self.tr("Façons de faire jouer des programmes"))
        infobulle(self._detacher, self.tr("Détacher dans une fenêtre"))
        self._detacher.setAccessibleName(self.tr("Détacher dans une fenêtre"))
