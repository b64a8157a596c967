"""The first tab of Étudier: how many games the library has, and where they come from."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.socle.langue import accorder
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette


class PageBibliotheque(Retraduit, QWidget):
    """Shows the library; it asks nothing itself."""

    def __init__(self) -> None:
        """Wait for the first answer."""
        super().__init__()
        self._compte: tuple[int, int] | None = None
        self.resume = Etiquette()
        self.resume.setObjectName("resume_bibliotheque")
        self.resume.setWordWrap(True)
        colonne = QVBoxLayout(self)
        colonne.addWidget(self.resume, alignment=Qt.AlignmentFlag.AlignTop)
        self._traduire()

    def compter(self, parties: int, sources: int) -> None:
        """Say how many games there are, from how many sources."""
        self._compte = parties, sources
        self._traduire()

    def _traduire(self) -> None:
        if self._compte is None:
            return
        parties, sources = self._compte
        if not parties:
            self.resume.setText(self.tr("Aucune partie dans la bibliothèque."))
            return
        dites = accorder(parties, self.tr("{} partie"), self.tr("{} parties"))
        self.resume.setText(f"{dites}, {accorder(sources, self.tr('{} source'), self.tr('{} sources'))}")
