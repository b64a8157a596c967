"""The lesson that a person chooses: a list in the boxes of their camp, and an entry of the menu that begins it.

A mark in the title line of their camp says that it is on, for the boxes are folded while one plays.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QSignalBlocker, Signal

from ecosysteme.carnet.cle import concerne
from ecosysteme.jeu import Camp
from ecosysteme.joueurs import Humain
from ecosysteme.lecon.severite import Severite
from ecosysteme.reglages import LECON
from ui.joueurs.cotes import COTES
from ui.partie_lecon.mots import dire_choix, nommer
from ui.situation import Situation
from ui.socle.chargeur import exiger_attention
from ui.socle.formulaire import intituler
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.socle.retraduction import SuiviLangue
from ui.socle.textes import Etiquette, infobulle
from ui.widgets.fenetre import FenetreDessinee


class ChoixLecon(QObject):
    """Keeps both lists, their marks, the entry of the menu and the memory in step, and says what was chosen."""

    change = Signal()

    def __init__(self, fenetre: FenetreDessinee, memoire: Memoire, messages: Messages) -> None:
        super().__init__(fenetre)
        self._memoire, self._messages, self._action = memoire, messages, fenetre.widgets.action_lecon
        self._eleve: Camp | None = None
        self._marques = {camp: _marquer(fenetre, cote.couleur) for camp, cote in COTES.items()}
        self._listes = {camp: fenetre.widgets.camps[cote.couleur].lecon for camp, cote in COTES.items()}
        self.severite = Severite(str(memoire.lire(LECON)))
        self._derniere = self.severite if self.severite is not Severite.SANS else Severite.NORMALE
        for liste in self._listes.values():
            exiger_attention(liste)
            for severite in Severite:
                liste.addItem("", severite)
            liste.currentIndexChanged.connect(lambda rang: self.choisir(list(Severite)[rang]))
            liste.hide()
        self._action.triggered.connect(self._basculer)
        self._traduire()
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
        self._messages.prevenir(dire_choix(severite, offerte=self._eleve is not None), auteur=self)
        self.change.emit()

    def _montrer(self) -> None:
        suivie = self.severite is not Severite.SANS
        self._action.setChecked(suivie)
        for camp, marque in self._marques.items():
            marque.setVisible(suivie and camp == self._eleve)
            infobulle(marque, dire_choix(self.severite, offerte=True))
        for liste in self._listes.values():
            with QSignalBlocker(liste):
                liste.setCurrentIndex(list(Severite).index(self.severite))

    def _traduire(self) -> None:
        for liste in self._listes.values():
            intituler(liste, self.tr("Leçon"))
            for rang, severite in enumerate(Severite):
                liste.setItemText(rang, nommer(severite))
        for marque in self._marques.values():
            marque.setText(self.tr("Leçon"))
        self._montrer()

    def suivre(self, situation: Situation) -> None:
        """Offer it to a person who plays a program at Othello, which the engine judges."""
        self._eleve = eleve_de(situation)
        for camp, liste in self._listes.items():
            liste.setVisible(camp == self._eleve)
        self._montrer()


def _marquer(fenetre: FenetreDessinee, couleur: str) -> Etiquette:
    """Make the mark of a camp, between who plays it and the button that shows its boxes."""
    camp, marque = fenetre.widgets.camps[couleur], Etiquette()
    marque.setObjectName(f"marque_lecon_{couleur}")
    marque.setProperty("role", "trait")
    marque.hide()
    camp.titre_ligne.insertWidget(camp.titre_ligne.indexOf(camp.deplier), marque)
    return marque


def eleve_de(situation: Situation) -> Camp | None:
    """Return the camp of the person who plays a program; ``None`` where there is no lesson to be had."""
    personnes = [camp for camp, occupant in situation.joueurs.items() if isinstance(occupant.joueur, Humain)]
    return personnes[0] if len(personnes) == 1 and concerne(situation.partie.jeu) else None
