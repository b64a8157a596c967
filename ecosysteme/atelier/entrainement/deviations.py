"""How far a shallow search is from a deep one: Multi-ProbCut cuts where this standard deviation allows it.

The engine itself measures it on labelled positions; the plane fitted to the measures is in ``moteur.elagage``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from threading import Event

import numpy as np
import numpy.typing as npt

from ecosysteme.arret import verifier_arret
from ecosysteme.atelier.entrainement.lots import Positions, Reserve, contexte
from ecosysteme.fautes import Faute

MILIEU = ((5, 3), (6, 2), (7, 5), (8, 4), (9, 5), (10, 4))  # deep and shallow plies, as ``profondeur_sonde`` pairs them
FIN = (1, 2, 3, 4, 5)  # plies of a probe before a search to the end
VIDES_MILIEU, VIDES_EXACTS, VIDES_A_RESOUDRE = (20, 28, 36, 44), (13, 14, 15, 16), (18, 20)
NOMBRE_A_RESOUDRE = 100  # positions solved on the spot, of each number of empty squares
AU_BOUT = 60  # plies, more than there are
NET = 40  # discs: what is already won by more is judged with larger errors, and is never at the edge of a window
TRANCHE = 20  # positions judged between two looks at the stop flag


@dataclass(frozen=True)
class Ecart:
    """One measure, in discs: the score of ``profondeur`` plies less that of ``sonde`` plies."""

    vides: int
    profondeur: int
    sonde: int
    positions: int
    ecart_type: float
    biais: float

    @property
    def au_bout(self) -> bool:
        """Whether the deep search went to the end of the game."""
        return self.profondeur == self.vides


@dataclass(frozen=True)
class PlanAjuste:
    """``ecart_type = constante + vides × … + profondeur × … + sonde × …``, in discs, and how far it is on average."""

    constante: float
    vides: float
    profondeur: float
    sonde: float
    residu: float


def juger(positions: Positions, profondeur: int, poids: bytes, arret: Event) -> npt.NDArray[np.int8]:
    """Return what a search of ``profondeur`` plies, without any probable cut, says of each position.

    Each search begins with an empty table, in which a deeper one could have left its answer.
    """
    from ecosysteme.moteur.othello.noyaux.etiquetage import etiqueter

    notes = np.zeros(len(positions), np.int8)
    memoire = contexte(poids)
    for debut in range(0, len(positions), TRANCHE):
        verifier_arret(arret)
        part = slice(debut, debut + TRANCHE)
        nous, eux = positions.nous[part], positions.eux[part]
        etiqueter(memoire.adresse, nous, eux, np.int64(profondeur), np.uint64(0), notes[part])
    return notes


def mesurer(positions: Positions, vides: int, poids: bytes, au_bout: bool, arret: Event) -> Iterator[Ecart]:
    """Yield the measures on positions with ``vides`` empty squares; ``au_bout``: their scores are exact."""
    notes: dict[int, npt.NDArray[np.int8]] = {vides: positions.scores} if au_bout else {}
    for profondeur, sonde in [(vides, sonde) for sonde in FIN] if au_bout else MILIEU:
        for plis in (sonde, profondeur):
            if plis not in notes:
                notes[plis] = juger(positions, plis, poids, arret)
        proches = np.abs(notes[sonde]) <= NET
        if not proches.any():
            continue
        ecarts = (notes[profondeur].astype(np.int64) - notes[sonde])[proches]
        yield Ecart(vides, profondeur, sonde, ecarts.size, float(ecarts.std()), float(ecarts.mean()))


def mesurer_dossier(reserve: Reserve, poids: bytes, nombre: int, arret: Event) -> Iterator[Ecart]:
    """Yield all the measures, on ``nombre`` positions of the lots for each number of empty squares.

    Raises ``ValueError`` when a lot is missing, ``Interrompu`` soon after ``arret`` is set.
    """
    for vides in VIDES_EXACTS:
        yield from mesurer(_prendre(reserve, vides, nombre), vides, poids, True, arret)
    for vides in VIDES_A_RESOUDRE:
        tirees = _prendre(reserve, vides, min(nombre, NOMBRE_A_RESOUDRE))
        resolues = Positions(tirees.nous, tirees.eux, juger(tirees, AU_BOUT, poids, arret))
        yield from mesurer(resolues, vides, poids, True, arret)
    for vides in VIDES_MILIEU:
        yield from mesurer(_prendre(reserve, vides, nombre), vides, poids, False, arret)


def _prendre(reserve: Reserve, vides: int, nombre: int) -> Positions:
    """Return positions to measure on: those that teach, because they are as unusual as those that a search meets."""
    prefixe = "exact" if vides in VIDES_EXACTS else "profond*"
    for nom in (prefixe, "tenu"):
        if len(lues := reserve.lire(f"{nom}-{vides:02d}", nombre)):
            return lues
    raise Faute("aucun lot de positions à {vides} cases vides dans {dossier}", vides=vides, dossier=reserve.dossier)


def ajuster_plan(ecarts: Sequence[Ecart]) -> PlanAjuste:
    """Fit the plane; when every search goes to the end, its depth says nothing more and counts for 0."""
    colonnes = np.array([(1.0, e.vides, e.profondeur, e.sonde) for e in ecarts])
    if all(e.au_bout for e in ecarts):
        colonnes[:, 2] = 0.0
    cibles = np.array([e.ecart_type for e in ecarts])
    solution, *_ = np.linalg.lstsq(colonnes, cibles, rcond=None)
    residu = float(np.abs(colonnes @ solution - cibles).mean())
    constante, vides, profondeur, sonde = (float(x) for x in solution)
    return PlanAjuste(constante, vides, profondeur, sonde, residu)
