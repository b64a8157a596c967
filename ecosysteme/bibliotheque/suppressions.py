"""Games leave the library: they are left out at once, and can be taken back for ``DELAI``.

An import drops them from the arrays. Those that cannot come back any more lose their moves: their row stays, so that a
source that grows does not bring them again. A source that was deleted as a whole is forgotten altogether then, or when
it is imported again.
"""

from __future__ import annotations

import math
import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

import numpy as np

from ecosysteme.bibliotheque.fichier import NUMERO_MAX, ecriture, lecture, maintenant_utc, marquer
from ecosysteme.bibliotheque.generations import RANGEE, Rangees, actuelles, ajouter_rangees, balayer_avant, ranger
from ecosysteme.bibliotheque.tableaux import effacer
from ecosysteme.fautes import Faute

DELAI: Final = timedelta(days=30)


@dataclass(frozen=True, slots=True)
class Suppression:
    """Games that were deleted together, at ``quand`` (s since 1970): a whole ``collection``, or some (empty)."""

    quand: float
    parties: int
    collection: str = ""


def supprimer(
    dossier: Path, numeros: Iterable[int], *, horloge: Callable[[], datetime] = maintenant_utc
) -> Suppression | None:
    """Delete some games, all at once; ``None`` when none of them was there."""
    with ecriture(dossier) as lien:
        quand = _moment(lien, horloge())
        ordre = "UPDATE partie SET supprimee = ? WHERE numero = ? AND supprimee IS NULL"
        nombre = lien.executemany(ordre, ((quand, numero) for numero in set(numeros) if numero <= NUMERO_MAX)).rowcount
        return _noter(lien, quand, nombre) if nombre else None


def supprimer_collection(
    dossier: Path, source: int, *, horloge: Callable[[], datetime] = maintenant_utc
) -> Suppression:
    """Delete all that came from a source; ``Faute`` when there is none of that number."""
    with ecriture(dossier) as lien:
        connue = lien.execute("SELECT nom FROM source WHERE numero = ?", (min(source, NUMERO_MAX),)).fetchone()
        if connue is None:
            raise Faute("la bibliothèque n'a pas de collection {numero}", numero=source)
        quand = _moment(lien, horloge())
        ordre = "UPDATE partie SET supprimee = ? WHERE source = ? AND supprimee IS NULL"
        return _noter(lien, quand, lien.execute(ordre, (quand, source)).rowcount, source, connue[0])


def _moment(lien: sqlite3.Connection, maintenant: datetime) -> float:
    """Return the moment of a deletion, which no other has: clocks stand still, or go back."""
    quand = maintenant.timestamp()
    while lien.execute("SELECT 1 FROM suppression WHERE quand = ?", (quand,)).fetchone():
        quand = math.nextafter(quand, math.inf)
    return quand


def _noter(
    lien: sqlite3.Connection, quand: float, nombre: int, source: int | None = None, collection: str = ""
) -> Suppression:
    lien.execute("INSERT INTO suppression VALUES (?, ?)", (quand, source))
    marquer(lien)
    return Suppression(quand, nombre, collection)


def suppressions(dossier: Path, *, horloge: Callable[[], datetime] = maintenant_utc) -> list[Suppression]:
    """List what was deleted and can be taken back, the last first."""
    with lecture(dossier) as lien:
        if lien is None:
            return []
        ordre = (
            "SELECT suppression.quand, coalesce(nombre, 0), coalesce(nom, '') FROM suppression"
            " LEFT JOIN (SELECT supprimee, count(*) AS nombre FROM partie WHERE supprimee IS NOT NULL"
            " GROUP BY supprimee) ON supprimee = suppression.quand"
            " LEFT JOIN source ON source.numero = suppression.source"
            " WHERE suppression.quand >= ? ORDER BY suppression.quand DESC"
        )
        return [Suppression(*lue) for lue in lien.execute(ordre, (_limite(horloge()),))]


def _limite(maintenant: datetime) -> float:
    return (maintenant - DELAI).timestamp()


def retablir(dossier: Path, quand: float, *, horloge: Callable[[], datetime] = maintenant_utc) -> int:
    """Take back the games that were deleted together at ``quand``; return how many there are.

    Raises ``Faute`` when nothing was, or too long ago.
    """
    with ecriture(dossier) as lien:
        note = lien.execute("SELECT 1 FROM suppression WHERE quand = ?", (quand,)).fetchone()
        if note is None or quand < _limite(horloge()):
            raise Faute("il n'y a rien à rétablir : les parties supprimées reviennent pendant 30 jours")
        rangees = lien.execute(
            f"SELECT {RANGEE} FROM partie LEFT JOIN posee ON posee.partie = partie.numero"
            " WHERE supprimee IS NOT NULL AND supprimee = ? AND posee.partie IS NULL",
            (quand,),
        ).fetchall()
        ordre = "UPDATE partie SET supprimee = NULL WHERE supprimee IS NOT NULL AND supprimee = ?"
        nombre = lien.execute(ordre, (quand,)).rowcount
        lien.execute("DELETE FROM suppression WHERE quand = ?", (quand,))
        marquer(lien)
        generation = _remettre(lien, dossier, rangees)
    balayer_avant(dossier, generation)
    return nombre


def _remettre(lien: sqlite3.Connection, dossier: Path, rangees: Rangees) -> int:
    """Give the arrays the games that an import has dropped; return their generation."""
    generation, colonnes = actuelles(lien, dossier)
    absents = np.isin([rangee[0] for rangee in rangees], colonnes["numeros"], invert=True).tolist()
    manquantes = [rangee for rangee, absente in zip(rangees, absents, strict=True) if absente]
    if not manquantes:
        return generation
    try:
        ranger(lien, dossier, generation + 1, ajouter_rangees(colonnes, manquantes))
    except BaseException:
        effacer(dossier, generation + 1)
        raise
    return generation + 1


def oublier_les_anciennes(lien: sqlite3.Connection, maintenant: datetime) -> None:
    """Forget the moves of what cannot be taken back any more, and the sources that were deleted with it."""
    limite = (_limite(maintenant),)
    sources = lien.execute("SELECT source FROM suppression WHERE source IS NOT NULL AND quand < ?", limite).fetchall()
    for (source,) in sources:
        oublier_source(lien, source)
    lien.execute("UPDATE partie SET coups = x'' WHERE supprimee IS NOT NULL AND supprimee < ?", limite)
    lien.execute("DELETE FROM suppression WHERE quand < ?", limite)


def oublier_source(lien: sqlite3.Connection, source: int) -> None:
    """Remove a source and its games, whose numbers are never given again; the arrays must not have them any more."""
    lien.execute("UPDATE marquage SET dernier = max(dernier, (SELECT coalesce(max(numero), 0) FROM partie))")
    lien.execute("DELETE FROM posee WHERE partie IN (SELECT numero FROM partie WHERE source = ?)", (source,))
    for table, colonne in (("partie", "source"), ("suppression", "source"), ("source", "numero")):
        lien.execute(f"DELETE FROM {table} WHERE {colonne} = ?", (source,))


def source_supprimee(lien: sqlite3.Connection, empreinte: str) -> int | None:
    """Return the number of a source that was deleted as a whole, ``None`` for one that was not."""
    ordre = "SELECT numero FROM source JOIN suppression ON suppression.source = source.numero WHERE empreinte = ?"
    lu: tuple[int] | None = lien.execute(ordre, (empreinte,)).fetchone()
    return None if lu is None else lu[0]
