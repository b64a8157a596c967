"""Engines of other people for the tests of the window: the false one, saved under a name, and who is running."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from ecosysteme.joueurs.repertoire import MoteurEnregistre
from tests.ecosysteme.protocoles.conftest import FAUX

PROCESSUS = pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="processus vus par /proc")


def commande(defaut: str = "", protocole: str = "gtp") -> str:
    """Write how the false engine is started; its last argument, which it ignores, tells whose test it is of."""
    return " ".join(f'"{mot}"' for mot in (sys.executable, str(FAUX), protocole, defaut, str(os.getpid())))


def faux(nom: str, defaut: str = "", protocole: str = "gtp", patience: float = 60.0) -> MoteurEnregistre:
    """Return the false engine, as it would be saved."""
    return MoteurEnregistre(nom, commande(defaut, protocole), protocole, patience=patience)


def lances() -> int:
    """Count the false engines of this very test that are running."""
    nombre = 0
    for dossier in Path("/proc").glob("[0-9]*"):
        try:
            mots = (dossier / "cmdline").read_bytes().decode().split("\0")
        except OSError:
            continue
        nombre += str(FAUX) in mots and str(os.getpid()) in mots
    return nombre
