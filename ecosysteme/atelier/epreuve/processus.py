"""One command of ours in a process of its own, which must end by itself."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

RACINE: Final = Path(__file__).parents[3]
ENVIRONNEMENT: Final = {**os.environ, "PYTHONPATH": str(RACINE)}
DELAI: Final = 120.0  # s for a command to end, however busy the machine


@dataclass(frozen=True)
class Sortie:
    """How it ended: its exit code, below 0 for a signal, and what went to the error output."""

    code: int
    erreurs: str


def essayer(*arguments: str) -> Sortie:
    """Run ``python -m ecosysteme`` with these arguments, nothing typed."""
    return essayer_module("ecosysteme", arguments)


def essayer_module(module: str, arguments: Sequence[str]) -> Sortie:
    """Run a module of ours; one that does not end is killed, and its error output says so."""
    commande = [sys.executable, "-m", module, *arguments]
    with subprocess.Popen(
        commande,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        env=ENVIRONNEMENT,
    ) as lance:
        try:
            erreurs = lance.communicate(timeout=DELAI)[1]
        except subprocess.TimeoutExpired:
            lance.kill()
            erreurs = f"ne finit pas : {lance.communicate()[1]}"
        return Sortie(lance.returncode, erreurs)
