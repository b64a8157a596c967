"""The queue to its end whatever happens: paused, killed, its workers killed, on a cluster."""

from __future__ import annotations

import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import closing, contextmanager, nullcontext
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from ecosysteme import executeurs
from ecosysteme.bibliotheque.fichier import NOM
from ecosysteme.executeurs import ouvriers
from ecosysteme.fautes import Faute, Message, Panne
from ecosysteme.revue_en_serie import deroulement, file
from ecosysteme.revue_en_serie.deroulement import (
    MORTS_MAX,
    PANNES_MAX,
    PART_DU_COMPTE,
    AvancementSerie,
    RevueEnSerie,
    ouvriers_discrets,
)
from ecosysteme.revue_en_serie.file import CompteDeFile, DemandeDAnalyse, compter, demander, refus
from ecosysteme.revue_en_serie.ouvrier import PartieJugee
from tests.ecosysteme.revue_en_serie.bibliotheques import PEU, inventee, toutes
from tests.grappes import grappe_locale
from tests.tailles import taille

RACINE = Path(__file__).parents[3]
LONGTEMPS = 600  # s, more than any test lasts
SANS_SIGKILL = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
# Works at the queue of a folder on two processes; once so many games are judged, waits to be killed.
CONDUCTEUR = """
import sys, time
from functools import partial
from pathlib import Path
from ecosysteme.executeurs import ouvriers
from ecosysteme.revue_en_serie.deroulement import RevueEnSerie
if __name__ == "__main__":
    def tenir(avancement):
        if avancement.faites >= int(sys.argv[2]):
            time.sleep(3600)
    RevueEnSerie(Path(sys.argv[1]), partial(ouvriers, 2), rappel=tenir, discret=False).derouler()
"""
JUGEE = PartieJugee(b"\0\0\0", 0.5)


class SurPlace(Executor):
    """Finds the same of each game at once; some kill, some cannot be played."""

    def __init__(self, mortelles: set[bytes] = frozenset(), illegales: set[bytes] = frozenset()) -> None:  # type: ignore[assignment]
        self.mortelles, self.illegales = mortelles, illegales
        self.jugees: list[bytes] = []

    def submit(self, fn: Any, /, demande: DemandeDAnalyse, discret: bool) -> Future[Any]:  # type: ignore[override]
        futur: Future[Any] = Future()
        self.jugees.append(demande.suite)
        assert discret
        if demande.suite in self.mortelles:
            futur.set_exception(BrokenExecutor())
        elif demande.suite in self.illegales:
            futur.set_exception(Faute("coup impossible"))
        else:
            futur.set_result(JUGEE)
        return futur


def lignes(dossier: Path) -> dict[bytes, tuple[bytes, float]]:
    with closing(sqlite3.connect(dossier / NOM)) as lien:
        return {
            suite: (coups, quand) for suite, coups, quand in lien.execute("SELECT suite, coups, quand FROM analyse")
        }


def en_attente(dossier: Path, nombre: int) -> list[bytes]:
    suites = toutes(inventee(dossier, nombre))
    assert demander(dossier, suites, PEU) == len(suites) == nombre
    return suites


def test_chaque_partie_est_jugee_et_l_avancement_est_dit(tmp_path: Path) -> None:
    suites = en_attente(tmp_path / "b", 5)
    dits: list[tuple[int, int]] = []
    executeur = SurPlace()
    revue = RevueEnSerie(
        tmp_path / "b", lambda: nullcontext((executeur, 2)), rappel=lambda av: dits.append((av.faites, av.attente))
    )
    assert revue.derouler()
    assert executeur.jugees == suites
    assert dits == [(rang, 5 - rang) for rang in range(1, 6)]
    assert set(lignes(tmp_path / "b")) == set(suites)
    assert revue.avancement.par_heure_de_coeur == 7200
    assert (revue.avancement.reste, AvancementSerie().reste) == (0, None)
    assert RevueEnSerie(tmp_path / "b", lambda: nullcontext((executeur, 2))).derouler()  # nothing is left
    assert len(executeur.jugees) == 5


def test_une_longue_file_n_est_pas_comptee_apres_chaque_partie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dossier = tmp_path / "b"
    suites = toutes(inventee(dossier, 6))
    assert demander(dossier, suites[:5], PEU) == 5
    maintenant, comptes = 0.0, 0

    def compter_lentement(ou: Path) -> CompteDeFile:
        nonlocal maintenant, comptes
        maintenant, comptes = maintenant + 1, comptes + 1
        return compter(ou)

    def suivre(avancement: AvancementSerie) -> None:
        nonlocal maintenant
        dits.append(avancement.attente)
        if avancement.faites == 1:
            demander(dossier, suites[5:], PEU)
        elif avancement.faites == 3:
            maintenant += 1 / PART_DU_COMPTE

    monkeypatch.setattr(deroulement, "monotonic", lambda: maintenant)
    monkeypatch.setattr(file, "compter", compter_lentement)
    dits: list[int] = []
    executeur = SurPlace()
    assert RevueEnSerie(dossier, lambda: nullcontext((executeur, 1)), rappel=suivre).derouler()
    assert executeur.jugees == suites
    assert dits == [4, 3, 2, 2, 1, 0]  # the sixth one is seen when it is time to count again
    assert comptes == 4


@pytest.mark.parametrize("drapeau", ["pause", "abandon"])
def test_arretee_puis_reprise_elle_ne_juge_rien_deux_fois(tmp_path: Path, drapeau: str) -> None:
    en_attente(tmp_path / "b", 6)
    executeur = SurPlace()
    passages = 0
    fini = False
    while not fini:
        revue = RevueEnSerie(tmp_path / "b", lambda: nullcontext((executeur, 1)))
        revue._rappel = lambda _, revue=revue: getattr(revue, drapeau).set()  # type: ignore[misc]
        fini = revue.derouler()
        passages += 1
    assert passages == 6
    assert len(executeur.jugees) == len(set(executeur.jugees)) == 6


def test_une_partie_qui_tue_est_rendue_une_fois_puis_refusee_et_les_autres_sont_jugees(tmp_path: Path) -> None:
    suites = en_attente(tmp_path / "b", 6)
    executeur = SurPlace({suites[2]})
    revue = RevueEnSerie(tmp_path / "b", lambda: nullcontext((executeur, 2)))
    assert revue.derouler()
    assert executeur.jugees.count(suites[2]) == MORTS_MAX
    assert list(refus(tmp_path / "b")) == [suites[2]]
    assert "meurt" in str(refus(tmp_path / "b")[suites[2]])
    assert set(lignes(tmp_path / "b")) == set(suites) - {suites[2]}
    assert (revue.avancement.faites, revue.avancement.refusees) == (5, 1)


def test_une_partie_impossible_est_refusee_avec_sa_raison(tmp_path: Path) -> None:
    suites = en_attente(tmp_path / "b", 3)
    executeur = SurPlace(illegales={suites[1]})
    assert RevueEnSerie(tmp_path / "b", lambda: nullcontext((executeur, 2))).derouler()
    assert refus(tmp_path / "b") == {suites[1]: Message("coup impossible")}
    assert compter(tmp_path / "b") == CompteDeFile(0, 1)


def test_des_processus_qui_meurent_toujours_arretent_tout(tmp_path: Path) -> None:
    suites = en_attente(tmp_path / "b", 8)
    revue = RevueEnSerie(tmp_path / "b", lambda: nullcontext((SurPlace(set(suites)), 1)))
    with pytest.raises(Panne, match="les processus meurent"):
        revue.derouler()
    assert compter(tmp_path / "b") == CompteDeFile(8 - PANNES_MAX, PANNES_MAX)


def test_une_machine_garde_un_coeur_pour_qui_s_en_sert(monkeypatch: pytest.MonkeyPatch) -> None:
    for coeurs, attendus in ((None, 1), (1, 1), (2, 1), (8, 7)):
        monkeypatch.setattr(os, "cpu_count", lambda coeurs=coeurs: coeurs)
        assert ouvriers_discrets() == attendus


def _attendre(dossier: Path, seuil: int) -> None:
    """Wait until so many games are committed, as somebody else sees it."""
    limite = time.monotonic() + LONGTEMPS
    while len(lignes(dossier)) < seuil:
        assert time.monotonic() < limite
        time.sleep(0.01)


@SANS_SIGKILL
def test_des_parties_dont_tout_est_tue_puis_repris(tmp_path: Path) -> None:
    """SIGKILL to who writes, then to workers: what was committed stays as it was, and all is judged once."""
    dossier = tmp_path / "b"
    fois, parties = taille(1, 2), taille(24, 100)
    suites = en_attente(dossier, parties)
    programme = tmp_path / "conducteur.py"
    programme.write_text(CONDUCTEUR, encoding="utf-8")
    environnement = {**os.environ, "PYTHONPATH": str(RACINE)}
    gardees: dict[bytes, tuple[bytes, float]] = {}
    tenues = str(parties * 2 // 5)  # once so many are judged, it only waits to be killed
    for seuil in (3, 31)[:fois]:
        with subprocess.Popen([sys.executable, str(programme), str(dossier), tenues], env=environnement) as conducteur:
            _attendre(dossier, seuil)
            conducteur.kill()
            conducteur.wait(LONGTEMPS)
        lues = lignes(dossier)
        assert gardees.items() <= lues.items()
        gardees = lues
        assert len(lues) + compter(dossier).attente == parties
    assert 3 <= len(gardees) < parties
    tues: list[int] = []

    def tuer(avancement: AvancementSerie) -> None:
        if avancement.faites >= 3 * (1 + 2 * len(tues)) and len(tues) < fois:
            victime = active_children()[0].pid
            assert victime is not None
            with contextlib.suppress(ProcessLookupError):
                os.kill(victime, signal.SIGKILL)
                tues.append(victime)

    revue = RevueEnSerie(dossier, partial(ouvriers, 2), rappel=tuer, discret=False)  # others may want the processors
    assert revue.derouler()
    assert len(tues) == fois
    finales = lignes(dossier)
    assert gardees.items() <= finales.items()
    assert set(finales) == set(suites)
    assert revue.avancement.faites == parties - len(gardees)
    assert compter(dossier) == CompteDeFile()


@pytest.mark.complet
@pytest.mark.filterwarnings("ignore")
def test_deux_ouvriers_d_une_grappe_jugent_comme_cette_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executeurs, "REPONSE", LONGTEMPS)
    with grappe_locale(2) as grappe:
        suites = en_attente(tmp_path / "b", 8)

        @contextmanager
        def ouvrir() -> Iterator[tuple[Executor, int]]:
            with ouvriers(1, grappe.scheduler_address) as (executeur, nombre):
                assert nombre == 2
                yield executeur, nombre

        revue = RevueEnSerie(tmp_path / "b", ouvrir)
        assert revue.derouler()
    assert set(lignes(tmp_path / "b")) == set(suites)
    en_attente(tmp_path / "c", 8)
    assert RevueEnSerie(tmp_path / "c", partial(ouvriers, 1), discret=False).derouler()
    assert file.analyses(tmp_path / "c") == file.analyses(tmp_path / "b")
