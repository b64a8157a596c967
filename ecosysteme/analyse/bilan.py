"""What a reviewed game of Othello says of each player: labels, precision, the level that they played at, key moments.

A label comes from the expected points that a move lost (``ecosysteme.variantes.gravite``). Precision counts discs: a
player is told from another by all moves, those of a decided game included. Over some 460 games it goes with the
strength of people (rank correlation .70) and of the levels of the engine (.95) better than accuracies in points do
(.48 and .80).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from math import exp, log
from typing import Final, NamedTuple

from ecosysteme.analyse.analyse import Jugement
from ecosysteme.cases import Position
from ecosysteme.jeu import PREMIER, SECOND, Camp, Jeu
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.joueurs.niveaux import ELOS
from ecosysteme.partie import Partie
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.gravite import Gravite, gravite_du_coup, perdus_par
from ecosysteme.variantes.noeud import RACINE, Noeud

PLAFOND: Final = 16  # discs lost by one move that count for precision, at most: one blunder is not the whole game
ECHELLE: Final = 5.0  # discs lost a move that leave 1/e of the precision
COUPS_MINIMUM: Final = 4  # moves with a choice below which nothing is said of a player
# Elo of the levels, the first one having 0, from the mean loss in discs: fitted to 68 games of nine levels, which it
# gives back within 87 Elo (root of the mean square) when all games of a level are taken together.
ELO_SANS_PERTE, ELO_PAR_LOG, PERTE_DE_FOND = 2532.0, 1187.0, 0.2
ELO_INCERTAIN: Final = 290.0  # one standard deviation, for one game
MOMENTS: Final = 3
OUVERTURE: Final = 20  # plies
FIN: Final = 20  # empty squares


class Phase(StrEnum):
    """A third of a game."""

    OUVERTURE = "ouverture"
    MILIEU = "milieu"
    FIN = "fin"


class NiveauJoue(NamedTuple):
    """A level of the engine, from 1 on, and those that it may be as well."""

    niveau: int
    bas: int
    haut: int


class PartDePhase(NamedTuple):
    """A third of a game for one player: discs lost a move, and the precision, ``None`` without a choice."""

    perte_moyenne: float
    precision: float | None


@dataclass(frozen=True, slots=True)
class CoupRevu:
    """A move that a review judged, the ``numero``-th of its game from 1; points and discs are those of who played it.

    It was played in ``avant``. ``perdus`` are expected points, 0 to 1, that it lost beside the best move, ``perte``
    discs. ``certain``: all moves there were searched to the end of the game.
    ``gravite`` is its label, ``None`` for a move that lost next to nothing of the result.
    """

    numero: int
    noeud: Noeud
    avant: EtatOthello
    perdus: float
    perte: int
    certain: bool
    gravite: Gravite | None = None

    @property
    def camp(self) -> Camp:
        """Who played it."""
        return self.noeud.auteur

    @property
    def vides(self) -> int:
        """Empty squares before it."""
        return self.avant.taille**2 - len(self.avant.plateau)

    @property
    def choix(self) -> int:
        """How many moves there were."""
        return len(self.avant.coups)

    @property
    def phase(self) -> Phase:
        """The third of the game that it belongs to."""
        return phase_de(self.numero, self.vides)


@dataclass(frozen=True)
class BilanRevue:
    """What a review makes of one player: how many moves were judged, the discs that they lost, how many lost none.

    ``perte`` is the mean of the discs lost by the moves that had a choice, at most ``PLAFOND`` each; with fewer than
    ``COUPS_MINIMUM`` of them it is ``None``, as what follows from it. ``gravites`` counts the labels.
    """

    coups: int
    perte_totale: int
    justes: int
    perte: float | None
    gravites: Mapping[Gravite, int]
    phases: Mapping[Phase, PartDePhase]
    sans_effet: int

    @property
    def perte_moyenne(self) -> float:
        """Discs lost a move, whatever the choice; 0 without a move."""
        return self.perte_totale / self.coups if self.coups else 0.0

    @property
    def part_meilleurs(self) -> float:
        """Share of the moves than which there was no better, 0 to 1."""
        return self.justes / self.coups if self.coups else 0.0

    @property
    def precision(self) -> float | None:
        """0 to 100."""
        return None if self.perte is None else precision(self.perte)

    @property
    def niveau(self) -> NiveauJoue | None:
        """The level of the engine that loses as much a game, between those that may."""
        return None if self.perte is None else niveau_joue(self.perte)


def precision(perte: float) -> float:
    """Return the precision, 0 to 100, of so many discs lost a move.

    >>> round(precision(0.0)), round(precision(2.9)), round(precision(8.1))
    (100, 56, 20)
    """
    return 100 * exp(-perte / ECHELLE)


def niveau_joue(perte: float) -> NiveauJoue:
    """Return the level of the engine that loses as many discs a move in one game.

    >>> niveau_joue(8.1), niveau_joue(0.6)
    (NiveauJoue(niveau=1, bas=1, haut=3), NiveauJoue(niveau=20, bas=20, haut=20))
    """
    elo = ELO_SANS_PERTE - ELO_PAR_LOG * log(perte + PERTE_DE_FOND)
    proche = min(ELOS, key=lambda niveau: abs(ELOS[niveau] - elo))
    possibles = [niveau for niveau, sien in ELOS.items() if abs(sien - elo) <= ELO_INCERTAIN]
    return NiveauJoue(proche, min([proche, *possibles]), max([proche, *possibles]))


def phase_de(numero: int, vides: int) -> Phase:
    """Return the third of its game that the ``numero``-th move belongs to; one near to the end is of no opening."""
    if vides <= FIN:
        return Phase.FIN
    return Phase.OUVERTURE if numero <= OUVERTURE else Phase.MILIEU


@dataclass(frozen=True)
class _Relecture:
    """The line that was read last, by its root and its end: a change of the tree or of what is noted makes a new root.

    The list of moves, the curve, the card and the account of the players ask about the same one.
    """

    racine: Noeud | None = None
    fin: int = RACINE
    revus: tuple[CoupRevu, ...] = ()


_DERNIERE: Final = [_Relecture()]  # replaced as a whole, whichever thread reads another line


def coups_revus(partie: Partie[EtatOthello, Position]) -> Sequence[CoupRevu]:
    """List the judged moves of the line on which ``partie`` stands, those that were taken back included."""
    racine, ligne = partie.racine, partie.ligne
    fin = ligne[-1].numero if ligne else RACINE
    [lue] = _DERNIERE
    if lue.racine is not racine or lue.fin != fin:
        lue = _Relecture(racine, fin, tuple(revoir(partie.jeu, [racine, *ligne])))
        _DERNIERE[:] = [lue]
    return lue.revus


def revoir_partie(partie: Partie[EtatOthello, Position], juges: Iterable[Jugement]) -> Sequence[CoupRevu]:
    """Write judgements on the moves of the line on which ``partie`` stands; list those of it that are judged."""
    noeuds = [noeud for noeud in partie.ligne if noeud.coup is not None]
    for jugement in juges:
        partie.noter(noeuds[jugement.rang].numero, jugement.evaluation)
    return coups_revus(partie)


def revoir(jeu: Jeu, ligne: Iterable[Noeud]) -> list[CoupRevu]:
    """List the judged moves of a line, its first node being that from which it is played; points where discs count."""
    revus: list[CoupRevu] = []
    numero = 0
    for avant, noeud in pairwise(ligne):
        if noeud.coup is not None:
            numero += 1
            evaluation = noeud.evaluation
            if evaluation is not None and evaluation.jugee:
                revus.append(_revu(jeu, numero, avant.etat, noeud, evaluation))
    return revus


def _revu(jeu: Jeu, numero: int, avant: EtatOthello, noeud: Noeud, evaluation: Evaluation) -> CoupRevu:
    return CoupRevu(
        numero,
        noeud,
        avant,
        perdus_par(jeu, noeud, evaluation),
        evaluation.perte or 0,
        evaluation.exact,
        gravite_du_coup(jeu, noeud),
    )


def faire_bilan(revus: Iterable[CoupRevu], camp: Camp) -> BilanRevue:
    """Sum up the moves of ``camp``."""
    siens = [coup for coup in revus if coup.camp == camp]
    choisis = [coup for coup in siens if coup.choix > 1]
    phases = {phase: [coup for coup in siens if coup.phase is phase] for phase in Phase}
    return BilanRevue(
        coups=len(siens),
        perte_totale=sum(coup.perte for coup in siens),
        justes=sum(not coup.perte for coup in siens),
        perte=_perte(choisis) if len(choisis) >= COUPS_MINIMUM else None,
        gravites=Counter(coup.gravite for coup in siens if coup.gravite is not None),
        phases={phase: _part(leurs) for phase, leurs in phases.items() if leurs},
        sans_effet=sum(coup.perte > 0 and coup.gravite is None for coup in siens),
    )


def _part(revus: Sequence[CoupRevu]) -> PartDePhase:
    choisis = [coup for coup in revus if coup.choix > 1]
    return PartDePhase(_moyenne([coup.perte for coup in revus]), precision(_perte(choisis)) if choisis else None)


def _perte(choisis: Sequence[CoupRevu]) -> float:
    return _moyenne([min(coup.perte, PLAFOND) for coup in choisis])


def moments(revus: Iterable[CoupRevu]) -> list[CoupRevu]:
    """Return the three moves that lost most of the result, in the order of the game.

    Each camp has one of them if it lost some; what has no label is no moment.
    """
    tries = sorted((coup for coup in revus if coup.gravite is not None), key=lambda coup: -coup.perdus)
    choisis = tries[:MOMENTS]
    for camp in (PREMIER, SECOND):
        autre = next((coup for coup in tries if coup.camp == camp), None)
        if len(choisis) == MOMENTS and autre is not None and autre not in choisis:
            choisis[-1] = autre
    return sorted(choisis, key=lambda coup: coup.numero)


def _moyenne(nombres: Sequence[float]) -> float:
    return sum(nombres) / len(nombres)
