"""The log files of sessions that crashed or met a fault: read at the next start, shown, then deleted."""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ecosysteme.incidents.seance import BASE, FAUTES, JOURNAL, OCTETS, TOURNE, numeros

LIGNES: Final = 200  # of a session's log, its last ones


@dataclass(frozen=True)
class Reste:
    """One session that is over: when it last wrote, in s since 1970, whether it died, and its last lines."""

    numero: str
    ecrit: float
    morte: bool  # it never said that it ended; otherwise it met a fault and went on
    lignes: tuple[str, ...]


def restes(dossier: Path) -> list[Reste]:
    """Return what sessions that are over left in ``dossier``, the last one first; nothing where it cannot be read."""
    trouves = []
    for numero in numeros(dossier):
        with suppress(OSError):
            trouves.append(_reste(dossier, numero))
    return trouves


def _reste(dossier: Path, numero: str) -> Reste:
    fichiers = {fin: dossier / f"{BASE}-{numero}{fin}" for fin in (TOURNE, JOURNAL, FAUTES)}
    presents = [fichier for fichier in fichiers.values() if fichier.is_file()]
    lignes = deque((ligne for fin in (TOURNE, JOURNAL) for ligne in _lignes(fichiers[fin])), LIGNES)
    mort = _lignes(fichiers[FAUTES])[:LIGNES]  # the thread that died comes first
    ecrit = max(fichier.stat().st_mtime for fichier in presents)
    return Reste(numero, ecrit, fichiers[FAUTES].is_file(), (*lignes, *mort))


def _lignes(fichier: Path) -> list[str]:
    """Return the lines of ``fichier``, none when there is no such file; what a dying disk made of it stays readable."""
    try:
        with fichier.open("rb") as entree:
            return entree.read(2 * OCTETS).decode(errors="replace").replace("\0", "").splitlines()
    except FileNotFoundError:
        return []
