"""Grids that somebody else made: whether they can be read at all."""

from __future__ import annotations

from typing import Any

from ecosysteme.fautes import Faute


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
