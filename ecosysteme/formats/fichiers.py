"""Arguments that may be a text or the name of a file: the content of the file, if there is one."""

from __future__ import annotations

from pathlib import Path

from ecosysteme.fautes import Faute, Message
from ecosysteme.lecture import lire_octets


def lire_fichier(nom: str, attendu: Message) -> bytes | None:
    """Return the bytes of a file, ``None`` when there is none of that name; ``ValueError`` when it cannot be read.

    ``attendu`` says what should have been there instead of a folder.
    """
    try:
        return lire_octets(Path(nom), tube=True)
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
