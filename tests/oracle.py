"""The rules of Othello a second time, slowly and otherwise, to judge the ecosystem by.

A board is a list of lines of signs (``N``, ``B``, ``.``); what a move turns is read by a regular expression in each of
the eight lines that leave the square. Nothing here imports the ecosystem.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

Grille = list[str]
Case = tuple[int, int]
AUTRE = {"N": "B", "B": "N"}


def grille(taille: int, pions: Mapping[Case, str]) -> Grille:
    """Draw the discs."""
    return ["".join(pions.get((y, x), ".") for x in range(taille)) for y in range(taille)]


def depart(taille: int) -> Grille:
    """White on d4 and e5, black on e4 and d5, or the like on another size."""
    vide, bord = "." * taille, "." * (taille // 2 - 1)
    haut = [vide] * (taille // 2 - 1)
    return [*haut, f"{bord}BN{bord}", f"{bord}NB{bord}", *haut]


def prises(plateau: Grille, case: Case, couleur: str) -> set[Case]:
    """Return the discs that a disc of ``couleur`` on ``case`` turns."""
    y, x = case
    rangs = range(len(plateau))
    if y not in rangs or x not in rangs or plateau[y][x] != ".":
        return set()
    prises: set[Case] = set()
    for dy, dx in ((dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx):
        chemin = [(y + pas * dy, x + pas * dx) for pas in range(1, len(plateau))]
        signes = "".join(plateau[i][j] if i in rangs and j in rangs else " " for i, j in chemin)
        trouve = re.match(f"{AUTRE[couleur]}+(?={couleur})", signes)
        prises.update(chemin[: trouve.end()] if trouve else [])
    return prises


def coups(plateau: Grille, couleur: str) -> list[Case]:
    """List the legal moves, line by line."""
    rangs = range(len(plateau))
    return [(y, x) for y in rangs for x in rangs if prises(plateau, (y, x), couleur)]


def apres(plateau: Grille, case: Case, couleur: str) -> Grille:
    """Return the board after a legal move."""
    changes = prises(plateau, case, couleur) | {case}
    return [
        "".join(couleur if (y, x) in changes else signe for x, signe in enumerate(ligne))
        for y, ligne in enumerate(plateau)
    ]


def images(plateau: Grille) -> list[Grille]:
    """Return the eight symmetric images: four quarter turns, and as many of the mirrored board."""
    trouvees = []
    for image in (plateau, plateau[::-1]):
        for _ in range(4):
            image = ["".join(colonne) for colonne in zip(*reversed(image), strict=True)]
            trouvees.append(image)
    return trouvees


def ecart(plateau: Grille, couleur: str) -> int:
    """Return the disc difference for ``couleur``."""
    dessin = "".join(plateau)
    return dessin.count(couleur) - dessin.count(AUTRE[couleur])


def minmax(plateau: Grille, trait: str, couleur: str, profondeur: int) -> int:
    """Return the disc difference for ``couleur`` ``profondeur`` plies ahead; a forced pass counts for one."""
    bloque = not coups(plateau, trait)
    if profondeur == 0 or (bloque and not coups(plateau, AUTRE[trait])):
        return ecart(plateau, couleur)
    suites = [plateau] if bloque else [apres(plateau, case, trait) for case in coups(plateau, trait)]
    valeurs = [minmax(suite, AUTRE[trait], couleur, profondeur - 1) for suite in suites]
    return max(valeurs) if trait == couleur else min(valeurs)


def rejouer(taille: int, joues: Sequence[Case]) -> tuple[Grille, str | None, list[tuple[str, Case | None]]]:
    """Play ``joues`` from the start: return the board, the side to move (``None`` at the end) and who did what."""
    plateau, trait = depart(taille), "N"
    fait: list[tuple[str, Case | None]] = []
    for case in joues:
        fait.append((trait, case))
        plateau, trait = apres(plateau, case, trait), AUTRE[trait]
        if not coups(plateau, trait):
            if not coups(plateau, AUTRE[trait]):
                return plateau, None, fait
            fait.append((trait, None))
            trait = AUTRE[trait]
    return plateau, trait, fait
