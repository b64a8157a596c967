"""The file of tournaments: what goes in comes out, twice is once, and other people's files are left alone."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.fautes import Message, citer
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.comptes.tables import VERSION
from ecosysteme.tournoi.fiche import TEMPS_ECOULE, PartieFinie
from ecosysteme.tournoi.plan import Reglement
from tests.droits import en_simple_utilisateur

RACINE = Path(__file__).parents[3]
REGLEMENT = Reglement("othello", ("ia_alea", "ia_max"), 10, graine=4, sprt=(-5.0, 5.0), arbitrage=20)
FICHE = PartieFinie(
    rang=3,
    premier=1,
    second=0,
    graine="8/3 9/3",
    ouverture="f5 d6",
    coups="f5 d6 c3 d3",
    temps=((1200,), (34,)),
    issue=2,
    points=(0, 0),
    mobilite=(4.5, 6.25),
    quand=1_700_000_000.25,
    raison=Message("{moteur} joue {coup!r}", moteur=Message("IA Externe ({nom})", nom="{x}"), coup="d'9"),
    fautif=1,
)


def test_une_raison_ecrite_en_toutes_lettres_se_relit_telle_quelle(tmp_path: Path) -> None:
    """The files of before had finished sentences."""
    fichier = tmp_path / "b.sqlite"
    with Base(fichier) as base:
        base.ajouter(base.creer(REGLEMENT), [FICHE])
    with closing(sqlite3.connect(fichier)) as lien, lien:
        lien.execute("UPDATE partie SET raison = 'X {abandonne} la partie'")
    with Base(fichier) as base:
        assert [fiche.raison for fiche in base.fiches(1)] == [citer("X {abandonne} la partie")]


def test_ce_qui_entre_ressort(tmp_path: Path) -> None:
    fichier = tmp_path / "b.sqlite"
    autre = replace(FICHE, rang=0, temps=((), ()), raison=Message("arbitrage"), fautif=None, issue=0, points=(32, 32))
    with Base(fichier) as base:
        assert base.creer(REGLEMENT, ["f5 d6", "f5 f6"]) == 1
        assert base.creer(REGLEMENT) == 2
        assert base.ajouter(1, [FICHE, autre]) == [FICHE, autre]
    with Base(fichier, creer=False) as base:
        assert base.numeros() == [1, 2]
        assert base.dernier() == 2
        assert base.plan(1).reglement == REGLEMENT
        assert list(base.plan(1).ouvertures) == ["f5 d6", "f5 f6"]
        assert list(base.fiches(1)) == [autre, FICHE]
        assert list(base.issues(1)) == [(0, 1, 0, 0, None), (3, 1, 0, 2, 1)]
        assert list(base.fiches(2)) == []
        assert base.cree(1).endswith("+00:00")


def test_une_partie_ne_compte_qu_une_fois_et_un_lot_entre_entier(tmp_path: Path) -> None:
    with Base(tmp_path / "b.sqlite") as base:
        base.creer(REGLEMENT)
        base.ajouter(1, [FICHE])
        assert base.ajouter(1, [replace(FICHE, issue=1), replace(FICHE, rang=4)]) == [replace(FICHE, rang=4)]
        with pytest.raises(ValueError, match="CHECK"):
            base.ajouter(1, [replace(FICHE, rang=5), replace(FICHE, rang=6, issue=7)])  # type: ignore[arg-type]
        assert list(base.issues(1)) == [(3, 1, 0, 2, 1), (4, 1, 0, 2, 1)]


def test_on_lit_pendant_qu_un_autre_ecrit_mais_un_seul_joue(tmp_path: Path) -> None:
    with Base(tmp_path / "b.sqlite") as base, Base(tmp_path / "b.sqlite") as lecteur:
        base.creer(REGLEMENT)
        with base.reservee():
            base.ajouter(1, [FICHE])
            assert list(lecteur.fiches(1)) == [FICHE]
            with pytest.raises(ValueError, match="se joue déjà"), lecteur.reservee():
                pass
        with lecteur.reservee():
            pass


def test_les_autres_fichiers_restent_comme_ils_sont(tmp_path: Path) -> None:
    texte, autre, futur = (tmp_path / nom for nom in ("texte.txt", "autre.sqlite", "futur.sqlite"))
    texte.write_text("Une lettre, qui n'est pas une base.\n" * 50)
    lien = sqlite3.connect(autre)
    lien.executescript("CREATE TABLE chats (nom); INSERT INTO chats VALUES ('Minou')")
    lien.close()
    Base(futur).fermer()
    lien = sqlite3.connect(futur)
    lien.execute(f"PRAGMA user_version = {VERSION + 1}")
    lien.close()
    for fichier, phrase in (
        (texte, "pas une base SQLite"),
        (autre, "n'est pas une base de tournois"),
        (futur, "version 3"),
    ):
        with pytest.raises(ValueError, match=phrase):
            Base(fichier)
    assert texte.read_text().startswith("Une lettre")
    lien = sqlite3.connect(autre)
    assert lien.execute("SELECT nom FROM chats").fetchall() == [("Minou",)]
    lien.close()


SANS_FIN = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"


@pytest.mark.parametrize(
    "ordres",
    [
        "ALTER TABLE tournoi RENAME TO vrai; CREATE VIEW tournoi AS SELECT numero, reglement, cree FROM vrai",
        f"ALTER TABLE partie RENAME TO vrai; CREATE VIEW partie AS {SANS_FIN} SELECT vrai.* FROM vrai, n",
        f"CREATE TRIGGER t BEFORE INSERT ON partie BEGIN INSERT INTO ouverture {SANS_FIN} SELECT 1, i, '' FROM n; END",
        "ALTER TABLE partie ADD COLUMN de_plus TEXT AS (hex(zeroblob(100000000)))",
        "CREATE TABLE de_plus (x)",
    ],
)
def test_une_base_qui_contient_autre_chose_que_nos_tables_est_refusee(tmp_path: Path, ordres: str) -> None:
    fichier = tmp_path / "b.sqlite"
    with Base(fichier) as base, Base(fichier) as ouverte_avant:
        base.ajouter(base.creer(REGLEMENT), [FICHE])
        with closing(sqlite3.connect(fichier)) as lien, lien:
            lien.executescript(ordres)
        for creer in (True, False):
            with pytest.raises(ValueError, match="contient autre chose que ses tables"):
                Base(fichier, creer)
        with pytest.raises(ValueError, match="contient autre chose que ses tables"):
            ouverte_avant.plan(1)


def test_les_regles_ne_sont_lues_qu_une_fois(tmp_path: Path) -> None:
    """Who checks them and who plays have one value, whatever becomes of the file meanwhile."""
    fichier = tmp_path / "b.sqlite"
    with Base(fichier) as base:
        base.creer(REGLEMENT)
    with Base(fichier) as base:
        verifie = base.plan(1)
        with closing(sqlite3.connect(fichier)) as lien, lien:
            lien.execute("UPDATE tournoi SET reglement = replace(reglement, 'ia_max', 'ia_min')")
        assert base.plan(1) is verifie
        assert verifie.reglement == REGLEMENT


def test_une_lecture_cesse_quand_on_l_arrete(tmp_path: Path) -> None:
    arret = Event()
    with Base(tmp_path / "b.sqlite") as base:
        numero = base.creer(replace(REGLEMENT, parties=20_000))
        base.ajouter(numero, (replace(FICHE, rang=rang) for rang in range(20_000)))
    with Base(tmp_path / "b.sqlite", arret=arret) as base:
        fiches = base.fiches(numero)
        assert next(fiches) == replace(FICHE, rang=0)
        arret.set()
        with pytest.raises(Interrompu):
            list(fiches)


# Takes the lock of a file so many times, and says when somebody else had it meanwhile, or what else went wrong.
PRENEUR = """
import os, sys
from pathlib import Path
from ecosysteme.tournoi.base import Base
dedans, prises = Path(sys.argv[1] + "-dedans"), 0
with Base(sys.argv[1]) as base:
    while prises < int(sys.argv[2]):
        try:
            with base.reservee():
                prises += 1
                os.close(os.open(dedans, os.O_CREAT | os.O_EXCL))
                dedans.unlink()
        except FileExistsError:
            print("deux à la fois")
        except ValueError as erreur:
            if "se joue déjà" not in str(erreur):
                print(erreur)
"""


def test_un_seul_processus_a_la_fois_tient_une_base(tmp_path: Path) -> None:
    Base(tmp_path / "b.sqlite").fermer()
    commande = [sys.executable, "-c", PRENEUR, str(tmp_path / "b.sqlite"), "200"]
    environnement = {**os.environ, "PYTHONPATH": str(RACINE)}
    preneurs = [subprocess.Popen(commande, stdout=subprocess.PIPE, env=environnement) for _ in range(4)]
    assert [preneur.communicate()[0] for preneur in preneurs] == [b""] * 4


def test_un_fichier_abime_se_dit(tmp_path: Path) -> None:
    fichier = tmp_path / "b.sqlite"
    with Base(fichier) as base:
        base.creer(REGLEMENT)
        base.ajouter(1, [replace(FICHE, rang=rang) for rang in range(500)])
    octets = bytearray(fichier.read_bytes())
    octets[8192:] = b"\xff" * (len(octets) - 8192)
    fichier.write_bytes(octets)
    with Base(fichier) as base, pytest.raises(ValueError, match="abîmé"):
        list(base.fiches(1))


@pytest.fixture
def commun() -> Iterator[Path]:
    """A folder that anybody may enter, even when root runs the tests and lends them to somebody else."""
    with TemporaryDirectory() as nom:
        yield Path(nom)
        Path(nom).chmod(0o755)


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
def test_un_fichier_que_l_on_ne_peut_ecrire_se_lit(commun: Path) -> None:
    """On a disc, in somebody else's folder: to be looked at and exported, and not said to be played by another."""
    fichier = commun / "b.sqlite"
    with Base(fichier) as base:
        base.creer(REGLEMENT)
        base.ajouter(1, [FICHE])
    fichier.chmod(0o444)
    for mode in (0o777, 0o555):  # the file only, then all of the folder
        (commun / "b.sqlite-verrou").unlink(missing_ok=True)
        commun.chmod(mode)
        with en_simple_utilisateur(), Base(fichier, creer=False) as base:
            assert list(base.fiches(1)) == [FICHE]
            with pytest.raises(ValueError, match=r"\.sqlite : en lecture seule$"):
                base.creer(REGLEMENT)
            with pytest.raises(ValueError, match="ne peut pas être ouverte" if mode == 0o555 else "lecture seule"):
                _reserver(base)


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of POSIX")
def test_un_verrou_que_l_on_ne_peut_ecrire_ne_se_partage_pas(commun: Path) -> None:
    """SQLite lets all those hold it who may only read it."""
    fichier = commun / "b.sqlite"
    with Base(fichier) as base, base.reservee():
        pass
    commun.chmod(0o777)
    for reste in commun.iterdir():
        reste.chmod(0o444 if reste.name.endswith("-verrou") else 0o666)
    with (
        en_simple_utilisateur(),
        Base(fichier, creer=False) as base,
        pytest.raises(ValueError, match="verrou ne peut pas être écrit"),
        base.reservee(),
    ):
        pass


def _reserver(base: Base) -> None:
    """Take the lock of those who play, and write."""
    with base.reservee():
        base.ajouter(1, [replace(FICHE, rang=4)])


def test_un_disque_plein_se_dit(tmp_path: Path) -> None:
    with Base(tmp_path / "b.sqlite") as base:
        base.creer(REGLEMENT)
        base._lien.execute("PRAGMA max_page_count = 1")
        with pytest.raises(ValueError, match=r"\.sqlite : le disque est plein$"):
            base.ajouter(1, [replace(FICHE, rang=rang) for rang in range(500)])
        assert list(base.fiches(1)) == []


def test_ce_qui_manque(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="n'existe pas"):
        Base(tmp_path / "rien.sqlite", creer=False)
    assert list(tmp_path.iterdir()) == []
    for creer in (True, False):
        with pytest.raises(ValueError, match="est un dossier : attendu le fichier d'une base"):
            Base(tmp_path, creer)
    (tmp_path / "vide").touch()
    with pytest.raises(ValueError, match="aucun tournoi"):
        Base(tmp_path / "vide", creer=False)
    assert (tmp_path / "vide").read_bytes() == b""  # it was only looked at
    with Base(tmp_path / "b.sqlite") as base:
        with pytest.raises(ValueError, match="aucun tournoi"):
            base.dernier()
        with pytest.raises(ValueError, match="pas de tournoi 5"):
            base.plan(5)


def test_les_parties_se_retrouvent_et_seuls_les_forfaits_s_oublient(tmp_path: Path) -> None:
    fiches = [replace(FICHE, rang=rang) for rang in range(5)]
    with Base(tmp_path / "b.sqlite") as base:
        base.creer(REGLEMENT)
        base.ajouter(1, fiches)
        chute = replace(FICHE, rang=5, raison=TEMPS_ECOULE, points=(0, 64))
        base.ajouter(1, [chute])
        assert [faute for *_, faute in base.issues(1)] == [1] * 5 + [None], "une chute est un résultat"
        base.oublier_forfaits(1)
        assert list(base.fiches(1)) == [chute]
        base.ajouter(1, fiches)
        assert [base.fiche(1, rang) for rang in (3, 7)] == [fiches[3], None]
        assert list(base.dernieres(1, 2)) == [chute, fiches[4]]
