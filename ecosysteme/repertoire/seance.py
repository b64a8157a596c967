"""A drill: lines of a repertoire played from the start, in which what is due is asked.

Moves of ours that are not due are played by themselves; when nothing is due, all are asked and none is graded. A line
ends where the repertoire does, or where a surprise leaves it. What was missed is asked again before the session ends,
and its grade stays that of the first answer.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

from ecosysteme.carnet.repetition import NoteReprise
from ecosysteme.cases import Position
from ecosysteme.formats.partie_compacte import JEU
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.partie import Partie
from ecosysteme.repertoire.adversaire import Adversaire
from ecosysteme.repertoire.couverture import Explorateur
from ecosysteme.repertoire.positions import DEPART, PositionsTenues, Vue


class MomentDeLigne(Enum):
    """What a line waits for."""

    AUTOMATIQUE = auto()  # a move that nobody is asked
    QUESTION = auto()
    MANQUEE = auto()  # a wrong move was told, and the right one is to be seen
    BOUT = auto()  # of the repertoire
    HORS = auto()  # a surprise has left it


@dataclass(frozen=True, slots=True)
class ReponseDeLigne:
    """An answer: whether it is one of the repertoire, and what this says of a card, where it is asked for that.

    ``note`` is ``None`` for a card that was not due, or was graded already. ``commentaire`` is what is noted beside the
    move, or beside the one that is taught where the answer was wrong.
    """

    cle: str
    coup: Position
    juste: bool
    note: NoteReprise | None
    commentaire: str = ""


@dataclass
class SeanceDeRepertoire:
    """A session on ``positions``; ``dues`` are the cards to ask, ``explorer`` says what people answer.

    ``moment`` says what comes next: ``avancer`` plays one move by itself, ``repondre`` answers, ``montrer`` plays what
    was missed, ``nouvelle_ligne`` begins again.
    """

    positions: PositionsTenues
    dues: Sequence[str]
    explorer: Explorateur
    tirage: random.Random
    surprises: bool = False
    partie: Partie[EtatOthello, Position] = field(init=False)
    lignes: int = field(init=False, default=0)  # ended
    fautes: int = field(init=False, default=0)  # in the line on the board
    notes: list[NoteReprise] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        """Begin the first line."""
        self._adversaire = Adversaire(self.positions, self.explorer, self.tirage, surprises=self.surprises)
        posees = set(self.positions.cartes)
        self._a_noter = {cle for cle in self.dues if cle in posees}
        self._a_redire: set[str] = set()
        self.libre = not self._a_noter
        self._commencer()

    def interroger(self) -> None:
        """Ask the games all that will be needed: who plays then waits for nobody."""
        self._adversaire.interroger()

    @property
    def restantes(self) -> int:
        """How many cards are still to be asked."""
        return len(self._a_noter | self._a_redire)

    @property
    def terminee(self) -> bool:
        """Whether all that was due is answered; never of a session without."""
        return not self.libre and not self.restantes

    @property
    def cle(self) -> str:
        """The key of the position on the board."""
        return self._vue.cle

    @property
    def moment(self) -> MomentDeLigne:
        """What comes next."""
        return self._moment

    @property
    def indice(self) -> bool:
        """Whether a hint was given to the question."""
        return self._indice

    @property
    def attendus(self) -> tuple[Position, ...]:
        """The moves that are accepted on the board, that which is taught first; none at the opponent's turn."""
        return self._attendus

    def nouvelle_ligne(self) -> None:
        """Begin another line at the start."""
        self._commencer()

    def _commencer(self) -> None:
        self.partie = Partie(JEU)
        self._vue: Vue = DEPART
        self._attendus: tuple[Position, ...] = ()
        self.fautes = 0
        self._situer()

    def _situer(self) -> None:
        """Say what comes next on the board."""
        self._indice, self._attendus = False, ()
        tenue = self.positions.par_cle.get(self.cle)
        if tenue is not None and self._vue.trait == self.positions.camp:
            self._attendus = tuple(divmod(case, 8) for cases in tenue.sur(self._vue).values() for case in cases)
        if tenue is None or not tenue.suites:
            self._finir(MomentDeLigne.BOUT)
        elif self._vue.trait == self.positions.camp and self._demandee(self.cle):
            self._moment = MomentDeLigne.QUESTION
        else:
            self._moment = MomentDeLigne.AUTOMATIQUE

    def _demandee(self, cle: str) -> bool:
        return self.libre or cle in self._a_noter or cle in self._a_redire

    def _finir(self, moment: MomentDeLigne) -> None:
        self._moment = moment
        self.lignes += bool(self.partie.nb_coups)

    def avancer(self) -> Position | None:
        """Play the move that nobody is asked, and return it; ``None`` when there is none to play."""
        if self._moment is not MomentDeLigne.AUTOMATIQUE:
            return None
        if self._vue.trait == self.positions.camp:
            coup = self._notre_coup()
            self._jouer(coup)
            return coup
        repartie = self._adversaire.jouer(self._vue, self._a_noter | self._a_redire)
        if repartie is None:  # all answers there have the weight of none
            self._finir(MomentDeLigne.BOUT)
            return None
        coup = divmod(repartie.case, 8)
        self._jouer(coup, tenue=repartie.tenue)
        return coup

    def _notre_coup(self) -> Position:
        """Return the move that is taught, or another of ours after which something is left to ask."""
        menent = self._adversaire.menent(self._a_noter | self._a_redire)
        suites = self._vue.suites()
        utiles = [coup for coup in self.attendus if suites[8 * coup[0] + coup[1]] in menent]
        return (*utiles, *self.attendus)[0]

    def indiquer(self) -> str:
        """Return the column of the move that is taught, which is told from now on; nothing where none is asked."""
        if self._moment is not MomentDeLigne.QUESTION:
            return ""
        self._indice = True
        return "abcdefgh"[self.attendus[0][1]]

    def repondre(self, coup: Position) -> ReponseDeLigne:
        """Answer the question; ``ValueError`` for an illegal move, or when nothing is asked."""
        if self._moment is not MomentDeLigne.QUESTION:
            raise LookupError("rien n'est demandé")
        JEU.jouer(self.partie.etat, coup)
        if coup not in self.attendus:
            return self._manquer(coup)
        cle, commentaire = self.cle, self._commentaire(coup)
        note = self._noter(NoteReprise.INDICE if self._indice else NoteReprise.TROUVE)
        self._a_redire.discard(cle)
        self._jouer(coup)
        return ReponseDeLigne(cle, coup, True, note, commentaire)

    def renoncer(self) -> ReponseDeLigne | None:
        """Say that one does not know: as a wrong answer; ``None`` when nothing is asked."""
        return self._manquer(self.attendus[0]) if self._moment is MomentDeLigne.QUESTION else None

    def _manquer(self, coup: Position) -> ReponseDeLigne:
        self.fautes += 1
        note = self._noter(NoteReprise.RATE)
        if not self.libre:
            self._a_redire.add(self.cle)
        self._moment = MomentDeLigne.MANQUEE
        return ReponseDeLigne(self.cle, coup, False, note, self._commentaire(self.attendus[0]))

    def _commentaire(self, coup: Position) -> str:
        """Return what is noted beside a move of the repertoire."""
        suivante = self._vue.jouer(8 * coup[0] + coup[1]).cle
        return self.positions.par_cle[self.cle].commentaires.get(suivante, "")

    def _noter(self, note: NoteReprise) -> NoteReprise | None:
        """Return what is noted of the card on the board, ``None`` where nothing is."""
        if self.cle not in self._a_noter:
            return None
        self._a_noter.discard(self.cle)
        self.notes.append(note)
        return note

    def montrer(self) -> Position:
        """Play the move that is taught, where it was missed, and return it."""
        coup = self.attendus[0]
        self._jouer(coup)
        return coup

    def _jouer(self, coup: Position, *, tenue: bool = True) -> None:
        self.partie.jouer(coup)
        self._vue = self._vue.jouer(8 * coup[0] + coup[1])
        self._situer() if tenue else self._finir(MomentDeLigne.HORS)
