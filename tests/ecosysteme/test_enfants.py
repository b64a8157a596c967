"""Programs end with whoever started them: real processes, killed in every way, and what they leave is looked at."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from time import monotonic, sleep
from types import ModuleType
from typing import Any

import pytest

from ecosysteme import enfants
from ecosysteme.enfants import oublier, surveiller, tuer

RACINE = Path(__file__).parents[2]
LONGTEMPS = 60  # s, more than any kill takes
posix = pytest.mark.skipif(sys.platform == "win32", reason="signals and sessions of POSIX")

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
# Leaves with its input, before anybody asks whose parent it is.
POLI = """
import os, subprocess, sys
print(os.getpid(), flush=True)
print(subprocess.Popen(["sleep", "600"], start_new_session=True).pid, flush=True)
sys.stdin.read()
"""
LANCEUR = """
import sys, time
from ecosysteme.protocoles.processus import Processus
processus = Processus([sys.executable, "-c", sys.argv[1], sys.argv[1]])
for _ in range(2):
    print(processus.lire(time.monotonic() + 60), flush=True)
if len(sys.argv) > 2:
    processus.fermer()
while True:  # a signal that comes just before a sleep is heard after it
    time.sleep(1)
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


def lancer(*arguments: str, programme: str = PROGRAMME) -> tuple[subprocess.Popen[str], list[int]]:
    lanceur = subprocess.Popen(
        [sys.executable, "-c", LANCEUR, programme, *arguments], stdout=subprocess.PIPE, text=True, cwd=RACINE
    )
    assert lanceur.stdout is not None
    return lanceur, [int(lanceur.stdout.readline()) for _ in range(2)]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at the processes of Linux")
@pytest.mark.parametrize("coup", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
@pytest.mark.parametrize("programme", [PROGRAMME, POLI], ids=["sourd", "poli"])
def test_un_programme_et_ses_descendants_ne_survivent_pas(coup: signal.Signals, programme: str) -> None:
    lanceur, numeros = lancer(programme=programme)
    with lanceur:
        assert all(map(vivant, numeros))
        lanceur.send_signal(coup)
        lanceur.wait(LONGTEMPS)
        attendre_la_fin(numeros)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at the processes of Linux")
@pytest.mark.parametrize("programme", [PROGRAMME, POLI], ids=["sourd", "poli"])
def test_fermer_finit_aussi_les_descendants_partis_dans_une_session_a_eux(programme: str) -> None:
    lanceur, numeros = lancer("fermer", programme=programme)
    with lanceur:
        attendre_la_fin(numeros)
        lanceur.kill()


@posix
def test_tuer_finit_tout_un_groupe() -> None:
    with subprocess.Popen([sys.executable, "-c", PROGRAMME], stdout=subprocess.PIPE, start_new_session=True) as sourd:
        assert sourd.stdout is not None
        assert int(sourd.stdout.readline()) == sourd.pid
        tuer(sourd.pid)
        assert sourd.wait(LONGTEMPS) == -signal.SIGKILL
    with pytest.raises(ProcessLookupError):
        os.kill(sourd.pid, 0)


COMPTE = """
import subprocess
from pathlib import Path

from ecosysteme.enfants import oublier, surveiller, tuer

def enfants():
    return {un for liste in Path("/proc/self/task").glob("*/children") for un in liste.read_text().split()}

for _ in range(2):
    programme = subprocess.Popen(["sleep", "600"], start_new_session=True)
    surveiller(programme.pid)
    print(len(enfants()))
    tuer(programme.pid)
    programme.wait()
    oublier(programme.pid)
    print(len(enfants()))
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at the processes of Linux")
def test_rien_ne_veille_quand_il_n_y_a_plus_de_programme() -> None:
    """In a process of its own: in this one, another test may still hold a program."""
    lu = subprocess.run([sys.executable, "-c", COMPTE], capture_output=True, check=True, timeout=LONGTEMPS, text=True)
    assert lu.stdout.split() == ["2", "0", "2", "0"]


@posix
def test_le_depart_du_dernier_ne_touche_pas_celui_qui_arrive() -> None:
    with subprocess.Popen(["sleep", "600"], start_new_session=True) as dernier:
        surveiller(dernier.pid)
        tuer(dernier.pid)
    # Started, and nobody was told yet: while a thread ends an engine, another starts one.
    arrivant = subprocess.Popen(["sleep", "600"], start_new_session=True, env=enfants.environnement()[0])
    with arrivant:
        oublier(dernier.pid)  # comes back when whoever watched is gone
        surveiller(arrivant.pid)
        assert arrivant.poll() is None
        tuer(arrivant.pid)
    oublier(arrivant.pid)


class FauxNoyau:
    """What is used of Windows' kernel32: handles on processes and on jobs, and what becomes of those of the dead."""

    def __init__(self, vivants: set[int], sans_travaux: bool = False) -> None:
        self.vivants, self.poignees = vivants, dict[int, Any]()
        self.membres, self.limites = set[int](), b""

        def creer(securite: None, nom: None) -> int | None:
            return None if sans_travaux else self._poignee("travail")

        def regler(travail: Any, detail: int, limites: Any, taille: int) -> int:
            assert (self.poignees[travail.value], detail) == ("travail", 9)
            self.limites = bytes(limites._obj)
            return int(taille == len(self.limites))

        def ouvrir(droits: int, herite: bool, numero: int) -> int | None:
            assert (droits, herite) == (0x101, False)
            return self._poignee(numero) if numero in self.vivants else None

        def affecter(travail: Any, processus: Any) -> int:
            assert self.poignees[travail.value] == "travail"
            self.membres.add(self.poignees[processus.value])
            return 1

        self.CreateJobObjectW, self.SetInformationJobObject = creer, regler
        self.OpenProcess, self.AssignProcessToJobObject = ouvrir, affecter
        self.CloseHandle = lambda poignee: bool(self.poignees.pop(poignee.value))

    def _poignee(self, de: object) -> int:
        self.poignees[2**40 + len(self.poignees)] = de  # more than an int of C holds
        return max(self.poignees)

    def finir(self) -> None:
        """Close what our process had open, as its end does, and with the last handle of a job end its members."""
        tue = int.from_bytes(self.limites[16:20], sys.byteorder) & 0x2000
        if tue and "travail" in self.poignees.values():
            self.vivants -= self.membres


def comme_sous_windows(monkeypatch: pytest.MonkeyPatch, noyau: FauxNoyau) -> ModuleType:
    """Return the module as Windows would have it."""
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "WinDLL", lambda nom, use_last_error: noyau, raising=False)
    spec = spec_from_file_location("enfants_windows", enfants.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_sous_windows_les_programmes_sont_d_un_travail_qui_finit_avec_nous(monkeypatch: pytest.MonkeyPatch) -> None:
    noyau = FauxNoyau({1, 2, 3})
    windows = comme_sous_windows(monkeypatch, noyau)
    for numero in (1, 2, 9):  # the last has ended meanwhile
        windows.surveiller(numero)
    windows.oublier(9)
    assert noyau.membres == {1, 2}
    assert list(noyau.poignees.values()) == ["travail"]  # nothing else stays open, and it does until our end
    assert len(noyau.limites) == (144 if sys.maxsize > 2**32 else 112)  # as the system's own structure
    noyau.finir()
    assert noyau.vivants == {3}


def test_sous_windows_un_refus_du_systeme_ne_gene_personne(monkeypatch: pytest.MonkeyPatch) -> None:
    noyau = FauxNoyau({1}, sans_travaux=True)
    windows = comme_sous_windows(monkeypatch, noyau)
    windows.surveiller(1)
    noyau.finir()
    assert (noyau.vivants, noyau.poignees) == ({1}, {})
