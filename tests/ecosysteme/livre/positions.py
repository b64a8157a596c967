"""Positions for the tests of books: reached by legal moves, the last ones of games among them."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress

from ecosysteme.fautes import Faute
from ecosysteme.livre.demande import DemandeDExtension
from ecosysteme.livre.regles import DEPART, coups_legaux, jouer
from ecosysteme.moteur.othello.conversion import Bits
from ecosysteme.ouvertures.livre import Livre


def atteintes(source: random.Random, nombre: int) -> list[Bits]:
    """Return positions of games played at random, in which the side to move has a move."""
    trouvees: list[Bits] = []
    while len(trouvees) < nombre:
        bits = DEPART
        while True:
            trouvees.append(bits)
            suite = jouer(bits, source.choice(coups_legaux(bits)))
            if suite is None:
                break
            bits = suite[0]
    return source.sample(trouvees, nombre)


def ligne_de(source: random.Random, plis: int) -> tuple[list[tuple[Bits, int]], Bits]:
    """Play a line at random: its moves, and where it leads."""
    bits, ligne = DEPART, list[tuple[Bits, int]]()
    for _ in range(plis):
        case = source.choice(coups_legaux(bits))
        suite = jouer(bits, case)
        assert suite is not None
        ligne.append((bits, case))
        bits = suite[0]
    return ligne, bits


LIGNE, LOIN = ligne_de(random.Random(5), 24)  # beyond the shipped book


def demande(positions: int = 30, **champs: object) -> DemandeDExtension:
    return DemandeDExtension(LOIN, tuple(LIGNE), profondeur=3, positions=positions, **champs)  # type: ignore[arg-type]


def lire_ou_refuser(lire: Callable[[bytes], Livre], octets: bytes) -> None:
    """Check that bytes are a book in order or are refused with a sentence; anything else that is raised goes on."""
    with suppress(Faute):
        livre = lire(octets)
        assert Livre.de(livre.tableaux) is not None
