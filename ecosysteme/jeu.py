"""The interface of a two-player game, for everything that plays without knowing which game it is.

Two camps take turns: ``PREMIER`` (1: noir, X…) and ``SECOND`` (2). A state is immutable and hashable, and knows whose
turn it is. The generic players, ``Partie``, the console and the matches use nothing but this interface.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Sequence
from typing import Any, ClassVar, Final, Generic, Literal, Protocol, TypeAlias

from typing_extensions import TypeVar

from ecosysteme.fautes import Faute, Message
from ecosysteme.reglages import Reglage, ValeurReglage

Camp = Literal[1, 2]
Issue = Literal[0, 1, 2]

PREMIER: Final[Camp] = 1
SECOND: Final[Camp] = 2
NULLE: Final[Issue] = 0
GAIN: Final = 1000.0  # what a game won is worth to ``evaluer``, where no points are counted: more than any position

# A game found at run time by its name: its states and moves are of a type that no annotation can know, for the user
# chooses it. Whoever holds one only passes them between the methods of the same game. Not ``object``: the compiler
# would then refuse to give them back to the game that they come from.
EtatQuelconque: TypeAlias = Any
CoupQuelconque: TypeAlias = Any

# What is generic over a game, and written without parameters (``Jeu``, ``Partie``), is of such a game.
Etat = TypeVar("Etat", bound=Hashable, default=Any)
Coup = TypeVar("Coup", bound=Hashable, default=Any)


def autre_camp(camp: Camp) -> Camp:
    """Return the opponent of ``camp``."""
    return SECOND if camp == PREMIER else PREMIER


def meme_issue(valeur: float, autre: float) -> bool:
    """Tell whether two values promise the same result: a win, a draw or a loss.

    >>> meme_issue(2, 40), meme_issue(0, 2)
    (True, False)
    """
    return (valeur > 0) == (autre > 0) and (valeur < 0) == (autre < 0)


def points_de(issue: Issue, camp: Camp) -> float:
    """Return what ``camp`` gets of a game that ended so: 1 for a win, ½ for a draw, 0.

    >>> points_de(NULLE, SECOND), points_de(SECOND, PREMIER)
    (0.5, 0.0)
    """
    return 0.5 if issue == NULLE else float(issue == camp)


class JoueurAssis(Protocol):
    """The interface of a player that plays its move itself (``retourner``); every ``Joueur`` has it."""

    @property
    def couleur(self) -> str:
        """Return the colour of their discs."""

    def retourner(self, plateau: Any, position: Any) -> object:
        """Lay a disc on ``plateau``, a board to change, and turn what it encloses; ``ValueError`` when it cannot be."""


class Jeu(ABC, Generic[Etat, Coup]):
    """The rules of one game. Instances hold the options of the game (its size…), never a position."""

    nom: ClassVar[str]
    noms_camps: ClassVar[tuple[str, str]]  # what players call the first and the second camp
    options: ClassVar[tuple[Reglage, ...]] = ()  # what its maker may be told, by these names
    unite: ClassVar[str] = ""  # what ``scores`` counts, in the plural; nothing when it only tells the result

    @property
    def regles(self) -> str:
        """Say in a line or two how the game is played and won, with the options it was made with."""
        return f"Jeu : {self.nom}."

    @property
    def specification(self) -> str:
        """Write the game and its options, those that are not the default, as ``lire_jeu`` reads them."""
        valeurs = ((reglage, self._valeur(reglage)) for reglage in self.options)
        dites = [f"{reglage.nom}={reglage.ecrire(valeur)}" for reglage, valeur in valeurs if valeur != reglage.defaut]
        return f"{self.nom}:{','.join(dites)}" if dites else self.nom

    def _valeur(self, reglage: Reglage) -> ValeurReglage:
        """Return the value of an option: the attribute of its name, unless the game keeps it otherwise."""
        valeur: ValeurReglage = getattr(self, reglage.nom)
        return valeur

    @abstractmethod
    def etat_initial(self) -> Etat:
        """Return the state before the first move."""

    @abstractmethod
    def trait(self, etat: Etat) -> Camp:
        """Return the camp that moves or passes in ``etat``: always the opponent of who did last, even at the end."""

    @abstractmethod
    def coups_legaux(self, etat: Etat, camp: Camp | None = None) -> Sequence[Coup]:
        """List the legal moves of ``camp`` (by default the side to move); none means a pass."""

    @abstractmethod
    def jouer(self, etat: Etat, coup: Coup) -> Etat:
        """Return the state after ``coup``; raise ``ValueError`` when the move is illegal."""

    def faire_jouer(self, joueur: JoueurAssis, etat: Etat, coup: Coup) -> Etat:
        """Let ``joueur``, who has the turn, play ``coup``, and return the state after it; ``ValueError`` as ``jouer``.

        A move of a real game is played like this, while a search, which only imagines moves, calls ``jouer``. The two
        differ where players lay discs themselves: Othello overrides this and calls ``joueur.retourner``.
        """
        return self.jouer(etat, coup)

    def passer(self, etat: Etat) -> Etat:
        """Return the same position with the other side to move; ``ValueError`` in a game in which nobody passes."""
        raise Faute("on ne passe pas son tour à {jeu}", jeu=self.nom)

    @abstractmethod
    def issue(self, etat: Etat) -> Issue | None:
        """Return ``None`` while the game goes on, then 0 for a draw or the winning camp."""

    def scores(self, etat: Etat) -> tuple[int, int]:
        """Return the points of the first and of the second camp: a point to the winner, or the game's own ``unite``."""
        issue = self.issue(etat)
        return int(issue == PREMIER), int(issue == SECOND)

    def resultat(self, etat: Etat) -> tuple[int, int]:
        """Return the points by which ``etat`` is told: those of ``scores``, and at the end those of the game's rules.

        Files, tables and sentences ask here, so that a game has one result wherever it is read.
        """
        scores = self.scores(etat)
        return scores if self.issue(etat) is None else self.departager(scores)

    def departager(self, scores: tuple[int, int]) -> tuple[int, int]:
        """Return the official points of a finished game, from those counted on its board or from themselves."""
        return scores

    @abstractmethod
    def evaluer(self, etat: Etat, camp: Camp) -> float:
        """Return the game's plainest evaluation for ``camp``: higher is better, 0 is level, exact at the end."""

    @abstractmethod
    def texte(self, etat: Etat) -> str:
        """Draw ``etat`` for a console, with the moves of the side to move marked."""

    @abstractmethod
    def ecrire_coup(self, coup: Coup) -> str:
        """Write a move as players do."""

    @abstractmethod
    def lire_coup(self, texte: str) -> Coup:
        """Read what ``ecrire_coup`` writes; raise ``ValueError`` with the accepted form for anything else."""

    @abstractmethod
    def ecrire_etat(self, etat: Etat) -> str:
        """Write a state of this game on one line, the side to move included, as ``lire_etat`` reads it back."""

    @abstractmethod
    def lire_etat(self, texte: str) -> Etat:
        """Read a state, reachable or not; ``Faute`` naming the first thing that is wrong and what is accepted."""

    @abstractmethod
    def expliquer_refus(self, etat: Etat, coup: Coup) -> Message:
        """Say in one sentence why ``coup`` cannot be played in ``etat``."""

    @abstractmethod
    def cle(self, etat: Etat) -> Hashable:
        """Return a key that all the symmetric images of ``etat`` share."""

    def enfants(self, etat: Etat) -> Iterator[Etat]:
        """Yield the states that one move, or else the forced pass, leads to. ``etat`` must not be over.

        One at a time, because alpha-beta often leaves before the last.
        """
        coups = self.coups_legaux(etat)
        if not coups:
            yield self.passer(etat)
        for coup in coups:
            yield self.jouer(etat, coup)
