"""The weights of the evaluation as a file: trained by ``othellier entrainer``, told about in ``poids.md`` beside it.

A weight that symmetry gives several numbers to is written once, and so is a row of the networks. In memory every number
has its own, 30 sets of weights in all, and up to five networks; those that only put moves in order are as they are.
"""

from __future__ import annotations

import math
from dataclasses import fields
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import IO, Any

import numpy as np
import numpy.typing as npt

from ecosysteme.fautes import Faute
from ecosysteme.lecture import lire_octets
from ecosysteme.moteur.commun.archives import Archive
from ecosysteme.moteur.commun.blocs import bloc
from ecosysteme.moteur.commun.compiler import dossiers_donnees
from ecosysteme.moteur.commun.projection import projeter
from ecosysteme.moteur.commun.typage import Reels
from ecosysteme.moteur.othello.noyaux.contexte import Poids
from ecosysteme.moteur.othello.noyaux.evaluation import UNITE
from ecosysteme.moteur.othello.noyaux.motifs import DEBUTS, INSTANCES, TAILLE, TAILLES, jumeaux, rangees
from ecosysteme.moteur.othello.noyaux.reseau import RANGEES, RESEAUX_MAX, VOIES_RANGEE
from ecosysteme.moteur.othello.noyaux.tri import TAILLE_TRI

PHASES = 30
FICHIER = "poids.npz"
CHAMPS = tuple(champ.name for champ in fields(Poids))
OCTETS_MAX = 256 << 20  # of the arrays: the shapes that are accepted need less
LIVRES, DISQUES = "livres", "disques"  # what stands for the weights that come with the program, and for counting
Entiers16 = npt.NDArray[np.int16]
SANS_RESEAU: Entiers16 = np.zeros((0, RANGEES, VOIES_RANGEE), np.int16)


@cache
def familles() -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
    """Return the numbers that have a weight written, and for each number of a phase the rank of its own there."""
    premiers = np.flatnonzero(jumeaux() == np.arange(TAILLE)).astype(np.int32)
    rangs = np.zeros(TAILLE, np.int32)
    rangs[premiers] = np.arange(premiers.size, dtype=np.int32)
    return premiers, rangs[jumeaux()]


@cache
def _rangs_rangees() -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
    """Return the same for the rows of a network: those of the patterns, then those of the mobilities."""
    premiers, rangs = familles()
    mobilites = np.arange(RANGEES - TAILLE, dtype=np.int32)
    return np.append(premiers, TAILLE + mobilites), np.append(rangs, premiers.size + mobilites)


def _arrondir(disques: Reels) -> Entiers16:
    return np.clip(np.rint(disques * UNITE), -32768, 32767).astype(np.int16)


def ecrire_poids(
    disques: Reels, sortie: Path | IO[bytes], reseaux: Reels | None = None, tri: Reels | None = None
) -> None:
    """Write weights in discs, ``float32`` of shape (PHASES, TAILLE), rounded to 1/``UNITE`` of a disc.

    ``reseaux``, of shape (networks, RANGEES, VOIES_RANGEE), also in discs, are the networks, if there are any, and
    ``tri``, of shape (TAILLE_TRI,), the weights that put moves in order.
    """
    tableaux: dict[str, Any] = {"poids": _arrondir(disques[:, familles()[0]])}  # NumPy also takes options by name
    if reseaux is not None:
        tableaux["reseaux"] = _arrondir(reseaux[:, _rangs_rangees()[0]])
    if tri is not None:
        tableaux["tri"] = _arrondir(tri)
    np.savez_compressed(sortie, **tableaux)


def _extraire(archive: Archive, nom: str, *formes: tuple[int, ...]) -> Entiers16:
    forme, type_lu = archive.entete(nom)
    if forme not in formes or type_lu != np.int16:
        raise Faute(
            "attendu {nom} int16 {forme}, trouvé {type_lu} {forme_lue}",
            nom=nom,
            forme=formes[-1],
            type_lu=type_lu,
            forme_lue=forme,
        )
    return archive.lire(nom)


def lire_poids(source: Path | bytes) -> Poids:
    """Read a file or its bytes. ``ValueError`` when it is no such file."""
    (premiers, rangs), (premieres, rangees_ecrites) = familles(), _rangs_rangees()
    octets = source if isinstance(source, bytes) else lire_octets(source)
    reseaux = SANS_RESEAU
    tri: dict[str, Entiers16] = {}  # without them, what ``Poids`` has by default
    try:
        archive = Archive(octets, OCTETS_MAX)
        phases = _extraire(archive, "poids", (PHASES, premiers.size))
        if "reseaux" in archive:
            formes = ((n, premieres.size, VOIES_RANGEE) for n in range(2, RESEAUX_MAX + 1))
            reseaux = aligner(_extraire(archive, "reseaux", *formes), rangees_ecrites)
        if "tri" in archive:
            tri["tri"] = np.ascontiguousarray(_extraire(archive, "tri", (TAILLE_TRI,)))
    except Exception as erreur:  # a damaged header may raise nearly anything: zlib, zipfile, tokenize, AST…
        raise Faute("poids illisibles : {erreur}", erreur=erreur) from None
    return Poids(phases.take(rangs, axis=1), reseaux, **tri)


def aligner(reseaux: Entiers16, rangs: npt.NDArray[np.int32]) -> Entiers16:
    """Return the rows ``rangs`` of each network where a vector may read them: on a cache line."""
    forme = (len(reseaux), rangs.size, VOIES_RANGEE)
    aligne = bloc(2 * math.prod(forme)).view(np.int16).reshape(forme)
    for source, copie in zip(reseaux, aligne, strict=True):
        source.take(rangs, axis=0, out=copie, mode="clip")
    return aligne


@cache
def poids_livres() -> Poids:
    """Return the weights that come with the program, read-only; read once, and expanded once on this machine."""
    octets = files("ecosysteme.moteur.othello").joinpath(FICHIER).read_bytes()
    nom, lieux = sha256(octets).hexdigest()[:16], dossiers_donnees(Path(__file__).parent)
    return Poids(**projeter(nom, CHAMPS, lambda: vars(lire_poids(octets)), lieux))


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
    arrondi = np.rint(resultat * UNITE).astype(np.int16)
    return Poids(np.tile(arrondi, (PHASES, 1)), SANS_RESEAU)


def choisir_poids(nom: str) -> Poids:
    """Return the weights ``'livres'``, ``'disques'`` or those of a file; ``ValueError`` when it cannot be read."""
    if nom == LIVRES:
        return poids_livres()
    if nom == DISQUES:
        return poids_disques()
    try:
        octets = lire_octets(Path(nom))
    except (OSError, ValueError) as erreur:
        raise Faute("poids {nom!r} illisibles : {erreur}", nom=nom, erreur=erreur) from None
    return lire_poids(octets)


def poids_nuls() -> Poids:
    """Return weights that know nothing: every position is even. The first lesson begins with them."""
    return Poids(np.zeros((PHASES, TAILLE), np.int16), SANS_RESEAU)
