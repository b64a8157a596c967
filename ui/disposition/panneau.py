"""The panel beside the board: one scrolling column of blocks, of which each mode shows its own, and the buttons.

The three buttons stand under what scrolls: nothing that comes or goes in the blocks moves them.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QEvent, QMargins, QObject, Qt, QTimer
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QGridLayout,
    QLayout,
    QWidget,
)

from ui.socle.chargeur import trouver
from ui.socle.filtres_evenements import filtrer
from ui.widgets.fenetre import FenetreDessinee

BLOCS: Final = (
    "joueur_noir",
    "joueur_blanc",
    "cadre_match",
    "cadre_graphique",
    "cadre_coups",
    "cadre_statistiques",
    "cadre_parties",
    BOUTONS := "cadre_boutons",
)
# The first one shown takes what room is left.
EXTENSIBLES: Final = ("cadre_coups", "cadre_parties", "cadre_statistiques")
BARRE: Final = 12  # px of the scroll bar, which comes when the blocks are higher than the panel
PAR_LIGNE: Final = (3, 5)  # boxes a row, in a narrow panel and in a large one
TRAIT: Final = 1  # px of the line around a block


class Panneau(QObject):
    """Shows the blocks of a mode, folds them into the width, and lends the buttons to a board that it lies under."""

    def __init__(self, fenetre: FenetreDessinee) -> None:
        super().__init__(fenetre)
        self._blocs = {nom: trouver(fenetre, QWidget, nom) for nom in BLOCS}
        self._colonne = fenetre.widgets.colonne_panneau
        self._colonne.addStretch()  # the room that no block takes
        self._colonne_contenu = fenetre.widgets.colonne_contenu
        self._colonne_plateau = fenetre.widgets.colonne_plateau
        self._grilles: dict[QGridLayout, QWidget] = {camp.cases: camp.joueur for camp in fenetre.widgets.camps.values()}
        self._match, self._nombre = fenetre.widgets.lignes_match, fenetre.widgets.nombre_parties
        self._alterner, self._pendule = fenetre.widgets.alterner_couleurs, fenetre.widgets.choix_pendule
        self._deplier = fenetre.widgets.deplier_match
        self._boutons, self._ligne_boutons = fenetre.widgets.cadre_boutons, fenetre.widgets.boutons
        self._marges = self._ligne_boutons.contentsMargins()
        self._serre = False
        self._largeur = 0  # px that the blocks have
        fenetre.widgets.defilement.installEventFilter(self)
        self._plus_tard = QTimer(self, singleShot=True, interval=0)  # when the layouts know what came or went
        self._plus_tard.timeout.connect(self._plier_match)
        filtrer(self._blocs["cadre_match"], self, QEvent.Type.LayoutRequest, QEvent.Type.Show)

    def montrer(self, noms: Collection[str]) -> None:
        """Show the blocks called ``noms``, in the order of the file, and those only."""
        for nom, bloc in self._blocs.items():
            bloc.setVisible(nom in noms or (self._serre and nom == BOUTONS))
        extensible = next((nom for nom in EXTENSIBLES if nom in noms), None)
        for nom in EXTENSIBLES:
            self._colonne.setStretchFactor(self._blocs[nom], int(nom == extensible))
        self._colonne.setStretch(self._colonne.count() - 1, int(extensible is None))

    def serrer(self, serre: bool) -> None:
        """Keep the three buttons under the board, where they stay in sight, while the panel is folded there."""
        self._serre = serre
        (self._colonne_plateau if serre else self._colonne_contenu).addWidget(self._boutons)
        self._ligne_boutons.setContentsMargins(QMargins() if serre else self._marges)
        if serre:
            self._boutons.show()

    @staticmethod
    def _cases(grille: QGridLayout, cadre: QWidget) -> list[QCheckBox]:
        """List the boxes of a player, in the order of the file."""
        return [case for case in cadre.findChildren(QCheckBox) if grille.indexOf(case) >= 0]

    def _plier_cases(self) -> None:
        """Lay the boxes of the players for the width of the panel."""
        for grille, cadre in self._grilles.items():
            cases = self._cases(grille, cadre)
            serree, large = PAR_LIGNE
            besoins = [max(case.sizeHint().width() for case in cases[rang::large]) for rang in range(large)]
            besoin = sum(besoins) + grille.horizontalSpacing() * (large - 1)
            par_ligne = large if besoin <= self._largeur - _bords(cadre) else serree
            for rang, case in enumerate(cases):
                grille.addWidget(case, *divmod(rang, par_ligne))

    def _plier_match(self) -> None:
        """Lay the settings of a match, which come and go with who plays, for the width of the panel."""
        lignes = self._match.findChildren(QLayout, options=Qt.FindChildOption.FindDirectChildrenOnly)
        besoin = sum(ligne.minimumSize().width() for ligne in lignes) + self._match.spacing()
        cote_a_cote = besoin <= self._largeur - _bords(self._blocs["cadre_match"])
        sens = QBoxLayout.Direction
        plie = self._nombre.isHidden()
        QWidget.setTabOrder(self._pendule if plie else self._alterner, self._deplier)
        if plie:  # the clock, and at the end of the line the button that opens the card
            self._match.setDirection(sens.RightToLeft)
        else:
            self._match.setDirection(sens.LeftToRight if cote_a_cote else sens.TopToBottom)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Follow the width of the panel, and whatever comes or goes in the match card."""
        if objet is self._blocs["cadre_match"]:
            self._plus_tard.start()
        elif event.type() == QEvent.Type.Resize and isinstance(objet, QWidget):
            marges = self._colonne.contentsMargins()
            self._largeur = objet.width() - BARRE - marges.left() - marges.right()
            self._plier_cases()
            self._plier_match()
        return False


def _bords(cadre: QWidget) -> int:
    """Return what a block keeps at its left and right, px."""
    disposition = cadre.layout()
    marges = cadre.contentsMargins() if disposition is None else disposition.contentsMargins()
    return marges.left() + marges.right() + 2 * TRAIT
