"""The file of the window, as Designer opens it: without our classes, and with every name of the contract."""

from __future__ import annotations

import runpy
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QObject
from PySide6.QtUiTools import QUiLoader
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from tests.widgets import dessines
from ui.widgets.fenetre import FICHIER_UI

pytestmark = pytest.mark.qt_log_ignore("unable to create a custom widget")  # what Designer does with them

JOUEURS = ("humain", "ia_alea", "ia_min", "ia_max", "ia_minmax", "ia_negamax", "ia_alphabeta", "ia_moteur", "externe")
CONTRAT = (
    *("plateau", "joueur_noir", "joueur_blanc", "jeu", "nombre_parties", "alterner_couleurs", "cadence"),
    *(f"{couleur}_{nom}" for couleur in ("noir", "blanc") for nom in (*JOUEURS, "profondeur", "temps")),
    *("bouton_demarrer", "bouton_recommencer", "bouton_arreter", "score_noir", "score_blanc", "trait"),
    *("statistiques", "graphique", "liste_coups", "progression"),
)
NOUVEAUX = (
    *("entete", "dock_panneau", "panneau", "bande", "barre_etat", "barre_menus"),
    *(f"bouton_{nom}" for nom in ("debut", "precedent", "suivant", "fin", "annuler", "retablir", "indices")),
    *(f"action_mode_{nom}" for nom in ("jouer", "analyser", "matchs", "comprendre")),
)


@pytest.fixture
def dessinee(qapp: QApplication) -> Iterator[QWidget]:
    """The window as Qt's own loader makes it, promoted classes shown as what they extend."""
    fenetre = QUiLoader().load(str(FICHIER_UI))
    yield fenetre
    fenetre.deleteLater()


def test_designer_ouvre_le_fichier_et_chaque_nom_y_est_une_fois(dessinee: QWidget) -> None:
    noms = [objet.objectName() for objet in dessinee.findChildren(QObject)]
    assert {nom: noms.count(nom) for nom in (*CONTRAT, *NOUVEAUX)} == dict.fromkeys((*CONTRAT, *NOUVEAUX), 1)


def test_les_cases_des_joueurs_sont_des_cases_de_leur_carte(dessinee: QWidget) -> None:
    for couleur in ("noir", "blanc"):
        [carte] = dessinee.findChildren(QWidget, f"joueur_{couleur}")
        cases = {case.objectName() for case in carte.findChildren(QWidget) if case.inherits("QCheckBox")}
        assert cases - {f"{couleur}_ponder", f"{couleur}_a_mon_niveau"} == {f"{couleur}_{nom}" for nom in JOUEURS}


def test_aucun_objet_n_a_deux_fois_une_propriete_ni_une_touche_deux_actions() -> None:
    # Qt reads the last of them without a word, and Designer drops the others when it writes the file.
    touches: Counter[str] = Counter()
    for objet in ElementTree.parse(FICHIER_UI).iter():
        for genre in ("property", "attribute"):
            noms = Counter(str(propriete.get("name")) for propriete in objet.findall(genre))
            assert max(noms.values(), default=1) == 1, (objet.get("name"), noms)
        touches.update(propriete.findtext("string", "") for propriete in objet.findall("property[@name='shortcut']"))
    assert set(touches.values()) == {1}, touches


def test_la_classe_que_pyside6_uic_en_fait_se_montre(qtbot: QtBot, tmp_path: Path) -> None:
    """What uic writes calls each property by its setter, which the classes of the window then need by that name."""
    module = tmp_path / "ui_othellier.py"
    uic = [str(Path(sys.executable).with_name("pyside6-uic")), str(FICHIER_UI), "-o", str(module)]
    subprocess.run(uic, check=True, capture_output=True, text=True)
    fabrique = runpy.run_path(str(module))["Ui_ApplicationIHM"]()
    fenetre = QMainWindow()
    qtbot.addWidget(fenetre)
    fabrique.setupUi(fenetre)
    with qtbot.waitExposed(fenetre):
        fenetre.show()
    assert (fabrique.pion_noir.camp, fabrique.pion_blanc.camp) == (1, 2)
    faites = {objet.nom: type(getattr(fabrique, objet.nom, None)).__name__ for objet in dessines(FICHIER_UI)}
    assert faites == {objet.nom: objet.classe for objet in dessines(FICHIER_UI)}
