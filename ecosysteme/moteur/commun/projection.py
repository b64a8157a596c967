"""Arrays in files, laid out as in memory: processes map them, read what they use of them, and share what is read.

The weights of Othello, expanded by each process, took 94 MB and 0.6 s of each. The system drops what
is mapped when memory is short; it would have to write out what is not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from numpy.lib.format import open_memmap

from ecosysteme.ecriture import fichier_entier

SUFFIXE: Final = ".npy"
Tableaux = Mapping[str, npt.NDArray[Any]]


def projeter(nom: str, champs: Sequence[str], faire: Callable[[], Tableaux], lieux: Sequence[Path]) -> Tableaux:
    """Return the read-only arrays ``champs`` of the version ``nom``, from the first of ``lieux`` that has them.

    Where none has, ``faire`` makes them, and they are kept in the first place, instead of those of other versions.
    When that fails they stay in memory.
    """
    for lieu in lieux:
        if (lus := _lire(lieu, nom, champs)) is not None:
            return lus
    tableaux = faire()
    with suppress(OSError, ValueError):
        for champ, tableau in tableaux.items():
            with fichier_entier(lieux[0] / _fichier(nom, champ)) as sortie:
                np.save(sortie, tableau)
        _oublier(lieux[0], nom)
    return _lire(lieux[0], nom, champs) or tableaux


def _fichier(nom: str, champ: str) -> str:
    return f"{nom}-{champ}{SUFFIXE}"


def _lire(lieu: Path, nom: str, champs: Sequence[str]) -> Tableaux | None:
    """Return what a place has, ``None`` when an array is missing or is not as long as it says."""
    with suppress(OSError, ValueError):
        return {champ: np.asarray(open_memmap(lieu / _fichier(nom, champ), mode="r")) for champ in champs}
    return None


def _oublier(lieu: Path, nom: str) -> None:
    """Remove the arrays of other versions, here and in the folders of the same room: each takes as much again."""
    salle = lieu.name.partition("-")[0]
    for fichier in lieu.parent.glob(f"{salle}-*/*{SUFFIXE}"):
        if fichier.parent != lieu or not fichier.name.startswith(f"{nom}-"):
            with suppress(OSError):  # Windows keeps a file that another program has mapped
                fichier.unlink()
