"""The tab of one's mistakes: how many are due, the button that asks about them, and the panel that goes with these."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from ecosysteme.carnet.tableau import BilanCarnet
from ui.disposition.titre_page import TitreDePage, colonne_de_page
from ui.erreurs.panneau import PanneauErreurs, dire_jour
from ui.socle.langue import accorder
from ui.socle.nombres import dire_lever
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette, infobulle


class PageErreurs(Retraduit, QWidget):
    """Holds the panel, unless it stands in another mode, over a game that is asked about there."""

    demandee = Signal()  # the mistakes of today, or the way out while they are asked about

    def __init__(self, panneau: PanneauErreurs) -> None:
        super().__init__()
        self.setObjectName("page_erreurs")
        self._bilan: BilanCarnet | None = None
        self._demande = False
        self._panneau = panneau
        self.dit, self.principal = Etiquette(), QPushButton()
        self.dit.setObjectName("erreurs_dites")
        self.principal.setObjectName("bouton_revoir_erreurs")
        self.principal.clicked.connect(lambda _: self.demandee.emit())
        self.titre = TitreDePage("erreurs", self.dit, self.principal)
        self._colonne = colonne_de_page(self, self.titre)
        self.reprendre()
        self._traduire()

    def reprendre(self) -> None:
        """Have the panel back."""
        self._colonne.addWidget(self._panneau, 1)
        self._panneau.entourer(False)
        self._panneau.show()

    def montrer(self, bilan: BilanCarnet) -> None:
        """Say what the notebook says."""
        self._bilan = bilan
        self._traduire()

    def demander(self, oui: bool) -> None:
        """Offer the way out while mistakes are asked about, else to ask about them."""
        self._demande = oui
        self._traduire()

    def _traduire(self) -> None:
        bilan = self._bilan
        self.titre.titre.setText(self.tr("Mes erreurs"))
        self.principal.setText(self.tr("Quitter") if self._demande else self.tr("Revoir"))
        self.principal.setEnabled(self._demande or (bilan is not None and bool(bilan.dues)))
        infobulle(self.principal, self.tr("Reprendre sur le plateau celles qui reviennent aujourd'hui"))
        self.dit.setText(self._dire(bilan))
        infobulle(self.dit, dire_lever())

    def _dire(self, bilan: BilanCarnet | None) -> str:
        if bilan is None or not bilan.erreurs:
            return self.tr("Le carnet est vide : analysez une de vos parties (F7), ses erreurs y entreront.")
        if bilan.dues:
            return accorder(bilan.dues, self.tr("{} à revoir aujourd'hui"), self.tr("{} à revoir aujourd'hui"))
        prochain = min((jour for jour, dues in bilan.a_venir.items() if dues), default=None)
        if prochain is None:
            return self.tr("Rien à revoir aujourd'hui, ni les jours qui viennent.")
        return self.tr("Rien à revoir aujourd'hui ; la suite le {}.").format(dire_jour(prochain))
