"""A command counted and cut short in its own process; what it leaves behind is ``test_signaux``'s."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

RACINE = Path(__file__).parents[4]


def lancer(fichier: Path, rang: int, *arguments: str) -> int:
    commande = [
        sys.executable,
        "-m",
        "ecosysteme.atelier.epreuve.interrompu",
        str(fichier),
        str(rang),
        str(int(signal.SIGTERM)),
    ]
    programme = [*commande, "ecosysteme.__main__", *arguments]
    ou = {**os.environ, "PYTHONPATH": str(RACINE)}
    return subprocess.run(programme, env=ou, cwd=fichier.parent, capture_output=True, check=False).returncode


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_une_commande_compte_ses_moments_et_se_coupe_a_l_un_d_eux(tmp_path: Path) -> None:
    fichier = tmp_path / "compte"
    assert lancer(fichier, 0, "--version") == 0
    moments = int(fichier.read_text())
    assert lancer(fichier, moments // 2, "--version") == 128 + signal.SIGTERM
    assert int(fichier.read_text()) < moments
    assert lancer(fichier, moments, "--version") == 128 + signal.SIGTERM  # the last
    assert int(fichier.read_text()) >= moments
