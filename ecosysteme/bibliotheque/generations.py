"""The arrays of the moment: made again from the file where they are damaged, and renewed as a whole."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ecosysteme.bibliotheque.fichier import ecriture, rangement
from ecosysteme.bibliotheque.tableaux import (
    FUSIONNES,
    PARTIES_MAX,
    TOUS,
    ColonnesGardees,
    balayer,
    ecrire,
    fusionner,
    lire,
    vides,
)
from ecosysteme.fautes import Faute
from ecosysteme.formats.wthor import FIN
from ecosysteme.moteur.commun.typage import Entiers
from ecosysteme.moteur.othello.noyaux.sequences import COUPS
from ecosysteme.moteur.othello.recueil import ColonneOctets, canoniques

FAITS_LUS: Final = ("numeros", "noirs", "blancs", "tournois", "annees", "scores")
RANGEE: Final = "partie.numero, noir, blanc, tournoi, annee, score, coups"  # of a game, as ``lire_rangees`` reads it
PRESENTES: Final = f"SELECT {RANGEE} FROM partie WHERE supprimee IS NULL AND numero NOT IN (SELECT partie FROM posee)"
SUPPRIMEES: Final = "SELECT numero FROM partie WHERE supprimee IS NOT NULL"

Rangees = Sequence[tuple[Any, ...]]
Faits = dict[str, npt.NDArray[np.int64]]


def actuelles(lien: sqlite3.Connection, dossier: Path) -> tuple[int, ColonnesGardees]:
    """Return the generation that the file names and its arrays, made again where they are damaged."""
    generation, parties = rangement(lien)
    lues = lire(dossier, generation, parties)
    return generation, reconstruire(lien) if lues is None else lues


def sans_supprimees(lien: sqlite3.Connection, colonnes: ColonnesGardees) -> ColonnesGardees:
    """Return the arrays without the games that are deleted; these very arrays when they have none of them."""
    gardees = ~np.isin(colonnes["numeros"], supprimees(lien))
    if gardees.all():
        return colonnes
    # What a game shares with the one before follows from the sequences: it is not that of the arrays that are left.
    return {**vides(), **{nom: np.asarray(colonnes[nom])[gardees] for nom in FUSIONNES}}


def supprimees(lien: sqlite3.Connection) -> npt.NDArray[np.uint32]:
    """Return the numbers of the games that are deleted."""
    return np.array([numero for (numero,) in lien.execute(SUPPRIMEES)], np.uint32)


def ranger(lien: sqlite3.Connection, dossier: Path, generation: int, colonnes: ColonnesGardees) -> None:
    """Write the arrays of a generation, which are true when the transaction of ``lien`` is."""
    parties = len(colonnes["suites"])
    if parties > PARTIES_MAX:
        raise trop_de_parties()
    ecrire(dossier, generation, colonnes)
    lien.execute("UPDATE rangement SET generation = ?, parties = ?", (generation, parties))


def trop_de_parties() -> Faute:
    """Return what is said of more games than the library holds."""
    return Faute("plus de {maximum} parties : la bibliothèque n'en tient pas davantage", maximum=PARTIES_MAX)


def reparer(dossier: Path) -> None:
    """Make the arrays again from the file, as a new generation; what is deleted is in none of them."""
    with ecriture(dossier) as lien:
        generation, _ = rangement(lien)
        ranger(lien, dossier, generation + 1, reconstruire(lien))
    balayer_avant(dossier, generation + 1)


def balayer_avant(dossier: Path, generation: int) -> None:
    """Remove the generations before one, wherever the system allows it."""
    with suppress(OSError):
        balayer(dossier, generation)


def reconstruire(lien: sqlite3.Connection) -> ColonnesGardees:
    """Return the arrays of the games of the file."""
    return ajouter_rangees(vides(), lien.execute(f"{PRESENTES} LIMIT {PARTIES_MAX}").fetchall())


def ajouter_rangees(colonnes: ColonnesGardees, rangees: Rangees) -> ColonnesGardees:
    """Return the arrays with some games more, rows of ``RANGEE``."""
    if not rangees:
        return colonnes
    faits, coups = lire_rangees(rangees)
    lues = canoniques(coups)
    return fusionner(colonnes, colonnes_de(lues.suites, lues.ordre(), faits))


def lire_rangees(rangees: Rangees) -> tuple[Faits, ColonneOctets]:
    """Return what rows of ``RANGEE`` say of games, and their moves: squares from 0 (a1), 64 after the last one."""
    *faits, coups = zip(*rangees, strict=True) if rangees else ((),) * (len(FAITS_LUS) + 1)
    lus = {nom: np.array(valeurs, np.int64) for nom, valeurs in zip(FAITS_LUS, faits, strict=True)}
    cases = b"".join(bytes(lu)[:COUPS].ljust(COUPS, bytes([FIN])) for lu in coups)
    return lus, np.frombuffer(cases, np.uint8).reshape(-1, COUPS)


def colonnes_de(suites: ColonneOctets, ordre: npt.NDArray[np.intp] | Entiers, faits: Faits) -> ColonnesGardees:
    """Return the arrays of ``tableaux.FUSIONNES`` of some games, in an order."""
    rangees = {nom: valeurs[ordre].astype(TOUS[nom][0]) for nom, valeurs in faits.items()}
    return {"suites": np.ascontiguousarray(suites[ordre]), **rangees}
