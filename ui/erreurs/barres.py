"""The two bars around a mistake that is asked about: the question above the board, what may be asked for below."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from ui.socle.pictogrammes import pictogramme
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import Theme

GESTES: Final = ("indice", "solution", "suivante")


class BarreQuestion(QFrame):
    """Says what is asked, which mistake it is, and what became of the answer."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("erreur_question")
        self.setProperty("role", "carte")
        self._lignes = [Etiquette(), Etiquette(), Etiquette(pliee=True)]
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(10, 4, 10, 6)
        colonne.setSpacing(2)
        noms = ("erreur_demande", "erreur_situation", "erreur_reponse")
        for nom, ligne in zip(noms, self._lignes, strict=True):
            ligne.setObjectName(nom)
            colonne.addWidget(ligne)
        police = self._lignes[0].font()
        police.setBold(True)
        self._lignes[0].setFont(police)
        self._lignes[1].setProperty("role", "discret")

    def montrer(self, *phrases: str) -> None:
        """Show the three sentences."""
        for ligne, phrase in zip(self._lignes, phrases, strict=True):
            ligne.setText(phrase)


class BarreGestes(Retraduit, QFrame):
    """What may be asked for: ``geste`` is one of ``GESTES``, or ``quitter``."""

    geste = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("erreur_gestes")
        self._derniere = False
        self.boutons = {nom: QPushButton() for nom in GESTES}
        self._quitter = QToolButton()
        self._quitter.setAutoRaise(True)
        ligne = QHBoxLayout(self)
        ligne.setContentsMargins(0, 0, 0, 0)
        ligne.setSpacing(4)
        for nom, bouton in {**self.boutons, "quitter": self._quitter}.items():
            bouton.setObjectName(f"erreur_{nom}")
            bouton.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard on the board
            bouton.clicked.connect(lambda _coche=False, nom=nom: self.geste.emit(nom))
            if nom == "quitter":
                ligne.addStretch(1)
            ligne.addWidget(bouton)
        self._traduire()

    def montrer(self, *, finie: bool, aidee: bool, derniere: bool) -> None:
        """Offer what still has a use, and to end after the last one."""
        self.boutons["indice"].setEnabled(not finie and not aidee)
        self.boutons["solution"].setEnabled(not finie)
        self._derniere = derniere
        self._traduire()

    def definir_theme(self, theme: Theme) -> None:
        """Draw the pictogram in the colours of ``theme``."""
        self._quitter.setIcon(pictogramme("fermer", theme))

    def _traduire(self) -> None:
        suite = self.tr("Terminer") if self._derniere else self.tr("Suivante")
        textes = {
            "indice": (self.tr("Indice"), self.tr("Le quart du plateau où chercher (touche I)")),
            "solution": (self.tr("Solution"), self.tr("Montrer le meilleur coup ; l'erreur revient demain (touche V)")),
            "suivante": (suite, self.tr("Aller à la suite ; sans réponse, rien n'est noté (touche N)")),
        }
        for nom, (texte, aide) in textes.items():
            self.boutons[nom].setText(texte)
            infobulle(self.boutons[nom], aide)
        retour = self.tr("Revenir à la partie (Échap)")
        infobulle(self._quitter, retour)
        self._quitter.setAccessibleName(retour)
