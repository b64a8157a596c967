"""Measures the nodes of exact answers on the engine's own games, and fits the line of ``othello.cout`` to them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from threading import Event
from time import process_time
from typing import TYPE_CHECKING, Final

import numpy as np

from ecosysteme.arret import relayer_arret, verifier_arret
from ecosysteme.fautes import Faute
from ecosysteme.plateau import NOIR, Plateau

if TYPE_CHECKING:
    from ecosysteme.moteur.othello.conversion import Bits
    from ecosysteme.moteur.othello.session import SessionRecherche

OUVERTURE: Final = 8  # random plies, so that no two games are the same
PROFONDEUR: Final = 6  # plies that both sides look ahead afterwards
VIDES: Final = (16, 18, 20, 21, 22, 23, 24)  # empty squares of the positions; one of each game, drawn
MINIMUM: Final = 3  # positions below which nothing can be fitted


@dataclass(frozen=True)
class Cout:
    """One exact answer from an empty table; ``coups`` is how many moves were legal, the seconds are the processor's."""

    vides: int
    coups: int
    noeuds: int
    secondes: float


@dataclass(frozen=True)
class Droite:
    """``log2(nodes) = constante + par_vide × vides + par_coup × coups``; ``ecart``: the deviation from it, in bits."""

    constante: float
    par_vide: float
    par_coup: float
    ecart: float


def mesurer(nombre: int, graine: int, arret: Event) -> Iterator[Cout]:
    """Yield ``nombre`` measures, one thread and 64 MB; the same ``graine`` draws the same positions.

    Raises ``Interrompu`` soon after ``arret`` is set.
    """
    from ecosysteme.moteur.othello.avis import Limites
    from ecosysteme.moteur.othello.penseur import reflechir
    from ecosysteme.moteur.othello.session import SessionRecherche, coups_legaux, vides_de

    tirage, session = random.Random(graine), SessionRecherche()
    with relayer_arret(arret, session.arreter):
        rang = 0
        while rang < nombre:
            position = _tirer(tirage, session, tirage.choice(VIDES), arret)
            if position is None:
                continue
            rang += 1
            session.vider()
            debut = process_time()
            noeuds = reflechir(session, position, Limites(), False, None).noeuds
            yield Cout(vides_de(position), len(coups_legaux(*position)), noeuds, process_time() - debut)


def tirer(nombre: int, vides: int, graine: int, arret: Event) -> Iterator[Bits]:
    """Yield ``nombre`` positions with ``vides`` empty squares, each from a game of its own, as those that are measured.

    Raises ``Interrompu`` soon after ``arret`` is set.
    """
    from ecosysteme.moteur.othello.session import SessionRecherche

    tirage, session = random.Random(graine), SessionRecherche()
    with relayer_arret(arret, session.arreter):
        while nombre:
            position = _tirer(tirage, session, vides, arret)
            if position is not None:
                nombre -= 1
                yield position


def _tirer(tirage: random.Random, session: SessionRecherche, visee: int, arret: Event) -> Bits | None:
    """Play a game as far as ``visee`` empty squares; ``None`` when there is no move there."""
    from ecosysteme.moteur.othello.avis import Limites
    from ecosysteme.moteur.othello.conversion import depuis_pions
    from ecosysteme.moteur.othello.penseur import reflechir
    from ecosysteme.moteur.othello.session import PASSE, coups_legaux, jouer, vides_de

    bits = depuis_pions(Plateau(), NOIR)
    while vides_de(bits) > visee:
        verifier_arret(arret)
        coups = coups_legaux(*bits)
        if not coups and not coups_legaux(bits[1], bits[0]):
            return None
        if coups and 60 - vides_de(bits) < OUVERTURE:
            case = tirage.choice(coups)
        else:
            meilleur = reflechir(session, bits, Limites(profondeur=PROFONDEUR), False, None).meilleur
            case = PASSE if meilleur is None else 8 * meilleur[0] + meilleur[1]
        bits = jouer(*bits, case)
    return bits if coups_legaux(*bits) else None


def ajuster(couts: Sequence[Cout]) -> Droite:
    """Fit by least squares; ``ValueError`` with too few measures."""
    if len(couts) < MINIMUM:
        raise Faute("{nombre} positions : attendu au moins {minimum}", nombre=len(couts), minimum=MINIMUM)
    donnees = np.array([(1, cout.vides, cout.coups) for cout in couts], np.float64)
    noeuds = np.log2([max(cout.noeuds, 1) for cout in couts])
    poids = np.linalg.lstsq(donnees, noeuds, rcond=None)[0]
    constante, par_vide, par_coup = map(float, poids)
    return Droite(constante, par_vide, par_coup, float((noeuds - donnees @ poids).std()))
