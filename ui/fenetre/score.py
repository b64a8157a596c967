"""The live score: figures, little discs beside them, the bar shared by the two colours, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt

from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from ui.jeux.adaptateur import AdaptateurJeu
from ui.jeux.lectures import lire_score
from ui.jeux.registre import adaptateur_de
from ui.socle.langue import deux_points
from ui.socle.textes import infobulle
from ui.socle.theme import Theme
from ui.widgets.fenetre import FenetreDessinee

BORDS: Final[dict[Camp, Qt.AlignmentFlag]] = {PREMIER: Qt.AlignmentFlag.AlignLeft, SECOND: Qt.AlignmentFlag.AlignRight}


class PanneauScore(QObject):
    """The header above the board: figures, bar, whose turn.

    The figures are the points; in a game that counts none, the games won, once there is one.
    """

    def __init__(self, fenetre: FenetreDessinee) -> None:
        super().__init__(fenetre)
        self.noir = fenetre.widgets.noir.score
        self.blanc = fenetre.widgets.blanc.score
        self._tiret = fenetre.widgets.tiret
        self.trait = fenetre.widgets.trait
        self._cotes = {PREMIER: fenetre.widgets.noir, SECOND: fenetre.widgets.blanc}
        self.barre = fenetre.widgets.barre_score
        self.presenter(adaptateur_de(Othello()))

    def definir_theme(self, theme: Theme) -> None:
        """Follow the theme."""
        self.barre.definir_theme(theme)
        for cote in self._cotes.values():
            cote.pion.definir_theme(theme)

    def montrer(self, partie: Partie, annonce: str, victoires: tuple[int, int], nulles: int) -> None:
        """Show the points of ``partie``, and ``annonce``: whose turn, or the result.

        In a game without points, show the ``victoires`` in the series of who plays each camp now, whose names stand
        beside, and the games drawn. As long as nobody has won one there is nothing to show.
        """
        adaptateur = adaptateur_de(partie.jeu)
        premier, second = partie.scores if adaptateur.points else victoires
        for label, nombre, compte in zip((self.noir, self.blanc), (premier, second), self._comptes, strict=True):
            label.setText(str(nombre))
            label.setAccessibleName(deux_points(compte, str(nombre)))
        for label in (self.noir, self._tiret, self.blanc):
            label.setVisible(adaptateur.points or any(victoires))
        score = lire_score(partie, victoires, nulles)
        self.barre.setAccessibleName(deux_points(self.tr("Part des points"), score) if adaptateur.points else score)
        self.barre.montrer(premier, second, 0 if adaptateur.points else nulles)
        self.trait.setText(annonce)
        self._situer(partie.trait or partie.issue or PREMIER, en_cours=partie.trait is not None)

    def _situer(self, camp: Camp, *, en_cours: bool) -> None:
        """Write whose turn it is under the name of who plays, or the result under that of the winner."""
        # First of all: what is shown afterwards lays the window out at once, and three lines would push the board down.
        self._cotes[camp].detail.hide()
        self._cotes[camp].colonne_nom.addWidget(self.trait)
        self.trait.setAlignment(BORDS[camp] | Qt.AlignmentFlag.AlignVCenter)
        for autre, cote in self._cotes.items():
            cote.detail.setVisible(autre != camp)
            cote.pion.cerner(en_cours and autre == camp)

    def nommer(self, noms: Sequence[tuple[str, str]]) -> None:
        """Write who plays each camp, the first one's first: a name, and in a few words what it is."""
        for (nom, detail), cote, camp in zip(noms, self._cotes.values(), self._camps, strict=True):
            cote.nom.setText(nom)
            cote.nom.setAccessibleName(deux_points(camp, nom))
            cote.detail.setText(detail)

    def presenter(self, adaptateur: AdaptateurJeu) -> None:
        """Dress and word the header for a game, in the language of the moment."""
        for cote in self._cotes.values():
            cote.pion.definir_style(adaptateur.style)
        self.barre.definir_style(adaptateur.style)
        compte = self.tr("Points de {}") if adaptateur.points else self.tr("Parties gagnées par {}")
        self._camps, self._comptes = (
            adaptateur.camps,
            (compte.format(adaptateur.camps[0]), compte.format(adaptateur.camps[1])),
        )
        for label, texte in zip((self.noir, self.blanc), self._comptes, strict=True):
            infobulle(label, "" if adaptateur.points else texte)
