"""Engines for the tests: the false one, which commits each fault, and GRhino where it is installed."""

from __future__ import annotations

import random
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from ecosysteme.cases import Position
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.joueurs.externe import PROTOCOLES
from ecosysteme.partie import Partie
from ecosysteme.protocoles.moteur import MoteurExterne, Pilotage

FAUX = Path(__file__).with_name("faux_moteur.py")
RHINO = shutil.which("gtp-rhino", path="/usr/games:/usr/bin") or "gtp-rhino"

Ouvrir = Callable[..., MoteurExterne]
Jouer = Callable[[MoteurExterne, int, int], Partie[EtatOthello, Position]]


@pytest.fixture
def rhino() -> str:
    """The path of GRhino's engine."""
    if shutil.which(RHINO) is None:
        pytest.skip("demande gtp-rhino (paquet Debian grhino)")
    return RHINO


@pytest.fixture
def ouvrir() -> Iterator[Ouvrir]:
    """Open engines, the false one unless another's path is given, and end them after the test."""
    ouverts: list[MoteurExterne] = []

    def ouvrir(protocole: str, *arguments: str, arret: Event | None = None, **pilotage: Any) -> MoteurExterne:
        commande = arguments if arguments[:1] == (RHINO,) else (sys.executable, str(FAUX), protocole, *arguments)
        ouverts.append(PROTOCOLES[protocole](commande, Pilotage(**pilotage), arret))
        return ouverts[-1]

    yield ouvrir
    for moteur in ouverts:
        moteur.fermer(brusque=True)


@pytest.fixture
def jouer() -> Jouer:
    """Play a game between the engine and the draw of lots."""

    def jouer(moteur: MoteurExterne, camp: int, graine: int) -> Partie[EtatOthello, Position]:
        hasard, partie = random.Random(graine), Partie(Othello())
        while partie.trait is not None:
            etat = partie.etat
            partie.jouer(moteur.coup(etat, None) if partie.trait == camp else hasard.choice(etat.coups))
        return partie

    return jouer
