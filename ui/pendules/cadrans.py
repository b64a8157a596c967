"""The clocks on the players' card: what is left, whose runs, what is particular with it, and 15 s for the other one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QToolButton, QWidget

from ecosysteme.jeu import PREMIER, SECOND, Camp, autre_camp
from ecosysteme.joueurs import Humain
from ecosysteme.pendules import Pendules
from ui.jeux.registre import adaptateur_de
from ui.pendules import mots
from ui.pendules.decompte import Decompte
from ui.situation import Marche, Situation
from ui.socle.chargeur import garder_place
from ui.socle.textes import infobulle
from ui.socle.theme import marquer
from ui.widgets.fenetre import FenetreDessinee

CAMPS: Final[tuple[Camp, Camp]] = (PREMIER, SECOND)


class Cadrans(QObject):
    """Shows the clocks of the game on the board, nothing where it has none."""

    ajoute = Signal(int)  # the camp that is given some more time

    def __init__(self, fenetre: FenetreDessinee, decompte: Decompte, choisir: Callable[[QWidget], object]) -> None:
        """``choisir`` is asked for another clock under the one that is clicked."""
        super().__init__(fenetre)
        self._cotes = {PREMIER: fenetre.widgets.noir, SECOND: fenetre.widgets.blanc}
        self._decompte = decompte
        self._situation: Situation | None = None
        self._couvert = False
        decompte.battement.connect(self._battre)
        for camp, cote in self._cotes.items():
            cote.pendule.clicked.connect(lambda _coche=False, bouton=cote.pendule: choisir(bouton))
            cote.ajout.clicked.connect(lambda _coche=False, camp=camp: self.ajoute.emit(camp))
            for bouton in (cote.pendule, cote.ajout):
                bouton.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard on the board
            for widget in (cote.pendule, cote.etat_pendule, cote.ajout):
                widget.hide()

    def suivre(self, situation: Situation) -> None:
        """Show the clocks of the game on the board, and offer what may be done with them."""
        self._situation = situation
        self._battre()

    def couvrir(self, couvert: bool) -> None:
        """Hide clocks that stand still while another position lies over the board: they are not those of that one.

        Their place is kept, so that the board stays where it is.
        """
        self._couvert = couvert
        self._battre()

    def _battre(self) -> None:
        if (situation := self._situation) is None:
            return
        partie = situation.montree
        pendules, marche = self._decompte.pendules(partie), self._decompte.en_marche(partie)
        couvertes = self._couvert and marche is None and pendules is not None
        if couvertes:
            pendules = None
        vue = adaptateur_de(partie.jeu)
        for camp, cote in self._cotes.items():
            garder_place(cote.pendule, couvertes)
            cote.pendule.setVisible(pendules is not None)
            etat = "" if pendules is None else mots.dire_etat(pendules.temps(camp))
            cote.etat_pendule.setVisible(bool(etat))
            cote.ajout.setVisible(pendules is not None and not etat and self._donnable(situation, camp))
            if pendules is None:
                continue
            self._ecrire(cote.pendule, pendules, camp, court=camp == marche)
            cote.pendule.setAccessibleName(mots.dire_cadran(vue.camp(camp), pendules.temps(camp), etat))
            cote.etat_pendule.setText(etat)
            cote.ajout.setAccessibleName(mots.dire_ajout(vue.sujet(camp)))
            infobulle(cote.ajout, mots.dire_ajout(vue.sujet(camp)))
        self._aligner(situation, couvertes=couvertes)

    def _aligner(self, situation: Situation, *, couvertes: bool) -> None:
        """Keep free the line that may come below a clock in games of a person: neither clock moves, nor the board."""
        personne = any(isinstance(occupant.joueur, Humain) for occupant in situation.joueurs.values())
        for cote in self._cotes.values():
            montree = couvertes or not cote.pendule.isHidden()
            garder_place(cote.ajout, personne and cote.etat_pendule.isHidden() and montree)

    @staticmethod
    def _donnable(situation: Situation, camp: Camp) -> bool:
        """Whether the opponent of ``camp`` is a person, who may give it some time of a game that runs."""
        en_cours = situation.marche is Marche.EN_COURS and not situation.revue and not situation.partie.terminee
        return en_cours and isinstance(situation.joueurs[autre_camp(camp)].joueur, Humain)

    def _ecrire(self, bouton: QToolButton, pendules: Pendules, camp: Camp, *, court: bool) -> None:
        """Write what a clock shows; its colours say whether it runs and whether its time is used up."""
        temps = pendules.temps(camp)
        bouton.setText(mots.afficher(temps))
        infobulle(bouton, mots.nommer_horloge(pendules.horloges[camp - 1]) + "\n" + mots.nommer_regle(pendules.regle))
        etat = "tombe" if not temps.reste else "rallonge" if temps.rallonge else "normal"
        aspect = f"{etat}-court" if court else etat
        marquer(bouton, "aspect", aspect)
