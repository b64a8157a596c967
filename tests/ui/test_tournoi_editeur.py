from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QLabel, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from tests.ecosysteme.protocoles.conftest import FAUX
from ui.chargeur import trouver
from ui.langue import Langue
from ui.taches import Taches
from ui.theme import CLAIR
from ui.tournoi_editeur import EditeurJoueur
from ui.tournoi_inscrit import Inscrit

GAUCHE = Qt.MouseButton.LeftButton
PATIENCE = 30_000  # ms


@pytest.fixture
def editeur(qtbot: QtBot, taches: Taches, langue: Langue) -> EditeurJoueur:
    editeur = EditeurJoueur(taches, CLAIR)
    qtbot.addWidget(editeur)
    editeur.montrer(Inscrit("ia_max"))
    editeur.show()
    qtbot.waitExposed(editeur)
    return editeur


def externe(editeur: EditeurJoueur) -> None:
    genre = trouver(editeur, QComboBox, "joueur_genre")
    genre.setCurrentIndex(genre.findData("externe"))


@pytest.mark.parametrize(
    "specification",
    [
        "ia_alea:graine=3",
        "ia_alphabeta:profondeur=6,egalites=premier,graine=3",
        "ia_moteur:niveau=5",
        "ia_moteur:niveau=30,temps=0.5,noeuds=1000",
        "externe:gtp:gtp-rhino -l 3",
        "externe:nboard,temps=2.0,profondeur=4,patience=5.0:moteur --option=1,2",
    ],
)
def test_ce_qui_est_montre_est_ce_qui_est_rendu(qtbot: QtBot, editeur: EditeurJoueur, specification: str) -> None:
    with qtbot.assertNotEmitted(editeur.change):
        editeur.montrer(Inscrit.depuis(specification))

    assert set(editeur.inscrit.specification.replace(":", ",").split(",")) == set(
        specification.replace(":", ",").split(",")
    )
    assert editeur.inscrit.defaut in ("", "programme 'gtp-rhino' introuvable")


def test_le_moteur_prend_le_temps_du_tournoi_tant_qu_on_ne_lui_en_donne_pas(editeur: EditeurJoueur) -> None:
    editeur.montrer(Inscrit("ia_moteur", "niveau=5"))
    temps = trouver(editeur, QDoubleSpinBox, "option_temps")
    assert temps.text() == "celui du tournoi"

    temps.setValue(0.5)
    trouver(editeur, QSpinBox, "option_niveau").setValue(7)
    assert editeur.inscrit.specification == "ia_moteur:niveau=7,temps=0.5"


def moteur(*arguments: str) -> str:
    return " ".join(f'"{mot}"' for mot in (sys.executable, str(FAUX), "gtp", *arguments))


@pytest.mark.parametrize(
    ("arguments", "reponse", "raison"), [((), "Faux moteur joue", ""), (("meurt",), "", "plus de mémoire")]
)
def test_un_moteur_externe_s_essaie(
    qtbot: QtBot, editeur: EditeurJoueur, arguments: tuple[str, ...], reponse: str, raison: str
) -> None:
    externe(editeur)
    essayer = trouver(editeur, QPushButton, "joueur_essayer")
    assert not essayer.isEnabled()
    qtbot.keyClicks(editeur.commande, moteur(*arguments))
    qtbot.mouseClick(editeur.essayer, GAUCHE)
    qtbot.waitUntil(essayer.isEnabled, timeout=PATIENCE)

    assert reponse in trouver(editeur, QLabel, "joueur_reponse").text()
    assert raison in trouver(editeur, QLabel, "remarque_joueur_commande").text()


@pytest.mark.skipif(os.name == "nt", reason="processus vus par /proc")
def test_ecrire_finit_le_moteur_a_l_essai(qtbot: QtBot, editeur: EditeurJoueur) -> None:
    externe(editeur)
    qtbot.keyClicks(editeur.commande, moteur("dort", str(os.getpid())))
    qtbot.mouseClick(editeur.essayer, GAUCHE)
    qtbot.waitUntil(lambda: _lances("dort"), timeout=PATIENCE)
    qtbot.keyClick(editeur.commande, Qt.Key.Key_Space)

    qtbot.waitUntil(lambda: not _lances("dort"), timeout=PATIENCE)


def _lances(mot: str) -> bool:
    """Tell whether the false engine of this very test is running."""
    for dossier in Path("/proc").iterdir():
        try:
            mots = (dossier / "cmdline").read_bytes().decode().split("\0")
        except OSError:
            continue
        if mot in mots and str(os.getpid()) in mots:
            return True
    return False
