"""The panel beside the board: one scrolling column of blocks, of which each mode shows its own."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from ui.socle.chargeur import trouver

BLOCS = (
    "joueur_noir",
    "joueur_blanc",
    "cadre_match",
    "cadre_boutons",
    "cadre_graphique",
    "cadre_coups",
    "cadre_statistiques",
)
EXTENSIBLES = ("cadre_graphique", "cadre_coups", "cadre_statistiques")  # the first one shown takes what room is left


class Panneau(QObject):
    """Shows the blocks of a mode, and lends the three buttons to a board that has the panel under it."""

    def __init__(self, fenetre: QMainWindow) -> None:
        """Take the blocks from the loaded window."""
        super().__init__(fenetre)
        self._blocs = {nom: trouver(fenetre, QWidget, nom) for nom in BLOCS}
        self._colonne = trouver(fenetre, QVBoxLayout, "colonne_panneau")
        self._colonne_plateau = trouver(fenetre, QVBoxLayout, "colonne_plateau")
        self._serre = False

    def montrer(self, noms: Collection[str]) -> None:
        """Show the blocks called ``noms``, in the order of the file, and those only."""
        for nom, bloc in self._blocs.items():
            bloc.setVisible(nom in noms or (self._serre and nom == "cadre_boutons"))
        extensible = next((nom for nom in EXTENSIBLES if nom in noms and nom != "cadre_graphique"), None)
        for nom in EXTENSIBLES:
            self._colonne.setStretchFactor(self._blocs[nom], int(nom == extensible))

    def serrer(self, serre: bool) -> None:
        """Keep the three buttons under the board, where they stay in sight, while the panel is folded there."""
        self._serre = serre
        boutons = self._blocs["cadre_boutons"]
        if serre:
            self._colonne_plateau.addWidget(boutons)
            boutons.show()
        else:
            self._colonne.insertWidget(BLOCS.index("cadre_boutons"), boutons)
