"""A game that comes from elsewhere, put on the board as the game of the window."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

import applicationIHM
from applicationIHM import ApplicationIHM
from ecosysteme.jeu import JeuQuelconque
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie, PartieQuelconque
from tests.fenetre import PATIENCE, cliquer, cocher, presser
from ui.socle.chargeur import trouver

CAS = [(Othello(6), "c2b4"), (Othello(), "f5d6c3"), (Morpion(), "b2a1"), (Nim((1, 4)), "b2")]


def partie_de(jeu: JeuQuelconque, coups: str) -> PartieQuelconque:
    partie: PartieQuelconque = Partie(jeu)
    for rang in range(0, len(coups), 2):
        partie.jouer(jeu.lire_coup(coups[rang : rang + 2]), 1.5)
    return partie


@pytest.mark.parametrize(("jeu", "coups"), CAS)
def test_une_partie_ouverte_se_montre_et_se_continue(
    qtbot: QtBot, fenetre: ApplicationIHM, jeu: JeuQuelconque, coups: str
) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    partie = partie_de(jeu, coups)
    fenetre.ouvrir_partie(partie)
    assert fenetre.partie_en_cours is partie
    assert fenetre.partie_montree is partie
    assert trouver(fenetre, QComboBox, "jeu").currentData() == jeu.nom
    avant = partie.nb_coups
    cliquer(qtbot, fenetre, partie.jeu.coups_legaux(partie.etat)[0])
    assert partie.nb_coups == avant + 1


def test_une_machine_ne_joue_dans_une_partie_ouverte_qu_une_fois_demarree(
    qtbot: QtBot, fenetre: ApplicationIHM
) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_alea")
    presser(qtbot, fenetre, "demarrer")
    partie = partie_de(Othello(), "f5")
    fenetre.ouvrir_partie(partie)
    assert not fenetre.situation.occupe
    assert partie.nb_coups == 1
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: partie.nb_coups == 2, timeout=PATIENCE)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows starts a file by its suffix")
def test_le_fichier_se_lance_par_un_double_clic_d_ou_que_ce_soit(tmp_path: Path) -> None:
    # A platform that Qt does not have: the answer shows that all was found, and no window opens.
    chemin = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    ailleurs = {**os.environ, "PATH": chemin, "QT_QPA_PLATFORM": "aucune"}
    ailleurs.pop("PYTHONPATH", None)
    lance = subprocess.run(
        [str(applicationIHM.__file__)], cwd=tmp_path, env=ailleurs, capture_output=True, text=True, check=False
    )
    assert lance.returncode == 1
    assert lance.stderr.startswith("Impossible d'ouvrir la fenêtre")


def test_le_script_dit_son_aide_au_lieu_d_ouvrir_la_fenetre_meme_sans_ecran() -> None:
    racine = Path(applicationIHM.__file__).parent
    sans_ecran = {nom: valeur for nom, valeur in os.environ.items() if nom not in ("DISPLAY", "QT_QPA_PLATFORM")}
    commande = [sys.executable, applicationIHM.__file__, "--help"]
    aide = subprocess.run(commande, env=sans_ecran, capture_output=True, text=True, check=False, cwd=racine)
    assert (aide.returncode, aide.stderr) == (0, "")
    assert "FICHIER" in aide.stdout
