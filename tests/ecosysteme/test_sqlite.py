"""A file of SQLite that may be anybody's: told from ours, whatever is added to it, and never deaf."""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from threading import Event, Thread

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.sqlite import contient, ecouter, interrompu, reserver

TABLES = "CREATE TABLE a (x INTEGER PRIMARY KEY, y TEXT); CREATE TABLE b (z TEXT, PRIMARY KEY (z)) WITHOUT ROWID;"
SANS_FIN = "WITH RECURSIVE n(i) AS (SELECT debut() UNION ALL SELECT i FROM n) SELECT count(*) FROM n"


@pytest.fixture
def lien() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as lien:
        lien.executescript(TABLES)
        yield lien


def test_nos_tables_sont_reconnues_quoi_qu_elles_contiennent(lien: sqlite3.Connection) -> None:
    lien.executescript("INSERT INTO a VALUES (1, 'u'); INSERT INTO b VALUES ('v'); DELETE FROM a; VACUUM")
    assert contient(lien, TABLES)


@pytest.mark.parametrize(
    "ordres",
    [
        "CREATE VIEW v AS SELECT 1",
        "ALTER TABLE a RENAME TO c; CREATE VIEW a AS SELECT x, random() AS y FROM c",
        "DROP TABLE a; CREATE VIEW a AS SELECT 1 AS x, 'u' AS y",
        "CREATE TRIGGER t AFTER INSERT ON a BEGIN DELETE FROM b; END",
        "CREATE INDEX i ON a (y)",
        "CREATE INDEX i ON a (abs(x) + length(y))",
        "CREATE TABLE c (u)",
        "CREATE TEMP TABLE c (u); CREATE VIRTUAL TABLE f USING fts5(t)",
        "ALTER TABLE a ADD COLUMN w",
        "ALTER TABLE a ADD COLUMN w AS (x + 1)",
        "DROP TABLE a; CREATE TABLE a (x INTEGER PRIMARY KEY, y TEXT AS (hex(zeroblob(x))))",
        "DROP TABLE a; CREATE TABLE a (x INTEGER PRIMARY KEY, y TEXT DEFAULT (random()))",
        "DROP TABLE a; CREATE TABLE a (x INTEGER PRIMARY KEY, y TEXT) STRICT",
        "DROP TABLE b",
        "ANALYZE",
        "PRAGMA writable_schema = 1; UPDATE sqlite_master SET sql = 'CREATE TABLE a (x, y)' WHERE name = 'a'",
    ],
)
def test_tout_le_reste_est_d_un_autre(lien: sqlite3.Connection, ordres: str) -> None:
    lien.executescript(ordres)
    assert not contient(lien, TABLES)


def _apres_le_debut(lien: sqlite3.Connection, geste: Callable[[], None]) -> Thread:
    """Do something on another thread once the endless question has begun."""
    commencee = Event()

    def attendre() -> None:
        commencee.wait()
        geste()

    lien.create_function("debut", 0, commencee.set)
    fil = Thread(target=attendre)
    fil.start()
    return fil


def test_une_question_sans_fin_cesse_quand_on_l_arrete(lien: sqlite3.Connection) -> None:
    arret = Event()
    ecouter(lien, arret)
    fil = _apres_le_debut(lien, arret.set)
    with pytest.raises(sqlite3.OperationalError) as erreur:
        lien.execute(SANS_FIN).fetchone()
    fil.join()
    assert isinstance(interrompu(erreur.value, arret), Interrompu)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_une_question_sans_fin_cesse_sur_un_signal(lien: sqlite3.Connection) -> None:
    ecouter(lien)
    fil = _apres_le_debut(lien, lambda: os.kill(os.getpid(), signal.SIGINT))
    with pytest.raises(sqlite3.OperationalError) as erreur:
        lien.execute(SANS_FIN).fetchone()
    fil.join()
    assert isinstance(interrompu(erreur.value), KeyboardInterrupt)


def test_une_faute_n_est_pas_une_interruption(lien: sqlite3.Connection) -> None:
    with pytest.raises(sqlite3.OperationalError) as erreur:
        lien.execute("SELECT rien FROM a")
    assert interrompu(erreur.value) is None


def test_un_fichier_ne_se_reserve_qu_une_fois_et_reste_lisible(tmp_path: Path) -> None:
    fichier = tmp_path / "a.sqlite"
    with reserver(fichier) as prise:
        assert prise
        with reserver(fichier) as autre:
            assert not autre
        with closing(sqlite3.connect(fichier)) as lien:
            lien.executescript(TABLES)
    with reserver(fichier) as prise:
        assert prise


def test_dans_un_dossier_absent_rien_ne_se_reserve(tmp_path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError), reserver(tmp_path / "absent" / "a.sqlite"):
        pass
