"""The kernels that are said to run are those that do."""

import os
import subprocess
import sys

from ecosysteme.moteur.othello.noyaux import bits
from ecosysteme.moteur.processeur import noyaux


def test_ce_sont_ceux_du_moteur() -> None:
    choisis = noyaux()
    assert choisis.vecteurs in ("", "AVX2", "AVX-512")
    assert bool(choisis.vecteurs) is (bits.retournes is not bits.retournes_scalaires)
    assert choisis.processeur


def test_ceux_que_l_on_demande_scalaires_le_sont() -> None:
    commande = "from ecosysteme.moteur.processeur import noyaux; print(repr(noyaux().vecteurs))"
    environnement = {**os.environ, "OTHELLIER_SCALAIRE": "1"}
    dit = subprocess.run(
        [sys.executable, "-c", commande], env=environnement, capture_output=True, text=True, check=True
    )
    assert dit.stdout == "''\n"
