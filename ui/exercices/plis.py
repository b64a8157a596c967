"""The moves of an exercise as a row of boxes: found with the answer to each, to be found now, to come."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from ecosysteme.jeu import autre_camp
from ui.exercices.seance import ExerciceDemande
from ui.jeux.registre import adaptateur_de
from ui.socle.langue import deux_points, translate
from ui.socle.textes import Etiquette
from ui.socle.theme import marquer

PAR_RANGEE: Final = 3


class CasesDesPlis(QWidget):
    """Shows how far one is."""

    def __init__(self) -> None:
        super().__init__()
        self._grille = QGridLayout(self)
        self._grille.setContentsMargins(0, 0, 0, 0)
        self._grille.setSpacing(6)
        self._cases: list[_Case] = []

    def montrer(self, demande: ExerciceDemande) -> None:
        """Show the moves of ``demande``."""
        plis = demande.exercice.plis
        while len(self._cases) < len(plis):
            rang = len(self._cases)
            self._cases.append(_Case(rang + 1))
            self._grille.addWidget(self._cases[rang], *divmod(rang, PAR_RANGEE))
        for rang, case in enumerate(self._cases):
            case.setVisible(rang < len(plis))
            if rang < len(plis):
                case.montrer(*_textes(demande, rang))


def _textes(demande: ExerciceDemande, rang: int) -> tuple[str, str, bool]:
    """Return what a box says in large and in small, and whether it is the one to be found now."""
    exercice, trouves = demande.exercice, len(demande.joues)
    jeu, adaptateur = exercice.regles, adaptateur_de(exercice.regles)
    if rang < trouves:
        reponse = exercice.plis[rang].reponse
        adverse = adaptateur.camp(autre_camp(exercice.camp))
        return (
            f"✓ {jeu.ecrire_coup(demande.joues[rang])}",
            "" if reponse is None else deux_points(adverse, jeu.ecrire_coup(reponse)),
            False,
        )
    if rang == trouves and demande.essai.faux is not None:
        return f"✕ {jeu.ecrire_coup(demande.essai.faux)}", "", True
    if rang == trouves and not demande.finie:
        return translate("Exercices", "à vous"), "", True
    return "…", "", False


class _Case(QFrame):
    """One move."""

    def __init__(self, numero: int) -> None:
        super().__init__()
        self.setProperty("role", "carte")
        self._numero = numero
        self._textes = [Etiquette() for _ in range(3)]
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(10, 6, 10, 6)
        colonne.setSpacing(1)
        for texte in self._textes:
            colonne.addWidget(texte)
        for rang in (0, 2):
            self._textes[rang].setProperty("role", "detail")

    def montrer(self, grand: str, petit: str, presente: bool) -> None:
        """Say what became of it."""
        titre = translate("Exercices", "Coup {}").format(self._numero)
        for etiquette, texte in zip(self._textes, (titre, grand, petit), strict=True):
            etiquette.setText(texte)
        marquer(self._textes[1], "role", "titre" if presente else "")
        self.setAccessibleName(", ".join(filter(None, (titre, grand, petit))))
