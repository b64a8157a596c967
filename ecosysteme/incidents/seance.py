"""One session of the window and its files: a rotating log, what ``faulthandler`` writes at a crash, a lock.

A session that ends in order and met no fault leaves nothing. What is found without its lock is the rest of one that
did not: ``restes`` reads it. Whatever cannot be written is not: a full disk must not take the game away too.
"""

from __future__ import annotations

import faulthandler
import logging
import platform
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from secrets import token_hex
from typing import IO, Final

from ecosysteme.distribution.versions import PROGRAMME, version
from ecosysteme.journal.verrou import LONGUEUR, Verrou, verrou_pris

BASE: Final = "seance"
JOURNAL, FAUTES = ".log", ".fautes"  # what a session's files end with; a log that has turned ends with ``TOURNE``
TOURNE: Final = f"{JOURNAL}.1"
FINS: Final = (FAUTES, TOURNE, JOURNAL)
OCTETS: Final = 128 * 1024  # of a log before it turns: a session keeps twice as much at most
GARDEES: Final = 5  # sessions whose rests are kept
LONGUEUR_LIGNE: Final = 20_000  # characters of one entry: a message can hold a whole file


class _Rotation(RotatingFileHandler):
    """A rotating log handler that ignores its own errors: nobody would read them, and the terminal is the game's."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Lose the line."""


class Seance:
    """Writes what goes wrong, from now until ``terminer``; a fatal error of the process is written too."""

    def __init__(self, dossier: Path) -> None:
        """Begin in ``dossier``, which is made if need be; where nothing can be written, nothing is."""
        self.fautive = False
        self._dossier = dossier
        self._numero = token_hex(LONGUEUR // 2)
        self._vues: Counter[str] = Counter()
        self._rotation: _Rotation | None = None
        self._fautes: IO[str] | None = None
        self._avant = faulthandler.is_enabled()
        with suppress(OSError):
            dossier.mkdir(parents=True, exist_ok=True)
            _elaguer(dossier)
            self._ouvrir()
        self.noter(logging.INFO, f"Othellier {version(PROGRAMME)}, Python {platform.python_version()}, {sys.platform}")

    def _ouvrir(self) -> None:
        # The lock comes first: files without one would look like the rests of a dead session.
        self._tenue = Verrou(self._dossier / BASE, self._numero)
        try:
            self._rotation = _Rotation(
                self._chemin(JOURNAL), maxBytes=OCTETS, backupCount=1, encoding="utf-8", errors="backslashreplace"
            )
            self._rotation.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
            # A file of its own, which never turns: the handler of a fatal error knows its descriptor only.
            self._fautes = self._chemin(FAUTES).open("w", encoding="utf-8")
            faulthandler.enable(self._fautes)
        except OSError:
            effacer(self._dossier, self._numero, (JOURNAL,))
            self._tenue.rendre()
            raise

    def _chemin(self, fin: str) -> Path:
        return self._dossier / f"{BASE}-{self._numero}{fin}"

    def noter(self, niveau: int, texte: str) -> None:
        """Write ``texte`` with a level of ``logging``, cut where it is endless; from any thread."""
        if self._rotation is not None:
            abrege = texte if len(texte) <= LONGUEUR_LIGNE else f"{texte[:LONGUEUR_LIGNE]}…"
            self._rotation.handle(logging.makeLogRecord({"msg": abrege, "levelno": niveau, "levelname": _nom(niveau)}))

    def fauter(self, texte: str) -> None:
        """Write a fault, which makes this session one to report.

        The same one again and again, as in each paint, is only counted, when that has doubled: the first ones stay.
        """
        self.fautive = True
        self._vues[texte] += 1
        fois = self._vues[texte]
        if fois == 1:
            self.noter(logging.ERROR, texte)
        elif fois & (fois - 1) == 0:
            self.noter(logging.ERROR, f"{texte.rstrip().rpartition(chr(10))[2]} (× {fois})")

    def terminer(self) -> None:
        """End in order; a second time does nothing. The files stay if there was a fault."""
        if self._rotation is None or self._fautes is None:
            return
        faulthandler.disable()
        if self._avant:
            with suppress(OSError, ValueError):  # a standard error that is no file, as a test's
                faulthandler.enable()
        for flux in (self._fautes, self._rotation):
            with suppress(OSError):  # what was still to be written, on a full disk
                flux.close()
        # What the handler of fatal errors wrote killed nobody: Windows raises some that its libraries then catch.
        effacer(self._dossier, self._numero, (FAUTES,) if self.fautive else FINS)
        self._tenue.rendre()
        self._rotation = self._fautes = None


def _nom(niveau: int) -> str:
    return logging.getLevelName(niveau)


def numeros(dossier: Path) -> list[str]:
    """Return the sessions that have files in ``dossier`` and are over, the last one to write first."""
    dates: dict[str, float] = {}
    for fin in FINS:
        for fichier in dossier.glob(f"{BASE}-{'[0-9a-f]' * LONGUEUR}{fin}"):
            numero = fichier.name[len(BASE) + 1 :][:LONGUEUR]
            with suppress(OSError):
                dates[numero] = max(dates.get(numero, 0.0), fichier.stat().st_mtime)
    trouves = sorted(dates, key=lambda numero: dates[numero], reverse=True)
    return [numero for numero in trouves if not verrou_pris(dossier / BASE, numero)]


def effacer(dossier: Path, numero: str, fins: Sequence[str] = FINS) -> None:
    """Take away the files of a session that is over, those that end with ``fins``; what cannot be deleted stays."""
    for fin in fins:
        with suppress(OSError):
            (dossier / f"{BASE}-{numero}{fin}").unlink(missing_ok=True)


def _elaguer(dossier: Path) -> None:
    """Keep the rests of the last sessions only: a program that dies at each start must not fill the disk."""
    for numero in numeros(dossier)[GARDEES:]:
        effacer(dossier, numero)
