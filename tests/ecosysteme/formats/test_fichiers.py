"""A name that may be a file: its bytes, nothing, or why it cannot be read."""

from __future__ import annotations

import os
import select
from pathlib import Path
from threading import Thread

import pytest

from ecosysteme.fautes import Message
from ecosysteme.formats.fichiers import lire_fichier, lire_texte
from ecosysteme.formats.reconnaitre import ouvrir

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


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="ce système n'a pas de tubes nommés")
def test_un_tube_se_lit_si_quelqu_un_y_ecrit_et_n_attend_personne(tmp_path: Path) -> None:
    tube = tmp_path / "tube"
    os.mkfifo(tube)
    for lire in (lambda: lire_fichier(str(tube), UN_TEXTE), lambda: ouvrir(tube)):
        with pytest.raises(ValueError, match="personne n'écrit dans le tube"):
            lire()
    ecrivain = Thread(target=tube.write_bytes, args=(b"f5d6c3" * 20_000,))  # more than a pipe holds
    lecteur = os.open(tube, os.O_RDONLY | os.O_NONBLOCK)  # so that the writer need not wait for the reader under test
    ecrivain.start()
    select.select([lecteur], [], [])
    assert lire_fichier(str(tube), UN_TEXTE) == b"f5d6c3" * 20_000
    ecrivain.join()
    os.close(lecteur)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="ce système n'a pas de /dev/zero")
def test_ce_qui_n_a_pas_de_fin_est_refuse() -> None:
    with pytest.raises(ValueError, match="/dev/zero n'est pas un fichier"):
        lire_fichier("/dev/zero", UN_TEXTE)
