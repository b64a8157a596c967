"""Loading the drawn window, and finding what it holds."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QDoubleSpinBox,
    QMainWindow,
    QMenuBar,
    QPushButton,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ecosysteme.reglages import CADENCE, JEU, NOMBRE_PARTIES, PROFONDEUR, TEMPS
from ui.plateau.vue import PlateauVue
from ui.socle.chargeur import borner, charger, trouver
from ui.widgets.barre_etat import BarreEtat
from ui.widgets.fenetre import FenetreDessinee


def test_le_fichier_remplit_la_fenetre_elle_meme_avec_nos_classes(coquille: FenetreDessinee) -> None:
    assert trouver(coquille, PlateauVue, "plateau").window() is coquille
    assert trouver(coquille, QMenuBar, "barre_menus").objectName() == "barre_menus"
    assert trouver(coquille, BarreEtat, "barre_etat").objectName() == "barre_etat"
    assert coquille.centralWidget() is trouver(coquille, QWidget, "centre")


def test_un_objet_absent_ou_d_une_autre_classe_est_nomme(coquille: FenetreDessinee) -> None:
    with pytest.raises(LookupError, match="QPushButton nommé 'bouton_inconnu'"):
        trouver(coquille, QPushButton, "bouton_inconnu")
    with pytest.raises(LookupError, match="QCheckBox nommé 'bouton_demarrer'"):
        trouver(coquille, QCheckBox, "bouton_demarrer")


def test_ce_qui_se_trouve_a_l_adresse_d_un_mort_est_trouve() -> None:
    """In a process of its own: what Shiboken is made to believe there stays believed as long as the process lives."""
    commande = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        str(Path(__file__).with_name("perimes.py")),
    ]
    fini = subprocess.run(commande, capture_output=True, text=True, check=False)
    assert (fini.returncode, "5 passed" in fini.stdout) == (0, True), fini.stdout


@pytest.mark.qt_log_level_fail("CRITICAL")  # Qt also warns
@pytest.mark.parametrize("contenu", [None, "", "<ui version='4.0'><widget>"])
def test_un_fichier_illisible_est_une_erreur(qtbot: QtBot, tmp_path: Path, contenu: str | None) -> None:
    fenetre, fichier = QMainWindow(), tmp_path / "casse.ui"
    qtbot.addWidget(fenetre)
    if contenu is not None:
        fichier.write_text(contenu, encoding="utf-8")
    with pytest.raises(RuntimeError):
        charger(fenetre, fichier)


def test_une_boite_prend_les_bornes_et_le_defaut_de_son_reglage(qtbot: QtBot) -> None:
    boites: list[QSpinBox | QDoubleSpinBox | QSlider] = [QSpinBox(), QSpinBox(), QSlider(), QDoubleSpinBox()]
    for boite, reglage in zip(boites, (PROFONDEUR, NOMBRE_PARTIES, CADENCE, TEMPS), strict=True):
        qtbot.addWidget(boite)
        borner(boite, reglage)
        assert (boite.minimum(), boite.maximum(), boite.value()) == (reglage.minimum, reglage.maximum, reglage.defaut)
    with pytest.raises(ValueError, match="jeu n'a pas de bornes"):
        borner(boites[0], JEU)


def test_une_commande_donnee_au_clavier_prend_ce_qui_est_tape_et_une_frappe_non(qtbot: QtBot) -> None:
    touche, modificateur = Qt.Key, Qt.KeyboardModifier
    fenetre, boite, bouton, vues = QWidget(), QSpinBox(), QPushButton("&Démarrer"), list[int]()
    qtbot.addWidget(fenetre)
    borner(boite, NOMBRE_PARTIES)
    colonne = QVBoxLayout(fenetre)
    colonne.addWidget(boite)
    colonne.addWidget(bouton)
    bouton.clicked.connect(lambda: vues.append(boite.value()))
    QShortcut(QKeySequence(touche.Key_F5), fenetre).activated.connect(lambda: vues.append(boite.value()))
    fenetre.show()
    fenetre.activateWindow()
    qtbot.waitUntil(fenetre.isActiveWindow)
    boite.setFocus()
    for texte, commande, avec in (("12", touche.Key_D, modificateur.AltModifier), ("34", touche.Key_F5, None)):
        avant = boite.value()
        qtbot.keyClick(boite, touche.Key_A, modificateur.ControlModifier)
        qtbot.keyClicks(boite, texte)
        assert boite.value() == avant
        qtbot.keyClick(boite, commande, avec or modificateur.NoModifier)
        qtbot.waitUntil(lambda: bool(vues))  # a mnemonic has its button seen pressed first
        assert (vues.pop(), boite.hasFocus()) == (int(texte), True)
