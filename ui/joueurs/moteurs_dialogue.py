"""The engines that the user saved: a list to add to and to take from, and the fields of the one chosen."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from ecosysteme.joueurs.repertoire import MoteurEnregistre, homonymes
from ecosysteme.reglages import THEME
from ui.joueurs.moteurs_editeur import EditeurMoteur
from ui.joueurs.moteurs_memoire import enregistrer_moteurs, moteurs_enregistres
from ui.socle.devant import dimensionner
from ui.socle.liste_editee import ListeEditee
from ui.socle.memoire import Memoire
from ui.socle.raisons import dire
from ui.socle.taches import Taches
from ui.socle.theme import THEMES, Theme

TAILLE = QSize(820, 480)


class ListeMoteurs(ListeEditee[MoteurEnregistre]):
    """Edits the engines."""

    editeur: EditeurMoteur

    def __init__(self, taches: Taches, theme: Theme) -> None:
        """Hold none yet; they are tested through ``taches``."""
        noms = ("moteurs_liste", "moteurs")
        super().__init__(theme, EditeurMoteur(taches, theme), noms, self.tr("Moteurs enregistrés"))

    def _nouveau(self) -> MoteurEnregistre:
        return MoteurEnregistre()

    def _nommer(self, moteur: MoteurEnregistre) -> str:
        return moteur.appellation or self.tr("Nouveau moteur")

    def _decrire(self, moteur: MoteurEnregistre) -> str:
        return moteur.commande

    def _defaut(self, moteur: MoteurEnregistre) -> str:
        return "" if moteur.vierge else dire(moteur.defaut or moteur.absence)


class DialogueMoteurs(QDialog):
    """Edits a copy of what the memory holds, and saves it when that is asked for."""

    def __init__(self, parent: QWidget, memoire: Memoire) -> None:
        """Show what ``memoire`` holds; where there is nothing yet, a first engine is begun."""
        super().__init__(parent)
        self.setObjectName("dialogue_moteurs")
        self.setWindowTitle(self.tr("Moteurs externes"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._memoire, self._taches = memoire, Taches(self)
        self.moteurs = ListeMoteurs(self._taches, THEMES[str(memoire.lire(THEME))])
        colonne = QVBoxLayout(self)
        colonne.addWidget(self.moteurs, 1)  # before the buttons: the keyboard goes through them in that order
        boutons = QDialogButtonBox(QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel, self)
        self.enregistrer = boutons.button(QDialogButtonBox.StandardButton.Save)
        self.enregistrer.setObjectName("moteurs_enregistrer")
        self.enregistrer.setText(self.tr("Enre&gistrer"))
        self.enregistrer.setDefault(True)
        annuler = boutons.button(QDialogButtonBox.StandardButton.Cancel)
        annuler.setObjectName("moteurs_annuler")
        annuler.setText(self.tr("Annuler"))
        boutons.accepted.connect(self.accept)
        boutons.rejected.connect(self.reject)
        colonne.addWidget(boutons)
        self.moteurs.definir(moteurs_enregistres(memoire))
        self.moteurs.change.connect(self._juger)
        if not self.moteurs.elements:
            self.moteurs.ajouter()
        self._juger()
        dimensionner(self, self.sizeHint().expandedTo(TAILLE))

    def _juger(self) -> None:
        """Say what keeps from saving: a program that is not there today may be tomorrow."""
        moteurs = self.moteurs.elements
        doubles = homonymes(moteur for moteur in moteurs if moteur.appellation)
        phrase = ""
        if any(moteur.defaut and not moteur.vierge for moteur in moteurs):
            phrase = self.tr("Un moteur est à corriger.")
        elif doubles:
            phrase = self.tr("Plusieurs moteurs s'appellent « {} ».").format(min(doubles))
        self.moteurs.remarque.dire(phrase)
        self.enregistrer.setEnabled(not phrase)

    def accept(self) -> None:
        """Save the engines, but for those of which nothing was written."""
        enregistrer_moteurs(self._memoire, [moteur for moteur in self.moteurs.elements if not moteur.vierge])
        super().accept()

    def done(self, resultat: int) -> None:
        """End the engine under test, without waiting for it: its thread does."""
        self._taches.fermer(0)
        super().done(resultat)
