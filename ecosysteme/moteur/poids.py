"""The weights of the evaluation as a file: trained by ``othellier entrainer``, told about in ``poids.md`` beside it.

A weight that symmetry gives several numbers to is written once. In memory every number has its own, 30 sets in all.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import IO, Any
from zipfile import BadZipFile
from zlib import error as ErreurZlib

import numpy as np
import numpy.typing as npt

from ecosysteme.moteur.contexte import Poids
from ecosysteme.moteur.evaluation import UNITE
from ecosysteme.moteur.motifs import TAILLE, jumeaux

PHASES = 30
FICHIER = "poids.npz"
LIVRES = "livres"  # what stands for the weights that come with the program


@cache
def familles() -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
    """Return the numbers that have a weight written, and for each number of a phase the rank of its own there."""
    premiers = np.flatnonzero(jumeaux() == np.arange(TAILLE)).astype(np.int32)
    rangs = np.zeros(TAILLE, np.int32)
    rangs[premiers] = np.arange(premiers.size, dtype=np.int32)
    return premiers, rangs[jumeaux()]


def ecrire_poids(disques: npt.NDArray[np.float32], sortie: Path | IO[bytes]) -> None:
    """Write weights in discs, ``float32`` of shape (PHASES, TAILLE), rounded to 1/``UNITE`` of a disc."""
    premiers, _ = familles()
    arrondis = np.clip(np.rint(disques[:, premiers] * UNITE), -32768, 32767).astype(np.int16)
    np.savez_compressed(sortie, poids=arrondis)


def lire_poids(source: Path | bytes) -> Poids:
    """Read a file or its bytes; return ``int16`` of shape (PHASES, TAILLE). ``ValueError`` when it is no such file."""
    premiers, rangs = familles()
    try:
        with np.load(BytesIO(source) if isinstance(source, bytes) else source) as archive:
            ecrits = archive["poids"]
    except (BadZipFile, ErreurZlib, KeyError, ValueError, EOFError) as erreur:
        raise ValueError(f"poids illisibles : {erreur}") from None
    if ecrits.shape != (PHASES, premiers.size) or ecrits.dtype != np.int16:
        raise ValueError(f"poids illisibles : attendu int16 {(PHASES, premiers.size)}, trouvé {ecrits.dtype} {ecrits.shape}")
    return np.ascontiguousarray(ecrits[:, rangs])


@cache
def poids_livres() -> Poids:
    """Return the weights that come with the program; read once."""
    return lire_poids(files("ecosysteme.moteur").joinpath(FICHIER).read_bytes())


def poids_nuls() -> Poids:
    """Return weights that know nothing: every position is even. The first lesson begins with them."""
    nuls: Any = np.zeros((PHASES, TAILLE), np.int16)
    return nuls
