"""The board on which a mistake is answered, and the bars around it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ecosysteme.cases import Position
from ecosysteme.partie import Partie
from ui.erreurs.barres import BarreGestes, BarreQuestion
from ui.erreurs.mots import commenter, demander, situer
from ui.erreurs.reprise import JEU, Reprise
from ui.jeux.registre import adaptateur_de
from ui.plateau.vue import PlateauVue
from ui.socle.messages import annoncer
from ui.socle.theme import Theme


class ModeQuestion(QObject):
    """Shows what ``reprise`` asks. Before the answer neither squares nor sentences tell one move from another."""

    demande = Signal(str)  # what a button asks for

    def __init__(self, parent: QWidget, reprise: Reprise) -> None:
        """Make the board and the bars, hidden children of ``parent``."""
        super().__init__(parent)
        self._reprise = reprise
        self.plateau, self.question, self.gestes = PlateauVue(parent), BarreQuestion(parent), BarreGestes(parent)
        self.plateau.setObjectName("plateau_erreur")
        self.plateau.case_choisie.connect(self._repondre)
        self.gestes.geste.connect(self.demande)
        reprise.change.connect(self.montrer)
        reprise.repondue.connect(self._dire)

    def montrer(self) -> None:
        """Show the position, or the move that was found, and what there is to say."""
        question = self._reprise.question
        partie = Partie(JEU, question.etat)
        if question.finie:
            partie.jouer(question.essai or question.meilleur)
        self.plateau.afficher(adaptateur_de(JEU).plateau(partie, interactif=not question.finie), animer=question.finie)
        self.question.montrer(demander(self._reprise), situer(self._reprise), commenter(self._reprise))
        self.gestes.montrer(finie=question.finie, aidee=question.aidee, derniere=self._reprise.derniere)

    def annoncer(self) -> None:
        """Have a screen reader say what is asked."""
        annoncer(self.plateau, f"{demander(self._reprise)}. {situer(self._reprise)}")

    def _dire(self) -> None:
        """Tell the answer, once and at once."""
        self.montrer()
        annoncer(self.plateau, commenter(self._reprise), presse=True)

    def _repondre(self, case: Position) -> None:
        if case in self.plateau.vue.legaux:
            self._reprise.repondre(case)
        elif not self._reprise.question.finie:
            self.plateau.secouer(case)

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        for widget in (self.plateau, self.gestes):
            widget.definir_theme(theme)
