"""The bar of chances, under that of the points: what a judge expects of a game that programs play, or that is over."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer

from ecosysteme.jeu import PREMIER, SECOND
from ui.jeux.adaptateur import AdaptateurJeu
from ui.jeux.chances import dernieres_chances, dire_chances, est_jugee, part, preuve_courte
from ui.jeux.registre import adaptateur_de
from ui.situation import Situation
from ui.socle.chargeur import garder_place
from ui.socle.textes import infobulle
from ui.socle.theme import Theme
from ui.widgets.fenetre import FenetreDessinee

RETARD: Final = 400  # ms before the text tells that it is of a position before: it would flicker at each move
CENTIEMES: Final = 100


class PanneauChances(QObject):
    """Shows the chances of the position on the board, or the last that are known.

    The bar keeps its place when there is nothing to show: nothing else moves when it comes or goes.
    """

    def __init__(self, fenetre: FenetreDessinee) -> None:
        super().__init__(fenetre)
        self._barre, self._texte = fenetre.widgets.barre_chances, fenetre.widgets.texte_chances
        garder_place(self._barre)
        self._retard = QTimer(self, singleShot=True, interval=RETARD)
        self._retard.timeout.connect(lambda: self._texte.vieillir(True))

    def definir_theme(self, theme: Theme) -> None:
        """Follow the theme."""
        self._barre.definir_theme(theme)

    def presenter(self, adaptateur: AdaptateurJeu) -> None:
        """Take the colours of a game."""
        self._barre.definir_style(adaptateur.style)

    def montrer(self, situation: Situation, *, couverte: bool = False) -> None:
        """Show what is known of the position on the board, unless it would advise a person who plays.

        Nothing while another position lies over it (``couverte``).
        """
        partie, vue = situation.montree, adaptateur_de(situation.montree.jeu)
        permises = situation.chances_permises and not couverte and est_jugee(partie)
        preuves = [preuve_courte(vue, gagnant) for gagnant in (PREMIER, SECOND, None)]
        self._texte.reserver(*(preuves if permises else []))
        chances, recul = (dernieres_chances(partie) if permises else None) or (None, 0)
        self._barre.setVisible(chances is not None)
        self._dater(recul)
        if chances is None:
            self._texte.montrer("")
            self._expliquer("")
            return
        premier = round(CENTIEMES * chances.premier)
        self._barre.montrer(premier, CENTIEMES - premier)
        texte = preuve_courte(vue, chances.gagnant) if chances.prouvee else f"{vue.camp(PREMIER)} {part(chances)}"
        self._texte.montrer(texte, prouve=chances.prouvee)
        phrase = dire_chances(vue, chances)
        if recul:
            phrase = self.tr("{}, un peu plus tôt").format(phrase)
        self._expliquer(phrase)

    def _expliquer(self, phrase: str) -> None:
        """Say the whole of it to who points at it, or does not see it."""
        for objet in (self._barre, self._texte):
            objet.setAccessibleName(phrase)
            infobulle(objet, phrase)

    def _dater(self, recul: int) -> None:
        """Show soon that what is shown is of a position before, or at once that it is of this one."""
        if not recul:
            self._retard.stop()
            self._texte.vieillir(False)
        elif not self._retard.isActive():
            self._retard.start()
