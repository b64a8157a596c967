"""What every other way of reasoning about a game is asked for, in a tab of the dock beside the tree."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ecosysteme.partie import Partie
from ui.jeux.adaptateur import AdaptateurJeu
from ui.socle.retraduction import Retraduit
from ui.socle.theme import Theme


class PanneauRaisonnement(Retraduit, QWidget):
    """Explains the position on the board, and may show others over it as ghosts."""

    en_page: ClassVar[bool] = False  # whether ``copie`` returns something
    fantome = Signal(object)  # the moves from the position on the board, ``None``: no ghost any more
    cherche = Signal(bool)  # it asks the engine for something, or no more: who else uses it should leave it

    def presenter(self, adaptateur: AdaptateurJeu) -> None:
        """Take the words of the game."""
        raise NotImplementedError

    def montrer(self, partie: Partie) -> None:
        """Explain the position of ``partie``."""
        raise NotImplementedError

    def occuper(self, occupe: bool) -> None:
        """Free the engine while a machine thinks about its move (``occupe``); by default there is nothing to free."""

    def oublier_choix(self) -> None:
        """Go back to the position on the board: its ghost has ended; nothing is emitted."""
        raise NotImplementedError

    def copie(self) -> PanneauRaisonnement | None:
        """Return another one that shows the same on white paper, to be painted on a page; ``None``: it does not."""
        return None

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        raise NotImplementedError

    def fermer(self) -> None:
        """Stop what runs; who says everything at once has nothing to stop."""
