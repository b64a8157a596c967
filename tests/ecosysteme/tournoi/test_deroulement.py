"""A tournament to its end whatever happens: paused, killed, its workers killed, on a cluster that loses a machine."""

from __future__ import annotations

import contextlib
import math
import os
import shlex
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from functools import partial
from importlib import import_module
from multiprocessing import active_children
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from ecosysteme import executeurs
from ecosysteme.executeurs import ouvriers
from ecosysteme.fautes import citer
from ecosysteme.tournoi import deroulement as module
from ecosysteme.tournoi import ouvrier
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.deroulement import Deroulement, TournoiEnPanne
from ecosysteme.tournoi.ouvrier import jouer_lot
from ecosysteme.tournoi.plan import Plan, Reglement
from ecosysteme.tournoi.tableau import Tableau
from tests.ecosysteme.protocoles.conftest import FAUX
from tests.grappes import grappe_locale
from tests.tailles import taille

RACINE = Path(__file__).parents[3]
LONGTEMPS = 600  # s, more than any test lasts
MORTELLE = 7  # the rank of a game that kills
SANS_SIGKILL = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
Lire = Callable[[Path], list[tuple[Any, ...]]]

# Plays the newest tournament of a file on two processes; from so many games on, waits to be killed. Ctrl+C is a flag,
# as in the commands: raised anywhere, it may leave a lock of the executor taken for ever.
CONDUCTEUR = """
import sys, time
from functools import partial
from ecosysteme.executeurs import ouvriers
from ecosysteme.interruption import sur_interruption
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.deroulement import Deroulement
if __name__ == "__main__":
    def tenir(_):
        if deroulement.tableau.parties >= int(sys.argv[2]):
            time.sleep(3600)

    with Base(sys.argv[1]) as base, sur_interruption() as arret:
        deroulement = Deroulement(base, base.dernier(), partial(ouvriers, 2), rappel=tenir, abandon=arret)
        deroulement.derouler()
"""

# Says its process in the name of a file, then listens to nobody.
SOURD = """
import os, signal, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
open(f"{sys.argv[1]}.{os.getpid()}", "w").close()
time.sleep(600)
"""


def lignes(chemin: Path) -> Any:
    with Base(chemin) as base:
        tableau = Tableau(base.plan(base.dernier()).reglement)
        tableau.noter_tout(base.issues(base.dernier()))
        return tableau.lignes()


def test_toute_la_partie_est_dans_le_fichier(entier: Path, reglement: Reglement, parties: Lire) -> None:
    plan = Plan(reglement)
    jouees = parties(entier)
    assert [(p[0], p[1], p[2]) for p in jouees] == [(rang, plan[rang].premier, plan[rang].second) for rang in range(40)]
    assert len({partie[4] for partie in jouees}) > 30  # the draws differ from game to game


def test_tout_executeur_donne_les_memes_parties(
    tmp_path: Path, entier: Path, reglement: Reglement, parties: Lire, sur_deux_fils: Any
) -> None:
    for rang, ouvrir in enumerate((sur_deux_fils, partial(ouvriers, 2))):
        with Base(tmp_path / f"{rang}.sqlite") as base:
            deroulement = Deroulement(base, base.creer(reglement), ouvrir)
            assert deroulement.derouler()
            assert deroulement.avancement.faites == 40
            assert deroulement.avancement.processeur > 0
        assert parties(tmp_path / f"{rang}.sqlite") == parties(entier)
        assert lignes(tmp_path / f"{rang}.sqlite") == lignes(entier)


def test_un_lot_trop_long_revient_inacheve_et_rien_ne_se_perd(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    entier: Path,
    reglement: Reglement,
    parties: Lire,
    sur_place: Any,
) -> None:
    """Players that take unequal times: a lot sized for the quick ones would make a pause wait for the slow ones."""
    monkeypatch.setattr(ouvrier, "SECONDES_PAR_LOT", 0.0)
    rendus: list[int] = []
    with Base(tmp_path / "b.sqlite") as base:
        deroulement = Deroulement(
            base, base.creer(reglement), sur_place, rappel=lambda fiches: rendus.append(len(fiches))
        )
        assert deroulement.derouler()
    assert set(rendus) == {1}
    assert parties(tmp_path / "b.sqlite") == parties(entier)


@pytest.mark.parametrize("abandon", [False, True])
def test_pause_et_reprise(
    tmp_path: Path, entier: Path, reglement: Reglement, parties: Lire, sur_place: Any, abandon: bool
) -> None:
    """Stopped after each lot and begun again, it does not play a game twice, and ends with the same games."""
    fichier, reprises, joues = tmp_path / "b.sqlite", 0, 0
    with Base(fichier) as base:
        base.creer(reglement)
    fini = False
    while not fini:
        with Base(fichier) as base:
            deroulement = Deroulement(base, 1, sur_place)
            drapeau = deroulement.abandon if abandon else deroulement.pause
            deroulement._rappel = partial(_lever, drapeau)
            assert deroulement.avancement.deja == len(parties(fichier))
            fini = deroulement.derouler()
            joues += deroulement.avancement.faites
        reprises += 1
    assert reprises > 3
    assert joues == 40
    assert parties(fichier) == parties(entier)
    with Base(fichier) as base:
        deroulement = Deroulement(base, 1, lambda: nullcontext((_Interdit(), 1)))
        assert deroulement.derouler()  # nothing is left: nobody is asked


def _lever(drapeau: Event, _: Any) -> None:
    drapeau.set()


class _Interdit(Executor):
    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        raise AssertionError("il n'y avait plus rien à jouer")


def test_une_pause_demandee_avant_ne_joue_rien(tmp_path: Path, reglement: Reglement) -> None:
    with Base(tmp_path / "b.sqlite") as base:
        deroulement = Deroulement(base, base.creer(reglement), lambda: nullcontext((_Interdit(), 1)))
        deroulement.pause.set()
        assert not deroulement.derouler()


@SANS_SIGKILL
def test_un_processus_tue_ne_perd_rien(tmp_path: Path, entier: Path, reglement: Reglement, parties: Lire) -> None:
    """SIGKILL to a worker after the first lot, and again later: the pool is made anew, its games are played again."""
    fichier, tues = tmp_path / "b.sqlite", list[int]()

    def tuer(_: Any) -> None:
        if deroulement.avancement.faites >= 5 * (1 + 2 * len(tues)) and len(tues) < 2:
            victime = active_children()[0].pid
            assert victime is not None
            with contextlib.suppress(
                ProcessLookupError
            ):  # one whose pool was just given up ends by itself: another, then
                os.kill(victime, signal.SIGKILL)
                tues.append(victime)

    with Base(fichier) as base:
        deroulement = Deroulement(base, base.creer(reglement), partial(ouvriers, 2), rappel=tuer)
        assert deroulement.derouler()
    assert len(tues) == 2
    assert parties(fichier) == parties(entier)


@SANS_SIGKILL
def test_le_conducteur_tue_ne_perd_rien(tmp_path: Path, parties: Lire) -> None:
    """SIGKILL to the process that writes, in the middle: what is committed stays, the rest is played, none twice."""
    long = Reglement("othello", ("ia_alea", "ia_max", "ia_alphabeta:profondeur=2"), 60, graine=3)
    fichier, temoin = tmp_path / "b.sqlite", tmp_path / "temoin.sqlite"
    for chemin in (fichier, temoin):
        with Base(chemin) as base:
            base.creer(long)
    programme = tmp_path / "conducteur.py"
    programme.write_text(CONDUCTEUR, encoding="utf-8")
    environnement = {**os.environ, "PYTHONPATH": str(RACINE)}

    def lancer(chemin: Path, plafond: int = 1000) -> subprocess.Popen[bytes]:
        return subprocess.Popen([sys.executable, str(programme), str(chemin), str(plafond)], env=environnement)

    restees: list[int] = []
    for seuil in (5, 25):
        with lancer(fichier, seuil + 15) as conducteur:  # however late the kill, some games are left
            _attendre(fichier, seuil)
            conducteur.kill()
            conducteur.wait(LONGTEMPS)
        restees.append(len(parties(fichier)))
    assert 5 <= restees[0] <= restees[1] < 60
    for chemin in (fichier, temoin):
        with lancer(chemin) as conducteur:
            assert conducteur.wait(LONGTEMPS) == 0
    assert parties(fichier) == parties(temoin)
    assert len(parties(fichier)) == 60
    assert lignes(fichier) == lignes(temoin)


def _attendre(fichier: Path, seuil: int) -> None:
    """Wait until so many games are committed, as somebody else sees it."""
    lien = sqlite3.connect(fichier, timeout=LONGTEMPS)
    limite = time.monotonic() + LONGTEMPS
    while lien.execute("SELECT count(*) FROM partie").fetchone()[0] < seuil:
        assert time.monotonic() < limite
        time.sleep(0.01)
    lien.close()


@SANS_SIGKILL
@pytest.mark.parametrize("fin", ["abandon", "mort"])
def test_un_moteur_externe_ne_survit_pas(tmp_path: Path, fin: str) -> None:
    """An engine that never answers, nor ends with its input, goes with the process that plays, however that ends."""
    moteur, temoin = tmp_path / "moteur.py", tmp_path / "pid"
    moteur.write_text(SOURD, encoding="utf-8")
    externe = f"externe:gtp:{sys.executable} {moteur} {temoin}"
    with Base(tmp_path / "b.sqlite") as base:
        base.creer(Reglement("othello", (externe, "ia_alea"), 10))
    programme = tmp_path / "conducteur.py"
    programme.write_text(CONDUCTEUR, encoding="utf-8")
    environnement = {**os.environ, "PYTHONPATH": str(RACINE)}
    commande = [sys.executable, str(programme), str(tmp_path / "b.sqlite"), "1000"]
    with subprocess.Popen(commande, env=environnement, stderr=subprocess.DEVNULL) as conducteur:
        limite = time.monotonic() + LONGTEMPS
        while not list(tmp_path.glob("pid*")):
            assert time.monotonic() < limite
            time.sleep(0.05)
        conducteur.send_signal(signal.SIGKILL if fin == "mort" else signal.SIGINT)
        conducteur.wait(LONGTEMPS)
    while any(_vit(int(fichier.suffix[1:])) for fichier in tmp_path.glob("pid.*")):
        assert time.monotonic() < limite
        time.sleep(0.05)


def _vit(pid: int) -> bool:
    """Tell whether a process runs; one that died is listed until somebody asks for it."""
    etat = Path(f"/proc/{pid}/stat")
    if not Path("/proc/self/stat").exists():
        pytest.skip("sans /proc, un mort ne se distingue pas")
    return etat.exists() and etat.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.complet
@SANS_SIGKILL
@pytest.mark.filterwarnings("ignore")
def test_une_grappe_qui_perd_un_ouvrier(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, entier: Path, reglement: Reglement, parties: Lire
) -> None:
    """A real scheduler and two workers in processes of their own, one of which is killed in mid-tournament."""
    monkeypatch.setattr(executeurs, "REPONSE", LONGTEMPS)
    distributed = pytest.importorskip("distributed")
    fichier, tues = tmp_path / "b.sqlite", list[int]()
    with grappe_locale(2) as grappe:
        with distributed.Client(grappe.scheduler_address) as client:
            pids = list(client.run(os.getpid).values())
        assert len(set(pids)) == 2

        def tuer(_: Any) -> None:
            if not tues:
                os.kill(pids[0], signal.SIGKILL)
                tues.append(pids[0])

        with Base(fichier) as base:
            ouvrir = partial(ouvriers, 1, grappe.scheduler_address)
            deroulement = Deroulement(base, base.creer(reglement), ouvrir, rappel=tuer)
            assert deroulement.derouler()
    assert tues
    assert parties(fichier) == parties(entier)


@pytest.mark.filterwarnings("ignore")
def test_une_grappe_ne_garde_aucun_programme_d_un_tournoi(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its workers live on, the engines that they started for the games do not."""
    monkeypatch.setattr(executeurs, "REPONSE", LONGTEMPS)
    distributed = pytest.importorskip("distributed")
    moteur = f"externe:gtp:{sys.executable} {FAUX} gtp"
    with (
        grappe_locale(1, fils=2) as grappe,
        distributed.Client(grappe.scheduler_address) as client,
    ):
        with Base(tmp_path / "b.sqlite") as base:
            numero = base.creer(Reglement("othello", (moteur, "ia_alea"), 6))
            assert Deroulement(base, numero, partial(ouvriers, 1, grappe.scheduler_address)).derouler()
            assert all(not fiche.raison for fiche in base.fiches(numero))
        limite = time.monotonic() + LONGTEMPS
        while client.run(_enfants) != dict.fromkeys(client.ncores(), 0):  # they may take a moment to end
            assert time.monotonic() < limite
            time.sleep(0.05)


def _enfants() -> int:
    """Count the programs that this process has started and that run."""
    psutil: Any = import_module("psutil")  # comes with Dask
    return len(psutil.Process().children())


def _mourir(fn: Any, consigne: Any, lot: Any, adresse: Any) -> Any:
    """Play a lot, in the worker, unless it holds the game that kills."""
    if MORTELLE in (appariement.rang for appariement in lot):
        os._exit(1)
    return fn(consigne, lot, adresse)


class _Mine(Executor):
    """Plays with ``executeur``, where one game kills whoever plays it."""

    def __init__(self, executeur: Executor) -> None:
        self.executeur = executeur

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        return self.executeur.submit(_mourir, fn, *args, **kwargs)


def test_une_partie_qui_tue_est_nommee_apres_toutes_les_autres(
    tmp_path: Path, entier: Path, reglement: Reglement, parties: Lire
) -> None:
    """Real workers die of game 8, with innocent ones in progress beside and in the same lot: these are all played."""

    @contextmanager
    def ouvrir() -> Any:
        with ouvriers(2) as (executeur, nombre):
            yield _Mine(executeur), nombre

    with Base(tmp_path / "b.sqlite") as base, pytest.raises(TournoiEnPanne, match=r"qu'il joue la partie 8$"):
        Deroulement(base, base.creer(reglement), ouvrir).derouler()
    assert parties(tmp_path / "b.sqlite") == [partie for partie in parties(entier) if partie[0] != MORTELLE]


def test_des_processus_qui_ne_vivent_pas_ne_sont_pas_refaits_sans_fin(tmp_path: Path, reglement: Reglement) -> None:
    ouvertures = []

    def ouvrir() -> Any:
        ouvertures.append(1)
        raise BrokenExecutor("mort-né")

    with Base(tmp_path / "b.sqlite") as base, pytest.raises(TournoiEnPanne, match="meurent avant de jouer"):
        Deroulement(base, base.creer(reglement), ouvrir).derouler()
    assert len(ouvertures) == module.PANNES_MAX


def test_les_lots_grossissent_et_restent_bornes(
    tmp_path: Path, sur_place: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    tailles, parties = list[int](), taille(800, 2000)

    def espionner(consigne: Any, lot: Any, adresse: Any) -> Any:
        tailles.append(len(lot))
        return jouer_lot(consigne, lot, adresse)

    monkeypatch.setattr(module, "jouer_lot", espionner)
    monkeypatch.setattr(ouvrier, "SECONDES_PAR_LOT", math.inf)  # however slow the machine, each lot is played whole
    court = Reglement("othello:taille=4", ("ia_alea", "ia_max"), parties)
    with Base(tmp_path / "b.sqlite") as base:
        assert Deroulement(base, base.creer(court), sur_place).derouler()
    assert sum(tailles) == parties
    assert tailles[0] == tailles[-1] == 1
    assert 20 < max(tailles) <= module.LOT_MAX


def test_un_verdict_arrete_le_match(tmp_path: Path, sur_place: Any, parties: Lire) -> None:
    decide = Reglement("othello:taille=6", ("ia_alphabeta:profondeur=3", "ia_min"), 1000, graine=1, sprt=(0.0, 200.0))
    with Base(tmp_path / "b.sqlite") as base:
        deroulement = Deroulement(base, base.creer(decide), sur_place)
        assert deroulement.derouler()
        assert deroulement.tableau.sprt is not None
        assert deroulement.tableau.sprt.verdict == "H1"
    assert 2 * deroulement.tableau.sprt.paires <= len(parties(tmp_path / "b.sqlite")) < 300


def test_un_seul_conduit_une_base(tmp_path: Path, reglement: Reglement, sur_place: Any) -> None:
    with Base(tmp_path / "b.sqlite") as base, Base(tmp_path / "b.sqlite") as autre:
        numero = base.creer(reglement)
        with base.reservee(), pytest.raises(ValueError, match="se joue déjà"):
            Deroulement(autre, numero, sur_place).derouler()


def test_un_joueur_qui_ne_demarre_pas_arrete_le_tournoi_sans_perdre(tmp_path: Path, sur_deux_fils: Any) -> None:
    """Nothing of it is a result, and once it is there the tournament goes on as if it always had been."""
    moteur = tmp_path / "moteur.py"
    absent = f"externe:gtp:{shlex.join([sys.executable, str(moteur), 'gtp'])}"
    regles = Reglement("othello", ("ia_alea", "ia_max", absent), 12, graine=2)
    with Base(tmp_path / "b.sqlite") as base:
        numero = base.creer(regles)
        with pytest.raises(
            TournoiEnPanne, match=r"le joueur [^:]*moteur.py gtp n'a pas pu commencer, 3 fois de suite : .*open file"
        ):
            Deroulement(base, numero, sur_deux_fils).derouler()
        assert not [fiche for fiche in base.fiches(numero) if fiche.fautif or 2 in (fiche.premier, fiche.second)]
        moteur.write_bytes(FAUX.read_bytes())
        assert Deroulement(base, numero, sur_deux_fils).derouler()
        assert [fiche.fautif for fiche in base.fiches(numero)] == [None] * 12


def test_un_accident_au_demarrage_ne_compte_pas(tmp_path: Path, sur_place: Any) -> None:
    """Started in vain twice, then well, then in vain twice more after games: nobody stops the tournament."""
    compteur = tmp_path / "essais"
    compteur.write_text("0")
    programme = (
        f"import sys; essai = open({str(compteur)!r}).read(); open({str(compteur)!r}, 'w').write(str(int(essai) + 1));"
        f" essai in '0134' and sys.exit('occupé'); exec(open({str(FAUX)!r}).read())"
    )
    moteur = f"externe:gtp:{shlex.join([sys.executable, '-c', programme, 'gtp', 'meurt'])}"
    with Base(tmp_path / "b.sqlite") as base:
        numero = base.creer(Reglement("othello", ("ia_alea", moteur), 4))
        assert Deroulement(base, numero, sur_place).derouler()
        assert int(compteur.read_text()) == 8


def test_les_forfaits_se_rejouent(
    tmp_path: Path, entier: Path, parties: Lire, reglement: Reglement, sur_place: Any
) -> None:
    with Base(entier, creer=False) as base:
        jouees = list(base.fiches(1))
    forfait = {"coups": "", "issue": 2, "points": (0, 0), "raison": citer("panne"), "fautif": 1}
    perdues = [replace(fiche, **forfait) for fiche in jouees[:9]]  # type: ignore[arg-type]
    with Base(tmp_path / "b.sqlite") as base:
        base.ajouter(base.creer(reglement), [*perdues, *jouees[9:]])
        assert Deroulement(base, 1, sur_place).tableau.forfaits.total() == 9
        base.oublier_forfaits(1)
        deroulement = Deroulement(base, 1, sur_place)
        assert deroulement.derouler()
        assert (deroulement.avancement.faites, deroulement.tableau.forfaits.total()) == (9, 0)
    assert parties(tmp_path / "b.sqlite") == parties(entier)
