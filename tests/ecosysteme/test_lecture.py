"""A path is read with a bound, and what is no file is refused at once."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ecosysteme.fautes import Faute
from ecosysteme.lecture import lire_json, lire_octets
from ecosysteme.moteur.othello.poids import choisir_poids


def test_un_fichier_se_lit_jusqu_a_sa_borne(tmp_path: Path) -> None:
    fichier = tmp_path / "fichier"
    fichier.write_bytes(b"x" * 1000)
    assert lire_octets(fichier, 1000) == b"x" * 1000
    with pytest.raises(ValueError, match="à lire : attendu"):
        lire_octets(fichier, 999)
    with pytest.raises(OSError, match=r"."):
        lire_octets(tmp_path / "absent")


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="files of Linux")
@pytest.mark.parametrize("nom", ["/dev/zero", "/dev/null", "/dev/tty", "/proc/self/mem", "/"])
def test_ce_qui_n_est_pas_un_fichier_se_refuse(nom: str) -> None:
    with pytest.raises((ValueError, OSError)):
        lire_octets(Path(nom), 1000)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="ce système n'a pas de tubes nommés")
def test_un_tube_n_est_pas_attendu(tmp_path: Path) -> None:
    tube = tmp_path / "tube"
    os.mkfifo(tube)
    with pytest.raises(ValueError, match="n'est pas un fichier"):
        lire_octets(tube)
    with pytest.raises(ValueError, match="n'est pas un fichier"):
        choisir_poids(str(tube))


@pytest.mark.skipif(not Path("/etc/passwd").exists(), reason="files of POSIX")
@pytest.mark.parametrize("nom", ["/dev/zero", "/etc/passwd"])
def test_des_poids_qui_n_en_sont_pas_se_disent(nom: str) -> None:
    with pytest.raises(ValueError, match=r"poids .*illisibles") as refus:
        choisir_poids(nom)
    assert "pickle" not in str(refus.value)


@pytest.mark.parametrize("texte", ["[" * 100_000, "9" * 5000, b"\xff", '{"a":', "", "pas du JSON"])
def test_tout_json_illisible_se_dit_en_une_phrase(texte: str | bytes) -> None:
    assert lire_json('{"a": [1, null]}') == {"a": [1, None]}
    with pytest.raises(Faute, match=r"^JSON illisible( à partir du caractère \d+)?$"):
        lire_json(texte)
