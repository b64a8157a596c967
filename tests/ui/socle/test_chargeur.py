"""Loading the drawn window, and finding what it holds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QObject, QTimer
from PySide6.QtUiTools import QUiLoader
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QMainWindow,
    QMenuBar,
    QPushButton,
    QSlider,
    QSpinBox,
    QWidget,
    QWidgetItem,
)
from pytestqt.qtbot import QtBot

from ecosysteme.reglages import CADENCE, JEU, NOMBRE_PARTIES, PROFONDEUR, TEMPS
from ui.fenetre.barre_etat import BarreEtat
from ui.plateau.vue import PlateauVue
from ui.socle.chargeur import borner, charger, trouver


def test_le_fichier_remplit_la_fenetre_elle_meme_avec_nos_classes(coquille: QMainWindow) -> None:
    assert trouver(coquille, PlateauVue, "plateau").window() is coquille
    assert trouver(coquille, QMenuBar, "barre_menus").objectName() == "barre_menus"
    assert trouver(coquille, BarreEtat, "barre_etat").objectName() == "barre_etat"
    assert coquille.centralWidget() is trouver(coquille, QWidget, "centre")


def test_un_objet_absent_ou_d_une_autre_classe_est_nomme(coquille: QMainWindow) -> None:
    with pytest.raises(LookupError, match="QPushButton nommé 'bouton_inconnu'"):
        trouver(coquille, QPushButton, "bouton_inconnu")
    with pytest.raises(LookupError, match="QCheckBox nommé 'bouton_demarrer'"):
        trouver(coquille, QCheckBox, "bouton_demarrer")


@pytest.mark.parametrize("classe", [QWidgetItem, QTimer])
@pytest.mark.parametrize("nom", ["ligne_jeu", "entete_jeu"])
def test_un_objet_a_l_adresse_d_un_mort_est_trouve(coquille: QMainWindow, nom: str, classe: type[object]) -> None:
    """Shiboken may hold at an object's address the wrapper of another, which Qt deleted without telling it."""
    attendue: type[QObject] = QBoxLayout if nom == "ligne_jeu" else QWidget
    vrai = trouver(coquille, attendue, nom)
    (adresse,) = shiboken6.getCppPointer(vrai)[:1]
    shiboken6.invalidate(vrai)
    perime = shiboken6.wrapInstance(adresse, classe)
    assert isinstance(perime, classe)
    assert coquille.findChild(attendue, nom) is None, "Shiboken ne prend plus l'un pour l'autre"
    trouve = trouver(coquille, attendue, nom)
    assert (trouve.objectName(), shiboken6.getCppPointer(trouve)[0]) == (nom, adresse)
    assert trouver(coquille, QComboBox, "jeu").parentWidget() is trouver(coquille, QWidget, "entete_jeu")
    assert not shiboken6.isValid(perime)


def test_un_widget_fait_a_l_adresse_d_un_mort_est_dans_la_fenetre(
    monkeypatch: pytest.MonkeyPatch, nouvelle_coquille: Callable[[], QMainWindow]
) -> None:
    creer, perimes = QUiLoader.createWidget, list[object]()

    def creer_chez_un_mort(*arguments: Any) -> object:
        widget = creer(*arguments)
        if arguments[-1] not in ("nombre_parties", "noir_humain"):
            return widget
        (adresse,) = shiboken6.getCppPointer(widget)[:1]
        shiboken6.invalidate(widget)
        perimes.append(shiboken6.wrapInstance(adresse, QWidgetItem))
        return perimes[-1]

    monkeypatch.setattr(QUiLoader, "createWidget", creer_chez_un_mort)
    fenetre = nouvelle_coquille()
    assert len(perimes) == 2
    assert trouver(fenetre, QSpinBox, "nombre_parties").parentWidget() is trouver(fenetre, QWidget, "cadre_match")
    assert trouver(fenetre, QCheckBox, "noir_humain").text()


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
