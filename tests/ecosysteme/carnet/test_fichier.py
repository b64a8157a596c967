"""The file of the notebook: made, found again, refused, set aside."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest

from ecosysteme.carnet.fichier import (
    AJOUTS,
    NATURE,
    TABLES,
    VARIABLE,
    VERSION,
    CarnetIndisponible,
    chemin_du_carnet,
    ouvrir,
)
from ecosysteme.journal.lieu import chemin_du_journal

QUAND = datetime(2026, 3, 2, 20, 0, 0)


def _cartes(chemin: Path) -> list[tuple[str]]:
    with ouvrir(chemin, QUAND) as lien:
        return lien.execute("SELECT cle FROM carte").fetchall()


def _ecrire(chemin: Path) -> None:
    with ouvrir(chemin, QUAND) as lien:
        lien.execute("INSERT INTO carte VALUES ('une', '', '2026-03-02', 1, 0)")


def _ecrire_deux_fois(chemin: Path) -> None:
    with ouvrir(chemin, QUAND) as lien:
        for _ in range(2):
            lien.execute("INSERT INTO carte VALUES ('une', '', '2026-03-02', 1, 0)")


def test_le_carnet_est_a_cote_du_journal(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in (VARIABLE, "OTHELLIER_JOURNAL"):
        monkeypatch.delenv(variable, raising=False)
    assert chemin_du_carnet().parent == chemin_du_journal().parent
    monkeypatch.setenv(VARIABLE, "/ailleurs/le-mien")
    assert chemin_du_carnet() == Path("/ailleurs/le-mien")


def test_ce_qui_est_ecrit_est_retrouve(tmp_path: Path) -> None:
    chemin = tmp_path / "carnet.sqlite"
    assert _cartes(chemin) == []
    _ecrire(chemin)
    assert _cartes(chemin) == [("une",)]


def test_ce_qui_echoue_n_ecrit_rien(tmp_path: Path) -> None:
    chemin = tmp_path / "carnet.sqlite"
    with pytest.raises(sqlite3.IntegrityError):
        _ecrire_deux_fois(chemin)
    assert _cartes(chemin) == []


@pytest.mark.parametrize("degat", [b"abime", None])
def test_un_carnet_abime_est_mis_de_cote(tmp_path: Path, degat: bytes | None) -> None:
    chemin = tmp_path / "carnet.sqlite"
    _ecrire(chemin)
    if degat is None:
        with closing(sqlite3.connect(chemin)) as lien:
            lien.execute("DROP TABLE essai")
    else:
        chemin.write_bytes(degat * 1000)
    assert _cartes(chemin) == []
    assert (tmp_path / "carnet-abime-2026-03-02-200000.sqlite").exists()


@pytest.mark.parametrize("pragma", ["application_id = 7", "user_version = 99"])
def test_un_autre_genre_et_une_version_plus_recente_sont_refuses(tmp_path: Path, pragma: str) -> None:
    chemin = tmp_path / "carnet.sqlite"
    _ecrire(chemin)
    with closing(sqlite3.connect(chemin)) as lien:
        lien.execute(f"PRAGMA {pragma}")
    with pytest.raises(CarnetIndisponible):
        _cartes(chemin)
    with closing(sqlite3.connect(chemin)) as lien:
        assert lien.execute("SELECT cle FROM carte").fetchall() == [("une",)]


def test_un_dossier_a_la_place_du_fichier_est_dit(tmp_path: Path) -> None:
    (tmp_path / "carnet.sqlite").mkdir()
    with pytest.raises(CarnetIndisponible, match="ne peut pas être utilisé"):
        _cartes(tmp_path / "carnet.sqlite")
    assert int.from_bytes(b"OTLC", "big") == NATURE


@pytest.mark.parametrize("version", range(1, VERSION))
def test_un_carnet_plus_ancien_est_complete(tmp_path: Path, version: int) -> None:
    chemin = tmp_path / "carnet.sqlite"
    tables = TABLES
    for numero, ajout in AJOUTS.items():
        tables = tables if numero <= version else tables.replace(ajout, "")
    with closing(sqlite3.connect(chemin)) as lien:
        lien.executescript(f"{tables} PRAGMA user_version = {version}")
        lien.execute("INSERT INTO carte VALUES ('une', '', '2026-03-02', 1, 0)")
        lien.commit()
    assert _cartes(chemin) == [("une",)]
    with ouvrir(chemin, QUAND) as lien:
        assert lien.execute("SELECT count(*) FROM genre, raison, exercice, essai_exercice").fetchone() == (0,)
    assert [fichier.name for fichier in tmp_path.glob("*.sqlite")] == ["carnet.sqlite"]
