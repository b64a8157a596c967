"""What may be asked for below the board on which a mistake is answered."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from ui.disposition.barres import BarreDeGestes

GESTES: Final = ("indice", "solution", "suivante")


class BarreGestes(BarreDeGestes):
    """What may be asked for: ``geste`` is one of ``GESTES``, or ``quitter``."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "erreur_gestes", "erreur", GESTES)
        self._derniere = False
        self._traduire()

    def montrer(self, *, finie: bool, aidee: bool, derniere: bool) -> None:
        """Offer what still has a use, and to end after the last one."""
        self.boutons["indice"].setEnabled(not finie and not aidee)
        self.boutons["solution"].setEnabled(not finie)
        self._derniere = derniere
        self._traduire()

    def _traduire(self) -> None:
        suite = self.tr("Terminer") if self._derniere else self.tr("Suivante")
        textes = {
            "indice": (self.tr("Indice"), self.tr("Le quart du plateau où chercher (touche I)")),
            "solution": (self.tr("Solution"), self.tr("Montrer le meilleur coup ; l'erreur revient demain (touche V)")),
            "suivante": (suite, self.tr("Aller à la suite ; sans réponse, rien n'est noté (touche N)")),
        }
        self.ecrire(textes, self.tr("Revenir à la partie (Échap)"))
