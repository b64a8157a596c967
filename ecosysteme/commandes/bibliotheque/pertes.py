"""What moves lost, as commands write it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosysteme.chiffres import en_chiffres
from ecosysteme.formats import Json

if TYPE_CHECKING:
    from ecosysteme.revue_en_serie.tableau import Pertes


def pertes_en_json(pertes: Pertes) -> dict[str, Json]:
    """Return the object of ``--json``."""
    return {
        "parties": pertes.parties,
        "coups": pertes.coups,
        "perte_moyenne": pertes.perte_moyenne,
        "points_moyens": pertes.points_moyens,
        "erreurs": pertes.erreurs,
        "gaffes": pertes.gaffes,
        "assez": pertes.assez,
    }


def perte_ecrite(pertes: Pertes) -> str:
    """Write the discs lost a move, in brackets where too few games say it, nothing where there is no move."""
    if pertes.perte_moyenne is None:
        return ""
    ecrite = en_chiffres(pertes.perte_moyenne, 2)
    return ecrite if pertes.assez else f"({ecrite})"


def chiffres_ecrits(pertes: Pertes) -> tuple[str, str, str]:
    """Write the hundredths of a point lost a move, then errors and blunders a game."""
    points = "" if pertes.points_moyens is None else en_chiffres(100 * pertes.points_moyens, 2)
    return points, _par_partie(pertes.erreurs, pertes.parties), _par_partie(pertes.gaffes, pertes.parties)


def _par_partie(nombre: int, parties: int) -> str:
    return en_chiffres(nombre / parties, 2) if parties else ""
