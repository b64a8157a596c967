"""The rules plugged into the window: their entry of the help menu, the theme, and the game that they lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from ui.fenetre.cadre import Cadre
from ui.situation import Salle
from ui.socle.devant import mettre_devant
from ui.socle.theme import CLAIR, Theme

if TYPE_CHECKING:
    from ui.regles.dialogue import Regles


class BranchementRegles(Salle):
    """Opens the rules of the game on the board; the window is made when it is first asked for."""

    partie_demandee = Signal(str)  # the name of a game that somebody wants to play
    pas_demandes = Signal(str)  # of one whose first steps they want to play

    def __init__(self, fenetre: Cadre) -> None:
        super().__init__(fenetre)
        self._fenetre, self._theme = fenetre, CLAIR
        self._regles: Regles | None = None
        fenetre.widgets.action_regles.triggered.connect(lambda _: self.montrer(fenetre.partie_montree.jeu.nom))

    def montrer(self, jeu: str) -> Regles:
        """Open the rules at the game called ``jeu``."""
        from ui.regles.dialogue import Regles

        if self._regles is None:
            self._regles = Regles(self._fenetre, self._theme)
            for demande, suite in (
                (self._regles.partie_demandee, self.partie_demandee),
                (self._regles.pas_demandes, self.pas_demandes),
            ):
                demande.connect(self._regles.close)
                demande.connect(suite)
        self._regles.animer(self._fenetre.widgets.action_animations.isChecked())
        self._regles.ouvrir(jeu)
        mettre_devant(self._regles)
        self._regles.suivant.setFocus()
        return self._regles

    def definir_theme(self, theme: Theme) -> None:
        """Paint the boards in the colours of ``theme``."""
        self._theme = theme
        if self._regles is not None:
            self._regles.definir_theme(theme)
