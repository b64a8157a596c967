"""Grids that somebody else made: whether they can be read at all."""

from __future__ import annotations

from typing import Any


def verifier_grille(grille: Any, lignes: int, colonnes: int) -> None:
    """Raise ``ValueError`` unless ``grille`` holds ``lignes`` sequences of ``colonnes`` numbers 0, 1 or 2."""
    try:
        tailles = [len(rangee) for rangee in grille]
        valeurs = {valeur for rangee in grille for valeur in rangee}
    except TypeError:
        raise ValueError(f"grille illisible : attendu {lignes} lignes de {colonnes} cases") from None
    if tailles != [colonnes] * lignes:
        raise ValueError(f"grille mal formée : attendu {lignes} lignes de {colonnes} cases")
    if inconnues := valeurs - {0, 1, 2}:
        raise ValueError(f"{inconnues.pop()!r} dans une case : attendu 0, 1 ou 2")
