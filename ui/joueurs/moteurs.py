"""Plugs the external engines into the window: their dialog, wherever it is asked for."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QTimer

from ecosysteme.jeu import Camp
from ui.joueurs.moteurs_dialogue import DialogueMoteurs
from ui.joueurs.panneaux import PanneauxJoueurs
from ui.situation import Salle
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.widgets.fenetre import FenetreDessinee


class BranchementMoteurs(Salle):
    """Opens the dialog for the menu and for the boxes of both camps, and says who must leave after it."""

    def __init__(
        self, fenetre: FenetreDessinee, memoire: Memoire, panneaux: PanneauxJoueurs, messages: Messages
    ) -> None:
        super().__init__(fenetre)
        self._fenetre, self._memoire, self._panneaux, self._messages = fenetre, memoire, panneaux, messages
        self._partis: list[str] = []
        fenetre.widgets.action_moteurs.triggered.connect(lambda _: self.gerer())
        panneaux.gestion.connect(self._gerer_pour)
        panneaux.moteur_parti.connect(self._noter_depart)

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

    def _noter_depart(self, nom: str) -> None:
        if not self._partis:
            QTimer.singleShot(0, self, self._dire_departs)  # both camps may lose theirs
        self._partis.append(nom)

    def _dire_departs(self) -> None:
        phrase = self.tr("Plus de moteur {} : Alpha-Bêta prend sa place.").format(
            ", ".join(dict.fromkeys(self._partis))
        )
        self._partis.clear()
        self._messages.prevenir(phrase)

    def fermer(self) -> None:
        """Close the dialog, wherever it was opened from: an engine may be under test in it."""
        for dialogue in self._fenetre.findChildren(DialogueMoteurs):
            dialogue.reject()
