"""The command line of the window: files, its help, and what it refuses."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ui.socle.arguments import lire_fichiers

RACINE = Path(__file__).parents[3]


@pytest.mark.parametrize("fichiers", [[], ["partie.sgf"], ["une partie.sgf", "deux.ggf"]])
def test_les_fichiers_sont_rendus_tels_quels(fichiers: list[str]) -> None:
    assert lire_fichiers("fenetre", fichiers) == fichiers
    assert lire_fichiers("fenetre", ["--", *fichiers]) == fichiers


@pytest.mark.parametrize("option", ["--absente", "-x", "--absente=3"])
def test_une_option_inconnue_est_refusee(capsys: pytest.CaptureFixture[str], option: str) -> None:
    with pytest.raises(SystemExit) as sortie:
        lire_fichiers("fenetre", ["partie.sgf", option])
    assert sortie.value.code == 2
    erreur = capsys.readouterr().err
    assert erreur == f"Erreur : option {option.partition('=')[0]} inconnue (voir fenetre --help).\n"


def test_le_script_dit_son_aide_au_lieu_d_ouvrir_la_fenetre_meme_sans_ecran() -> None:
    sans_ecran = {nom: valeur for nom, valeur in os.environ.items() if nom not in ("DISPLAY", "QT_QPA_PLATFORM")}
    commande = [sys.executable, str(RACINE / "applicationIHM.py"), "--help"]
    aide = subprocess.run(commande, env=sans_ecran, capture_output=True, text=True, check=False, cwd=RACINE)
    assert (aide.returncode, aide.stderr) == (0, "")
    assert "FICHIER" in aide.stdout
