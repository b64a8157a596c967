"""How much of what people answer a repertoire covers, and where its biggest gap is.

The share of each answer is that of the games that reach the position, in any order of moves. A position that fewer
games than ``JEUX_MIN`` reach tells nothing any more, and counts as covered.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from ecosysteme.fautes import Faute
from ecosysteme.jeu import PREMIER
from ecosysteme.repertoire.positions import PositionsTenues, PositionTenue
from ecosysteme.repertoire.repertoire import Repertoire

if TYPE_CHECKING:  # they bring the compiled engine, which nobody needs who drills
    from ecosysteme.bibliotheque.bibliotheque import Bibliotheque, Suivies
    from ecosysteme.bibliotheque.filtres import FiltreDeParties
    from ecosysteme.moteur.othello.recueil import PositionCherchee

JEUX_MIN: Final = 20  # games

# What was played in a position, by square from 0 (a1).
Explorateur: TypeAlias = "Callable[[PositionCherchee], Mapping[int, Suivies]]"


def explorateur(bibliotheque: Bibliotheque, repertoire: Repertoire) -> Explorateur:
    """Return how the games of a library are asked for a repertoire: those of its opponents, with their colour."""
    filtre = filtre_de(bibliotheque, repertoire)
    return lambda position: bibliotheque.explorer(position, filtre).coups


def filtre_de(bibliotheque: Bibliotheque, repertoire: Repertoire) -> FiltreDeParties:
    """Return the filter that a repertoire asks for; ``Faute`` for a player whom the library does not know."""
    from ecosysteme.bibliotheque.filtres import FiltreDeParties

    dits = repertoire.adversaires
    numeros = set()
    for nom in dits.joueurs:
        trouve = next((trouve for trouve in bibliotheque.chercher("joueur", nom) if trouve.nom == nom), None)
        if trouve is None:
            raise Faute("la bibliothèque n'a pas de joueur {nom}", nom=nom)
        numeros.add(trouve.numero)
    adverses, personne = frozenset(numeros), frozenset[int]()
    noirs, blancs = (personne, adverses) if repertoire.camp == PREMIER else (adverses, personne)
    return FiltreDeParties(
        noirs=noirs, blancs=blancs, depuis=dits.depuis, jusqu_a=dits.jusqu_a, programmes=dits.programmes
    )


@dataclass(frozen=True, slots=True)
class TrouDuRepertoire:
    """A position that no move of ours answers, after the moves of ``ligne``; ``portee``: how likely one comes there.

    With ``prolonge``, a line ends just before it.
    """

    ligne: bytes
    portee: float
    prolonge: bool = False


@dataclass(frozen=True)
class Couverture:
    """``totale`` is the probability that the opponent stays in the repertoire up to the end of a line.

    By key of position: ``par_cle`` the same from there on, ``portees`` how likely one comes there. ``par_coups`` says
    how likely one is still in the repertoire after so many moves. Of ``trous``, the biggest comes first.
    """

    totale: float
    par_cle: Mapping[str, float]
    portees: Mapping[str, float]
    par_coups: Mapping[int, float]
    trous: tuple[TrouDuRepertoire, ...]

    @property
    def plus_grand(self) -> TrouDuRepertoire | None:
        """The gap that one meets most often."""
        return self.trous[0] if self.trous else None


def couvrir(positions: PositionsTenues, explorer: Explorateur) -> Couverture:
    """Ask the games about each position of a repertoire at the other camp's turn."""
    reponses = {cle: parts_de(tenue, explorer) for cle, tenue in positions.par_cle.items() if not positions.a_nous(cle)}
    par_cle: dict[str, float] = {}
    for cle in reversed(positions.par_cle):
        par_cle[cle] = _part(positions, cle, reponses, par_cle)
    portees = _portees(positions, reponses)
    par_coups: defaultdict[int, float] = defaultdict(float)
    for cle, portee in portees.items():
        par_coups[positions.par_cle[cle].vue.coups] += portee
    trous = sorted(_trous(positions, reponses, portees), key=lambda trou: (trou.prolonge, -trou.portee))
    depart = next(iter(positions.par_cle))
    return Couverture(par_cle[depart], par_cle, portees, dict(par_coups), tuple(trous))


@dataclass(frozen=True, slots=True)
class PartsDesReponses:
    """What is answered in a position: the share of each, by key of what it leads to, and one of its squares."""

    parts: Mapping[str, float]
    cases: Mapping[str, int]
    parties: int


def parts_de(tenue: PositionTenue, explorer: Explorateur) -> PartsDesReponses:
    """Return what people answered in a position."""
    cases: dict[str, int] = {}
    comptes: defaultdict[str, int] = defaultdict(int)
    for case, suivies in explorer(tenue.vue.cherchee).items():
        cle = tenue.vue.jouer(case).cle
        cases.setdefault(cle, case)
        comptes[cle] += suivies.parties
    total = sum(comptes.values())
    return PartsDesReponses({cle: nombre / total for cle, nombre in comptes.items()}, cases, total)


def _part(
    positions: PositionsTenues, cle: str, reponses: Mapping[str, PartsDesReponses], apres: Mapping[str, float]
) -> float:
    tenue = positions.par_cle[cle]
    if positions.a_nous(cle):
        enseignee = tenue.enseignee()
        return 0.0 if enseignee is None else apres[enseignee]
    dites = reponses[cle]
    if not tenue.suites or dites.parties < JEUX_MIN:
        return 1.0
    return sum(part * apres.get(suivante, 0.0) for suivante, part in dites.parts.items())


def _portees(positions: PositionsTenues, reponses: Mapping[str, PartsDesReponses]) -> dict[str, float]:
    portees = dict.fromkeys(positions.par_cle, 0.0)
    portees[next(iter(positions.par_cle))] = 1.0
    for cle, tenue in positions.par_cle.items():
        if positions.a_nous(cle):
            enseignee = tenue.enseignee()
            parts = {} if enseignee is None else {enseignee: 1.0}
        else:
            parts = dict(reponses[cle].parts)
        for suivante, part in parts.items():
            if suivante in portees:
                portees[suivante] += portees[cle] * part
    return portees


def _trous(
    positions: PositionsTenues, reponses: Mapping[str, PartsDesReponses], portees: Mapping[str, float]
) -> list[TrouDuRepertoire]:
    trous = []
    for cle, tenue in positions.par_cle.items():
        if positions.a_nous(cle):
            if not tenue.suites and any(True for _ in tenue.vue.cases):
                trous.append(TrouDuRepertoire(tenue.ligne, portees[cle]))
            continue
        dites = reponses[cle]
        if dites.parties < JEUX_MIN:
            continue
        trous += [
            TrouDuRepertoire(tenue.ligne + bytes([dites.cases[suivante]]), portees[cle] * part, not tenue.suites)
            for suivante, part in dites.parts.items()
            if suivante not in positions.par_cle
        ]
    return [trou for trou in trous if trou.portee > 0]
