import os
import re
import signal
import subprocess
import sys
import time
from concurrent.futures import BrokenExecutor, Future
from multiprocessing import util
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from ecosysteme import executeurs
from ecosysteme.__main__ import principal
from ecosysteme.arret import Interrompu
from ecosysteme.executeurs import Rythme, grappe, processus, recevoir, verifier_processus
from ecosysteme.fautes import Panne
from ecosysteme.signaux import SIGNAUX
from tests.ecosysteme.semaphores import sans_semaphores
from tests.grappes import grappe_locale

RACINE = Path(__file__).parents[2]
LONGTEMPS = 600  # s, more than any test lasts
# Prints the process of each worker, then works for a long time.
ORPHELINS = f"""
import os, time
from ecosysteme.executeurs import processus
if __name__ == "__main__":
    with processus(1) as executeur:
        print(executeur.submit(os.getpid).result(), flush=True)
        executeur.submit(time.sleep, {LONGTEMPS}).result()
"""


# Says whenever somebody runs it, as its first process does and no other should.
PROGRAMME = """
print("lu", flush=True)
from ecosysteme.executeurs import processus
if __name__ == "__main__":
    with processus(2) as executeur:
        print(executeur.submit(pow, 2, 10).result(), flush=True)
"""


def vivant(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    # Whoever is dead stays listed until somebody asks for it; nobody may, in a container.
    etat = Path(f"/proc/{pid}/stat")
    return not (etat.exists() and etat.read_text().rpartition(")")[2].split()[0] == "Z")


def test_ce_qui_reste_dure_comme_ce_qui_est_fait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executeurs, "monotonic", lambda: 30.0)
    rythme = Rythme(faites=4, debut=10.0)
    assert (rythme.secondes, rythme.duree_de(6)) == (20, 30)
    assert Rythme().duree_de(6) is None


def test_ce_qui_est_promis_se_recoit_a_moins_qu_on_n_en_veuille_plus() -> None:
    tenue, rompue, arret = Future[int](), Future[int](), Event()
    tenue.set_result(1024)
    rompue.set_exception(BrokenExecutor("tué"))
    assert recevoir(tenue, arret) == 1024
    with pytest.raises(BrokenExecutor, match="tué"):
        recevoir(rompue)
    arret.set()
    with pytest.raises(Interrompu):
        recevoir(Future[int](), arret)


def test_les_processus_rendent_puis_s_arretent_au_milieu_d_un_travail() -> None:
    debut = time.monotonic()
    with processus(2) as executeur:
        assert executeur.submit(pow, 2, 10).result() == 1024
        assert executeur.submit(os.getpid).result() != os.getpid()
        executeur.submit(time.sleep, LONGTEMPS)
        executeur.submit(time.sleep, LONGTEMPS)
        executeur.submit(time.sleep, LONGTEMPS)
        time.sleep(0.5)
    assert time.monotonic() - debut < LONGTEMPS / 4


class Tardif:
    """An argument that reaches a process once that process must end."""

    def __init__(self, dossier: Path) -> None:
        self.dossier = dossier

    def __setstate__(self, etat: dict[str, Path]) -> None:
        self.__dict__.update(etat)
        (self.dossier / "en chemin").touch()
        executeurs._acheve.wait(LONGTEMPS)


def commencer(tardif: Tardif) -> None:
    (tardif.dossier / "commencé").touch()


def test_un_processus_qui_doit_finir_ne_commence_rien(tmp_path: Path) -> None:
    """What it would start, an external engine for one, nobody would end."""
    with processus(1) as executeur:
        executeur.submit(commencer, Tardif(tmp_path))
        limite = time.monotonic() + LONGTEMPS
        while not list(tmp_path.iterdir()):
            assert time.monotonic() < limite
            time.sleep(0.01)
    assert [fichier.name for fichier in tmp_path.iterdir()] == ["en chemin"]


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("coup", [signal.SIGKILL, signal.SIGINT])
def test_les_processus_ne_survivent_pas_au_premier(tmp_path: Path, coup: signal.Signals) -> None:
    programme = tmp_path / "programme.py"
    programme.write_text(ORPHELINS)
    environnement = {**os.environ, "PYTHONPATH": str(RACINE)}
    with subprocess.Popen(
        [sys.executable, str(programme)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environnement,
    ) as premier:
        assert premier.stdout is not None
        ouvrier = int(premier.stdout.readline())
        premier.send_signal(coup)
        premier.wait(LONGTEMPS / 4)
    limite = time.monotonic() + LONGTEMPS / 4
    while vivant(ouvrier):
        assert time.monotonic() < limite
        time.sleep(0.1)


def test_les_processus_ne_relisent_pas_le_programme(tmp_path: Path) -> None:
    """That of the window would import Qt in each."""
    programme = tmp_path / "programme.py"
    programme.write_text(PROGRAMME)
    environnement = {**os.environ, "PYTHONPATH": str(RACINE)}
    commande = [sys.executable, str(programme)]
    fini = subprocess.run(commande, env=environnement, capture_output=True, text=True, check=True, timeout=LONGTEMPS)
    assert fini.stdout.split() == ["lu", "1024"]


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_un_processus_tue_ne_retient_pas_les_autres() -> None:
    debut = time.monotonic()
    with processus(2) as executeur:
        premier, long = executeur.submit(os.getpid).result(), executeur.submit(time.sleep, LONGTEMPS)
        time.sleep(0.2)  # the victim does nothing but listen for the end
        os.kill(premier, signal.SIGKILL)
        with pytest.raises(BrokenExecutor):
            long.result()
    assert time.monotonic() - debut < LONGTEMPS / 4


def test_sans_dask_une_phrase(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ValueError, match=r"othellier\[cluster\]"), grappe("tcp://127.0.0.1:1"):
        pass


@pytest.mark.parametrize(
    ("adresse", "phrase"),
    [
        ("sans port", "adresse de grappe 'sans port', attendu tcp://HÔTE:PORT, par exemple tcp://127.0.0.1:8786 : "),
        ("xyz://a:1", "adresse de grappe 'xyz://a:1', attendu tcp://HÔTE:PORT, par exemple tcp://127.0.0.1:8786 : "),
        ("tcp://127.0.0.1:9", "la grappe tcp://127.0.0.1:9 ne répond pas, attendu l'adresse d'un ordonnanceur Dask"),
        ("tls://127.0.0.1:9", "la grappe tls://127.0.0.1:9 ne se comprend pas, attendu un ordonnanceur de la même"),
    ],
)
def test_ce_que_dask_refuse_est_dit_en_francais(monkeypatch: pytest.MonkeyPatch, adresse: str, phrase: str) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(executeurs, "REPONSE", 0.2)
    with pytest.raises(ValueError, match=re.escape(phrase)) as refus, grappe(adresse):
        pass
    assert str(refus.value).rpartition(" : ")[2], "les mots de Dask viennent après"


def test_un_ouvrier_qui_n_a_pas_le_programme_ou_aucun_ouvrier_est_dit(monkeypatch: pytest.MonkeyPatch) -> None:
    distributed = pytest.importorskip("distributed")
    monkeypatch.setattr(executeurs, "REPONSE", LONGTEMPS)

    def oublier() -> None:  # here, so that it travels by value
        import sys

        sys.modules["ecosysteme"] = None  # type: ignore[assignment]  # how Python marks what is not there

    with grappe_locale(1) as locale:
        adresse = locale.scheduler_address
        with grappe(adresse) as (_, ouvriers):
            assert ouvriers == 1
        with distributed.Client(adresse) as client:
            client.run(oublier)
        phrase = "ne peut pas travailler, attendu la même version de Python et d'othellier"
        with pytest.raises(ValueError, match=phrase), grappe(adresse):
            pass
        locale.scale(0)
        with distributed.Client(adresse) as client:
            limite = time.monotonic() + LONGTEMPS
            while client.ncores() and time.monotonic() < limite:
                time.sleep(0.05)
        phrase = f"n'a pas d'ouvrier : en démarrer un par dask worker {adresse}$"
        with pytest.raises(ValueError, match=phrase), grappe(adresse):
            pass


def test_sans_semaphore_c_est_une_panne_dite_avant_de_rien_ecrire(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    sans_semaphores(monkeypatch)
    with pytest.raises(Panne, match="/dev/shm"), processus(1):
        pass
    base = tmp_path / "essai.sqlite"
    camps = ("--noir", "ia_alea", "--blanc", "ia_min")
    for commande in (("match", *camps, "--base", str(base)), ("tournoi", "ia_alea", "ia_min", "--base", str(base))):
        assert principal([*commande, "-n", "2"]) == 1
        sortie, erreur = capsys.readouterr()
        assert "sémaphores" in erreur
        assert (sortie, len(erreur.splitlines()), list(tmp_path.iterdir())) == ("", 1, [])


# A signal at the moment when a process of ours has started and has no orders yet.
NAISSANCE = """
import os, signal, sys
from multiprocessing import util
from ecosysteme.executeurs import processus
from ecosysteme.signaux import executer
demarrer, fait = util.spawnv_passfds, []
def demarrer_et_frapper(*quoi):
    numero = demarrer(*quoi)
    if "resource_tracker" not in str(quoi) and not fait:
        fait.append(numero)
        os.kill(os.getpid(), {numero})
    return numero
util.spawnv_passfds = demarrer_et_frapper
def programme():
    with processus(2):
        return 0
if __name__ == "__main__":
    sys.exit(executer(programme))
"""


def finir(programme: Path, texte: str) -> tuple[int, str]:
    """Run a program in a group of its own; the error output ends with the last process that has it."""
    programme.write_text(texte, encoding="utf-8")
    fini = subprocess.run(
        [sys.executable, programme],
        env={**os.environ, "PYTHONPATH": str(RACINE)},
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        start_new_session=True,
    )
    return fini.returncode, fini.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("numero", [signal.SIGKILL, *SIGNAUX])
def test_un_processus_qui_nait_quand_le_premier_s_en_va_ne_dit_rien(tmp_path: Path, numero: signal.Signals) -> None:
    attendu = -numero if numero == signal.SIGKILL else 128 + numero
    assert finir(tmp_path / "essai.py", NAISSANCE.format(numero=int(numero))) == (attendu, "")


# The terminal goes: each process hears of it.
RACCROCHE = """
import os, signal, sys
from ecosysteme.executeurs import processus
from ecosysteme.signaux import executer
def programme():
    with processus(2) as executeur:
        executeur.submit(int).result()
        os.killpg(os.getpid(), signal.SIGHUP)
    return 0
if __name__ == "__main__":
    sys.exit(executer(programme))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_la_fin_du_terminal_finit_tout_sans_un_mot(tmp_path: Path) -> None:
    assert finir(tmp_path / "essai.py", RACCROCHE) == (128 + signal.SIGHUP, "")


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_un_processus_n_entend_pas_ctrl_c_des_sa_naissance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also started from another thread than the main one, as in the window; what it starts hears it."""
    demarrer, programme = util.spawnv_passfds, sys.modules["__main__"]

    def demarrer_et_frapper(chemin: bytes, arguments: list[Any], fichiers: list[int]) -> int:
        numero = demarrer(chemin, arguments, fichiers)
        os.kill(numero, signal.SIGINT)
        return numero

    def travailler() -> None:
        with processus(1) as executeur:
            rendus.append(executeur.submit(signal.pthread_sigmask, signal.SIG_BLOCK, ()).result())

    rendus: list[set[int | signal.Signals]] = []
    verifier_processus()  # starts what is no process of ours
    monkeypatch.setattr(util, "spawnv_passfds", demarrer_et_frapper)
    fil = Thread(target=travailler)
    fil.start()
    fil.join()
    assert rendus == [set()]
    assert sys.modules["__main__"] is programme


TUE = """
import os, signal
from ecosysteme.executeurs import processus
if __name__ == "__main__":
    with processus(2):
        os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_un_programme_tue_meurt_sans_un_mot(tmp_path: Path) -> None:
    """What gives back his semaphores after him has his error output, and ends last."""
    programme = tmp_path / "tue.py"
    programme.write_text(TUE, encoding="utf-8")
    environnement = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), "PYTHONWARNINGS": "default"}
    fini = subprocess.run(
        [sys.executable, programme], env=environnement, stderr=subprocess.PIPE, text=True, check=False
    )
    assert (fini.returncode, fini.stderr) == (-signal.SIGKILL, "")
