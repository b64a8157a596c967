"""What surrounds every command: real processes, whose output goes nowhere or whose start is cut short."""

import errno
import io
import os
import signal
import subprocess
import sys
from itertools import count
from pathlib import Path
from threading import Thread
from types import FrameType
from typing import Any

import pytest

from ecosysteme.signaux import SIGNAUX, executer, sans_interruption

RACINE = Path(__file__).parents[2]
PLEIN = Path("/dev/full")
PARTIE = ["console", "--noir", "ia_alea", "--blanc", "ia_alea"]


def lancer(arguments: list[str], sortie: str, **environnement: str) -> subprocess.CompletedProcess[str]:
    with open(sortie, "w", encoding="utf-8") as cible:
        return subprocess.run(
            [sys.executable, "-m", "ecosysteme", *arguments],
            stdout=cible,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            cwd=RACINE,
            env={**os.environ, **environnement},
            timeout=120,
            check=False,
        )


@pytest.mark.skipif(not PLEIN.exists(), reason="a device that is always full is Linux's")
@pytest.mark.parametrize("tampon", ["", "1"])
@pytest.mark.parametrize("arguments", [["--help"], ["--version"], PARTIE, ["resoudre", "--jeu", "nim", "1-2"]])
def test_un_disque_plein_se_dit_en_une_phrase(arguments: list[str], tampon: str) -> None:
    fini = lancer(arguments, str(PLEIN), PYTHONUNBUFFERED=tampon)
    assert (fini.returncode, fini.stderr) == (1, "La sortie ne peut pas être écrite : il n'y a plus de place.\n")


@pytest.mark.parametrize("codage", ["latin-1", "ascii"])
def test_un_terminal_sans_accents_montre_l_aide(codage: str) -> None:
    assert lancer(["--help"], os.devnull, PYTHONIOENCODING=codage).returncode == 0


@pytest.mark.parametrize("tampon", ["", "1"])
def test_un_lecteur_qui_s_en_va_n_est_pas_une_faute(tampon: str) -> None:
    """Whether it leaves before the first line or in the middle, and whoever notices: Typer has a code of its own."""
    for arguments in (["--help"], PARTIE):
        lecture, ecriture = os.pipe()
        os.close(lecture)
        commande = [sys.executable, "-m", "ecosysteme", *arguments]
        environnement = {**os.environ, "PYTHONUNBUFFERED": tampon}
        fini = subprocess.run(
            commande, stdout=ecriture, stderr=subprocess.PIPE, cwd=RACINE, env=environnement, timeout=120, check=False
        )
        os.close(ecriture)
        assert (fini.returncode, fini.stderr) == (0, b"")


@pytest.mark.parametrize(
    "entree", ["from ecosysteme.__main__ import principal", "from ui.commandes.lancement import principal"]
)
def test_ctrl_c_pendant_le_demarrage_ne_montre_aucune_trace(entree: str) -> None:
    """Half-way through the imports, wherever they are."""
    programme = (
        "import sys\n"
        "class Touche:\n"
        "    def find_spec(self, nom, *_):\n"
        "        if nom == 'typer': raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Touche())\n"
        f"{entree}\n"
        "sys.exit(principal(['--version']))\n"
    )
    fini = subprocess.run([sys.executable, "-c", programme], capture_output=True, cwd=RACINE, timeout=60, check=False)
    assert (fini.returncode, fini.stdout, fini.stderr) == (130, b"", b"")


# How each program begins, and what it imports next.
PROGRAMMES = {
    "runpy.run_module('ecosysteme', run_name='__main__')": "ecosysteme.signaux",
    "import ui.commandes.lancement": "ecosysteme.signaux",
    "runpy.run_module('applicationIHM', run_name='__main__')": "ui.socle",
}


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("debut", PROGRAMMES)
def test_ctrl_c_avant_qu_un_programme_ecoute_ne_montre_aucune_trace(debut: str) -> None:
    texte = (
        "import runpy, signal, sys\n"
        "class Touche:\n"
        "    def find_spec(self, nom, *_):\n"
        f"        if nom == {PROGRAMMES[debut]!r}: signal.raise_signal(signal.SIGINT)\n"
        "sys.meta_path.insert(0, Touche())\n"
        "sys.argv[:] = ['othellier', '--version']\n"
        f"{debut}\n"
    )
    fini = subprocess.run([sys.executable, "-c", texte], cwd=RACINE, capture_output=True, check=False)
    assert (fini.returncode, fini.stdout, fini.stderr) == (-signal.SIGINT, b"", b"")


def test_le_code_du_programme_est_rendu() -> None:
    def sortir(code: int | None) -> int:
        sys.exit(code)

    assert [executer(lambda: 3), executer(lambda: sortir(4)), executer(lambda: sortir(None))] == [3, 4, 0]


@pytest.mark.parametrize(
    "faute", [FileNotFoundError(errno.ENOENT, "?", "f"), OSError(errno.ENOSPC, "?", "f"), KeyError()]
)
def test_une_autre_faute_garde_sa_trace(faute: Exception) -> None:
    def echouer() -> int:
        raise faute

    with pytest.raises(type(faute)):
        executer(echouer)


def test_une_entree_deja_lue_n_empeche_rien(monkeypatch: pytest.MonkeyPatch) -> None:
    """As IPython's, whose ``%run`` comes from the very input that the game then reads."""
    lecture, ecriture = os.pipe()
    os.write(ecriture, b"%run\nf5\n")
    os.close(ecriture)
    with open(lecture, encoding="utf-8") as entree:
        assert entree.readline() == "%run\n"
        monkeypatch.setattr(sys, "stdin", entree)
        assert executer(lambda: len(input())) == len("f5")


SANS_PYTHON = """
import sys
from hashlib import pbkdf2_hmac
from pathlib import Path
from ecosysteme.signaux import en_partant, executer, sortir_sur_signal
def programme():
    sortir_sur_signal()
    with en_partant(Path(sys.argv[1]).touch):
        print("prêt", flush=True)
        pbkdf2_hmac("sha256", b"", b"", 10**9)  # one call in C, which lets other threads run but no handler
    return 0
sys.exit(executer(programme))
"""
AVEC_PYTHON = """
import sys, time
from ecosysteme.signaux import SIGNAUX, executer
def programme():
    print("prêt", flush=True)
    while True:
        time.sleep(0.05)  # a signal that comes just before a sleep does not end it
sys.exit(executer(programme))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("numero", SIGNAUX)
@pytest.mark.parametrize("programme", [SANS_PYTHON, AVEC_PYTHON])
def test_un_signal_finit_le_programme_avec_son_code(tmp_path: Path, numero: signal.Signals, programme: str) -> None:
    temoin = tmp_path / "adieu"
    with subprocess.Popen(
        [sys.executable, "-c", programme, str(temoin)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=RACINE
    ) as lance:
        assert lance.stdout is not None
        lance.stdout.readline()
        lance.send_signal(numero)
        assert (lance.wait(120), lance.communicate()[1]) == (128 + numero, b"")
    assert temoin.exists() == (programme is SANS_PYTHON)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_un_signal_pendant_qu_une_classe_se_fait_finit_le_programme_aussi() -> None:
    class Nomme:
        def __set_name__(self, classe: type, nom: str) -> None:
            signal.raise_signal(signal.SIGTERM)

    def programme() -> int:
        type("Classe", (), {"nom": Nomme()})
        return 0

    assert executer(programme) == 128 + signal.SIGTERM


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("numero", SIGNAUX)
def test_un_signal_dans_un_texte_evalue_finit_le_programme_avec_son_code(
    tmp_path: Path, numero: signal.Signals
) -> None:
    """Python run with ``-m`` would end by SIGINT, whatever code the module returns."""
    (tmp_path / "essai.py").write_text(
        "import sys\nfrom ecosysteme.signaux import executer\n"
        f"sys.exit(executer(lambda: exec('import signal; signal.raise_signal({int(numero)})')))\n"
    )
    commande, ou = [sys.executable, "-m", "essai"], {**os.environ, "PYTHONPATH": str(RACINE)}
    fini = subprocess.run(commande, cwd=tmp_path, env=ou, capture_output=True, check=False)
    assert (fini.returncode, fini.stderr) == (128 + numero, b"")


def _ligne_interrompue(rang: int) -> tuple[list[str], int]:
    """Send SIGTERM at a line of ours, counted while we listen; return what happened in which order, and the code."""
    faits: list[str] = []
    lignes = count(1)

    def suivre(cadre: FrameType, evenement: str, _: object) -> Any:
        if "signaux.py" not in cadre.f_code.co_filename or cadre.f_code.co_name == "lever":
            return None
        ecoute = callable(signal.getsignal(signal.SIGTERM))
        if evenement == "line" and ecoute and next(lignes) == rang:
            faits.append("signal")
            signal.raise_signal(signal.SIGTERM)
        return suivre

    def programme() -> int:
        faits.append("programme")
        return 0

    habituel = sys.gettrace()
    sys.settrace(suivre)
    try:
        code = executer(programme)
    finally:
        sys.settrace(habituel)
    return faits, code


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_un_signal_a_chaque_ligne_qui_ecoute_a_son_code_et_n_est_jamais_perdu() -> None:
    vus = set()
    for rang in count(1):
        faits, code = _ligne_interrompue(rang)
        if "signal" not in faits:
            break
        assert code == 128 + signal.SIGTERM
        assert faits in (["signal"], ["programme", "signal"]), "what begins after the signal would go on"
        vus.add(tuple(faits))
    assert rang > 10
    assert len(vus) == 2


def test_un_second_signal_pendant_qu_on_ecrit_le_reste(monkeypatch: pytest.MonkeyPatch) -> None:
    class Plein(io.StringIO):
        def flush(self) -> None:
            signal.raise_signal(signal.SIGINT)

    def programme() -> int:
        signal.raise_signal(signal.SIGINT)
        return 0

    monkeypatch.setattr(sys, "stdout", Plein())
    assert executer(programme) == 130


def test_ce_qui_commence_n_est_pas_coupe() -> None:
    faits: list[str] = []

    def programme() -> int:
        with sans_interruption():
            with sans_interruption():
                signal.raise_signal(signal.SIGINT)
                faits.append("dedans")
            faits.append("commencé")
        faits.append("trop tard")
        return 0

    assert (executer(programme), faits) == (130, ["dedans", "commencé"])


def test_un_autre_fil_ne_retient_rien() -> None:
    def programme() -> int:
        retenu = sans_interruption()
        fil = Thread(target=retenu.__enter__)
        fil.start()
        fil.join()
        signal.raise_signal(signal.SIGINT)
        return 0

    assert executer(programme) == 130


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="POSIX")
def test_nohup_est_respecte() -> None:
    programme = "import os, signal; from ecosysteme.signaux import executer, sortir_sur_signal as s; "
    programme += "executer(lambda: s() or os.kill(os.getpid(), signal.SIGHUP) or print('vivant') or 0)"
    commande = ["sh", "-c", 'trap "" HUP; exec "$0" -c "$1"', sys.executable, programme]
    assert subprocess.run(commande, capture_output=True, cwd=RACINE, check=True).stdout == b"vivant\n"
