"""Waiting inside a kernel, without keeping a core from the others, and in code that is kept on disk."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ecosysteme.moteur.commun.compiler import compiler
from ecosysteme.moteur.commun.sommeil import patienter
from ecosysteme.moteur.commun.typage import Compte

# A file of its own: only what a file defines is kept on disk.
NOYAU = """
import numpy as np
from ecosysteme.moteur.commun.compiler import compiler
from ecosysteme.moteur.commun.sommeil import patienter

@compiler
def attendre(fois):
    for regards in range(fois):
        patienter(regards)
    return fois

print(attendre(np.int64(600)), sum(attendre.stats.cache_hits.values()))
"""


@compiler
def attendre(fois: Compte) -> Compte:
    for regards in range(fois):
        patienter(regards)
    return fois


def test_qui_attend_rend_le_processeur() -> None:
    resource = pytest.importorskip("resource", reason="Windows ne compte pas les processeurs rendus")
    attendre(1500)
    avant = resource.getrusage(resource.RUSAGE_SELF).ru_nvcsw
    assert attendre(1500) == 1500
    assert resource.getrusage(resource.RUSAGE_SELF).ru_nvcsw - avant >= 900, "à chaque regard, passés les premiers"


def test_le_code_garde_sur_le_disque_trouve_le_systeme_a_chaque_demarrage(tmp_path: Path) -> None:
    """The system's functions lie elsewhere at each start: code that held an address would jump into nothing."""
    source = tmp_path / "noyau.py"
    source.write_text(NOYAU, encoding="utf-8")
    chemins = os.pathsep.join((str(Path(__file__).parents[4]), os.environ.get("PYTHONPATH", "")))
    environnement = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "cache"), "PYTHONPATH": chemins}
    sorties = [
        subprocess.run([sys.executable, source], env=environnement, check=True, capture_output=True, text=True).stdout
        for _ in range(2)
    ]
    assert sorties == ["600 0\n", "600 1\n"]
