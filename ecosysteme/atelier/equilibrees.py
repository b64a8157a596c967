"""Finds openings of eight moves that give neither side an advantage, as the engine judges them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date
from itertools import islice
from pathlib import Path
from typing import Final

from ecosysteme import ecriture
from ecosysteme.livre.jury import Jury
from ecosysteme.livre.regles import DEPART, coups_legaux, jouer
from ecosysteme.moteur.othello.conversion import Bits
from ecosysteme.moteur.othello.symetries import canonique
from ecosysteme.plateau import nom_case

PLIS: Final = 8
PROFONDEUR_CRIBLE: Final = 8
CRIBLE: Final = 4  # discs: what a shallow look may find and a deeper one still bring down to EGALITE
EGALITE: Final = 2
LOT: Final = 64
PREMIERS: Final = [37]  # f5: the four first moves are one, and players write this one


def enumerer(plis: int = PLIS, rappel: Callable[[], None] | None = None) -> dict[Bits, str]:
    """Return every position after ``plis`` moves without a pass, up to symmetry, and the first transcript to it.

    ``rappel`` is called on the way, some thousand times a second.
    """
    atteints = {canonique(DEPART)[0]: (DEPART, "")}
    for pli in range(plis):
        suivants: dict[Bits, tuple[Bits, str]] = {}
        for bits, transcription in atteints.values():
            if rappel is not None:
                rappel()
            for case in coups_legaux(bits) if pli else PREMIERS:
                suite = jouer(bits, case)
                if suite is not None and not suite[1]:
                    suivants.setdefault(canonique(suite[0])[0], (suite[0], transcription + nom_case(divmod(case, 8))))
        atteints = suivants
    return {cle: transcription for cle, (_, transcription) in atteints.items()}


def chercher(
    positions: Mapping[Bits, str],
    jury: Jury,
    profondeur: int,
    nombre: int | None = None,
    rappel: Callable[[int, int], None] | None = None,
) -> tuple[str, ...]:
    """Return the transcripts of even positions, sorted: ``nombre`` of them drawn at random, all when it is ``None``.

    ``rappel(vues, trouvees)`` hears of the positions seen and those kept. Raises as ``Jury.juger``.
    """
    tirage = sorted(positions)
    random.Random(0).shuffle(tirage)  # always the same draw: a search that is run again goes on where it stopped
    trouvees: list[str] = []
    vues = 0
    lots = iter(tirage)
    while (nombre is None or len(trouvees) < nombre) and (lot := list(islice(lots, LOT))):
        egales = list(_proches(lot, jury, min(PROFONDEUR_CRIBLE, profondeur), CRIBLE))
        trouvees += [positions[bits] for bits in _proches(egales, jury, profondeur, EGALITE)]
        vues += len(lot)
        if rappel is not None:
            rappel(vues, len(trouvees))
    return tuple(sorted(trouvees[:nombre]))


def _proches(positions: Sequence[Bits], jury: Jury, profondeur: int, ecart: int) -> Iterator[Bits]:
    jugees = jury.juger(dict.fromkeys(positions, profondeur), tous=False)
    return (bits for bits in positions if all(abs(score) <= ecart for score in jugees[bits].values()))


def ecrire(fichier: Path, ouvertures: Sequence[str], profondeur: int, commande: str) -> None:
    """Write the file whole or not at all, with a header that tells how to make it again."""
    entete = (
        f"# {len(ouvertures)} ouvertures de {PLIS} coups, une position une seule fois à symétrie près.\n"
        f"# Valeur de -{EGALITE} à {EGALITE} pions, jugée à {profondeur} demi-coups par le moteur du programme.\n"
        f"# {commande}\n"
        f"# {date.today().isoformat()}\n"
    )
    ecriture.ecrire(fichier, entete + "".join(f"{ouverture}\n" for ouverture in ouvertures))
