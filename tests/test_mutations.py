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


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_un_survivant_est_nomme_et_le_depot_reste_intact(tmp_path: Path) -> None:
    pytest.importorskip("PySide6", reason="pytest-qt is imported once for all mutants, and asks for Qt at the first")
    racine = tmp_path / "depot"
    (racine / "tests").mkdir(parents=True)
    (racine / "f.py").write_text("def f(x):\n    return x > 3\n")
    (racine / "tests" / "test_f.py").write_text("from f import f\ndef test_f():\n    assert f(9) and not f(1)\n")
    subprocess.run(["git", "init", "-q"], cwd=racine, check=True)
    programme = (
        "import pathlib, sys; from tests.mutations import principal; principal(['f.py'], pathlib.Path(sys.argv[1]))"
    )
    commande = [sys.executable, "-c", programme, str(racine)]  # apart: nobody forks a process that has threads
    dit = subprocess.run(commande, cwd=RACINE, check=True, capture_output=True, text=True, encoding="utf-8").stdout
    assert "survit    f.py:2  return x > 3  →  return x >= 3" in dit
    assert "tué       f.py:2  return x > 3  →  return\n" in dit
    assert dit.endswith("1 tués sur 4, dont 0 sans fin\n")
    assert (racine / "f.py").read_text() == "def f(x):\n    return x > 3\n"
