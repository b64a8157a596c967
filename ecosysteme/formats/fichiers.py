"""What a user names where a text could stand as well: the file, if there is one."""

from __future__ import annotations

import os
import stat
import sys
from io import RawIOBase
from pathlib import Path
from typing import Final

from ecosysteme.fautes import Faute, Message

TUBE: Final = 64 << 20  # bytes that are read from a pipe, which does not say how many there are


def lire_octets(chemin: Path) -> bytes:
    """Return what a file holds, or what comes out of a pipe whose writer is there; without waiting for one.

    Raises ``OSError`` when it cannot be read, ``Faute`` for a pipe that nobody writes to, and for what has no end.
    """
    mode = chemin.stat().st_mode
    if stat.S_ISREG(mode) or stat.S_ISDIR(mode) or sys.platform == "win32":
        return chemin.read_bytes()
    if not stat.S_ISFIFO(mode):
        raise Faute("{nom} n'est pas un fichier", nom=chemin)
    with open(os.open(chemin, os.O_RDONLY | os.O_NONBLOCK), "rb", buffering=0) as tube:
        debut = tube.read(1)  # nothing yet: ``None`` if somebody writes, no byte if nobody does
        os.set_blocking(tube.fileno(), True)
        octets = debut if debut == b"" else (debut or b"") + _tout(tube)
    if not octets:
        raise Faute("personne n'écrit dans le tube {nom}", nom=chemin)
    return octets


def _tout(tube: RawIOBase) -> bytes:
    morceaux, taille = [], 0
    while morceau := tube.read(65_536):
        morceaux.append(morceau)
        taille += len(morceau)
        if taille > TUBE:
            raise Faute("le tube donne plus de {limite} Mo : attendu un fichier", limite=TUBE >> 20)
    return b"".join(morceaux)


def lire_fichier(nom: str, attendu: Message) -> bytes | None:
    """Return the bytes of a file, ``None`` when there is none of that name; ``ValueError`` when it cannot be read.

    ``attendu`` says what should have been there instead of a folder.
    """
    try:
        return lire_octets(Path(nom))
    except IsADirectoryError:
        raise Faute("{nom} est un dossier : attendu {attendu}", nom=nom, attendu=attendu) from None
    except PermissionError:
        raise Faute("le fichier {nom} ne peut pas être lu", nom=nom) from None
    except Faute:
        raise
    except (OSError, ValueError):  # a transcript may be no possible name of a file
        return None


def lire_texte(nom: str, attendu: Message) -> str | None:
    """Return the text of a file as ``lire_fichier`` does its bytes, without the mark of encoding of some editors."""
    octets = lire_fichier(nom, attendu)
    return None if octets is None else octets.decode("utf-8-sig", errors="replace")
