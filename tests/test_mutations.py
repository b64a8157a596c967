"""The mutation run: the faults that it puts into a source, and what it says of the tests of a small checkout."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants import mutants

RACINE = Path(__file__).parents[1]

SOURCE = """
from __future__ import annotations
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    import os
def f(x: int | None, pas: int = 2) -> bool:
    '''Tell.'''
    if x is None or not x < 3:
        raise ValueError(x)
    x -= pas
    return [y * 1 for y in range(x) if y]
"""
FAUTES = {
    "def f(x: int | None, pas: int=3) -> bool:",
    "if x is not None or not x < 3:",
    "if x is None and (not x < 3):",
    "if x is None or x < 3:",
    "if x is None or not x <= 3:",
    "if not (x is None or not x < 3):",
    "pass",
    "x += pas",
    "return",
    "return [y + 1 for y in range(x) if y]",
    "return [y * 1 for y in range(x) if not y]",
}


def test_chaque_sorte_de_faute_est_mise_une_fois() -> None:
    trouves = mutants(Path("f.py"), SOURCE)
    assert {mutant.apres for mutant in trouves} >= FAUTES
    assert len({(mutant.ligne, mutant.apres) for mutant in trouves}) == len(trouves)
    assert all("|" in mutant.apres for mutant in trouves if mutant.ligne == 6), "une annotation n'est pas changée"
    assert not any(mutant.ligne < 6 for mutant in trouves)
    for mutant in trouves:
        compile(mutant.ecrire(SOURCE), "f.py", "exec")
    assert "x += pas" in next(m for m in trouves if m.apres == "x += pas").ecrire(SOURCE)


def lancer(racine: Path, source: str, essai: str, *options: str) -> str:
    """Run the tool on a checkout of one source, in a process apart: nobody forks one that has threads."""
    (racine / "tests").mkdir(parents=True, exist_ok=True)
    (racine / "f.py").write_text(source)
    (racine / "tests" / "test_f.py").write_text(essai)
    subprocess.run(["git", "init", "-q"], cwd=racine, check=True)
    programme = (
        "import pathlib, sys; from tests import mutations; mutations.MARGE_PROCESSEUR = mutations.FOIS_PROCESSEUR = 1;"
        "mutations.principal(['f.py', *sys.argv[2:]], pathlib.Path(sys.argv[1]))"
    )
    commande = [sys.executable, "-c", programme, str(racine), *options]
    dit = subprocess.run(commande, cwd=RACINE, check=True, capture_output=True, text=True, encoding="utf-8").stdout
    assert (racine / "f.py").read_text() == source
    return dit


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_un_survivant_est_nomme_et_le_depot_reste_intact(tmp_path: Path) -> None:
    pytest.importorskip("PySide6", reason="pytest-qt is imported once for all mutants, and asks for Qt at the first")
    source = "def f(x):\n    return x > 3\n"
    essai = "from f import f\ndef test_f():\n    assert f(9) and not f(1)\n"
    suite = tmp_path / "verdicts"
    dit = lancer(tmp_path / "depot", source, essai, "--suite", str(suite))
    assert "survit    f.py:2  return x > 3  →  return x >= 3" in dit
    assert "tué       f.py:2  return x > 3  →  return\n" in dit
    assert dit.endswith("1 tués sur 4, dont 0 sans fin\n")
    # Cut short and asked for again: what was written is believed, the rest is tried.
    un, *_ = suite.read_text(encoding="utf-8").splitlines(keepends=True)
    suite.write_text(un.replace("tué     ", "sans fin"), encoding="utf-8")
    assert lancer(tmp_path / "depot", source, essai, "--suite", str(suite)).endswith("1 tués sur 4, dont 1 sans fin\n")
    assert suite.read_text(encoding="utf-8").count("\n") == 4


@pytest.mark.complet
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_ce_qui_ne_finit_pas_est_arrete(tmp_path: Path) -> None:
    pytest.importorskip("PySide6", reason="pytest-qt is imported once for all mutants, and asks for Qt at the first")
    source = "def f(x):\n    while x:\n        x -= 1\n"
    dit = lancer(tmp_path, source, "from f import f\ndef test_f():\n    f(5)\n")
    assert "sans fin  f.py:3  x -= 1  →  pass\n" in dit
