"""The weights of the evaluation as a file: trained by ``othellier entrainer``, told about in ``poids.md`` beside it.

A weight that symmetry gives several numbers to is written once. In memory every number has its own, 30 sets in all.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import IO

import numpy as np
import numpy.typing as npt

from ecosysteme.moteur.contexte import Poids
from ecosysteme.moteur.evaluation import UNITE
from ecosysteme.moteur.motifs import DEBUTS, INSTANCES, TAILLE, TAILLES, jumeaux, rangees

PHASES = 30
FICHIER = "poids.npz"
LIVRES, DISQUES = "livres", "disques"  # what stands for the weights that come with the program, and for counting


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
    octets = source if isinstance(source, bytes) else source.read_bytes()
    try:
        with np.load(BytesIO(octets)) as archive:
            ecrits = np.asarray(archive["poids"])  # what is no array in the file comes as bytes
    except Exception as erreur:  # a damaged header may raise nearly anything: zlib, zipfile, tokenize, AST…
        raise ValueError(f"poids illisibles : {erreur}") from None
    attendus = (PHASES, premiers.size)
    if ecrits.shape != attendus or ecrits.dtype != np.int16:
        raise ValueError(f"poids illisibles : attendu int16 {attendus}, trouvé {ecrits.dtype} {ecrits.shape}")
    poids: Poids = np.ascontiguousarray(ecrits[:, rangs])
    return poids


@cache
def poids_livres() -> Poids:
    """Return the weights that come with the program; read once."""
    return lire_poids(files("ecosysteme.moteur").joinpath(FICHIER).read_bytes())


def poids_disques() -> Poids:
    """Return weights whose evaluation is the disc difference (to within rounding): the simplest rival."""
    table = rangees()
    parts = 1.0 / (table > 0).sum(axis=1)  # of the groups that see a square
    resultat = np.zeros(TAILLE)
    for voie, (forme, cases) in enumerate(INSTANCES):
        if voie and INSTANCES[voie - 1][0] == forme:
            continue
        nombres = np.arange(TAILLES[forme])
        for rang, case in enumerate(cases):
            chiffre = nombres // 3**rang % 3
            resultat[DEBUTS[forme] + nombres] += parts[case] * ((chiffre == 1) * 1.0 - (chiffre == 2))
    arrondi: Poids = np.rint(resultat * UNITE).astype(np.int16)
    tous: Poids = np.tile(arrondi, (PHASES, 1))
    return tous


def choisir_poids(nom: str) -> Poids:
    """Return the weights ``'livres'``, ``'disques'`` or those of a file; ``ValueError`` when it cannot be read."""
    if nom == LIVRES:
        return poids_livres()
    if nom == DISQUES:
        return poids_disques()
    try:
        return lire_poids(Path(nom).read_bytes())
    except OSError as erreur:
        raise ValueError(f"poids {nom!r} illisibles : {erreur.strerror}") from None


def poids_nuls() -> Poids:
    """Return weights that know nothing: every position is even. The first lesson begins with them."""
    nuls: Poids = np.zeros((PHASES, TAILLE), np.int16)
    return nuls
