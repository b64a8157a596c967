"""The positions of a repertoire, each once up to symmetry, however it is reached; and its lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from ecosysteme.carnet.cle import cle_de_bits
from ecosysteme.jeu import PREMIER, Camp, autre_camp
from ecosysteme.jeux.bits_othello import BITS_DU_DEPART, jouables, peut_jouer, pris
from ecosysteme.repertoire.repertoire import NoeudOthello, Repertoire, poids_de

if TYPE_CHECKING:
    from ecosysteme.moteur.othello.recueil import PositionCherchee

CASES: Final = 64


@dataclass(frozen=True, slots=True)
class Vue:
    """A board as somebody plays on it: the discs of who has the turn, the others, whose turn it is."""

    nous: int
    eux: int
    trait: Camp

    @property
    def cle(self) -> str:
        """What two boards that are one position share; that of a game that is over, too."""
        return cle_de_bits((self.nous, self.eux))

    @property
    def cherchee(self) -> PositionCherchee:
        """The question about it; imported here, for it brings the compiled engine, which a drill needs not."""
        from ecosysteme.moteur.othello.recueil import PositionCherchee

        noirs, blancs = (self.nous, self.eux) if self.trait == PREMIER else (self.eux, self.nous)
        return PositionCherchee(noirs, blancs, self.trait == PREMIER)

    @property
    def coups(self) -> int:
        """How many moves lead there."""
        return (self.nous | self.eux).bit_count() - 4

    @property
    def cases(self) -> Iterator[int]:
        """The squares that may be played, from 0 (a1)."""
        mot = jouables(self.nous, self.eux)
        return (case for case in range(CASES) if mot >> case & 1)

    def jouer(self, case: int) -> Vue:
        """Return the board after a legal move, and after the pass that it forces."""
        retournes = pris(self.nous, self.eux, case)
        nous, eux = self.eux & ~retournes, self.nous | retournes | 1 << case
        if not peut_jouer(nous, eux) and peut_jouer(eux, nous):
            return Vue(eux, nous, self.trait)
        return Vue(nous, eux, autre_camp(self.trait))

    def suites(self) -> dict[int, str]:
        """Return the key of what each move leads to."""
        return {case: self.jouer(case).cle for case in self.cases}


DEPART: Final = Vue(*BITS_DU_DEPART, PREMIER)


def vue_apres(ligne: bytes) -> Vue:
    """Return the board after legal moves, squares from 0 (a1)."""
    vue = DEPART
    for case in ligne:
        vue = vue.jouer(case)
    return vue


@dataclass(slots=True)
class PositionTenue:
    """A position of a repertoire: as it is first met, the moves that lead there, and what follows.

    By the key of what they lead to, ``suites`` are the weights of the moves, that which is taught first, ``noeuds``
    their numbers in the tree, ``cases`` their squares on that board, and ``commentaires`` what is noted beside some.
    """

    vue: Vue
    ligne: bytes
    numero: int  # of the node of the tree where it is first met
    suites: dict[str, int] = field(default_factory=dict)
    noeuds: dict[str, int] = field(default_factory=dict)
    cases: dict[str, int] = field(default_factory=dict)
    commentaires: dict[str, str] = field(default_factory=dict)

    def enseignee(self) -> str | None:
        """Return the key of what the move that is taught leads to."""
        return next(iter(self.suites), None)

    def sur(self, vue: Vue) -> dict[str, tuple[int, ...]]:
        """Return the squares of its moves on a board of this position, by key, the usual one of the repertoire first.

        Several squares lead to one position where the board is symmetric.
        """
        trouvees: dict[str, list[int]] = {cle: [] for cle in self.suites}
        for case, cle in vue.suites().items():
            if cle in trouvees:
                usuelle = vue == self.vue and self.cases.get(cle) == case
                trouvees[cle].insert(0 if usuelle else len(trouvees[cle]), case)
        return {cle: tuple(cases) for cle, cases in trouvees.items()}


@dataclass(frozen=True)
class PositionsTenues:
    """All that follows from the tree: positions by key, an earlier one before what follows it; and its lines."""

    camp: Camp
    par_cle: dict[str, PositionTenue]
    lignes: tuple[tuple[str, ...], ...]  # of each line, the positions in which we play

    def a_nous(self, cle: str) -> bool:
        """Tell whether the repertoire's own camp plays there."""
        return self.par_cle[cle].vue.trait == self.camp

    @property
    def cartes(self) -> tuple[str, ...]:
        """The positions that are asked about, line after line."""
        return tuple(dict.fromkeys(cle for ligne in self.lignes for cle in ligne))


def positions_de(repertoire: Repertoire) -> PositionsTenues:
    """Follow the tree of a repertoire; answers that are never asked are followed, and are in no line."""
    par_cle: dict[str, PositionTenue] = {}
    lignes: dict[tuple[str, ...], None] = {}
    pile: list[tuple[NoeudOthello, Vue, bytes, tuple[str, ...] | None]] = [(repertoire.racine, DEPART, b"", ())]
    while pile:
        noeud, vue, ligne, siennes = pile.pop()
        cle = vue.cle
        tenue = par_cle.setdefault(cle, PositionTenue(vue, ligne, noeud.numero))
        suites = _coups_de(noeud)
        if vue.trait == repertoire.camp and suites and siennes is not None:
            siennes = (*siennes, cle)
        if not suites and siennes:
            lignes.setdefault(siennes)
        for suite in reversed(suites):
            case = _case(suite)
            suivies = siennes if vue.trait == repertoire.camp or poids_de(suite) else None
            pile.append((suite, vue.jouer(case), ligne + bytes([case]), suivies))
        for suite in suites:
            suivante = vue.jouer(_case(suite)).cle
            tenue.suites.setdefault(suivante, poids_de(suite))
            tenue.noeuds.setdefault(suivante, suite.numero)
            if suite.commentaire:
                tenue.commentaires.setdefault(suivante, suite.commentaire)
            if vue == tenue.vue:
                tenue.cases.setdefault(suivante, _case(suite))
    ordre = sorted(par_cle, key=lambda cle: par_cle[cle].vue.coups)
    return PositionsTenues(repertoire.camp, {cle: par_cle[cle] for cle in ordre}, tuple(lignes))


def _coups_de(noeud: NoeudOthello) -> tuple[NoeudOthello, ...]:
    """Return the moves that follow a node, behind the pass that may stand between."""
    while len(noeud.suites) == 1 and noeud.suites[0].coup is None:
        noeud = noeud.suites[0]
    return noeud.suites


def _case(noeud: NoeudOthello) -> int:
    assert noeud.coup is not None, "les passes sont franchies"
    return 8 * noeud.coup[0] + noeud.coup[1]
