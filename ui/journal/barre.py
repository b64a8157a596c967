"""A bar above the board: the game that was left, and one click to go on with it. Nothing waits for an answer."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, SignalInstance

from ecosysteme.journal.lecture import PartieNotee
from ui.jeux.registre import titre_de
from ui.journal.dates import partie_de
from ui.socle.messages import annoncer
from ui.socle.pictogrammes import pictogramme
from ui.socle.retraduction import SuiviLangue
from ui.socle.theme import Theme
from ui.widgets.fenetre import FenetreDessinee


class BarreReprise(QObject):
    """Offers one game; ``reprise`` and ``ecartee`` carry its number, and take the bar away."""

    reprise, ecartee = Signal(int), Signal(int)

    def __init__(self, fenetre: FenetreDessinee) -> None:
        """Take the bar from the loaded window, hidden until ``proposer``."""
        super().__init__(fenetre)
        self._barre = fenetre.widgets.barre_reprise
        self._texte = fenetre.widgets.texte_reprise
        self._fermer = fenetre.widgets.bouton_ecarter_partie
        self._proposee: PartieNotee | None = None
        self._maintenant = 0.0
        fenetre.widgets.bouton_reprendre_partie.clicked.connect(lambda: self._repondre(self.reprise))
        self._fermer.clicked.connect(lambda: self._repondre(self.ecartee))
        SuiviLangue(self._barre, self._dire)
        self._barre.hide()

    def proposer(self, partie: PartieNotee, maintenant: float) -> None:
        """Ask whether to go on with ``partie``; ``maintenant`` is the moment, in s since 1970."""
        self._proposee, self._maintenant = partie, maintenant
        self._dire()
        self._barre.show()
        annoncer(self._barre, self._texte.text())

    def retirer(self) -> None:
        """Offer nothing any more: another game has begun."""
        self._proposee = None
        self._barre.hide()

    def _repondre(self, signal: SignalInstance) -> None:
        partie = self._proposee
        self.retirer()
        if partie is not None:
            signal.emit(partie.numero)

    def definir_theme(self, theme: Theme) -> None:
        """Draw the cross in the colours of ``theme``."""
        self._fermer.setIcon(pictogramme("fermer", theme))

    def _dire(self) -> None:
        if self._proposee is None:
            return
        nom, _, _ = self._proposee.jeu.partition(":")
        quelle = partie_de(self._proposee.touchee, self._maintenant)
        phrase = self.tr("Reprendre {partie}, {jeu}, coup {coups} ?")
        if nom == "othello":
            phrase = self.tr("Reprendre {partie}, coup {coups} ?")
        self._texte.setText(phrase.format(partie=quelle, jeu=titre_de(nom), coups=self._proposee.coups))
        self._barre.setAccessibleName(self._texte.text())
