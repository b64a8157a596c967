"""Made-up games, and what was played in a position of them, counted one game after the other on the dict board.

Nothing here knows bitboards, kernels or the symmetries of the engine: a square is ``(line, column)``.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from ecosysteme.moteur.othello.conversion import depuis_pions
from ecosysteme.moteur.othello.noyaux.exploration import COLONNES
from ecosysteme.moteur.othello.recueil import (
    ColonneOctets,
    ColonneQuelconque,
    PositionCherchee,
    Recueil,
    canoniques,
    communs_de,
    reperes_de,
)
from ecosysteme.plateau import Couleur, Plateau, adverse

Case = tuple[int, int]
Symetrie = Callable[[Case], Case]
Vue = tuple[frozenset[tuple[Case, Couleur]], str]  # the discs; who moves after forced passes: N, B or -

SYMETRIES: list[Symetrie] = [
    lambda case: case,
    lambda case: (7 - case[0], case[1]),
    lambda case: (case[0], 7 - case[1]),
    lambda case: (7 - case[0], 7 - case[1]),
    lambda case: (case[1], case[0]),
    lambda case: (7 - case[1], case[0]),
    lambda case: (case[1], 7 - case[0]),
    lambda case: (7 - case[1], 7 - case[0]),
]
DU_DEPART = (0, 3, 4, 7)  # those that leave the start as it is


@dataclass(frozen=True)
class PartieInventee:
    """A game: its moves, every position from the start on, its score and its year."""

    coups: tuple[Case, ...]
    vues: tuple[Vue, ...]
    score: int = 255
    annee: int = 0


def _vue(plateau: Plateau, trait: Couleur) -> Vue:
    if not plateau.coups_legaux(trait):
        trait = adverse(trait)
        if not plateau.coups_legaux(trait):
            return frozenset(plateau.items()), "-"
    return frozenset(plateau.items()), trait


def jouer(coups: Sequence[Case], score: int = 255, annee: int = 0) -> PartieInventee:
    """Play moves that are legal from the usual start, passes made where they are forced."""
    plateau = Plateau()
    vues = [_vue(plateau, "N")]
    for coup in coups:
        couleur: Couleur = "N" if vues[-1][1] == "N" else "B"
        plateau.poser(coup, couleur)
        vues.append(_vue(plateau, adverse(couleur)))
    return PartieInventee(tuple(coups), tuple(vues), score, annee)


def lire(transcription: str) -> tuple[Case, ...]:
    """Read ``f5d6c3``."""
    noms = (transcription[rang : rang + 2] for rang in range(0, len(transcription), 2))
    return tuple((int(nom[1]) - 1, "abcdefgh".index(nom[0])) for nom in noms)


def au_hasard(source: random.Random, debut: Sequence[Case] = (), coups: int = 60) -> tuple[Case, ...]:
    """Go on from ``debut`` with random moves, to the end or to so many moves."""
    joues = list(debut)
    partie = jouer(joues)
    plateau = Plateau(pions=dict(partie.vues[-1][0]))
    trait = partie.vues[-1][1]
    while trait != "-" and len(joues) < coups:
        couleur: Couleur = "N" if trait == "N" else "B"
        joues.append(source.choice(plateau.coups_legaux(couleur)))
        plateau.poser(joues[-1], couleur)
        trait = _vue(plateau, adverse(couleur))[1]
    return tuple(joues)


def inventer(graine: int, nombre: int) -> list[PartieInventee]:
    """Make up games that share beginnings, seen from any side; some are cut short, some are one another's."""
    source = random.Random(graine)
    lignes: list[tuple[Case, ...]] = [()]
    parties: list[PartieInventee] = []
    for _ in range(nombre):
        modele = source.choice(lignes)
        debut = modele[: min(len(modele), int(source.expovariate(1 / 14)))]
        coups = au_hasard(source, debut, 60 if source.random() < 0.9 else source.randrange(60))
        lignes.append(coups)
        symetrie = SYMETRIES[source.choice(DU_DEPART)]
        score = source.choice((0, 20, 31, 32, 33, 64, 200, 201, 202, 255))
        parties.append(jouer([symetrie(coup) for coup in coups], score, source.choice((0, 1977, 2024))))
    return parties


def coups_de(parties: Sequence[PartieInventee]) -> ColonneOctets:
    """Return the moves of games as the engine takes them."""
    coups = np.full((len(parties), 60), 64, np.uint8)
    for rang, partie in enumerate(parties):
        coups[rang, : len(partie.coups)] = [8 * ligne + colonne for ligne, colonne in partie.coups]
    return coups


def recueil_de(parties: Sequence[PartieInventee]) -> tuple[Recueil, list[int]]:
    """Return the games in canonical order, and the rank in ``parties`` of each place of that order."""
    lues = canoniques(coups_de(parties))
    ordre = lues.ordre()
    suites = np.ascontiguousarray(lues.suites[ordre])
    plateaux, traits = reperes_de(suites)
    tableaux: dict[str, ColonneQuelconque] = {
        "suites": suites,
        "communs": communs_de(suites),
        "plateaux": plateaux,
        "traits": traits,
        "scores": np.array([partie.score for partie in parties], np.uint8)[ordre],
        "annees": np.array([partie.annee for partie in parties], np.uint16)[ordre],
    }
    return Recueil(tableaux), ordre.tolist()


def vue_par(symetrie: Symetrie, vue: Vue) -> Vue:
    """Return a position seen through a symmetry."""
    return frozenset((symetrie(case), couleur) for case, couleur in vue[0]), vue[1]


def demande_de(vue: Vue, ligne: Sequence[Case] | None = None) -> PositionCherchee:
    """Return the question that asks about a position."""
    noirs, blancs = depuis_pions(dict(vue[0]), "N")
    dite = None if ligne is None else bytes(8 * y + x for y, x in ligne)
    return PositionCherchee(noirs, blancs, vue[1] == "N", dite)


def _meme_ordre(ligne: PartieInventee, partie: PartieInventee, coups: int) -> bool:
    """Tell whether two games are the same for so many moves, one symmetry or another at each of them."""
    return len(partie.coups) >= coups and all(
        any(
            symetrie(ligne.coups[rang]) == partie.coups[rang]
            and vue_par(symetrie, ligne.vues[rang]) == partie.vues[rang]
            for symetrie in SYMETRIES
        )
        for rang in range(coups)
    )


def _nombres(partie: PartieInventee) -> list[int]:
    score, annee = partie.score, partie.annee
    comptee = score <= 64
    noir = score == 200 or (comptee and score > 32)
    blanc = score == 202 or (comptee and score < 32)
    nulle = score in (32, 201)
    return [1, noir, nulle, blanc, score if comptee else 0, comptee, annee, annee > 0]


def recenser(
    parties: Sequence[PartieInventee], vue: Vue, ligne: PartieInventee | None = None
) -> dict[tuple[int, int], list[int]]:
    """Count, by half (0: by the moves of ``ligne``) and square, the games that reach a position."""
    coups = len(vue[0]) - 4
    table: defaultdict[tuple[int, int], list[int]] = defaultdict(lambda: [0] * COLONNES)
    siennes = [symetrie for symetrie in SYMETRIES if vue_par(symetrie, vue) == vue]
    for partie in parties:
        if len(partie.coups) < coups:
            continue
        vers = [symetrie for symetrie in SYMETRIES if vue_par(symetrie, partie.vues[coups]) == vue]
        if not vers:
            continue
        case = 64
        if len(partie.coups) > coups:
            images = (sienne(vers[0](partie.coups[coups])) for sienne in siennes)
            case = max((x, 8 * y + x) for y, x in images)[1]  # the one furthest to the right
        moitie = 0 if ligne is not None and _meme_ordre(ligne, partie, coups) else 1
        place = table[moitie, case]
        place[:] = [a + b for a, b in zip(place, _nombres(partie), strict=True)]
    return dict(table)


def non_nuls(table: np.typing.NDArray[np.int64]) -> dict[tuple[int, int], list[int]]:
    """Return what a table of next moves says, as ``recenser``."""
    return {
        (moitie, case): table[moitie, case].tolist()
        for moitie in (0, 1)
        for case in range(65)
        if table[moitie, case].any()
    }
