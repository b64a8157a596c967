"""How far a shallow search is from a deep one: the standard deviations that Multi-ProbCut stands on.

Measured on labelled positions' boards with the engine itself, then fitted by a plane, which ``moteur.elagage`` holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ecosysteme.entrainement.lots import Positions

MILIEU = ((5, 3), (6, 2), (7, 3), (8, 4), (9, 5), (10, 4))  # deep and shallow plies, as ``profondeur_sonde`` pairs them
FIN = (4, 5, 6, 7, 8)  # plies of a probe before a search to the end


@dataclass(frozen=True)
class Ecart:
    """One measure: ``ecart_type`` in discs of the deep score (``profondeur`` plies) less the shallow one (``sonde``)."""

    vides: int
    profondeur: int
    sonde: int
    ecart_type: float
    biais: float


def mesurer(positions: Positions, vides: int, poids: bytes, au_bout: bool) -> Iterator[Ecart]:
    """Yield the measures on positions with ``vides`` empty squares; ``au_bout``: their scores are exact."""
    from ecosysteme.entrainement.lots import contexte
    from ecosysteme.moteur.etiquetage import etiqueter

    memoire: dict[int, npt.NDArray[np.int8]] = {}

    def juger(profondeur: int) -> npt.NDArray[np.int8]:
        if profondeur not in memoire:
            notes = np.zeros(len(positions), np.int8)
            adresse = contexte(poids).adresse
            etiqueter(adresse, positions.nous, positions.eux, np.int64(profondeur), np.uint64(0), notes)
            memoire[profondeur] = notes
        return memoire[profondeur]

    couples = [(vides, sonde) for sonde in FIN] if au_bout else MILIEU
    for profondeur, sonde in couples:
        profond = positions.scores if au_bout else juger(profondeur)
        # What is already won by much is judged with larger errors, and is never at the edge of a window.
        proches = np.abs(juger(sonde)) <= 40
        ecarts = (profond.astype(np.int64) - juger(sonde))[proches]
        yield Ecart(vides, profondeur, sonde, float(ecarts.std()), float(ecarts.mean()))


def ajuster_plan(ecarts: list[Ecart]) -> tuple[tuple[float, float, float, float], float]:
    """Fit ``ecart_type = a + b vides + c profondeur + d sonde``; return the coefficients and the mean misfit, discs."""
    colonnes = np.array([(1.0, e.vides, e.profondeur, e.sonde) for e in ecarts])
    if all(e.profondeur == e.vides for e in ecarts):
        colonnes[:, 2] = 0.0  # the same thing twice
    cibles = np.array([e.ecart_type for e in ecarts])
    solution, *_ = np.linalg.lstsq(colonnes, cibles, rcond=None)
    misfit = float(np.abs(colonnes @ solution - cibles).mean())
    a, b, c, d = (float(x) for x in solution)
    return (a, b, c, d), misfit
