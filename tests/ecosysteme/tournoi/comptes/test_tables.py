"""Files of the first version are read as they are, and become the second when something is written to them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.comptes.tables import NATURE, PREMIERES, VERSION
from ecosysteme.tournoi.exports import lire_tableau
from ecosysteme.tournoi.fiche import PartieFinie
from ecosysteme.tournoi.plan import Reglement
from ecosysteme.tournoi.rangees import en_rangee

REGLEMENT = Reglement("morpion", ("ia_max", "ia_min"), 4)
FICHES = [
    PartieFinie(rang, rang, 1 - rang, "", "", "a1 b1 a2 b2 a3", ((), ()), 1, (1, 0), (0.0, 0.0), 0.0) for rang in (0, 1)
]


@pytest.fixture
def ancien(tmp_path: Path) -> Path:
    chemin = tmp_path / "ancien.sqlite"
    with closing(sqlite3.connect(chemin)) as lien, lien:
        lien.executescript(f"{PREMIERES} PRAGMA application_id = {NATURE}; PRAGMA user_version = 1;")
        lien.execute("INSERT INTO tournoi VALUES (1, ?, '2025-01-01T00:00:00+00:00')", (REGLEMENT.en_json(),))
        lien.executemany(f"INSERT INTO partie VALUES (1{', ?' * 16})", [en_rangee(fiche) for fiche in FICHES])
    return chemin


def version(chemin: Path) -> int:
    with closing(sqlite3.connect(chemin)) as lien:
        return int(lien.execute("PRAGMA user_version").fetchone()[0])


def test_on_lit_un_ancien_fichier_sans_y_toucher(ancien: Path) -> None:
    with Base(ancien, creer=False) as base:
        assert list(base.fiches(1)) == FICHES
        assert (base.sommes(1), lire_tableau(base, 1).parties) == (None, 2)
        assert base.rencontres(1, 0, 1, 500) == FICHES[::-1]
        assert list(base.incidents(1, 5)) == []
    assert version(ancien) == 1


def test_il_devient_de_cette_version_quand_on_y_joue(ancien: Path) -> None:
    with Base(ancien) as lecteur, Base(ancien) as base, base.reservee():
        base.compter(1)
        assert version(ancien) == VERSION
        assert list(lecteur.fiches(1)) == FICHES, "qui l'avait ouvert avant le lit encore"
        sommes = base.sommes(1)
        assert sommes is not None
        assert sommes.duels == {(0, 1): [1, 0, 1, 0, 0, 1, 0, 0]}


def test_une_partie_de_plus_le_modernise_aussi(ancien: Path) -> None:
    with Base(ancien) as base:
        base.creer(REGLEMENT)
        base.ajouter(2, FICHES[:1])
        assert base.sommes(1) is None, "personne n'a compté celles de l'autre tournoi"
        sommes = base.sommes(2)
        assert sommes is not None
        assert sommes.parties == 1
    assert version(ancien) == VERSION
