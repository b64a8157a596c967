"""A process lock: held as long as the process lives, and released by the system when it dies, so that others know
whether a game is still being written.

The lock is one of SQLite's, on an empty file beside the journal, one for each process that has it open.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from glob import escape
from pathlib import Path
from typing import Final

ESSAIS: Final = 3  # to take a lock that nobody else wants
PATIENCE: Final = 1.0  # s that one who clears up may keep it
LONGUEUR: Final = 16  # characters of a name that tell one process from all others


class Verrou:
    """The lock of the process ``teneur``, held until ``rendre``: as long as it is, the others know that it is alive."""

    def __init__(self, chemin: Path, teneur: str) -> None:
        """Take the lock beside the journal ``chemin``; where that cannot be, the others take this process for dead."""
        self._fichier = _fichier(chemin, teneur)
        self._lien: sqlite3.Connection | None = None
        for _ in range(ESSAIS):
            self._prendre()
            if verrou_pris(chemin, teneur):
                break

    def _prendre(self) -> None:
        """Take the lock; another process that clears up may hold the file for a moment, or delete it meanwhile."""
        if self._lien is not None:
            self._lien.close()
        with suppress(sqlite3.Error):
            self._lien = sqlite3.connect(self._fichier, timeout=PATIENCE, isolation_level=None)
            self._lien.execute("BEGIN EXCLUSIVE")

    def rendre(self) -> None:
        """Give the lock back."""
        if self._lien is not None:
            self._lien.close()
            _effacer(self._fichier)
        self._lien = None


def verrou_pris(chemin: Path, teneur: str) -> bool:
    """Tell whether the process that called itself ``teneur`` still has the journal open; clear up after a dead one."""
    fichier = _fichier(chemin, teneur)
    if not fichier.exists():
        return False
    try:
        with closing(sqlite3.connect(fichier, timeout=0, isolation_level=None)) as lien:
            lien.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error:
        return True
    _effacer(fichier)
    return False


def nettoyer(chemin: Path) -> None:
    """Take away what the processes that were killed left beside the journal ``chemin``."""
    for fichier in chemin.parent.glob(f"{escape(chemin.name)}-{'[0-9a-f]' * LONGUEUR}"):
        verrou_pris(chemin, fichier.name[-LONGUEUR:])


def _effacer(fichier: Path) -> None:
    """Take the file away, with what SQLite keeps beside it during a transaction."""
    for reste in (fichier, fichier.with_name(f"{fichier.name}-journal")):
        with suppress(OSError):
            reste.unlink()


def _fichier(chemin: Path, teneur: str) -> Path:
    return chemin.with_name(f"{chemin.name}-{teneur[:LONGUEUR]}")
