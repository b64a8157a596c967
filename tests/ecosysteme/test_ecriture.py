from __future__ import annotations

import csv
import io
import os
import re
import stat
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.ecriture import ecrire, fichier_entier, lignes_csv, verifier_destination, verifier_distinctes
from ecosysteme.fautes import Faute, Panne

posix = pytest.mark.skipif(sys.platform == "win32", reason="permissions and pipes of Unix")
PLEIN = Path("/dev/full")


def test_un_fichier_est_ecrit_et_rien_d_autre(tmp_path: Path) -> None:
    chemin = tmp_path / "é.txt"
    ecrire(chemin, "Noël\n")
    assert chemin.read_bytes() == "Noël\n".encode()
    ecrire(chemin, b"\x00\x01")
    assert chemin.read_bytes() == b"\x00\x01"
    ecrire(chemin, iter(("a\r\n", "b\r\n")))
    assert chemin.read_bytes() == b"a\r\nb\r\n"
    assert list(tmp_path.iterdir()) == [chemin]


@pytest.mark.parametrize("erreur", [OSError(28, "No space left on device"), KeyboardInterrupt(), RuntimeError("x")])
def test_ce_qui_echoue_laisse_l_ancien_fichier(tmp_path: Path, erreur: BaseException) -> None:
    chemin = tmp_path / "rapport.html"
    chemin.write_text("précieux")

    def morceaux() -> Iterator[str]:
        yield "x" * 100_000  # more than any buffer keeps
        raise erreur

    with pytest.raises(Panne if isinstance(erreur, OSError) else type(erreur)) as dite:
        ecrire(chemin, morceaux())
    assert chemin.read_text() == "précieux"
    assert list(tmp_path.iterdir()) == [chemin]
    if isinstance(erreur, OSError):
        assert str(dite.value) == f"{chemin} non écrit : le disque est plein"


def test_le_nom_n_apparait_qu_une_fois_le_fichier_complet(tmp_path: Path) -> None:
    chemin = tmp_path / "neuf"
    with fichier_entier(chemin) as sortie:
        sortie.write(b"tout")
        sortie.flush()
        assert not chemin.exists()
    assert chemin.read_bytes() == b"tout"


@posix
def test_les_permissions_sont_celles_d_avant_ou_celles_d_un_fichier_neuf(tmp_path: Path) -> None:
    ancien, neuf, temoin = (tmp_path / nom for nom in ("ancien", "neuf", "temoin"))
    ancien.touch(0o640)
    temoin.touch()
    for chemin in (ancien, neuf):
        ecrire(chemin, "x")
    assert stat.S_IMODE(ancien.stat().st_mode) == 0o640
    assert neuf.stat().st_mode == temoin.stat().st_mode


@posix
def test_un_lien_reste_un_lien(tmp_path: Path) -> None:
    vrai, lien = tmp_path / "vrai", tmp_path / "lien"
    vrai.write_text("avant")
    lien.symlink_to(vrai)
    ecrire(lien, "après")
    assert lien.is_symlink()
    assert vrai.read_text() == "après"


@posix
def test_un_tube_est_ecrit_tel_quel(tmp_path: Path) -> None:
    tube = tmp_path / "tube"
    os.mkfifo(tube)
    fil = threading.Thread(target=ecrire, args=(tube, "à travers"))
    fil.start()
    assert tube.read_text() == "à travers"
    fil.join()
    assert stat.S_ISFIFO(tube.stat().st_mode)


@pytest.mark.skipif(not PLEIN.exists(), reason="needs a device that is always full")
def test_un_disque_plein_est_une_panne() -> None:
    with pytest.raises(Panne, match="le disque est plein"):
        ecrire(PLEIN, "x")


def test_une_destination_impossible_est_dite_d_avance(tmp_path: Path) -> None:
    verifier_destination(tmp_path / "rapport.html")
    with pytest.raises(Faute, match="est un dossier"):
        verifier_destination(tmp_path)
    with pytest.raises(Faute, match="n'existe pas"):
        verifier_destination(tmp_path / "nulle" / "part.html")


@posix
def test_un_dossier_interdit_est_dit_d_avance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.access", lambda chemin, mode, **_: Path(chemin) != tmp_path)  # root may write anywhere
    with pytest.raises(Faute, match="rien ne peut être écrit"):
        verifier_destination(tmp_path / "rapport.html")


def test_un_nom_aussi_long_que_possible(tmp_path: Path) -> None:
    chemin = tmp_path / ("a" * 255)
    ecrire(chemin, "x")
    assert chemin.read_text() == "x"


@given(
    st.text()
    | st.sampled_from(
        ["=1+1", "+cmd", "-cmd", "@A1", "\t=1", "\r=1", "\n=1", "a\r=1", " =1", "\uff1d1", "-1+c|'/C'!A0"]
    )
)
def test_aucune_cellule_de_csv_n_est_une_formule(mot: str) -> None:
    texte = "".join(lignes_csv([[mot, "-3.5", "+2", -1, "a,b"]]))
    (lue,) = csv.reader(io.StringIO(texte, newline=""))
    assert lue[1:] == ["-3.5", "+2", "-1", "a,b"]
    assert lue[0].lstrip()[:1] not in ("=", "+", "-", "@", "\uff1d") or re.fullmatch(r"[+-]\d[\d\s.,eE+-]*", lue[0])


@pytest.mark.parametrize("autre", ["été.sgf", "ÉTÉ.SGF", "e\u0301te\u0301.sgf", "sous/../été.sgf", "lien.sgf"])
def test_deux_noms_d_un_meme_fichier_sont_un_nom(tmp_path: Path, autre: str) -> None:
    """Whatever composes its accents, on whatever disk: nothing is written twice, nor over what is read."""
    chemin = tmp_path / "été.sgf"
    (tmp_path / "sous").mkdir()
    if autre == "lien.sgf":
        (tmp_path / autre).symlink_to(chemin)
    with pytest.raises(Faute, match="recevrait un et deux"):
        verifier_distinctes([("un", chemin), ("deux", tmp_path / autre)])
    with pytest.raises(Faute, match="est le fichier lu"):
        verifier_destination(chemin, "f5d6c3", None, tmp_path / autre)
    verifier_destination(chemin, "f5d6c3", "\0", "\ud800", "f5" * 4000, tmp_path / "ete.sgf")
    verifier_distinctes([("un", chemin), ("deux", tmp_path / "ete.sgf")])


@posix
def test_un_flux_recoit_l_un_apres_l_autre() -> None:
    verifier_distinctes([("un", Path(os.devnull)), ("deux", Path(os.devnull))])
