"""The lesson that a person chooses: a list in the boxes of their camp, and an entry of the menu that begins it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSignalBlocker, Signal

from ecosysteme.carnet.cle import concerne
from ecosysteme.jeu import Camp
from ecosysteme.joueurs import Humain
from ecosysteme.lecon.severite import Severite
from ecosysteme.reglages import LECON
from ui.joueurs.cotes import COTES
from ui.partie_lecon.mots import nommer
from ui.situation import Situation
from ui.socle.chargeur import exiger_attention
from ui.socle.formulaire import intituler
from ui.socle.memoire import Memoire
from ui.socle.retraduction import SuiviLangue
from ui.widgets.fenetre import FenetreDessinee


class ChoixLecon(QObject):
    """Keeps both lists, the entry of the menu and the memory in step."""

    change = Signal()

    def __init__(self, fenetre: FenetreDessinee, memoire: Memoire) -> None:
        super().__init__(fenetre)
        self._memoire, self._action = memoire, fenetre.widgets.action_lecon
        self._listes = {camp: fenetre.widgets.camps[cote.couleur].lecon for camp, cote in COTES.items()}
        self.severite = Severite(str(memoire.lire(LECON)))
        self._derniere = self.severite if self.severite is not Severite.SANS else Severite.NORMALE
        for liste in self._listes.values():
            exiger_attention(liste)
            for severite in Severite:
                liste.addItem(nommer(severite), severite)
            liste.currentIndexChanged.connect(lambda rang: self.choisir(list(Severite)[rang]))
            liste.hide()
        self._action.triggered.connect(self._basculer)
        self._montrer()
        SuiviLangue(fenetre, self._traduire)

    def _basculer(self, coche: bool) -> None:
        self.choisir(self._derniere if coche else Severite.SANS)

    def choisir(self, severite: Severite) -> None:
        """Give the lesson of the next moves."""
        if severite is self.severite:
            return
        self.severite = severite
        if severite is not Severite.SANS:
            self._derniere = severite
        self._memoire.ecrire(LECON, str(severite))
        self._montrer()
        self.change.emit()

    def _montrer(self) -> None:
        self._action.setChecked(self.severite is not Severite.SANS)
        for liste in self._listes.values():
            with QSignalBlocker(liste):
                liste.setCurrentIndex(list(Severite).index(self.severite))

    def _traduire(self) -> None:
        for liste in self._listes.values():
            intituler(liste, self.tr("Leçon"))
            for rang, severite in enumerate(Severite):
                liste.setItemText(rang, nommer(severite))

    def suivre(self, situation: Situation) -> None:
        """Offer it to a person who plays a program at Othello, which the engine judges."""
        eleve = eleve_de(situation)
        for camp, liste in self._listes.items():
            liste.setVisible(camp == eleve)


def eleve_de(situation: Situation) -> Camp | None:
    """Return the camp of the person who plays a program; ``None`` where there is no lesson to be had."""
    personnes = [camp for camp, occupant in situation.joueurs.items() if isinstance(occupant.joueur, Humain)]
    return personnes[0] if len(personnes) == 1 and concerne(situation.partie.jeu) else None
