"""What the window asks of a game beyond its rules: what the board draws, what a square means, the words of the game.

One file a game answers, ``othello`` and its neighbours; ``registre`` finds the answer of a game. Sentences are all in
the ``Phrases`` context of the translation, whoever says them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from ecosysteme.cases import Position
from ecosysteme.jeu import PREMIER, Camp, Coup, CoupQuelconque, EtatQuelconque, Issue, Jeu, autre_camp
from ecosysteme.joueurs import IAexterne, IAmoteur
from ecosysteme.partie import Partie
from ecosysteme.solveurs import connu_par_coeur
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.gravite import gravite_du_coup
from ecosysteme.variantes.noeud import Noeud
from ui.plateau.indices import Indice, signe
from ui.plateau.style import PlateauAffiche, Style
from ui.socle.langue import translate
from ui.socle.raisons import majuscule

# What the adviser of the game answered: the engine's ``Avis`` at Othello, ``Verdicts`` elsewhere. Each adapter knows
# which; who holds one only passes it from the adviser to the adapter of the same game.
AvisDuJeu: TypeAlias = Any


@dataclass(frozen=True)
class Trace:
    """One curve over the moves: its legend, and its value after each number of moves, from the first camp's side."""

    legende: str
    valeurs: Sequence[float]


class AdaptateurJeu(ABC):
    """One game in the window. It keeps the rules' options (``jeu``) and no position.

    What is said of the worth of moves is here that of a game that nobody advises on: nothing.
    """

    style: ClassVar[Style]
    nulles: ClassVar[bool] = True  # whether a game may be drawn

    def __init__(self, jeu: Jeu) -> None:
        self.jeu = jeu

    # The board.

    @abstractmethod
    def plateau(self, partie: Partie, interactif: bool, marques: bool = True) -> PlateauAffiche:
        """Describe the position of ``partie``; the legal moves are there only when somebody may click (``interactif``).

        Without ``marques`` they are not marked, only previewed under the mouse.
        """

    @abstractmethod
    def coup(self, etat: EtatQuelconque, case: Position) -> CoupQuelconque:
        """Return the move that choosing ``case`` of the board means in ``etat``, legal or not."""

    @abstractmethod
    def case(self, etat: EtatQuelconque, coup: CoupQuelconque) -> Position:
        """Return the square on which the worth of ``coup``, legal in ``etat``, is written."""

    def retournes(self, avant: EtatQuelconque, coup: CoupQuelconque) -> frozenset[Position]:
        """Return the squares of the pieces that change their camp when ``coup`` is played in ``avant``."""
        return frozenset()

    def stables(self, etat: EtatQuelconque) -> frozenset[Position]:
        """Return squares of pieces that are proved to keep their camp to the end: not all of them."""
        return frozenset()

    @property
    def points(self) -> bool:
        """Whether the points of the two camps are worth showing, rather than the games that they won."""
        return bool(self.jeu.unite)

    # The words.

    @property
    @abstractmethod
    def titre(self) -> str:
        """The name of the game."""

    @property
    @abstractmethod
    def camps(self) -> tuple[str, str]:
        """What the two camps are called."""

    @property
    def pieces(self) -> tuple[str, ...]:
        """What lies on a square of the board, by camp where the pieces of the two are told apart."""
        return self.camps

    def camp(self, camp: Camp) -> str:
        """Name ``camp``."""
        return self.camps[camp - 1]

    def sujet(self, camp: Camp) -> str:
        """Name ``camp`` inside a sentence."""
        return self.camp(camp)

    def complement(self, camp: Camp) -> str:
        """Name ``camp`` as whose win it is."""
        return translate("Phrases", "de {}").format(self.sujet(camp))

    def sujet_en_tete(self, camp: Camp) -> str:
        """Name ``camp`` where a sentence begins."""
        return majuscule(self.sujet(camp))

    def vous(self, camp: Camp) -> str:
        """Say to a person that ``camp`` is theirs."""
        return translate("Phrases", "Vous jouez {}").format(self.camp(camp))

    def nommer_coup(self, coup: CoupQuelconque) -> str:
        """Name ``coup`` inside a sentence."""
        return self.jeu.ecrire_coup(coup)

    def effet(self, etat: Any, coup: Any) -> str:
        """Say what else ``coup``, played in ``etat``, changes on the board; empty for nothing."""
        return ""

    def trait(self, camp: Camp) -> str:
        """Say that ``camp`` has the move."""
        return translate("Phrases", "Trait à {}").format(self.camp(camp))

    def resultat(self, issue: Issue, points: tuple[int, int]) -> str:
        """Say how a game ended; ``points`` are those of ``Jeu.resultat``, for the games that count them."""
        return self.gagne(issue) if issue else translate("Phrases", "Partie nulle")

    def resultat_pour(self, camp: Camp, issue: Issue, points: tuple[int, int]) -> str:
        """Say the same to the person who played ``camp`` against a machine."""
        if not issue:
            return self.resultat(issue, points)
        return translate("Phrases", "Vous avez gagné") if issue == camp else translate("Phrases", "Vous avez perdu")

    def resultat_decide(self, issue: Issue, points: tuple[int, int], decision: str, camp: Camp | None = None) -> str:
        """Say how a game ended that the board did not end; ``camp`` is the person's to whom it is said, if any.

        ``decision`` is that of an ``Entete``: who won and why, nothing for a draw that was agreed to.
        """
        if not issue:
            return translate("Phrases", "Nulle convenue")
        if decision.endswith("F"):
            return translate("Phrases", "{} gagne par forfait").format(self.sujet_en_tete(issue))
        if not decision.endswith("T"):
            return self._abandon(autre_camp(issue), camp)
        if camp is None:
            phrase = translate("Phrases", "{} gagne au temps").format(self.sujet_en_tete(issue))
        else:
            gagne, perdu = (
                translate("Phrases", "Vous avez gagné au temps"),
                translate("Phrases", "Vous perdez au temps"),
            )
            phrase = gagne if issue == camp else perdu
        premiers = points if (camp or issue) == PREMIER else tuple(reversed(points))
        return "{}, {} – {}".format(phrase, *premiers) if self.points else phrase

    def _abandon(self, perdant: Camp, camp: Camp | None) -> str:
        """Say that ``perdant`` resigned, to the person who plays ``camp`` if any."""
        if perdant == camp:
            return translate("Phrases", "Vous avez abandonné")
        return translate("Phrases", "{} abandonne").format(self.sujet_en_tete(perdant))

    def score(self, issue: Issue | None, points: tuple[int, int]) -> str:
        """Write ``points`` as tables do; of a game that counts none, say how it ended."""
        if self.points:
            return "{} - {}".format(*points)
        return "" if issue is None else self.resultat(issue, points)

    def gagne(self, camp: Camp) -> str:
        """Say that ``camp`` won."""
        return translate("Phrases", "{} gagne").format(self.sujet_en_tete(camp))

    def passe(self, camp: Camp) -> str:
        """Say that ``camp`` cannot play and passes."""
        return translate("Phrases", "{} ne peut pas jouer et passe son tour").format(self.sujet_en_tete(camp))

    # Who may think about it: each sentence says why not, and is empty when nothing prevents it.

    def sans_moteur(self) -> str:
        """Say why ``ia_moteur`` cannot play."""
        return "" if IAmoteur.connait(self.jeu) else translate("Phrases", "Ni moteur ni solveur ne connaît ce jeu")

    def sans_externe(self) -> str:
        """Say why somebody else's engine cannot play."""
        if IAexterne.connait(self.jeu):
            return ""
        return translate("Phrases", "Un moteur externe ne joue qu'à Othello, sur 8 × 8")

    def sans_conseil(self) -> str:
        """Say why the worth of the moves cannot be shown."""
        return self.sans_moteur()

    def sans_resolution(self, etat: EtatQuelconque) -> str:
        """Say why ``etat`` cannot be solved to the end of the game."""
        return self.sans_conseil()

    @property
    def resolu(self) -> bool:
        """Whether a solver knows the game: the engine then plays it perfectly, from some level on."""
        return False

    @property
    def minutee(self) -> bool:
        """Whether the engine's move depends on the time that it is given."""
        return not connu_par_coeur(self.jeu)

    # The worth of the moves: ``avis`` is what the engine or the solver of the game said of a position.

    def indices(self, etat: EtatQuelconque, avis: AvisDuJeu) -> dict[Position, Indice]:
        """Turn ``avis`` about ``etat`` into what its squares show."""
        return {}

    def evaluation(self, avis: AvisDuJeu, coup: CoupQuelconque, camp: Camp, *, joue: bool = False) -> Evaluation | None:
        """Return what ``avis`` says of ``coup``, a move of ``camp``, ``None`` for nothing.

        ``joue``: it is what the player itself thought, which is no judge of what its move lost unless it is certain.
        """
        return None

    def dire(self, avis: AvisDuJeu, coup: CoupQuelconque = None) -> str:
        """Say ``avis`` in words: of the best move, or of ``coup``, which was played instead."""
        return ""

    def profondeur(self, avis: AvisDuJeu) -> str:
        """Say how far ``avis`` looked; empty where it looked to the end."""
        return ""

    def connue(self, noeud: Noeud) -> Evaluation | None:
        """Return what is known of the worth of a turn and can be shown."""
        return noeud.evaluation

    def ecrire_valeur(self, evaluation: Evaluation) -> str:
        """Write what a move is worth to the first camp, in a few characters."""
        return ""

    def ecrire_perte(self, noeud: Noeud) -> str:
        """Write what a move lost, and its mark; empty when it is not known."""
        return ""

    def marque(self, noeud: Noeud) -> str:
        """Return the mark of a move that lost some of the result after a space, empty for a sound one."""
        return f" {gravite_du_coup(self.jeu, noeud) or ''}".rstrip()

    @property
    def aide_indices(self) -> str:
        """What the hints on the squares mean."""
        return ""

    @property
    def aides(self) -> tuple[str, str]:
        """What the columns of the worth and of the loss hold, in the moves list."""
        return "", ""

    # The curves.

    @property
    def legende(self) -> str:
        """What the curve of the moves' worth is called."""
        return ""

    @property
    def graduations(self) -> tuple[str, str, str] | None:
        """Words for the bottom, the middle and the top of the axis instead of figures; values are then from -1 to 1."""
        return None

    def lire_valeur(self, valeur: float) -> str:
        """Say how high a point of the curve is, by the words of the axis if it has some."""
        return self.graduations[round(valeur) + 1] if self.graduations else signe(round(valeur))

    def valeur_finale(self, etat: EtatQuelconque) -> int | None:
        """Return the worth of ``etat`` for the first camp when the game itself knows it, for the curve."""
        return None

    def traces(self, etats: Sequence[EtatQuelconque]) -> tuple[Trace, ...]:
        """Return the other curves, at most two, over ``etats``: one state a number of moves."""
        return ()


def meilleurs(valeurs: Mapping[Coup, int]) -> set[Coup]:
    """Return the keys that share the highest value.

    >>> sorted(meilleurs({"a": 2, "b": 3, "c": 3}))
    ['b', 'c']
    """
    haut = max(valeurs.values(), default=None)
    return {cle for cle, valeur in valeurs.items() if valeur == haut}
