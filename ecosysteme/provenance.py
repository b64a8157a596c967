"""Where a game comes from: where it is played, what others played of it, which file it is in."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Final

from ecosysteme.jeu import PREMIER, SECOND, Camp, CoupQuelconque
from ecosysteme.variantes.noeud import Noeud
from ecosysteme.variantes.parcours import parcourir

LES_DEUX: Final = frozenset((PREMIER, SECOND))


class Origine(StrEnum):
    """Where a game is played: by somebody in the window, between machines in the window's series, in a terminal."""

    FENETRE = "fenetre"
    SERIE = "serie"
    CONSOLE = "console"


@dataclass(frozen=True, slots=True)
class Document:
    """What a game was read from or written to: its name, and the file that holds it and nothing else, if there is one.

    ``racine`` is the tree as it was then.
    """

    nom: str
    chemin: Path | None
    racine: Noeud

    def change(self, racine: Noeud) -> bool:
        """Tell whether anything was played or noted since in the game, whose tree is now ``racine``.

        What an analysis measures does not count: nobody is asked to save it, and the journal keeps it.
        """
        return not _pareils(racine, self.racine)


@dataclass(frozen=True, slots=True)
class Provenance:
    """What is known of a game besides its header and its tree; replaced as it goes on.

    ``joues`` are the camps for which the players of the header have played; for another camp, whoever sits there will.
    ``libre`` is the ``numero_libre`` of the game when that was last said.
    ``ligne`` is ``None`` for a game that began here. One that was brought here, by a file, the journal or a tournament,
    keeps there the moves of the line on which it stood then, which are those of the players of its header;
    ``sienne``: these sit here, and go on with it.
    ``intacte`` says of a mere copy of what lies elsewhere how many nodes and judged moves it had when it came: the
    journal keeps it only once something was changed in it, which makes this ``None``, as it is for any other game.
    ``essayes`` are the numbers of the nodes that were tried, by nobody's hand; ``document`` is what holds the game.
    """

    origine: Origine = Origine.FENETRE
    joues: frozenset[Camp] = frozenset()
    libre: int = 0
    ligne: tuple[CoupQuelconque, ...] | None = None
    sienne: bool = True
    intacte: tuple[int, int] | None = None
    essayes: frozenset[int] = frozenset()
    document: Document | None = None

    def apporter(self, ligne: Iterable[Noeud], libre: int, *, sienne: bool = False) -> Provenance:
        """Return that of a game which is brought here: the players of its header played ``ligne``."""
        coups = tuple(tour.coup for tour in ligne)
        return replace(self, joues=self.joues or LES_DEUX, libre=libre, ligne=coups, sienne=sienne)

    @property
    def connue(self) -> bool:
        """Whether anything was said of it yet."""
        return self.libre > 0

    @property
    def apportee(self) -> bool:
        """Whether the game was brought here, rather than begun."""
        return self.ligne is not None

    @property
    def d_autrui(self) -> bool:
        """Whether it is a game of others: who plays on from a position of theirs begins another one."""
        return self.apportee and not self.sienne

    def menee(self, historique: Iterable[Noeud]) -> bool:
        """Tell whether those who are named played all of ``historique``, the turns that led to where the game stands.

        Walking back to where they were makes them the players again.
        """
        joues = tuple(tour.coup for tour in historique)
        return self.ligne is not None and self.ligne[: len(joues)] == joues

    def essayer(self, numeros: Iterable[int]) -> Provenance:
        """Return the same, the nodes ``numeros`` having been tried."""
        return replace(self, essayes=self.essayes | frozenset(numeros))

    def jouer(self, numeros: Iterable[int]) -> Provenance:
        """Return the same, the nodes ``numeros`` having been played, be it after they were tried."""
        return replace(self, essayes=self.essayes - frozenset(numeros)) if self.essayes else self

    def essayee(self, historique: Iterable[Noeud]) -> bool:
        """Tell whether a turn of ``historique`` was only tried, and played by nobody since."""
        return any(tour.numero in self.essayes for tour in historique)


def juges(racine: Noeud) -> int:
    """Count the moves that a review judged: the game of a file that somebody analyses here is their work too."""
    return sum(noeud.evaluation is not None and noeud.evaluation.jugee for noeud in parcourir(racine))


def _pareils(racine: Noeud, autre: Noeud) -> bool:
    """Whether two trees of a game differ by evaluations at most."""
    pile = [(racine, autre)]
    while pile:
        noeud, lu = pile.pop()
        if noeud is lu:
            continue
        if len(noeud.suites) != len(lu.suites) or _ecrit(noeud) != _ecrit(lu):
            return False
        pile.extend(zip(noeud.suites, lu.suites, strict=True))
    return True


def _ecrit(noeud: Noeud) -> tuple[object, ...]:
    """Return what somebody plays or writes at a node."""
    return noeud.numero, noeud.secondes, noeud.commentaire, noeud.glyphe, noeud.marque, noeud.proprietes
