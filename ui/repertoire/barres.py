"""What may be asked for below the board of a drill."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from ui.disposition.barres import BarreDeGestes

GESTES: Final = ("indice", "solution", "suivante", "continuer")


class BarreGestesRepertoire(BarreDeGestes):
    """What may be asked for: ``geste`` is one of ``GESTES``, or ``quitter``."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "repertoire_gestes", "apprendre", GESTES)
        self._niveau = ""
        self._finie = self._terminee = False
        self._traduire()

    def montrer(self, *, question: bool, aidee: bool, suite: bool, finie: bool, terminee: bool, niveau: str) -> None:
        """Offer what still has a use: to go on, once the right move is told or the line is over."""
        self._niveau, self._finie, self._terminee = niveau, finie, terminee
        self.boutons["indice"].setEnabled(question and not aidee)
        self.boutons["solution"].setEnabled(question)
        self.boutons["suivante"].setEnabled(suite)
        self.boutons["continuer"].setVisible(finie)
        for nom in ("indice", "solution"):
            self.boutons[nom].setVisible(not finie)
        self._traduire()

    def _traduire(self) -> None:
        if self._terminee:
            suite = self.tr("Terminer"), self.tr("Revenir à la page du répertoire (touche N)")
        elif self._finie:
            suite = self.tr("Ligne suivante"), self.tr("Réviser une autre ligne (touche N)")
        else:
            suite = self.tr("Suite"), self.tr("Jouer le coup dit (touche N)")
        textes = {
            "indice": (self.tr("Indice"), self.tr("La colonne du coup (touche I)")),
            "solution": (self.tr("Solution"), self.tr("Dire le coup ; il revient demain (touche V)")),
            "suivante": suite,
            "continuer": (
                self.tr("Jouer contre le niveau {}").format(self._niveau),
                self.tr("Quitter la révision, et jouer cette position contre le moteur (touche C)"),
            ),
        }
        self.ecrire(textes, self.tr("Revenir à la partie (Échap)"))
