"""The board on which a mistake is answered, and the bars around it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from ecosysteme.cases import Position
from ecosysteme.explication import Phrase, Pourquoi, sans_nommer_le_mieux
from ecosysteme.partie import Partie
from ui.disposition.barres import BarreQuestion
from ui.erreurs.barres import BarreGestes
from ui.erreurs.mots import commenter, demander, quart, situer, titrer
from ui.erreurs.panneau import PanneauErreurs
from ui.erreurs.reprise import JEU, Reprise
from ui.jeux.lectures import faire_lire
from ui.jeux.registre import adaptateur_de
from ui.jeux.suites import jouer_suite
from ui.plateau.fantome import CoucheFantome
from ui.plateau.plateau_parlant import PlateauParlant
from ui.reflexion.eclairage import Eclairage
from ui.socle.messages import annoncer
from ui.socle.theme import Theme


class ModeQuestion(QObject):
    """Shows what ``reprise`` asks. Before the answer neither squares nor sentences tell one move from another."""

    demande = Signal(str)  # what a button asks for

    def __init__(self, parent: QWidget, reprise: Reprise, panneau: PanneauErreurs) -> None:
        """Make the board and the bars, hidden children of ``parent``; ``panneau`` stands beside them."""
        super().__init__(parent)
        self._reprise, self.panneau = reprise, panneau
        self.plateau = PlateauParlant(parent, "plateau_erreur")
        self.question, self.gestes = BarreQuestion(parent, "erreur"), BarreGestes(parent)
        self.plateau.case_choisie.connect(self._repondre)
        faire_lire(self.plateau, lambda: self.partie, lambda: demander(reprise))
        self.fantome = CoucheFantome(self.plateau)
        self.fantome.setObjectName("fantome_erreur")
        self.fantome.quitte.connect(self._revoir_position)
        self.eclairage = Eclairage(self.plateau)
        self._ligne: tuple[Position, ...] = ()
        self._phrases: tuple[Phrase, ...] = ()  # why
        self.gestes.geste.connect(self.demande)
        panneau.reponse.etape.connect(self.aller_a)
        panneau.raison.choisie.connect(reprise.declarer)
        reprise.change.connect(self.montrer)
        reprise.repondue.connect(self._dire)
        reprise.expliquee.connect(self._expliquer)

    def montrer(self) -> None:
        """Show the position, or the move that was found, and what there is to say."""
        question = self._reprise.question
        self.fantome.quitter()
        self.plateau.afficher(
            adaptateur_de(JEU).plateau(self.partie, interactif=not question.finie), animer=question.finie
        )
        self.question.montrer(demander(self._reprise), situer(self._reprise), commenter(self._reprise))
        self.gestes.montrer(finie=question.finie, aidee=question.aidee, derniere=self._reprise.derniere)
        self.panneau.calendrier.suivre(self._reprise.notes, self._reprise.rang)
        self.panneau.raison.montrer(question.raison, libre=question.note is None)
        self._montrer_explication()

    @property
    def partie(self) -> Partie:
        """What is seen: the position with the answer once it is over, or the line that lies over it."""
        question = self._reprise.question
        reponse = (question.essai or question.meilleur,) if question.finie else ()
        joues = reponse if self.fantome.vue is None else self._ligne[: self.panneau.reponse.vue]
        return jouer_suite(JEU, question.etat, joues)

    def annoncer(self) -> None:
        """Have a screen reader say what is asked."""
        annoncer(self.plateau, f"{demander(self._reprise)}. {situer(self._reprise)}")

    def indiquer(self) -> None:
        """Give a hint, and say it."""
        if not self._reprise.question.finie:
            self._reprise.indiquer()
            annoncer(self.plateau, commenter(self._reprise), presse=True)

    def _dire(self) -> None:
        """Tell the answer, once and at once."""
        self.montrer()
        annoncer(self.plateau, commenter(self._reprise), presse=True)
        if self._explication is not None:
            self._expliquer()

    # Why.

    @property
    def _explication(self) -> Pourquoi | None:
        """What may be told now: why the last answer fails, and once it is over why the move of the game did."""
        question = self._reprise.question
        if question.revient is None:
            return None
        return question.pourquoi if question.finie else question.refutation

    def _montrer_explication(self) -> None:
        question, pourquoi, carte = self._reprise.question, self._explication, self.panneau.reponse
        carte.setVisible(pourquoi is not None)
        self._ligne, self._phrases = (), ()
        if pourquoi is not None and question.finie:
            self._ligne, self._phrases = (pourquoi.mieux, *pourquoi.suite), pourquoi.phrases
        elif pourquoi is not None and question.essai is not None:
            self._ligne = (question.essai, *pourquoi.suite_jouee)
            self._phrases = sans_nommer_le_mieux(pourquoi.phrases)
        if self._ligne:
            coups = [JEU.ecrire_coup(coup) for coup in self._ligne]
            carte.montrer(titrer(question), self._phrases, coups, encore=not question.finie)
        self._eclairer()

    def _eclairer(self) -> None:
        """Light what the reasons speak of in the position that is seen, or the quarter that a hint names."""
        question, carte = self._reprise.question, self.panneau.reponse
        cases = self._cases_dites(carte.vue)
        ou = quart(question) if question.aidee and not question.finie and not carte.vue else frozenset()
        self.eclairage.suivre([*zip(carte.textes, cases, strict=False), (self.question.reponse, ou)])

    def _cases_dites(self, coups: int) -> list[frozenset[Position]]:
        """Return what each reason speaks of after so many moves of the line; none: the answer, once it was found.

        After a reply that is what the answer leads to no more, but for that reply itself and for corners.
        """
        question, reponses = self._reprise.question, {*self._ligne[1:coups]}
        joue = (question.essai or question.meilleur) if question.finie else None
        joue = self._ligne[0] if coups else joue
        return [phrase.cases_apres(joue if phrase.cases == reponses or coups < 2 else None) for phrase in self._phrases]

    def _revoir_position(self) -> None:
        """The position that is asked about is seen again."""
        self.panneau.reponse.suivre(0)
        self._eclairer()

    def _expliquer(self) -> None:
        """Say why, and show where a wrong answer leads: what the reasons speak of, else the reply that punishes it."""
        self._montrer_explication()
        if self._explication is None:
            return
        annoncer(self.plateau, self.panneau.reponse.phrase)
        self.panneau.ensureWidgetVisible(self.panneau.reponse)
        if not self._reprise.question.finie:
            avant_elle = any(self._cases_dites(1)) and not any(self._cases_dites(2))
            self.aller_a(1 if avant_elle else 2)

    def aller_a(self, coups: int) -> bool:
        """Show the position after so many moves of the line; tell whether there is a line."""
        carte = self.panneau.reponse
        if not self._ligne:
            return False
        joues = self._ligne[: max(0, min(coups, carte.nombre))]
        if not joues:
            self.plateau.setFocus()
            if not self.fantome.revenir():
                annoncer(self.plateau, self.tr("C'est le début de la suite"), presse=True)
            return True
        partie = jouer_suite(JEU, self._reprise.question.etat, joues)
        ligne = " ".join(map(JEU.ecrire_coup, joues))
        self.fantome.montrer(adaptateur_de(JEU).plateau(partie, interactif=False), ligne)
        carte.suivre(len(joues))
        self._eclairer()
        return True

    def avancer(self, pas: int) -> bool:
        """Show one move more of the line, or one less; tell whether there is a line."""
        return self.aller_a(self.panneau.reponse.vue + pas)

    # Answers.

    def _repondre(self, case: Position) -> None:
        if case in self.plateau.vue.legaux:
            self._reprise.repondre(case)
            if self._reprise.question.raison_manque:
                annoncer(self.plateau, commenter(self._reprise), presse=True)
                # Once the board is done with the key, which would show that it has the keyboard.
                QTimer.singleShot(0, self.panneau.raison, self.panneau.raison.prendre_clavier)
        elif not self._reprise.question.finie:
            self.plateau.refuser(case, JEU.expliquer_refus(self._reprise.question.etat, case))

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        for widget in (self.plateau, self.gestes, self.fantome, self.panneau):
            widget.definir_theme(theme)
