"""The command line as a whole: what it is made of, and what it does with no argument."""

import builtins
import subprocess
import sys
from pathlib import Path

import pytest

from ecosysteme.__main__ import principal

RACINE = Path(__file__).parents[2]


def test_aide_en_francais(capsys: pytest.CaptureFixture[str]) -> None:
    commandes = ("--help", "console -h", "match --help", "analyser -h", "entrainer -h")
    for mots in (*commandes, "banc", "banc recherche -h", "banc elagage -h"):
        assert principal(mots.split()) == 0
        aide = capsys.readouterr().out
        assert "Usage :" in aide
        assert not {"Options:", "Commands:", "exit.", "default:", "required"} & set(aide.replace("[", " ").split())


def test_sans_argument_joue_et_quitte(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(builtins, "input", lambda question: "q")
    assert principal([]) == 0
    assert "Noir : Humain\nBlanc : IA Alpha-Bêta (4)" in capsys.readouterr().out


def test_processus_sans_qt() -> None:
    """The real command, fed by a pipe that ends: it plays, leaves, and loads nothing of Qt."""
    programme = (
        "import runpy, sys\n"
        "sys.argv = ['ecosysteme']\n"
        "try: runpy.run_module('ecosysteme', run_name='__main__')\n"
        "finally: assert not any(nom.startswith(('PySide6', 'numba')) for nom in sys.modules)\n"
    )
    for commande in ([sys.executable, "-m", "ecosysteme"], [sys.executable, "-c", programme]):
        fini = subprocess.run(
            commande, input="d3\n", capture_output=True, text=True, encoding="utf-8", cwd=RACINE, timeout=60
        )
        assert (fini.returncode, fini.stderr) == (0, "")
        assert "Noir joue d3." in fini.stdout
        assert "Partie quittée." in fini.stdout
