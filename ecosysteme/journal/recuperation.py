"""Salvage of a damaged journal: the games that can still be read are copied into a new one."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import Final

from ecosysteme.fautes import Faute
from ecosysteme.journal.fichier import colonnes, ouvrir, transaction
from ecosysteme.journal.lecture import partie_de

AVEUGLE: Final = 2_000  # numbers that are tried where the damage hides which was the last one
TAILLE_PAGE: Final = slice(16, 18)  # of the header: where SQLite writes how long a page is,
NOMBRE_PAGES: Final = slice(28, 32)  # and how many there are; for 0, it looks at how long the file is


def recuperer(abime: Path, lien: sqlite3.Connection) -> set[int]:
    """Copy into ``lien``, a journal that is open and empty, each game of ``abime`` that is whole; return their numbers.

    Each game is looked up by its number: what is damaged elsewhere in the file is not met. Raises ``sqlite3.Error``
    when the new journal cannot be written.
    """
    rendues: set[int] = set()
    with transaction(lien):
        for source in _sources(abime):
            try:
                # Read as it is: what is wrong with it is met game by game.
                ancien = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
            except sqlite3.Error:
                continue
            with closing(ancien):
                for numero in range(1, _dernier(ancien) + 1):
                    if numero not in rendues and _entiere(ancien, numero) and _copier(ancien, lien, numero):
                        rendues.add(numero)
    return rendues


def _sources(abime: Path) -> Iterator[Path]:
    """Name the damaged file, then a copy of it that begins with the first page of a new journal.

    That page is the one without which SQLite reads nothing, and all our journals have the same: what a header says, the
    tables, the pages where they begin. Where they have not, no game is found whole in the copy.
    """
    yield abime
    with suppress(OSError, Faute), TemporaryDirectory(prefix="othellier-") as dossier:
        modele, copie = Path(dossier, "modele.sqlite"), Path(dossier, "copie.sqlite")
        copyfile(abime, copie)
        with suppress(FileNotFoundError):  # most journals were closed, and have none
            copyfile(f"{abime}-wal", f"{copie}-wal")
        ouvrir(modele).close()
        octets = bytearray(modele.read_bytes())
        octets[NOMBRE_PAGES] = bytes(4)
        with copie.open("r+b") as flux:
            flux.write(octets[: int.from_bytes(octets[TAILLE_PAGE], "big")])
        yield copie


def _dernier(ancien: sqlite3.Connection) -> int:
    """Return the highest number that a game may have, 0 where nothing can be read at all."""
    for ordre in ("SELECT max(numero) FROM partie", "SELECT seq FROM sqlite_sequence"):
        try:
            rangee = ancien.execute(ordre).fetchone()
            if rangee is not None and isinstance(rangee[0], int):
                return rangee[0]
        except (sqlite3.Error, ValueError) as erreur:
            if getattr(erreur, "sqlite_errorcode", 0) == sqlite3.SQLITE_NOTADB:
                return 0
    return AVEUGLE


def _entiere(ancien: sqlite3.Connection, numero: int) -> bool:
    """Tell whether a game can be read to its last node, and is one."""
    try:
        return partie_de(ancien, numero) is not None
    except (sqlite3.Error, ValueError, MemoryError):
        return False


def _copier(ancien: sqlite3.Connection, lien: sqlite3.Connection, numero: int) -> bool:
    """Copy the rows of a game; ``False`` when one of them is not what the table takes."""
    try:
        tables = [_lire(ancien, lien, "partie", "numero", numero), _lire(ancien, lien, "noeud", "partie", numero)]
    except (sqlite3.Error, ValueError, MemoryError):
        return False
    lien.execute("SAVEPOINT une")
    try:
        for ordre, rangees in tables:
            lien.executemany(ordre, rangees)
    except sqlite3.IntegrityError:
        lien.execute("ROLLBACK TO une")
        return False
    finally:
        lien.execute("RELEASE une")
    return True


def _lire(
    ancien: sqlite3.Connection, lien: sqlite3.Connection, table: str, cle: str, numero: int
) -> tuple[str, list[tuple[object, ...]]]:
    """Return the rows of a game in ``table``, and the order that writes them: an older version has fewer columns."""
    communes = ", ".join(sorted(colonnes(ancien, table) & colonnes(lien, table)))
    rangees = ancien.execute(f"SELECT {communes} FROM {table} WHERE {cle} = ?", (numero,)).fetchall()
    places = ", ".join("?" * (communes.count(",") + 1))
    return f"INSERT INTO {table} ({communes}) VALUES ({places})", rangees
