"""What stands below the board of an exercise: the line that is looked at."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from ecosysteme.exercices.exercice import Exercice
from ui.exercices.lecture import LigneExercice
from ui.socle.pictogrammes import AFFICHE, pictogramme
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import Theme

PAS: Final = {"debut": -1000, "precedent": -1, "suivant": 1, "fin": 1000}


class BarreLigne(Retraduit, QFrame):
    """Four buttons to walk along the line of an exercise, and the line; ``aller`` is by how many moves."""

    aller = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("exercice_ligne")
        self.boutons = {nom: QToolButton() for nom in PAS}
        self.texte = Etiquette()
        self.texte.setObjectName("exercice_ligne_texte")
        ligne = QHBoxLayout(self)
        ligne.setContentsMargins(0, 0, 0, 0)
        ligne.setSpacing(2)
        for nom, bouton in self.boutons.items():
            bouton.setObjectName(f"exercice_{nom}")
            bouton.setAutoRaise(True)
            bouton.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard on the board
            bouton.clicked.connect(lambda _=False, nom=nom: self.aller.emit(PAS[nom]))
            ligne.addWidget(bouton)
        ligne.addSpacing(8)
        ligne.addWidget(self.texte, 1)
        self._traduire()

    def montrer(self, exercice: Exercice | None, lecture: LigneExercice, *, libre: bool) -> None:
        """Show the line, with a mark where one stands; one walks along it only when it is ``libre``."""
        for nom, bouton in self.boutons.items():
            recule = PAS[nom] < 0
            bouton.setEnabled(libre and (lecture.place > 0 if recule else lecture.place < len(lecture.coups)))
        if exercice is None:
            self.texte.setText("")
            return
        coups = [exercice.regles.ecrire_coup(coup) for coup in lecture.coups]
        if 0 < lecture.place <= len(coups):
            coups[lecture.place - 1] = f"[{coups[lecture.place - 1]}]"
        self.texte.setText(" ".join(coups))

    def definir_theme(self, theme: Theme) -> None:
        """Draw the pictograms in the colours of ``theme``."""
        for nom, bouton in self.boutons.items():
            bouton.setIcon(pictogramme(nom, theme))
            bouton.setIconSize(QSize(AFFICHE, AFFICHE))

    def _traduire(self) -> None:
        textes = {
            "debut": self.tr("Début de la ligne (Origine)"),
            "precedent": self.tr("Coup précédent (Page préc.)"),
            "suivant": self.tr("Coup suivant (Page suiv.)"),
            "fin": self.tr("Fin de la ligne (Fin)"),
        }
        for nom, texte in textes.items():
            infobulle(self.boutons[nom], texte)
            self.boutons[nom].setAccessibleName(texte)
