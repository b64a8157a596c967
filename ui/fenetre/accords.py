"""What is settled by word: to resign, to offer a draw and to answer the offer, to swap camps in mid-game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ecosysteme.jeu import autre_camp
from ecosysteme.joueurs import Humain
from ecosysteme.partie import Partie
from ui.fenetre.sieges import Sieges
from ui.jeux.registre import adaptateur_de
from ui.pendules.decompte import Decompte
from ui.situation import Marche, Situation
from ui.socle.langue import translate
from ui.socle.messages import Messages
from ui.socle.textes import demander, infobulle
from ui.widgets.fenetre import FenetreDessinee


class Accords(QObject):
    """Lets a person resign or offer a draw; ``decidee`` when that ended the game under way.

    Whether a machine takes a draw is its own to say, see ``Joueur.accepte_nulle``.
    """

    decidee = Signal()

    def __init__(self, fenetre: FenetreDessinee, decompte: Decompte, sieges: Sieges, messages: Messages) -> None:
        super().__init__(fenetre)
        self._fenetre, self._decompte, self._sieges, self._messages = fenetre, decompte, sieges, messages
        self._abandonner, self._proposer = fenetre.widgets.action_abandonner, fenetre.widgets.action_proposer_nulle
        self._partie: Partie | None = None
        self._abandonner.triggered.connect(lambda _: self.abandonner())
        self._proposer.triggered.connect(lambda _: self.proposer())

    def suivre(self, situation: Situation) -> None:
        """Offer what may be done now, or say why not."""
        self._partie = situation.partie
        raison = self._empechement(situation)
        for action in (self._abandonner, self._proposer):
            action.setEnabled(not raison)
            infobulle(action, raison)
        if not (raison or adaptateur_de(situation.partie.jeu).nulles):
            self._interdire_nulle(self.tr("Ce jeu n'a pas de nulle"))
        elif not raison and situation.machine is not None:
            self._interdire_nulle(self.tr("C'est à la machine de jouer : une nulle se propose à son propre tour"))

    def _interdire_nulle(self, raison: str) -> None:
        self._proposer.setEnabled(False)
        infobulle(self._proposer, raison)

    def _empechement(self, situation: Situation) -> str:
        """Say why nobody may end the game by word, nothing when somebody may."""
        if situation.marche is not Marche.EN_COURS or situation.partie.terminee or situation.revue:
            return self.tr("Aucune partie n'est en cours sur le plateau")
        return "" if self._sieges.personnes else self.tr("Deux machines jouent : personne n'abandonne")

    def abandonner(self) -> None:
        """Ask the person whether they resign."""
        if (partie := self._partie) is None or (camp := self._sieges.personne_de(partie)) is None:
            return
        question = self.tr("Abandonner la partie ? {} la perd.").format(adaptateur_de(partie.jeu).sujet_en_tete(camp))
        abandon = partial(self._conclure, partie, lambda: partie.abandonner(camp))
        mots = self.tr("Abandonner"), self.tr("Continuer à jouer")
        demander(self._fenetre, "boite_abandon", question, abandon, mots=mots)

    def proposer(self) -> None:
        """Offer a draw: a machine answers at once, another person is asked."""
        if (partie := self._partie) is None or (camp := self._sieges.personne_de(partie)) is None:
            return
        vue, autre = adaptateur_de(partie.jeu), autre_camp(camp)
        if isinstance(self._sieges[autre], Humain):
            question = self.tr("{} propose la nulle : {} l'accepte-t-il ?").format(
                vue.sujet_en_tete(camp), vue.sujet(autre)
            )
            refus = self.tr("{} refuse la nulle").format(vue.sujet_en_tete(autre))
            accord = partial(self._conclure, partie, partie.convenir_nulle)
            demander(self._fenetre, "boite_nulle", question, accord, lambda: self._messages.dire(refus))
        elif not self._sieges[autre].accepte_nulle(partie.jeu, partie.etat):
            phrase = self.tr("{} refuse la nulle : il se croit mieux").format(vue.sujet_en_tete(autre))
            self._messages.dire(phrase)
        else:
            self._conclure(partie, partie.convenir_nulle)

    def _conclure(self, partie: Partie, fin: Callable[[], None]) -> None:
        """End the game, unless it ended while the question was open; who has the turn pays for it first."""
        if partie is self._partie and not partie.terminee:
            self._decompte.conclure(fin)
            self.decidee.emit()


def permuter(fenetre: QWidget, situation: Situation, echanger: Callable[[], object]) -> None:
    """Let the players swap their camps; ask first in the middle of a game between programs.

    Each then goes on with what the other began: the accounts of a series would hold a game of neither.
    """
    if situation.cadence is None or situation.partie.terminee or not situation.partie.nb_coups:
        echanger()
        return
    question = translate("Accords", "Échanger au milieu de la partie ? Chacun continue celle que l'autre a commencée.")
    demander(fenetre, "boite_echanger", question, echanger)
