"""Whether the process that plays a game is still there: its lock dies with it."""

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from threading import Event, Thread

from ecosysteme.journal.verrou import Verrou, nettoyer, verrou_pris

RACINE = Path(__file__).parents[3]
TENIR = """
import sys
from pathlib import Path
from ecosysteme.journal.verrou import Verrou
verrou = Verrou(Path(sys.argv[1]), "abc0123456789def")
print("tenu", flush=True)
sys.stdin.read()
"""


def test_tenue_jusqu_a_ce_qu_elle_soit_rendue(tmp_path: Path) -> None:
    chemin = tmp_path / "journal.sqlite"
    assert not verrou_pris(chemin, "abc0123456789def")
    verrou = Verrou(chemin, "abc0123456789def")
    for _ in range(2):
        assert verrou_pris(chemin, "abc0123456789def")
        assert not verrou_pris(chemin, "fff0123456789abc")
    verrou.rendre()
    assert not verrou_pris(chemin, "abc0123456789def")
    assert list(tmp_path.iterdir()) == []


def test_un_processus_mort_ne_tient_plus_rien_et_ne_laisse_rien(tmp_path: Path) -> None:
    chemin = tmp_path / "journal.sqlite"
    commande, environnement = [sys.executable, "-c", TENIR, str(chemin)], {**os.environ, "PYTHONPATH": str(RACINE)}
    with subprocess.Popen(
        commande, env=environnement, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as autre:
        assert autre.stdout is not None
        assert autre.stdout.readline() == "tenu\n"
        assert verrou_pris(chemin, "abc0123456789def")
        autre.kill()
    if os.name != "nt":
        assert autre.returncode == -signal.SIGKILL
    assert not verrou_pris(chemin, "abc0123456789def")
    assert list(tmp_path.iterdir()) == []


def test_un_dossier_ou_rien_ne_s_ecrit_n_est_pas_une_faute(tmp_path: Path) -> None:
    (tmp_path / "fichier").touch()
    verrou = Verrou(tmp_path / "fichier" / "journal.sqlite", "abc0123456789def")
    assert not verrou_pris(tmp_path / "fichier" / "journal.sqlite", "abc0123456789def")
    verrou.rendre()


def test_les_restes_des_morts_sont_balayes_pas_les_vivants(tmp_path: Path) -> None:
    chemin = tmp_path / "journal.sqlite"
    for reste in ("journal.sqlite-0123456789abcdef", "journal.sqlite-wal", "journal.sqlite-notes"):
        (tmp_path / reste).touch()
    verrou = Verrou(chemin, "fedcba9876543210")
    nettoyer(chemin)
    assert verrou_pris(chemin, "fedcba9876543210")
    verrou.rendre()
    assert {reste.name for reste in tmp_path.iterdir()} == {"journal.sqlite-wal", "journal.sqlite-notes"}


def test_qui_nettoie_au_moment_ou_le_verrou_se_prend_ne_le_fait_pas_perdre(tmp_path: Path) -> None:
    """A lock on a file that somebody has taken away meanwhile would tell nobody that we are alive."""
    chemin, teneur = tmp_path / "journal.sqlite", "abc0123456789def"
    fichier = tmp_path / f"journal.sqlite-{teneur}"
    tenu, prendre = Event(), Event()

    def nettoyer_a_demi() -> None:
        with closing(sqlite3.connect(fichier, isolation_level=None)) as lien:
            lien.execute("BEGIN EXCLUSIVE")
            tenu.set()
            prendre.wait()
            fichier.unlink()

    fil = Thread(target=nettoyer_a_demi)
    fil.start()
    tenu.wait()
    prendre.set()
    verrou = Verrou(chemin, teneur)
    fil.join()
    assert verrou_pris(chemin, teneur)
    verrou.rendre()
