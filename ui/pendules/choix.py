"""The clock of the games to come: chosen in the match card, or under a clock of the players' card."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPoint, QSignalBlocker, Signal
from PySide6.QtWidgets import QMenu, QWidget

from ecosysteme.pendules import Pendules, Regle
from ecosysteme.reglages import PENDULE, REGLE_TEMPS, Reglage, ValeurReglage
from ui.pendules.dialogue import DialoguePendule
from ui.pendules.mots import expliquer_regle, lire_reglage, nommer, nommer_regle
from ui.socle.chargeur import exiger_attention
from ui.socle.formulaire import intituler
from ui.socle.langue import translate
from ui.socle.memoire import Memoire
from ui.socle.retraduction import SuiviLangue
from ui.socle.textes import infobulle, sans_raccourci
from ui.widgets.fenetre import FenetreDessinee

COURANTES: Final = ("", "1:00", "3:00", "5:00", "15:00", "30:00", "3:00/0:02", "5:00/0:03")
AUTRE: Final = "autre"  # of the list: opens the box


class ChoixPendule(QObject):
    """Reads and fills the two lists; ``change`` when another clock or another rule was chosen."""

    change = Signal()

    def __init__(self, fenetre: FenetreDessinee, memoire: Memoire) -> None:
        """Take the lists from the loaded window, filled as ``memoire`` says."""
        super().__init__(fenetre)
        self._fenetre = fenetre
        self._boite, self._regle = fenetre.widgets.choix_pendule, fenetre.widgets.regle_temps
        self._camps = ("Noir", "Blanc")
        self._reglage = str(memoire.lire(PENDULE))
        try:
            lire_reglage(self._reglage)
        except ValueError:  # a hand wrote it
            self._reglage = ""
        for regle in Regle:
            self._regle.addItem("", regle.value)
        self._regle.setCurrentIndex(self._regle.findData(memoire.lire(REGLE_TEMPS)))
        for boite in (self._boite, self._regle):
            exiger_attention(boite)
        self._traduire()
        self._boite.activated.connect(lambda rang: self.choisir(str(self._boite.itemData(rang))))
        self._regle.currentIndexChanged.connect(lambda _: self._changer())
        SuiviLangue(fenetre, self._traduire)

    @property
    def regle(self) -> Regle:
        """The set of rules chosen."""
        return Regle(self._regle.currentData())

    @property
    def pendules(self) -> Pendules | None:
        """The clocks of a game that begins, ``None`` for none."""
        horloges = lire_reglage(self._reglage)
        return None if horloges is None else Pendules.reglees(*horloges, self.regle)

    def valeurs(self) -> dict[Reglage, ValeurReglage]:
        """What is worth remembering."""
        return {PENDULE: self._reglage, REGLE_TEMPS: self.regle.value}

    def presenter(self, camps: tuple[str, str]) -> None:
        """Name the camps as the game does."""
        self._camps = camps
        self._traduire()

    def choisir(self, reglage: str) -> None:
        """Take the clocks ``reglage``, or ask for others with ``AUTRE``; ``ValueError`` for what is no clock."""
        if reglage == AUTRE:
            self._remplir()  # the list goes on showing what holds
            dialogue = DialoguePendule(self._fenetre, self._camps, self._reglage, self.regle)
            dialogue.choisie.connect(self.reprendre)
            dialogue.open()
        else:
            lire_reglage(reglage)
            self._reglage = reglage
            self._changer()

    def reprendre(self, reglage: str, regle: str) -> None:
        """Take the clocks ``reglage`` with the rule ``regle``; ``ValueError`` for what is no clock."""
        with QSignalBlocker(self._regle):
            self._regle.setCurrentIndex(self._regle.findData(regle))
        self.choisir(reglage)

    def _changer(self) -> None:
        self._remplir()
        self.change.emit()

    def _proposes(self) -> list[tuple[str, str]]:
        """List what can be chosen, and what it is called."""
        reglages = COURANTES if self._reglage in COURANTES else (*COURANTES, self._reglage)
        autre = (AUTRE, translate("Pendules", "Autre…"))
        return [*((reglage, nommer(reglage, self._camps)) for reglage in reglages), autre]

    def _remplir(self) -> None:
        proposes = self._proposes()
        rangs = range(self._boite.count())
        if proposes != [(str(self._boite.itemData(rang)), self._boite.itemText(rang)) for rang in rangs]:
            self._boite.clear()  # a screen reader hears each choice of a list that is filled: not for the same ones
            for reglage, nom in proposes:
                self._boite.addItem(nom, reglage)
        self._boite.setCurrentIndex(self._boite.findData(self._reglage))
        self._regle.setVisible(bool(self._reglage))
        infobulle(self._regle, expliquer_regle(self.regle))

    def _traduire(self) -> None:
        intituler(self._boite, self._boite.accessibleName())
        for rang in range(self._regle.count()):
            self._regle.setItemText(rang, nommer_regle(Regle(self._regle.itemData(rang))))
        self._remplir()

    def ouvrir_menu(self, sous: QWidget) -> None:
        """Offer the same choice under a clock that was clicked."""
        menu = self.menu()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(sous.mapToGlobal(QPoint(0, sous.height())))

    def menu(self) -> QMenu:
        """Make a menu of the same choice."""
        menu = QMenu(self._fenetre)
        menu.setObjectName("menu_pendule")
        for reglage, nom in self._proposes():
            action = menu.addAction(sans_raccourci(nom), partial(self.choisir, reglage))
            action.setCheckable(reglage != AUTRE)
            action.setChecked(reglage == self._reglage)
        menu.addSeparator()
        for rang in range(self._regle.count()):
            nom = sans_raccourci(self._regle.itemText(rang))
            action = menu.addAction(nom, partial(self._regle.setCurrentIndex, rang))
            action.setCheckable(True)
            action.setChecked(rang == self._regle.currentIndex())
        return menu
