"""A name that may be a file: its bytes, nothing, or why it cannot be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecosysteme.fautes import Message
from ecosysteme.formats.fichiers import lire_fichier, lire_texte

UN_TEXTE = Message("un texte")


def test_un_fichier_un_dossier_ou_rien(tmp_path: Path) -> None:
    fichier = tmp_path / "debuts.txt"
    fichier.write_bytes(b"\xef\xbb\xbff5d6 \xe9")  # the mark of some editors, and a letter in another encoding
    assert lire_fichier(str(fichier), UN_TEXTE) == b"\xef\xbb\xbff5d6 \xe9"
    assert lire_texte(str(fichier), UN_TEXTE) == "f5d6 \ufffd"
    assert lire_texte("f5d6" * 1000, UN_TEXTE) is None  # longer than any name
    assert lire_fichier("f5\0", UN_TEXTE) is None
    with pytest.raises(ValueError, match=r"est un dossier : attendu un texte|ne peut pas être lu"):
        lire_texte(str(tmp_path), UN_TEXTE)
