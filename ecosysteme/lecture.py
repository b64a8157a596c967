"""Reading with a bound what somebody else may have named: regular files only, JSON, and where links lead.

A device has no end and a pipe may have no writer, so nothing but a regular file is read. JSON that cannot be read
raises one exception with one sentence, whatever is wrong with it.
"""

from __future__ import annotations

import errno
import json
import os
import stat
import sys
from io import RawIOBase
from pathlib import Path
from typing import Any, Final

from ecosysteme.fautes import Faute

LIMITE: Final = 64 << 20  # bytes
LIENS_MAX: Final = 40  # one after the other, as in Linux, which refuses to follow more


def lire_octets(chemin: Path, limite: int = LIMITE, tube: bool = False) -> bytes:
    """Return what a file holds, without waiting; with ``tube``, also what comes out of a pipe whose writer is there.

    Raises ``OSError`` when it cannot be read, ``Faute`` for what is no file, for a pipe that nobody writes to, and for
    more than ``limite`` bytes.
    """
    # Nobody waits for the writer of a pipe, and what is looked at is what was opened, whatever the name has become.
    with open(_ouvert(chemin), "rb", buffering=0) as flux:
        mode, taille = os.fstat(flux.fileno()).st_mode, os.fstat(flux.fileno()).st_size
        if not stat.S_ISREG(mode) and not (tube and stat.S_ISFIFO(mode)):
            raise Faute("{nom} n'est pas un fichier", nom=chemin)
        if taille > limite:
            raise _trop_long(taille, limite)
        if stat.S_ISREG(mode):
            return _tout(flux, limite)
        debut = flux.read(1)  # nothing yet: ``None`` if somebody writes, no byte if nobody does
        os.set_blocking(flux.fileno(), True)
        octets = debut if debut == b"" else (debut or b"") + _tout(flux, limite)
    if not octets:
        raise Faute("personne n'écrit dans le tube {nom}", nom=chemin)
    return octets


def lire_json(texte: str | bytes) -> Any:
    """Return what a text of JSON stands for; ``Faute`` for any that stands for nothing that can be had."""
    try:
        return json.loads(texte)
    except json.JSONDecodeError as erreur:
        raise Faute("JSON illisible à partir du caractère {place}", place=erreur.pos + 1) from None
    except (ValueError, RecursionError):  # no text, a number of thousands of figures, thousands of brackets
        raise Faute("JSON illisible") from None


def suivre(nom: str) -> tuple[str, ...]:
    """Return where a path leads, link after link, those among its folders too; nothing when it meets none.

    Each stage counts, not the last one alone: a program may look at the name that it is called by, as Python does to
    find its environment.
    """
    stages: list[str] = []
    place = os.path.join(os.getcwd(), nom)
    for _ in range(LIENS_MAX):
        sans_detour = os.path.join(os.path.realpath(os.path.dirname(place)), os.path.basename(place))
        if sans_detour != place:
            stages.append(sans_detour)
        if not os.path.islink(sans_detour):
            break
        place = os.path.join(os.path.dirname(sans_detour), os.readlink(sans_detour))
        stages.append(place)
    return tuple(stages)


SANS_ATTENDRE: Final = 0 if sys.platform == "win32" else os.O_NONBLOCK


def _ouvert(chemin: Path) -> int:
    """Open what is not a folder: ``open`` would name the descriptor, and leave it open."""
    descripteur = os.open(chemin, os.O_RDONLY | SANS_ATTENDRE)
    if stat.S_ISDIR(os.fstat(descripteur).st_mode):
        os.close(descripteur)
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(chemin))
    return descripteur


def _tout(flux: RawIOBase, limite: int) -> bytes:
    """Return all of it: a file may be longer than it said, or grow meanwhile."""
    octets = bytearray()
    while morceau := flux.read(1 << 20):
        octets += morceau
        if len(octets) > limite:
            raise _trop_long(len(octets), limite)
    return bytes(octets)


def _trop_long(taille: int, limite: int) -> Faute:
    return Faute("{nombre} Mo à lire : attendu {limite} Mo au plus", nombre=taille >> 20, limite=limite >> 20)
