"""The journal's file: made, checked; what is damaged is told from what is merely not usable now."""

import os
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace

import pytest

from ecosysteme.journal import fichier
from ecosysteme.journal.fichier import (
    NATURE,
    VERSION,
    JournalAbime,
    JournalIndisponible,
    lecture,
    mettre_de_cote,
    ouvrir,
    transaction,
)

INSERER = "INSERT INTO noeud VALUES (1, {}, NULL, 0, NULL, 0, '', '', NULL, 0, '', 0, '')"


def test_fait_a_la_premiere_ouverture_dans_un_dossier_qui_manque(tmp_path: Path) -> None:
    chemin = tmp_path / "un" / "deux" / "journal.sqlite"
    for _ in range(2):
        with closing(ouvrir(chemin)) as lien:
            assert lien.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert lien.execute("PRAGMA user_version").fetchone() == (VERSION,)
            assert lien.execute("PRAGMA application_id").fetchone() == (NATURE,)


def test_rien_a_lire_n_est_pas_une_faute(tmp_path: Path) -> None:
    vide = tmp_path / "vide.sqlite"
    vide.touch()
    for chemin in (tmp_path / "absent.sqlite", vide):
        with lecture(chemin) as lien:
            assert lien is None
    assert not (tmp_path / "absent.sqlite").exists()


@pytest.mark.parametrize("octets", [b"des notes de cours" * 100, b"SQLite format 3\0" + b"\xff" * 4080])
def test_un_fichier_qui_n_est_plus_une_base_est_abime(tmp_path: Path, octets: bytes) -> None:
    chemin = tmp_path / "journal.sqlite"
    chemin.write_bytes(octets)
    with pytest.raises(JournalAbime, match="est abîmé"):
        ouvrir(chemin)
    with pytest.raises(JournalAbime), lecture(chemin):
        pass
    assert chemin.read_bytes() == octets


def test_une_table_perdue_est_un_dommage(tmp_path: Path) -> None:
    chemin = tmp_path / "journal.sqlite"
    with closing(ouvrir(chemin)) as lien:
        lien.execute("DROP TABLE noeud")
    with pytest.raises(JournalAbime):
        ouvrir(chemin)


@pytest.mark.parametrize(
    ("ordres", "phrase"),
    [
        (
            f"ALTER TABLE partie ADD COLUMN nouveau; PRAGMA user_version = {VERSION + 1}",
            "une version plus récente d'Othellier l'a écrit",
        ),
        ("ALTER TABLE noeud RENAME TO carte; PRAGMA application_id = 7", "c'est un autre genre de fichier"),
    ],
)
def test_ce_qui_n_est_pas_a_nous_reste_comme_il_est(tmp_path: Path, ordres: str, phrase: str) -> None:
    chemin = tmp_path / "journal.sqlite"
    with closing(ouvrir(chemin)) as lien:
        lien.executescript(ordres)
    octets = chemin.read_bytes()
    with pytest.raises(JournalIndisponible, match=phrase):
        ouvrir(chemin)
    with pytest.raises(JournalIndisponible, match=phrase), lecture(chemin):
        pass
    assert chemin.read_bytes() == octets


def test_un_autre_ecrivain_fait_attendre_puis_se_dit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fichier, "PATIENCE", 0.0)
    chemin = tmp_path / "journal.sqlite"
    with closing(ouvrir(chemin)) as un, closing(ouvrir(chemin)) as autre:
        with transaction(un):
            un.execute(INSERER.format(0))
            with pytest.raises(JournalIndisponible, match="occupé par un autre programme"), fichier.en_clair(chemin):
                autre.execute("BEGIN IMMEDIATE")
            with lecture(chemin) as lien:  # reading goes on meanwhile, without what is not committed
                assert lien is not None
                assert lien.execute("SELECT count(*) FROM noeud").fetchone() == (0,)
        with transaction(autre):
            autre.execute(INSERER.format(1))


@pytest.mark.parametrize(("libre", "phrase"), [(0, "le disque est plein"), (10**9, "le disque ne répond pas")])
def test_un_disque_plein_se_dit_meme_quand_sqlite_ne_le_dit_pas(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, libre: int, phrase: str
) -> None:
    monkeypatch.setattr(fichier, "disk_usage", lambda _: SimpleNamespace(free=libre))
    erreur = sqlite3.OperationalError("disk I/O error")
    erreur.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
    with pytest.raises(JournalIndisponible, match=phrase), fichier.en_clair(tmp_path / "journal.sqlite"):
        raise erreur


@pytest.mark.parametrize(("numero", "faute"), [(sqlite3.SQLITE_PROTOCOL, JournalIndisponible), (None, JournalAbime)])
def test_les_mots_de_sqlite_ne_sont_pas_une_raison(tmp_path: Path, numero: int | None, faute: type[Exception]) -> None:
    """They are English; Python's own, without a number, are about a text that it cannot read."""
    erreur = sqlite3.OperationalError("locking protocol of the database, which is not decoded")
    if numero is not None:
        erreur.sqlite_errorcode, erreur.sqlite_errorname = numero, "SQLITE_PROTOCOL"
    with pytest.raises(faute) as dite, fichier.en_clair(tmp_path / "journal.sqlite"):
        raise erreur
    assert "database" not in str(dite.value)


def test_une_transaction_est_entiere_ou_n_est_pas(tmp_path: Path) -> None:
    with closing(ouvrir(tmp_path / "journal.sqlite")) as lien:
        with pytest.raises(sqlite3.IntegrityError), transaction(lien):
            lien.executemany(INSERER.format("?"), [(0,), (0,)])
        assert lien.execute("SELECT count(*) FROM noeud").fetchone() == (0,)


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="le système ne refuse rien à cet utilisateur")
def test_un_dossier_ou_rien_ne_s_ecrit(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(JournalIndisponible, match="la permission est refusée"):
            ouvrir(tmp_path / "sous" / "journal.sqlite")
    finally:
        tmp_path.chmod(0o700)


def test_un_fichier_a_la_place_du_dossier(tmp_path: Path) -> None:
    (tmp_path / "sous").touch()
    with pytest.raises(JournalIndisponible, match="ne peut pas être utilisé"):
        ouvrir(tmp_path / "sous" / "journal.sqlite")


def test_mis_de_cote_avec_ce_qui_va_avec_et_jamais_sur_un_autre(tmp_path: Path) -> None:
    chemin, instant = tmp_path / "journal.sqlite", datetime(2026, 11, 22, 15, 4, 5)
    for rang in ("premier", "second"):
        for suffixe in ("", "-wal", "-shm"):
            (tmp_path / f"journal.sqlite{suffixe}").write_text(rang + suffixe)
        mettre_de_cote(chemin, instant)
    base = "journal-abime-2026-11-22-150405"
    assert {reste.name: reste.read_text() for reste in tmp_path.iterdir()} == {
        f"{nom}.sqlite{suffixe}": rang + suffixe
        for nom, rang in ((base, "premier"), (f"{base}-2", "second"))
        for suffixe in ("", "-wal", "-shm")
    }


@pytest.mark.skipif(os.name == "nt", reason="un lien y demande un droit")
def test_derriere_un_lien_c_est_le_fichier_qui_est_mis_de_cote(tmp_path: Path) -> None:
    ailleurs = tmp_path / "ailleurs"
    ailleurs.mkdir()
    (ailleurs / "vrai.sqlite").write_text("abîmé")
    lien = tmp_path / "journal.sqlite"
    lien.symlink_to(ailleurs / "vrai.sqlite")
    reste = mettre_de_cote(lien, datetime(2026, 11, 22, 15, 4, 5))
    assert reste == (ailleurs / "vrai-abime-2026-11-22-150405.sqlite").resolve()
    assert lien.is_symlink()
    ouvrir(lien).close()
    assert (ailleurs / "vrai.sqlite").exists(), "le nouveau est là où mène le lien"


def test_ce_qui_ne_se_renomme_pas_reste_la(tmp_path: Path) -> None:
    with pytest.raises(JournalIndisponible):
        mettre_de_cote(tmp_path / "absent.sqlite", datetime(2026, 11, 22))
