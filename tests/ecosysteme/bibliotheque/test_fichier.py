import sqlite3
import sys
from contextlib import closing
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
from ecosysteme.bibliotheque.doublons import doublons_possibles
from ecosysteme.bibliotheque.fichier import (
    GENRE,
    NATURE,
    NOM,
    VERSION,
    BibliothequeAbimee,
    BibliothequeIndisponible,
    ecarter_si_abimee,
    ecriture,
    lecture,
    marquer,
    version_des_marques,
)
from ecosysteme.bibliotheque.importation import importer
from ecosysteme.bibliotheque.suppressions import retablir, suppressions, supprimer
from tests.droits import en_simple_utilisateur
from tests.ecosysteme.bibliotheque.fabrique import bibliotheque_de, enregistrement, fichier_pgn

# The tables of a file that the first version made, in its very words.
PREMIERE_VERSION = """
CREATE TABLE source (
    numero INTEGER PRIMARY KEY,
    genre TEXT NOT NULL,           -- wthor, fichier, journal, tournoi
    nom TEXT NOT NULL,
    empreinte TEXT NOT NULL UNIQUE, -- of the bytes of a file, or the place of what grows
    quand REAL NOT NULL,           -- s since 1970, UTC
    parties INTEGER NOT NULL, refusees INTEGER NOT NULL);
CREATE TABLE joueur (
    numero INTEGER PRIMARY KEY,    -- 0 stands for nobody known, and has no row
    nom TEXT NOT NULL UNIQUE,
    cle TEXT NOT NULL,             -- as it is searched
    programme INTEGER NOT NULL);
CREATE TABLE tournoi (
    numero INTEGER PRIMARY KEY,    -- 0 stands for none
    nom TEXT NOT NULL UNIQUE, cle TEXT NOT NULL,
    xot INTEGER NOT NULL);         -- its games begin with eight moves that were drawn
CREATE TABLE partie (
    numero INTEGER PRIMARY KEY,
    source INTEGER NOT NULL REFERENCES source, rang INTEGER NOT NULL, -- its number there
    noir INTEGER NOT NULL, blanc INTEGER NOT NULL, tournoi INTEGER NOT NULL,
    annee INTEGER NOT NULL,        -- 0: not said
    score INTEGER NOT NULL,        -- Black's discs, or who won and no more
    theorique INTEGER,
    etat INTEGER NOT NULL,         -- over, or cut before its end
    coups BLOB NOT NULL,           -- a byte a square, as it was played
    supprimee REAL,
    UNIQUE (source, rang));
CREATE INDEX partie_supprimee ON partie (numero) WHERE supprimee IS NOT NULL;
CREATE TABLE rangement (generation INTEGER NOT NULL, parties INTEGER NOT NULL); -- one row: which arrays are true
"""
QUAND = datetime(2026, 3, 2, 20, 0, 0)
PARTIES = [enregistrement("f5d6"), enregistrement("f5f6e6")]


def sources(dossier: Path) -> int:
    with lecture(dossier) as lien:
        assert lien is not None
        nombre: int = lien.execute("SELECT count(*) FROM source").fetchone()[0]
        return nombre


def test_sans_fichier_il_n_y_a_rien_a_lire_et_rien_n_est_fait(tmp_path: Path) -> None:
    with lecture(tmp_path / "b") as lien:
        assert lien is None
    assert not (tmp_path / "b").exists()


def test_ecrire_est_tout_ou_rien(tmp_path: Path) -> None:
    with pytest.raises(sqlite3.IntegrityError), ecriture(tmp_path) as lien:
        lien.executemany("INSERT INTO source VALUES (1, 'wthor', 'x', 'y', 0.0, 0, 0)", [(), ()])
    with lecture(tmp_path) as lu:
        assert lu is not None
        assert lu.execute("SELECT count(*) FROM source").fetchone() == (0,)
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            lu.execute("DELETE FROM source")


def test_ce_qui_est_abime_est_mis_de_cote_par_qui_importe(tmp_path: Path) -> None:
    dossier = bibliotheque_de(tmp_path / "b", PARTIES)
    (dossier / NOM).write_bytes(b"rien" * 500)
    with pytest.raises(BibliothequeAbimee), lecture(dossier):
        pass
    bilan = importer(dossier, [fichier_pgn(tmp_path / "x.pgn", PARTIES)], horloge=lambda: QUAND)
    assert (bilan.parties, bilan.ecartee) == (2, dossier / "bibliotheque-abime-2026-03-02-200000.sqlite")
    assert ecarter_si_abimee(dossier, QUAND) is None
    (ailleurs,) = dossier.glob("bibliotheque-abime-*.sqlite")
    assert ailleurs.read_bytes() == b"rien" * 500
    assert sources(dossier) == 1
    assert [lieu.name for lieu in dossier.glob("index-*")] == ["index-1"]


@pytest.mark.parametrize(
    ("ordre", "raison"),
    [
        (f"PRAGMA user_version = {VERSION + 1}", "plus récente"),
        (f"PRAGMA application_id = {NATURE + 1}", "autre genre"),
    ],
)
def test_ce_qui_est_d_ailleurs_ou_plus_recent_reste_comme_il_est(tmp_path: Path, ordre: str, raison: str) -> None:
    dossier = bibliotheque_de(tmp_path / "b", PARTIES)
    with closing(sqlite3.connect(dossier / NOM)) as lien:
        lien.execute(ordre)
        lien.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    avant = (dossier / NOM).read_bytes()
    with pytest.raises(BibliothequeIndisponible, match=raison) as refus:
        importer(dossier, [fichier_pgn(tmp_path / "x.pgn", PARTIES[:1])])
    assert str(refus.value.remede) in ("mettre ce programme à jour", "déplacer ce fichier"), "rien du journal"
    assert (dossier / NOM).read_bytes() == avant
    assert [lieu.name for lieu in dossier.glob("index-*")] == ["index-1"]


ANALYSES = ("analyse", "analyse_demandee")
CHANGEMENTS = ("suppression", "meme_joueur", "posee", "marquage")


@pytest.mark.parametrize(("version", "tables"), [(1, ANALYSES + CHANGEMENTS), (2, CHANGEMENTS)])
def test_un_fichier_d_une_version_plus_ancienne_garde_tout_et_recoit_ce_qui_lui_manque(
    tmp_path: Path, version: int, tables: tuple[str, ...]
) -> None:
    dossier = bibliotheque_de(tmp_path / "b", PARTIES)
    with closing(sqlite3.connect(dossier / NOM)) as lien:
        lien.executescript("".join(f"DROP TABLE {table};" for table in tables) + f"PRAGMA user_version = {version};")
    with ecriture(dossier) as lu:
        assert lu.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert lu.execute("SELECT count(*) FROM analyse").fetchone() == (0,)
        assert lu.execute("SELECT count(*) FROM partie").fetchone() == (2,)
        assert version_des_marques(lu) == 0
        marquer(lu)
        assert version_des_marques(lu) == 1


def test_un_fichier_de_la_premiere_version_est_encore_le_notre(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / NOM)) as lien:
        lien.executescript(f"{PREMIERE_VERSION} PRAGMA application_id = {NATURE}; PRAGMA user_version = 1;")
        lien.execute("INSERT INTO source VALUES (1, 'wthor', 'x', 'y', 0.0, 0, 0)")
        lien.commit()
    assert sources(tmp_path) == 1
    with lecture(tmp_path) as lu:
        assert lu is not None
        assert lu.execute("PRAGMA user_version").fetchone() == (VERSION,)


def test_une_vue_a_la_place_d_une_table_est_refusee(tmp_path: Path) -> None:
    dossier = bibliotheque_de(tmp_path / "b", PARTIES)
    with closing(sqlite3.connect(dossier / NOM)) as lien:
        lien.execute("ALTER TABLE rangement RENAME TO ancien")
        lien.execute("CREATE VIEW rangement AS SELECT 1 AS generation, 10 AS parties")
        lien.commit()
    with pytest.raises(BibliothequeAbimee), lecture(dossier):
        pass


def test_le_fichier_ne_contient_que_ses_tables(tmp_path: Path) -> None:
    with ecriture(tmp_path) as lien:
        noms = {nom for (nom,) in lien.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        assert noms == {"source", "joueur", "tournoi", "partie", "rangement", *ANALYSES, *CHANGEMENTS}
    assert GENRE.nature == NATURE


@pytest.mark.parametrize(
    ("table", "colonne", "valeur"),
    [
        ("rangement", "generation", b"\xff"),
        ("suppression", "quand", b"%%"),
        ("marquage", "dernier", "[[["),
        ("marquage", "dernier", 9e999),
        ("joueur", "cle", b"%%"),
    ],
)
def test_une_case_d_un_autre_type_est_un_dommage(tmp_path: Path, table: str, colonne: str, valeur: object) -> None:
    dossier = bibliotheque_de(tmp_path / "b", PARTIES)
    supprimer(dossier, [1])
    with closing(sqlite3.connect(dossier / NOM)) as lien, lien:
        lien.execute(f"UPDATE {table} SET {colonne} = ?", (valeur,))
    with pytest.raises(BibliothequeAbimee):
        tout_demander(dossier, fichier_pgn(tmp_path / "x.pgn", [enregistrement("f5d6c3")]))


def test_une_case_vide_qui_ne_peut_pas_l_etre_est_un_dommage(tmp_path: Path) -> None:
    dossier = bibliotheque_de(tmp_path / "b", PARTIES)
    with pytest.raises(BibliothequeAbimee), ecriture(dossier) as lien:
        lien.execute("UPDATE marquage SET version = NULL")  # as that of a damaged page, to which one is added


def tout_demander(dossier: Path, fichier: Path) -> None:
    len(Bibliotheque(dossier))
    doublons_possibles(dossier)
    for suppression in suppressions(dossier):
        retablir(dossier, suppression.quand)
    importer(dossier, [fichier])


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
def test_une_bibliotheque_ou_rien_ne_s_ecrit_se_lit() -> None:
    """On a shared folder, as a school lends it."""
    with TemporaryDirectory() as nom:
        dossier = bibliotheque_de(Path(nom) / "b", [enregistrement("f5d6c3"), enregistrement("f5f6e6")])
        assert len(Bibliotheque(dossier)) == 2  # and what it takes is imported, where nobody may read Python itself
        Path(nom).chmod(0o755)
        dossier.chmod(0o555)
        with en_simple_utilisateur():
            assert len(Bibliotheque(dossier)) == 2
            with pytest.raises(BibliothequeIndisponible, match="il est en lecture seule"):
                supprimer(dossier, [1])
        dossier.chmod(0o755)
