"""The arrays of the library: one file each in a folder for each generation, mapped and never changed.

They say nothing that the SQLite file does not: those that are missing or have another length are made again from it.
The files are bare numbers, little-endian, of a length that the number of games decides: nothing in them is believed,
and whatever they hold is read without harm (``moteur.othello.noyaux.exploration``).
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from math import inf
from pathlib import Path
from shutil import rmtree
from typing import Final

import numpy as np

from ecosysteme.moteur.othello.recueil import (
    FORMES,
    ColonneOctets,
    ColonneQuelconque,
    communs_de,
    reperes_de,
    textes,
)

PARTIES_MAX: Final = 5_000_000  # 143 bytes each are mapped; a question then takes some 0.2 s
# The arrays beside those of a ``Recueil``: the number of each game in the file, and what filters look at.
FAITS: Final[Mapping[str, tuple[type[np.generic], tuple[int, ...]]]] = {
    "numeros": (np.uint32, ()),
    "noirs": (np.uint32, ()),
    "blancs": (np.uint32, ()),
    "tournois": (np.uint32, ()),
}
TOUS: Final = {**FORMES, **FAITS}
# What is merged; the others follow from the sequences.
FUSIONNES: Final = ("suites", "scores", "annees", *FAITS)
DOSSIER: Final = re.compile(r"index-(\d+)")

ColonnesGardees = dict[str, ColonneQuelconque]


def vides() -> ColonnesGardees:
    """Return the arrays of no game."""
    return {nom: np.empty((0, *forme), genre) for nom, (genre, forme) in TOUS.items()}


def _chemin(dossier: Path, generation: int, nom: str = "") -> Path:
    return dossier / f"index-{generation}" / f"{nom}.brut" if nom else dossier / f"index-{generation}"


def lire(dossier: Path, generation: int, parties: int) -> ColonnesGardees | None:
    """Map the arrays of a generation; ``None`` when one is missing or is not as long as ``parties`` games are."""
    if not parties:
        return vides()
    lus: ColonnesGardees = {}
    for nom, (genre, forme) in TOUS.items():
        chemin = _chemin(dossier, generation, nom)
        type_ecrit = np.dtype(genre).newbyteorder("<")
        attendue = parties * type_ecrit.itemsize * int(np.prod(forme))
        try:
            if chemin.stat().st_size != attendue:
                return None
            lus[nom] = np.memmap(chemin, type_ecrit, "r", shape=(parties, *forme))
        except OSError:
            return None
    return lus


def ecrire(dossier: Path, generation: int, tableaux: Mapping[str, ColonneQuelconque]) -> None:
    """Write the arrays of a generation, on the disk when this returns; nobody reads it before the file names it."""
    lieu = _chemin(dossier, generation)
    if lieu.exists():  # a writer that was killed left it
        rmtree(lieu)
    lieu.mkdir(parents=True)
    for nom, (genre, _) in TOUS.items():
        with _chemin(dossier, generation, nom).open("wb") as sortie:
            sortie.write(np.ascontiguousarray(tableaux[nom], np.dtype(genre).newbyteorder("<")).data)
            sortie.flush()
            os.fsync(sortie.fileno())


def balayer(dossier: Path, generation: float = inf) -> None:
    """Remove the generations before ``generation``, all of them by default.

    What the system keeps for who still reads it is left for the next time.
    """
    for lieu in dossier.iterdir():
        lu = DOSSIER.fullmatch(lieu.name)
        if lu and int(lu[1]) < generation:
            rmtree(lieu, ignore_errors=True)


def effacer(dossier: Path, generation: int) -> None:
    """Remove the arrays of a generation that will not be."""
    rmtree(_chemin(dossier, generation), ignore_errors=True)


def fusionner(anciens: Mapping[str, ColonneQuelconque], nouveaux: Mapping[str, ColonneQuelconque]) -> ColonnesGardees:
    """Return the arrays of both, in order; ``nouveaux`` has those of ``FUSIONNES``, in canonical order too."""
    presentes, neuves = (textes(np.asarray(tous["suites"], np.uint8)) for tous in (anciens, nouveaux))
    places = np.searchsorted(presentes, neuves, "right")
    fusionnes: ColonnesGardees = {
        nom: np.insert(np.asarray(anciens[nom]), places, nouveaux[nom], axis=0) if len(anciens[nom]) else nouveaux[nom]
        for nom in FUSIONNES
    }
    toutes: ColonneOctets = np.ascontiguousarray(fusionnes["suites"], np.uint8)
    plateaux, traits = reperes_de(toutes)
    return {**fusionnes, "suites": toutes, "communs": communs_de(toutes), "plateaux": plateaux, "traits": traits}
