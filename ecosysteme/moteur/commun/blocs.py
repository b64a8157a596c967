"""Blocks of memory that kernels read and write by address: Python makes them, and keeps them alive meanwhile."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ecosysteme.moteur.commun.typage import Mots


def bloc(octets: int) -> Mots:
    """Return zeroed words aligned on a cache line (64 bytes), from untouched pages: memory is spent as it is used."""
    brut = np.zeros(octets // 8 + 8, dtype=np.uint64)
    debut = (-brut.ctypes.data // 8) % 8
    return brut[debut : debut + octets // 8]


def adresse(tableau: npt.NDArray[np.generic]) -> int:
    """Return where the first element lies; the caller keeps the array alive."""
    return int(tableau.ctypes.data)
