"""A child process, honest or not: what it says, how its faults are told, and that nothing of it stays."""

from __future__ import annotations

import gc
import os
import signal
import sys
import time
from collections import deque
from functools import partial
from pathlib import Path
from threading import Event, Timer
from time import monotonic

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.protocoles import MoteurDefaillant
from ecosysteme.protocoles.processus import Processus, decouper
from ecosysteme.signaux import executer

LONGTEMPS = 60.0  # s: a limit that no test reaches, even on a busy machine


def python(programme: str) -> Processus:
    """Run a few lines of Python."""
    return Processus([sys.executable, "-c", f"import os, sys, time\n{programme}"])


def lire(processus: Processus, secondes: float = LONGTEMPS) -> str:
    return processus.lire(monotonic() + secondes)


def vit(pid: int) -> bool:
    """Tell whether the process runs; one that only waits for its parent to hear of its end does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except FileNotFoundError:
        return False


def mort_bientot(pid: int) -> bool:
    limite = monotonic() + LONGTEMPS
    while vit(pid) and monotonic() < limite:
        time.sleep(0.02)
    return not vit(pid)


def test_les_lignes_vont_et_viennent() -> None:
    processus = python("for ligne in sys.stdin: print('reçu', ligne.strip(), end='\\r\\n', flush=True)")
    for mot in ("un", "deux"):
        processus.ecrire(mot)
        assert lire(processus) == f"reçu {mot}"
    processus.fermer()
    processus.fermer()


def test_ce_qui_n_est_pas_du_texte_n_arrete_rien() -> None:
    processus = python("os.write(1, b'\\xff\\xfe d3\\n'); time.sleep(600)")
    assert lire(processus).endswith(" d3")
    processus.fermer(0)


FERMEE = "os.close(1); time.sleep(600)"


@pytest.mark.parametrize(
    ("programme", "raison"),
    [
        ("sys.exit(3)", r"^s'est arrêté \(code 3\)$"),
        ("sys.exit('un\\ndeux')", r"^s'est arrêté \(code 1\) : un ; deux$"),
        ("sys.stderr.write('x' * 10_000_000 + 'fin'); sys.exit(2)", r"\(code 2\) : x{397}fin$"),
        ("os.kill(os.getpid(), 9)", r"^s'est arrêté \(tué par le signal 9\)$"),
        (FERMEE, "^a fermé sa sortie$"),
        ("print('x' * 10_000_000); time.sleep(600)", "^écrit sans fin : plus de 1 Mo pour une réponse$"),
    ],
)
def test_une_fin_dit_sa_raison(monkeypatch: pytest.MonkeyPatch, programme: str, raison: str) -> None:
    if programme is FERMEE:
        monkeypatch.setattr("ecosysteme.protocoles.processus.CONSTAT", 0.1)  # s, for an end that does not come
    processus = python(programme)
    with pytest.raises(MoteurDefaillant, match=raison):
        lire(processus)
    processus.fermer(0)


def test_des_lignes_sans_fin_sont_coupees() -> None:
    processus = python("while True: print('x' * 100)")
    with pytest.raises(MoteurDefaillant, match="écrit sans fin"):
        deque(iter(partial(lire, processus), None), maxlen=0)
    processus.fermer(0)


def test_un_mort_n_entend_plus() -> None:
    processus = python("sys.exit('adieu')")
    with pytest.raises(MoteurDefaillant, match="adieu"):
        lire(processus)
    with pytest.raises(MoteurDefaillant, match="adieu"):
        processus.ecrire("encore là ?")
    processus.fermer()


def test_un_silence_a_une_fin() -> None:
    processus = python("time.sleep(600)")
    with pytest.raises(TimeoutError):
        lire(processus, 0.1)
    processus.fermer(0)


def test_l_arret_interrompt_l_attente() -> None:
    processus = python("time.sleep(600)")
    arret = Event()
    Timer(0.1, arret.set).start()
    debut = monotonic()
    with pytest.raises(Interrompu):
        processus.lire(debut + LONGTEMPS, arret)
    assert monotonic() - debut < LONGTEMPS / 2
    processus.fermer(0)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="demande /proc pour voir les processus")
@pytest.mark.parametrize("brusque", [True, False])
def test_rien_ne_reste_meme_de_qui_n_ecoute_pas(brusque: bool) -> None:
    processus = python(
        "import signal, subprocess; signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "enfant = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        "print(os.getpid(), enfant.pid, flush=True); time.sleep(600)"
    )
    pids = [int(mot) for mot in lire(processus).split()]
    assert all(map(vit, pids))
    if brusque:
        processus.fermer(0)
    else:
        processus.fermer()
    assert all(map(mort_bientot, pids))


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="demande /proc pour voir les processus")
def test_un_processus_oublie_se_termine() -> None:
    processus = python("print(os.getpid(), flush=True); time.sleep(600)")
    pid = int(lire(processus))
    del processus
    gc.collect()
    assert mort_bientot(pid)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="demande /proc pour voir les processus")
def test_un_processus_coupe_a_sa_naissance_se_termine(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a signal at the moment when nobody has it yet."""
    nes: list[int] = []

    def naitre(pid: int) -> None:
        nes.append(pid)
        signal.raise_signal(signal.SIGTERM)

    def programme() -> int:
        python("time.sleep(600)")
        return 0

    monkeypatch.setattr("ecosysteme.enfants.surveiller", naitre)
    assert executer(programme) == 128 + signal.SIGTERM
    gc.collect()
    assert mort_bientot(*nes)


def test_ce_qui_ne_demarre_pas_dit_pourquoi(tmp_path: Path) -> None:
    with pytest.raises(MoteurDefaillant, match=r"^ne démarre pas : ."):
        Processus([str(tmp_path)])


def test_une_commande_se_coupe_comme_dans_un_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    dossier, programme = os.path.split(sys.executable)
    monkeypatch.setenv("HOME", dossier)
    monkeypatch.setenv("PATH", dossier)
    assert decouper(f"{programme} -l 3 'a b' c=d,e") == [programme, "-l", "3", "a b", "c=d,e"]
    if os.name == "posix":
        assert decouper(f"~/{programme}") == [sys.executable]


@pytest.mark.skipif(os.name != "posix", reason="les droits d'Unix")
def test_un_programme_absent_du_path_est_cherche_la_ou_les_jeux_se_rangent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    jeux, courants = tmp_path / ".local" / "bin", tmp_path / "courants"
    for dossier in (jeux, courants):
        dossier.mkdir(parents=True)
    (jeux / "moteur-a-moi").write_text("#!/bin/sh\n")
    (jeux / "moteur-a-moi").chmod(0o755)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PATH", str(courants))
    assert decouper("moteur-a-moi -l 3") == [str(jeux / "moteur-a-moi"), "-l", "3"]
    (jeux / "moteur-a-moi").rename(courants / "moteur-a-moi")
    assert decouper("moteur-a-moi -l 3") == ["moteur-a-moi", "-l", "3"], "le PATH suffit : la commande reste"


@pytest.mark.parametrize(
    ("commande", "raison"),
    [
        ("", "vide"),
        ("  ", "vide"),
        ("moteur 'a", "guillemet"),
        ("moteur-absent -x", "programme 'moteur-absent' introuvable"),
    ],
)
def test_une_commande_impossible_est_refusee(commande: str, raison: str) -> None:
    with pytest.raises(ValueError, match=raison):
        decouper(commande)


def test_un_dossier_donne_pour_programme_est_dit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dossier = tmp_path / "edax"
    dossier.mkdir()
    with pytest.raises(ValueError, match=r"^'.*edax' est un dossier, attendu un programme$"):
        decouper(f"'{dossier}' -l 3")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", str(dossier))
    with pytest.raises(ValueError, match=r"^programme 'edax' introuvable$"):
        decouper("edax")


@pytest.mark.skipif(os.name != "posix", reason="les droits d'Unix")
def test_un_fichier_qui_n_est_pas_un_programme_est_dit(tmp_path: Path) -> None:
    fichier = tmp_path / "moteur"
    fichier.write_text("bonjour")
    with pytest.raises(ValueError, match=r"^le fichier '.*/moteur' n'est pas exécutable \(chmod \+x le permet\)$"):
        decouper(f"{fichier} -l 3")
    fichier.chmod(0o755)
    with pytest.raises(MoteurDefaillant, match=r"^ne démarre pas : ce fichier n'est pas un programme$"):
        Processus(decouper(f"{fichier} -l 3"))
