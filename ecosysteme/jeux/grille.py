"""Checks grids given by a caller, and writes and reads grids as text, one sign a square."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from ecosysteme.fautes import Faute
from ecosysteme.jeu import PREMIER, SECOND, Camp

Grille = tuple[tuple[int, ...], ...]  # 0, 1 or 2 in each square

VIDES: Final = dict.fromkeys("-._", 0)  # how an empty square is read; the first is how it is written


def verifier_grille(grille: Any, lignes: int, colonnes: int) -> None:
    """Raise ``ValueError`` unless ``grille`` holds ``lignes`` sequences of ``colonnes`` numbers 0, 1 or 2."""
    try:
        tailles = [len(rangee) for rangee in grille]
        valeurs = {valeur for rangee in grille for valeur in rangee}
    except TypeError:
        raise Faute(
            "grille illisible : attendu {lignes} lignes de {colonnes} cases", lignes=lignes, colonnes=colonnes
        ) from None
    if tailles != [colonnes] * lignes:
        raise Faute("grille mal formée : attendu {lignes} lignes de {colonnes} cases", lignes=lignes, colonnes=colonnes)
    if inconnues := valeurs - {0, 1, 2}:
        raise Faute("{inconnue!r} dans une case : attendu 0, 1 ou 2", inconnue=inconnues.pop())


def ecrire_cases(cases: Iterable[int], trait: Camp, signes: str) -> str:
    """Write squares, 0, 1 or 2 each, then the side to move, with the three ``signes`` of 0, 1 and 2.

    >>> ecrire_cases([0, 1, 2, 0], 1, "-XO")
    '-XO- X'
    """
    return f"{''.join(signes[case] for case in cases)} {signes[trait]}"


def lire_cases(texte: str, nombre: int, signes: Mapping[str, int], ecrits: str) -> tuple[tuple[int, ...], Camp]:
    """Read ``nombre`` squares and the side to move, with or without spaces between them.

    ``signes`` gives 0, 1 or 2 for each sign that is accepted, ``ecrits`` the three that are advised. ``Faute`` for
    another number of signs, for one that means nothing, and when the side to move is missing.

    >>> lire_cases("-XO- X", 4, {"-": 0, "X": 1, "O": 2}, "-XO")
    ((0, 1, 2, 0), 1)
    """
    vide, premier, second = list(ecrits)
    lus = "".join(texte.split())
    if len(lus) != nombre + 1:
        raise Faute(
            "position de {nombre} signes : attendu {cases} cases ({premier}, {second} ou {vide}) puis le trait "
            "({premier} ou {second})",
            nombre=len(lus),
            cases=nombre,
            premier=premier,
            second=second,
            vide=vide,
        )
    for rang, signe in enumerate(lus, start=1):
        if signe not in signes:
            raise Faute(
                "signe {signe!r} inconnu, le {rang}e de la position : attendu {premier}, {second} ou {vide}",
                signe=signe,
                rang=rang,
                premier=premier,
                second=second,
                vide=vide,
            )
    *cases, trait = (signes[signe] for signe in lus)
    if not trait:
        raise Faute(
            "le trait manque à la fin de la position : attendu {premier} ou {second}", premier=premier, second=second
        )
    return tuple(cases), PREMIER if trait == PREMIER else SECOND


def verifier_trait(lu: Camp, attendu: Camp, noms: tuple[str, str]) -> None:
    """Refuse a side to move that is not the one that the number of discs tells, in a game in which nobody passes."""
    if lu != attendu:
        raise Faute(
            "le trait est à {lu} dans ce texte, mais le nombre de pions le donne à {attendu}",
            lu=noms[lu - 1],
            attendu=noms[attendu - 1],
        )
