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
        self.clavier_retenu = False  # what hides does not hand the keyboard to its neighbour
        charger(self, FICHIER_UI, *PROMUS)
        self.widgets = Widgets(self)

    def focusNextPrevChild(self, suivant: bool) -> bool:
        """Hand the keyboard on, to the Tab key and for what hides, unless somebody will say where it goes."""
        return self.clavier_retenu or super().focusNextPrevChild(suivant)
