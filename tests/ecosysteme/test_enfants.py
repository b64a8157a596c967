"""Programs end with whoever started them: real processes, killed in every way, and what they leave is looked at."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from ecosysteme.enfants import oublier, surveiller, tuer

RACINE = Path(__file__).parents[2]
LONGTEMPS = 60  # s, more than any kill takes
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and sessions of POSIX")

# Deaf to all that asks; says its number, then that of a grandchild that is the leader of a session of its own.
PROGRAMME = """
import os, signal, subprocess, sys, time
for s in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM):
    signal.signal(s, signal.SIG_IGN)
print(os.getpid(), flush=True)
if len(sys.argv) > 1:
    subprocess.run([sys.executable, "-c", sys.argv[1]], start_new_session=True)
while True:
    time.sleep(1)
"""
LANCEUR = """
import sys, time
from ecosysteme.protocoles.processus import Processus
processus = Processus([sys.executable, "-c", sys.argv[1], sys.argv[1]])
for _ in range(2):
    print(processus.lire(time.monotonic() + 60), flush=True)
if len(sys.argv) > 2:
    processus.fermer()
time.sleep(600)
"""


def vivant(numero: int) -> bool:
    try:
        etat = Path(f"/proc/{numero}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return etat not in "ZX"


def attendre_la_fin(numeros: list[int]) -> None:
    limite = monotonic() + LONGTEMPS
    while any(map(vivant, numeros)):
        assert monotonic() < limite, [numero for numero in numeros if vivant(numero)]
        sleep(0.02)


def lancer(*arguments: str) -> tuple[subprocess.Popen[str], list[int]]:
    lanceur = subprocess.Popen(
        [sys.executable, "-c", LANCEUR, PROGRAMME, *arguments], stdout=subprocess.PIPE, text=True, cwd=RACINE
    )
    assert lanceur.stdout is not None
    return lanceur, [int(lanceur.stdout.readline()) for _ in range(2)]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at the processes of Linux")
@pytest.mark.parametrize("coup", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_un_programme_et_ses_descendants_ne_survivent_pas(coup: signal.Signals) -> None:
    lanceur, numeros = lancer()
    with lanceur:
        assert all(map(vivant, numeros))
        lanceur.send_signal(coup)
        lanceur.wait(LONGTEMPS)
        attendre_la_fin(numeros)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at the processes of Linux")
def test_fermer_finit_aussi_les_descendants_partis_dans_une_session_a_eux() -> None:
    lanceur, numeros = lancer("fermer")
    with lanceur:
        attendre_la_fin(numeros)
        lanceur.kill()


def test_tuer_finit_tout_un_groupe() -> None:
    with subprocess.Popen([sys.executable, "-c", PROGRAMME], stdout=subprocess.PIPE, start_new_session=True) as sourd:
        assert sourd.stdout is not None
        assert int(sourd.stdout.readline()) == sourd.pid
        tuer(sourd.pid)
        assert sourd.wait(LONGTEMPS) == -signal.SIGKILL
    with pytest.raises(ProcessLookupError):
        os.kill(sourd.pid, 0)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at the processes of Linux")
def test_rien_ne_veille_quand_il_n_y_a_plus_de_programme() -> None:
    def enfants() -> set[str]:
        return {un for liste in Path("/proc/self/task").glob("*/children") for un in liste.read_text().split()}

    avant = enfants()
    for _ in range(2):
        with subprocess.Popen(["sleep", "600"], start_new_session=True) as programme:
            surveiller(programme.pid)
            assert len(enfants() - avant) == 2
            tuer(programme.pid)
        oublier(programme.pid)
        assert enfants() == avant
