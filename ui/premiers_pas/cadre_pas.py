"""The two bars around the board of a step: who plays above it, what a move would do below it."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from ecosysteme.jeu import PREMIER
from ecosysteme.partie import Partie
from ui.jeux.phrases import Phrases
from ui.jeux.registre import adaptateur_de
from ui.socle.langue import translate
from ui.socle.textes import Etiquette


class BarreTexte(QFrame):
    """One sentence in a card, as high as what it stands for."""

    def __init__(self, parent: QWidget, nom: str, hauteur: int) -> None:
        super().__init__(parent)
        self.setObjectName(nom)
        self.setProperty("role", "carte")
        self.setFixedHeight(hauteur)
        self.texte = Etiquette(pliee=True)
        self.texte.setObjectName(f"{nom}_texte")
        ligne = QHBoxLayout(self)
        ligne.setContentsMargins(12, 2, 12, 2)
        ligne.addWidget(self.texte)


def dire_tour(partie: Partie) -> str:
    """Say which camp is the pupil's, and where points count how many each side has; at the end, who won."""
    adaptateur = adaptateur_de(partie.jeu)
    vous = translate("PremiersPas", "Vous jouez {}").format(adaptateur.camp(PREMIER))
    points = ""
    if adaptateur.points:
        points = ", ".join(f"{nom} {nombre}" for nom, nombre in zip(adaptateur.camps, partie.scores, strict=True))
    return " · ".join(filter(None, (vous, points, Phrases().resultat(partie))))
