"""Safe use of an SQLite file that may come from anybody: it holds our tables and nothing else, and queries can be
stopped.

A file that is only known by its number of kind may hold a view where a table is expected: it would be a program, which
answers otherwise each time that it is asked, or never ends.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from threading import Event
from typing import Final

from ecosysteme.arret import Interrompu
from ecosysteme.ecriture import inscriptible
from ecosysteme.fautes import Faute, Message

PAS: Final = 10_000  # instructions of SQLite's machine between two looks at who wants it to stop: under a millisecond
CONTENU: Final = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY name"

FIGEE: Final = "?immutable=1"  # after the address of a file that is ``figee``

Tables = list[tuple[str | None, ...]]


def figee(chemin: Path) -> bool:
    """Tell whether a file lies in a folder that is read-only, with no journal beside it.

    SQLite refuses to open a file in WAL mode there, because it cannot make the journal; it reads the file when it is
    told that nobody changes it. If a journal was left behind, part of the data is in it: then it must be read.
    """
    journal = chemin.with_name(f"{chemin.name}-wal")
    return chemin.is_file() and not (inscriptible(chemin.parent) or journal.exists())


def ecouter(lien: sqlite3.Connection, arret: Event | None = None) -> None:
    """Have all that is asked of ``lien`` end soon after ``arret`` is set, or after a signal on the main thread.

    Whoever asked then gets ``sqlite3.OperationalError``, of which ``interrompu`` tells what it stands for.
    """
    # Python runs the handlers of signals between two of its lines: this is one.
    lien.set_progress_handler(lambda: arret is not None and arret.is_set(), PAS)


def interrompu(erreur: sqlite3.Error, arret: Event | None = None) -> BaseException | None:
    """Return what stopped the work: ``Interrompu`` for ``arret``, else the signal's exception; ``None`` for a fault.

    SQLite drops the exception that a handler raised. The handlers of this program raise but one.
    """
    if code(erreur) != sqlite3.SQLITE_INTERRUPT:
        return None
    return Interrompu() if arret is not None and arret.is_set() else KeyboardInterrupt()


def code(erreur: sqlite3.Error) -> int:
    """Return the primary error code of SQLite, 0 for an error that Python's own module raises."""
    return getattr(erreur, "sqlite_errorcode", 0) & 0xFF


def raison(erreur: sqlite3.Error) -> Message:
    """Return what SQLite answers, whose sentences are English: the name of its error, which can be looked up.

    Python alone finds that a text is none.
    """
    if code(erreur) or not isinstance(erreur, sqlite3.OperationalError):
        return Message("SQLite répond {nom}", nom=getattr(erreur, "sqlite_errorname", type(erreur).__name__))
    return Message("un texte y est illisible")


def contient(lien: sqlite3.Connection, tables: str) -> bool:
    """Tell whether the file holds what the orders ``tables`` make, in their very words, and nothing else."""
    return lien.execute(CONTENU).fetchall() == _contenu(tables)


@cache
def _contenu(tables: str) -> Tables:
    with closing(sqlite3.connect(":memory:")) as modele:
        modele.executescript(tables)
        return modele.execute(CONTENU).fetchall()


@contextmanager
def reserver(chemin: Path) -> Iterator[bool]:
    """Keep a file for this process to work at; give whether it could be had, no other process having it.

    The lock is one of SQLite's on a second file, so that reading the first stays possible. The system removes it when
    its process dies. The second file, which is empty, stays: whoever took it away could leave two others with a lock
    each, on the file that is gone and on its successor. Raises what SQLite raises in a folder where it cannot be made,
    ``Faute`` where it cannot be written.
    """
    verrou = chemin.with_name(f"{chemin.name}-verrou")
    with closing(sqlite3.connect(verrou, timeout=0, isolation_level=None)) as lien:
        try:
            lien.execute("PRAGMA journal_mode = OFF")  # nothing is written: no third file
            lien.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as erreur:
            if code(erreur) != sqlite3.SQLITE_BUSY:
                raise
            yield False
            return
        # SQLite lets all those hold it together who may only read it.
        if not inscriptible(verrou):
            raise Faute("le fichier {verrou} ne peut pas être écrit", verrou=verrou)
        yield True
