"""The main window filled with what ``othellier.ui`` draws, whose widgets have types."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QMainWindow

from ui.socle.chargeur import charger
from ui.widgets.index import PROMUS, Widgets

FICHIER_UI: Final = Path(__file__).parents[1] / "othellier.ui"


class FenetreDessinee(QMainWindow):
    """A main window as the file draws it: ``fenetre.widgets.bouton_demarrer`` is its ``QPushButton`` of that name."""

    def __init__(self) -> None:
        """Load the file; there must be a ``QApplication``."""
        super().__init__()
        charger(self, FICHIER_UI, *PROMUS)
        self.widgets = Widgets(self)
