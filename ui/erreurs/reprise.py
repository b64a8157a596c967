"""Mistakes asked about one after the other: the engine judges the position meanwhile, the notebook keeps the grade."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from threading import Event
from typing import Final

from PySide6.QtCore import QObject, Signal

from ecosysteme.carnet.repetition import NoteReprise
from ecosysteme.carnet.reprise import accorder, bons_coups, evaluer, perte, solution
from ecosysteme.carnet.tableau import Carte
from ecosysteme.cases import Position
from ecosysteme.conseiller import Conseil
from ecosysteme.explication import GenreErreur, Pourquoi
from ecosysteme.jeux.othello import EtatOthello, Othello
from ui.erreurs.acces import AccesCarnet
from ui.erreurs.explications import Explications
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.taches import Tache, Taches

SECONDES: Final = 2.0  # s for the engine to judge a position, while somebody looks for the answer
JEU: Final = Othello()


@dataclass
class QuestionPosee:
    """A mistake that is asked about, and how it was answered so far."""

    carte: Carte
    avis: Conseil[Position] | None = None  # what the engine says of the moves, once it has
    bons: frozenset[Position] = frozenset()
    attend: str = ""  # what was asked for before the engine had judged: a move, ``indice`` or ``solution``
    aidee: bool = False  # a hint was asked for
    note: NoteReprise | None = None
    promis: Mapping[NoteReprise, date] | None = None  # the day on which each grade would bring it back
    revient: date | None = None  # the day on which it comes back, once the notebook has the grade
    essai: Position | None = None  # the last answer
    perte: int = 0  # discs that it loses
    raison: str = ""  # the kind of reason that was declared
    raison_manque: bool = False  # one must be, before a move is taken
    raison_juste: bool | None = None  # ``None`` for no reason, and where no cause can be said
    pourquoi: Pourquoi | None = None  # why the move of the game was a mistake
    expliquee: bool = False  # that was looked for
    refutation: Pourquoi | None = None  # why the last answer is one, once it is known
    finie: bool = False  # it was found, or its solution asked for

    @property
    def etat(self) -> EtatOthello:
        """The position."""
        return JEU.lire_etat(self.carte.erreur.etat)

    @property
    def meilleur(self) -> Position:
        """The best move, once the engine has judged."""
        avis = self.avis
        assert avis is not None
        return solution(avis, self.bons)


class Reprise(QObject):
    """Asks about the mistakes of a list. The first answer is graded; those that follow change nothing of it."""

    change = Signal()  # another question, or more is known of it
    repondue = Signal()  # an answer is to be told
    expliquee = Signal()  # why it was a mistake is to be told
    manquee = Signal(object)  # what the engine raised

    def __init__(
        self,
        taches: Taches,
        moteur: MoteurPartage,
        carnet: AccesCarnet,
        explications: Explications,
        parent: QObject,
    ) -> None:
        """Judge with ``moteur`` through ``taches``; ask ``explications`` why."""
        super().__init__(parent)
        self._taches, self._moteur, self._carnet = taches, moteur, carnet
        self._explications = explications
        self.avec_raison = False  # the reason is declared before the move
        self._tache: Tache | None = None
        self._questions: list[QuestionPosee] = []
        self.rang = 0

    @property
    def nombre(self) -> int:
        """How many mistakes are asked about."""
        return len(self._questions)

    @property
    def trouvees(self) -> int:
        """How many were found at the first try, without a hint."""
        return sum(question.note is NoteReprise.TROUVE for question in self._questions)

    @property
    def notes(self) -> list[NoteReprise | None]:
        """How each was answered, ``None`` for one that was not."""
        return [question.note for question in self._questions]

    @property
    def question(self) -> QuestionPosee:
        """What is asked now; ``IndexError`` when nothing is."""
        return self._questions[self.rang]

    @property
    def derniere(self) -> bool:
        """Whether no question follows."""
        return self.rang + 1 >= self.nombre

    @property
    def aujourd_hui(self) -> date:
        """The day of the notebook."""
        return self._carnet.aujourd_hui

    def commencer(self, cartes: Sequence[Carte]) -> None:
        """Ask about ``cartes``, one at least, in that order."""
        self._questions, self.rang = [QuestionPosee(carte) for carte in cartes], 0
        self._demander()

    def suivante(self) -> None:
        """Ask about the next one; one that was not answered is not graded."""
        self.rang += 1
        self._demander()

    def arreter(self) -> None:
        """Ask nothing more; what the notebook was told is written."""
        if self._tache is not None:
            self._tache.annuler()
        self._tache = None

    # The engine.

    def _demander(self) -> None:
        self.arreter()
        question, etat = self.question, self.question.etat

        def travail(arret: Event) -> Conseil[Position]:
            return self._moteur.conseiller(JEU, arret).juger(etat, arret, secondes=SECONDES)

        self._tache = self._taches.lancer(travail, partial(self._juger, question), self.manquee.emit)
        cle = question.carte.cle
        self._carnet.consulter(lambda carnet: carnet.promettre(cle), partial(self._promettre, question))
        self.change.emit()

    def _promettre(self, question: QuestionPosee, promis: Mapping[NoteReprise, date]) -> None:
        question.promis = promis
        if question is self._posee and question.note is None:
            self.change.emit()

    def _juger(self, question: QuestionPosee, avis: Conseil[Position]) -> None:
        erreur, etat = question.carte.erreur, question.etat
        joue = JEU.lire_coup(erreur.joue)
        avis = accorder(avis, joue, [JEU.lire_coup(coup) for coup in erreur.meilleurs.split()], erreur.pions)
        question.avis, question.bons = avis, bons_coups(avis, joue)
        evaluation = evaluer(avis, joue, etat.trait)
        self._explications.demander(etat, joue, evaluation, partial(self._expliquer, question))
        self._reprendre_attente(question)

    def _expliquer(self, question: QuestionPosee, pourquoi: Pourquoi | None) -> None:
        question.pourquoi, question.expliquee = pourquoi, True
        self._carnet.classer(question.carte.erreur.occurrence, pourquoi)
        self._reprendre_attente(question)
        if question is self._posee:
            self.expliquee.emit()

    def _reprendre_attente(self, question: QuestionPosee) -> None:
        """Do what was asked for meanwhile."""
        if question is not self._posee:
            return
        attend, question.attend = question.attend, ""
        if attend == "indice":
            self.indiquer()
        elif attend == "solution":
            self.resoudre()
        elif attend:
            self.repondre(JEU.lire_coup(attend))

    @property
    def _posee(self) -> QuestionPosee | None:
        return self._questions[self.rang] if self._tache is not None else None

    # Answers.

    def repondre(self, coup: Position) -> None:
        """Take ``coup``, a legal move, as the answer; judged later if the engine is still at it."""
        question = self.question
        question.raison_manque = self.avec_raison and question.note is None and not question.raison
        if question.raison_manque:
            self.change.emit()
            return
        if question.finie or self._attendre(JEU.ecrire_coup(coup)):
            return
        assert question.avis is not None
        question.essai, question.perte = coup, perte(question.avis, coup)
        question.finie, question.refutation = coup in question.bons, None
        if not question.finie:
            evaluation = evaluer(question.avis, coup, question.etat.trait)
            self._explications.demander(question.etat, coup, evaluation, partial(self._refuter, question, coup))
        bonne = NoteReprise.INDICE if question.aidee else NoteReprise.TROUVE
        self._noter(bonne if question.finie else NoteReprise.RATE, JEU.ecrire_coup(coup))

    def _refuter(self, question: QuestionPosee, coup: Position, pourquoi: Pourquoi | None) -> None:
        if question is self._posee and question.essai == coup and not question.finie:
            question.refutation = pourquoi
            self.expliquee.emit()

    def declarer(self, raison: str) -> None:
        """Take the reason that is declared, until an answer is graded."""
        if self.question.note is None:
            self.question.raison, self.question.raison_manque = raison, False
            self.change.emit()

    def indiquer(self) -> None:
        """Give a hint."""
        if not self.question.finie and not self._attendre("indice"):
            self.question.aidee = True
            self.change.emit()

    def resoudre(self) -> None:
        """Play the best move in the place of who is asked."""
        question = self.question
        if not question.finie and not self._attendre("solution"):
            question.finie, question.essai = True, None
            self._noter(NoteReprise.RATE, "")

    def _attendre(self, quoi: str) -> bool:
        """Remember what was asked for until the engine has judged; tell whether it has not."""
        question = self.question
        if question.avis is not None and (question.expliquee or not question.raison):
            return False
        self.question.attend = quoi
        self.change.emit()
        return True

    def _noter(self, note: NoteReprise, coup: str) -> None:
        question = self.question
        if question.note is not None:
            self.repondue.emit()
            return
        cle, note = question.carte.cle, self._noter_raison(note)
        question.note = note
        self._carnet.consulter(lambda carnet: carnet.repondre(cle, note, coup), partial(self._dater, question))
        self.change.emit()

    def _noter_raison(self, note: NoteReprise) -> NoteReprise:
        """Keep whether the declared reason holds, and return the grade of both: half with a wrong one.

        Where no cause can be said, none is wrong.
        """
        question, pourquoi = self.question, self.question.pourquoi
        if not question.raison or pourquoi is None or pourquoi.genres == (GenreErreur.SANS_CAUSE,):
            return note
        juste = question.raison_juste = question.raison in pourquoi.genres
        cle, genre = question.carte.cle, str(pourquoi.genres[0])
        self._carnet.consulter(lambda carnet: carnet.declarer(cle, genre, juste=juste), lambda _: None)
        return note if juste or note is NoteReprise.RATE else NoteReprise.INDICE

    def _dater(self, question: QuestionPosee, revient: date) -> None:
        question.revient = revient
        if question is self.question:
            self.repondue.emit()
