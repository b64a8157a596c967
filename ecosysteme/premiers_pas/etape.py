"""One step of a lesson as data: a position reached by legal moves, what is asked, and how a move is judged."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from ecosysteme.fautes import Message
from ecosysteme.jeu import Camp, CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.jeux import lire_jeu
from ecosysteme.partie import Partie


@dataclass(frozen=True)
class CoupEssaye:
    """A legal move of the pupil: the state before it, and the one that it leads to, where the other side may pass."""

    jeu: Jeu
    avant: EtatQuelconque
    coup: CoupQuelconque
    apres: EtatQuelconque

    @property
    def camp(self) -> Camp:
        """The camp of the pupil."""
        return self.jeu.trait(self.avant)


But: TypeAlias = Callable[[CoupEssaye], Message | None]  # what is wrong with a move, ``None`` for what was asked


@dataclass(frozen=True)
class PremierPas:
    """What a step says and asks. ``avant`` are the moves on the board already, ``coups`` those that the pupil plays.

    With ``refusee``, the move that is asked for is one that the rules refuse; ``but`` is then not asked.
    """

    titre: Message
    savoir: Message
    consigne: Message
    bravo: Message
    but: But
    jeu: str
    avant: str = ""
    coups: int = 1
    refusee: bool = False

    def partie(self) -> Partie:
        """Begin the step; the first camp has the move, which is the pupil's."""
        partie: Partie = Partie(lire_jeu(self.jeu))
        for coup in self.avant.split():
            partie.jouer(partie.jeu.lire_coup(coup))
        return partie


def tout_coup(essai: CoupEssaye) -> Message | None:
    """Accept every legal move."""
    return None
