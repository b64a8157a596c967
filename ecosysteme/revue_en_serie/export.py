"""The table of errors as CSV: a line a row and a phase, with the names that its reader gives to the rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from ecosysteme.ecriture import lignes_csv
from ecosysteme.revue_en_serie.tableau import Pertes, TableauErreurs

COLONNES: Final = ("phase", "parties", "coups", "perte_moyenne", "points_moyens", "erreurs", "gaffes")
TOUTES: Final = "toutes"


def csv_des_erreurs(tableau: TableauErreurs, noms: Mapping[int, str], fin: str = "\n") -> Iterator[str]:
    """Yield the lines, each ended by ``fin``; ``noms`` are those of the rows by their number."""
    yield from lignes_csv([(tableau.axe.value, *COLONNES)], fin)
    for rangee in tableau.rangees:
        nom = noms[rangee.numero]
        phases = [(phase.value, pertes) for phase, pertes in rangee.phases.items()]
        yield from lignes_csv(((nom, *_cellules(phase, un)) for phase, un in [(TOUTES, rangee.toutes), *phases]), fin)


def _cellules(phase: str, pertes: Pertes) -> tuple[str | float, ...]:
    moyennes = ("" if un is None else round(un, 4) for un in (pertes.perte_moyenne, pertes.points_moyens))
    return (phase, pertes.parties, pertes.coups, *moyennes, pertes.erreurs, pertes.gaffes)
