"""Watches who plays what: every call of ``retourner``, whoever the player is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from ecosysteme.cases import Position
from ecosysteme.joueurs import Joueur
from ecosysteme.partie import Partie
from ecosysteme.plateau import Couleur, Plateau


@dataclass(frozen=True)
class Appel:
    """A call of ``retourner``: whose disc, where, and whether it was accepted."""

    couleur: Couleur
    position: Position
    accepte: bool


def tracer(monkeypatch: pytest.MonkeyPatch) -> list[Appel]:
    """List the calls from now on, as they come."""
    appels: list[Appel] = []
    vrai = Joueur.retourner

    def retourner(joueur: Joueur, plateau: Plateau, position: Position) -> list[Position]:
        try:
            pions = vrai(joueur, plateau, position)
        except ValueError:
            appels.append(Appel(joueur.couleur, position, False))
            raise
        appels.append(Appel(joueur.couleur, position, True))
        return pions

    monkeypatch.setattr(Joueur, "retourner", retourner)
    return appels


def coups_de(partie: Partie[Any, Position], entames: int = 0) -> list[Appel]:
    """List the calls that playing ``partie`` should have taken, after ``entames`` turns: one a move, none a pass."""
    return [
        Appel("N" if trait.camp == 1 else "B", trait.coup, True)
        for trait in partie.historique[entames:]
        if trait.coup is not None
    ]
