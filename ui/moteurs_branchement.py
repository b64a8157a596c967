"""Plugs the external engines into the window: their dialog, wherever it is asked for."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from ecosysteme.jeu import Camp
from ui.memoire import Memoire
from ui.moteurs_dialogue import DialogueMoteurs
from ui.panneau_joueur import PanneauxJoueurs


class Moteurs(QObject):
    """Opens the dialog for the menu and for the boxes of both camps; ``fermer`` is to be called by the window."""

    def __init__(self, fenetre: QMainWindow, memoire: Memoire, panneaux: PanneauxJoueurs) -> None:
        """Follow ``panneaux``."""
        super().__init__(fenetre)
        self._fenetre, self._memoire, self._panneaux = fenetre, memoire, panneaux
        panneaux.gestion.connect(self._gerer_pour)

    def gerer(self) -> None:
        """Open the dialog; the game goes on behind it."""
        self._ouvrir().open()

    def _gerer_pour(self, camp: Camp) -> None:
        """Open the dialog for a camp that wants an engine: it takes the first of them once there is one."""
        dialogue = self._ouvrir()
        dialogue.accepted.connect(partial(self._panneaux.cocher_externe, camp))
        dialogue.open()

    def _ouvrir(self) -> DialogueMoteurs:
        return DialogueMoteurs(self._fenetre, self._memoire)

    def fermer(self) -> None:
        """Close the dialog, wherever it was opened from: an engine may be under test in it."""
        for dialogue in self._fenetre.findChildren(DialogueMoteurs):
            dialogue.reject()
