"""Libraries whose games are quick to judge: cut before the end, which is solved whatever the effort."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np

from ecosysteme.bibliotheque.bibliotheque import Bibliotheque, position_apres
from ecosysteme.bibliotheque.filtres import TOUTES_LES_PARTIES
from ecosysteme.formats.wthor import FIN
from ecosysteme.jeux.bits_othello import BITS_DU_DEPART, CASES, NOMS, pris
from ecosysteme.moteur.othello.noyaux.sequences import COUPS as COUPS_MAX
from ecosysteme.moteur.othello.recueil import canoniques
from ecosysteme.revue_en_serie.file import Effort, suites_de
from tests.ecosysteme.bibliotheque.fabrique import bibliotheque_de, enregistrement

PEU = Effort(1000)
COUPS = 12


def inventee(dossier: Path, nombre: int, coups: int = COUPS) -> Path:
    """Make a library of so many games, no two of which are one up to symmetry."""
    source = random.Random(5)
    debuts: dict[bytes, bytes] = {}
    while len(debuts) < nombre:
        debut = _au_hasard(source, coups)
        cases = np.frombuffer(debut.ljust(COUPS_MAX, bytes([FIN])), np.uint8)
        debuts[canoniques(cases.reshape(1, -1)).suites.tobytes()] = debut
    parties = [
        enregistrement("".join(NOMS[case] for case in debut), "Ada" if rang % 2 else "Bob", "Éva", 2000 + rang % 3)
        for rang, debut in enumerate(debuts.values())
    ]
    return bibliotheque_de(dossier, parties)


def _au_hasard(source: random.Random, coups: int) -> bytes:
    """Draw the first moves of a game, so few that nobody has to pass."""
    nous, eux = BITS_DU_DEPART
    cases = bytearray()
    for _ in range(coups):
        case = source.choice([case for case in range(CASES) if pris(nous, eux, case)])
        retournes = pris(nous, eux, case)
        nous, eux = eux ^ retournes, nous | retournes | 1 << case
        cases.append(case)
    return bytes(cases)


def toutes(dossier: Path) -> list[bytes]:
    return suites_de(Bibliotheque(dossier), position_apres(b""), TOUTES_LES_PARTIES)
