"""The rules of Othello a second time, from the rule book and with nothing of ours, to judge kernels and boards by."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Final

from ecosysteme.cases import Position
from ecosysteme.moteur.othello.session import coups_legaux, jouer
from ecosysteme.moteur.othello.solveur import SolveurFinales
from ecosysteme.plateau import BLANC, NOIR, TAILLES, Plateau

Pions = Mapping[Position, str]

DIRECTIONS: Final = [(dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx]
COTE: Final = 8
MEMOIRE: Final = 4  # MB of the solver
VIDES: Final = 5  # empty squares of an endgame that plain search still ends


def prises(pions: Pions, taille: int, case: Position, couleur: str) -> set[Position]:
    """Return the discs that a disc of ``couleur`` on an empty square turns; the others belong to somebody else."""
    prises: set[Position] = set()
    if case in pions:
        return prises
    for dy, dx in DIRECTIONS:
        rangee = []
        y, x = case[0] + dy, case[1] + dx
        while 0 <= y < taille and 0 <= x < taille and pions.get((y, x), couleur) != couleur:
            rangee.append((y, x))
            y, x = y + dy, x + dx
        if pions.get((y, x)) == couleur:
            prises.update(rangee)
    return prises


def coups(pions: Pions, taille: int, couleur: str) -> dict[Position, set[Position]]:
    """Return the legal moves with what each turns."""
    cases = ((y, x) for y in range(taille) for x in range(taille))
    return {case: tournees for case in cases if (tournees := prises(pions, taille, case, couleur))}


def valeur(pions: Pions, couleur: str, autre: str, passe: bool = False) -> int:
    """Return the best final difference for ``couleur`` on 8 × 8, empty squares to the winner, by looking at all."""
    meilleures = [
        -valeur({**pions, **dict.fromkeys({*tournees, case}, couleur)}, autre, couleur)
        for case, tournees in coups(pions, COTE, couleur).items()
    ]
    if meilleures:
        return max(meilleures)
    if not passe:
        return -valeur(pions, autre, couleur, passe=True)
    ecart = sum(1 if signe == couleur else -1 for signe in pions.values())
    vides = COTE * COTE - len(pions)
    return ecart + vides * ((ecart > 0) - (ecart < 0))


def au_hasard(source: random.Random, taille: int, signes: str) -> dict[Position, str]:
    """Scatter discs of two signs, few or many: most of these boards no game reaches."""
    plein = source.random()
    cases = [(y, x) for y in range(taille) for x in range(taille)]
    return {case: source.choice(signes) for case in cases if source.random() < plein}


def en_bits(pions: Pions, couleur: str) -> int:
    """Return the discs of ``couleur`` on 8 × 8, a bit a square from a1."""
    return sum(1 << (COTE * y + x) for (y, x), signe in pions.items() if signe == couleur)


def joues(source: random.Random) -> dict[Position, str]:
    """Return the board of a game played at random for some moves."""
    pions = {(3, 3): "B", (4, 4): "B", (3, 4): "N", (4, 3): "N"}
    couleurs = "NB"
    for _ in range(source.randrange(60)):
        possibles = coups(pions, COTE, couleurs[0])
        if possibles:
            case = source.choice(list(possibles))
            pions |= dict.fromkeys({*possibles[case], case}, couleurs[0])
        couleurs = couleurs[::-1]
    return pions


def bitboards(source: random.Random) -> Iterator[str]:
    """Compare the kernels' moves and what they turn, on boards that games reach and on others."""
    while True:
        pions = joues(source) if source.random() < 0.2 else au_hasard(source, COTE, "NB")
        nous, eux = en_bits(pions, "N"), en_bits(pions, "B")
        juste = {COTE * y + x: tournees for (y, x), tournees in coups(pions, COTE, "N").items()}
        trouves = coups_legaux(nous, eux)
        suites = {case: jouer(nous, eux, case) for case in trouves}
        attendues = {}
        for case, tournees in juste.items():
            apres = {**pions, **dict.fromkeys(tournees, "N"), divmod(case, COTE): "N"}
            attendues[case] = en_bits(apres, "B"), en_bits(apres, "N")
        yield "" if suites == attendues else f"coups de {nous:#018x} {eux:#018x} : {suites} au lieu de {attendues}"


def dictionnaire(source: random.Random) -> Iterator[str]:
    """Compare the dictionary board's moves and what they turn, on every size."""
    while True:
        taille, couleur = source.choice(TAILLES), source.choice((NOIR, BLANC))
        pions = au_hasard(source, taille, "NB")
        lignes = ("".join(pions.get((y, x), ".") for x in range(taille)) for y in range(taille))
        plateau = Plateau.depuis_texte("\n".join(lignes))
        juste = coups(pions, taille, couleur)
        # Any move legal by one of the two: what it turns, by both.
        trouves = {case: set(plateau.coupValide(case, couleur)[1]) for case in plateau.coups_legaux(couleur)}
        yield "" if trouves == juste else f"coups de {couleur} sur {pions} : {trouves} au lieu de {juste}"


def finales(source: random.Random) -> Iterator[str]:
    """Compare the solver's scores with those of a search that looks at everything."""
    solveur = SolveurFinales(mega=MEMOIRE)
    while True:
        vides = set(source.sample(range(COTE * COTE), source.randint(1, VIDES)))
        pions = {divmod(case, COTE): source.choice("NB") for case in range(COTE * COTE) if case not in vides}
        nous, eux = en_bits(pions, "N"), en_bits(pions, "B")
        trouve, juste = solveur.score(nous, eux), valeur(pions, "N", "B")
        yield "" if trouve == juste else f"finale {nous:#018x} {eux:#018x} : {trouve} au lieu de {juste}"
