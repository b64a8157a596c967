"""The panel beside the board: one scrolling column of blocks, of which each mode shows its own."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QGridLayout, QMainWindow, QVBoxLayout, QWidget

from ui.socle.chargeur import trouver

BLOCS: Final = (
    "joueur_noir",
    "joueur_blanc",
    "cadre_match",
    "cadre_boutons",
    "cadre_graphique",
    "cadre_coups",
    "cadre_statistiques",
    "cadre_parties",
)
# The first one shown takes what room is left.
EXTENSIBLES: Final = ("cadre_coups", "cadre_parties", "cadre_statistiques")
LARGE: Final = 500  # px of panel from which the boxes of a player stand five a row, and the match on one line
PAR_LIGNE: Final = {True: 5, False: 3}  # boxes a row, in a large panel or not


class Panneau(QObject):
    """Shows the blocks of a mode, folds them into the width, and lends the buttons to a board that it lies under."""

    def __init__(self, fenetre: QMainWindow) -> None:
        """Take the blocks from the loaded window."""
        super().__init__(fenetre)
        self._blocs = {nom: trouver(fenetre, QWidget, nom) for nom in BLOCS}
        self._colonne = trouver(fenetre, QVBoxLayout, "colonne_panneau")
        self._colonne_plateau = trouver(fenetre, QVBoxLayout, "colonne_plateau")
        self._grilles = [trouver(fenetre, QGridLayout, f"cases_{couleur}") for couleur in ("noir", "blanc")]
        self._match = trouver(fenetre, QBoxLayout, "lignes_match")
        self._serre, self._large = False, True
        trouver(fenetre, QWidget, "defilement").installEventFilter(self)

    def montrer(self, noms: Collection[str]) -> None:
        """Show the blocks called ``noms``, in the order of the file, and those only."""
        for nom, bloc in self._blocs.items():
            bloc.setVisible(nom in noms or (self._serre and nom == "cadre_boutons"))
        extensible = next((nom for nom in EXTENSIBLES if nom in noms), None)
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

    def _plier(self, large: bool) -> None:
        """Lay the boxes of the players and the settings of a match for a large or a narrow panel."""
        self._large = large
        for grille in self._grilles:
            cases = [grille.itemAt(rang).widget() for rang in range(grille.count())]
            for rang, case in enumerate(case for case in cases if isinstance(case, QCheckBox)):
                grille.addWidget(case, *divmod(rang, PAR_LIGNE[large]))
        sens = QBoxLayout.Direction.LeftToRight if large else QBoxLayout.Direction.TopToBottom
        self._match.setDirection(sens)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Follow the width of the panel."""
        if event.type() == QEvent.Type.Resize and isinstance(objet, QWidget):
            large = objet.width() >= LARGE
            if large != self._large:
                self._plier(large)
        return False
