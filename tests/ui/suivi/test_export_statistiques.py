"""The statistics copied and written."""

from __future__ import annotations

import csv
import re
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QPushButton, QSlider, QSpinBox, QTableWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.fenetre import PATIENCE, choisir, cocher, message, presser, statistiques
from ui.situation import Marche
from ui.socle.chargeur import trouver
from ui.suivi import export_statistiques


@pytest.fixture
def table(qtbot: QtBot, fenetre: ApplicationIHM) -> QTableWidget:
    """The statistics of two games, in the mode Matchs."""
    fenetre.disposition.modes.choisir("matchs")
    choisir(fenetre, "taille", 4)
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_min")
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(2)
    trouver(fenetre, QSlider, "cadence").setValue(0)
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: fenetre.situation.marche is Marche.PRETE, timeout=PATIENCE)
    qtbot.waitUntil(lambda: [ligne[1] for ligne in statistiques(fenetre)] == ["2", "2"])
    return trouver(fenetre, QTableWidget, "statistiques")


def test_ctrl_c_copie_le_tableau_avec_ses_entetes(qtbot: QtBot, fenetre: ApplicationIHM, table: QTableWidget) -> None:
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lignes = [ligne.split("\t") for ligne in QGuiApplication.clipboard().text().splitlines()]
    assert lignes[0][:3] == ["Joueur", "Parties", "G"]
    assert lignes[1:] == statistiques(fenetre)
    assert message(fenetre) == "Statistiques copiées"


def enregistrer(qtbot: QtBot, fenetre: ApplicationIHM, chemin: Path) -> None:
    """Type ``chemin`` in the box that is open, and accept it."""
    boite = trouver(fenetre, QFileDialog, "boite_exporter_statistiques")
    boite.selectFile(str(chemin))
    boite.accept()


def test_le_bouton_ecrit_un_csv_hors_du_fil_de_la_fenetre(
    qtbot: QtBot, fenetre: ApplicationIHM, table: QTableWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ecrire, fils = export_statistiques.ecrire_csv, list[str]()

    def observer(chemin: Path, lignes: list[list[str]]) -> Path:
        fils.append(threading.current_thread().name)
        return ecrire(chemin, lignes)

    monkeypatch.setattr(export_statistiques, "ecrire_csv", observer)
    presser(qtbot, fenetre, "exporter")
    chemin = tmp_path / "été.csv"
    enregistrer(qtbot, fenetre, chemin)
    qtbot.waitUntil(lambda: "été.csv" in message(fenetre), timeout=PATIENCE)
    assert fils != ["MainThread"]
    with chemin.open(encoding="utf-8", newline="") as fichier:
        lignes = list(csv.DictReader(fichier))
    bilans = fenetre.situation.serie.bilans
    assert [ligne["Joueur"] for ligne in lignes] == ["Max", "Min"]
    assert [ligne["Marge"] for ligne in lignes] == [f"{bilan.marge_moyenne:.3f}" for bilan in bilans]
    figures = [ligne[titre] for ligne in lignes for titre in ("Moy. (s)", "Max. (s)", "Mob.", "Ret.")]
    assert all(re.fullmatch(r"\d+\.\d{3}(\d{3})?", figure) for figure in figures), "un point, pas de chiffre de trop"
    assert all(0 < float(ligne["Moy. (s)"]) <= float(ligne["Max. (s)"]) for ligne in lignes)
    assert list(tmp_path.glob("*-partiel")) == []


def test_un_fichier_qui_ne_s_ecrit_pas_se_dit(
    qtbot: QtBot, fenetre: ApplicationIHM, table: QTableWidget, tmp_path: Path
) -> None:
    presser(qtbot, fenetre, "exporter")
    enregistrer(qtbot, fenetre, tmp_path / "absent" / "a.csv")
    qtbot.waitUntil(lambda: "non écrit" in message(fenetre), timeout=PATIENCE)


def test_le_menu_de_la_table_propose_les_deux(qtbot: QtBot, fenetre: ApplicationIHM, table: QTableWidget) -> None:
    assert table.contextMenuPolicy() is Qt.ContextMenuPolicy.ActionsContextMenu
    copier, exporter = table.actions()
    copier.trigger()
    assert QGuiApplication.clipboard().text().startswith("Joueur\t")
    exporter.trigger()
    assert trouver(fenetre, QFileDialog, "boite_exporter_statistiques").isVisible()


def test_le_bouton_n_est_la_que_dans_les_matchs(fenetre: ApplicationIHM) -> None:
    bouton = trouver(fenetre, QPushButton, "bouton_exporter")
    for mode in ("jouer", "matchs", "analyser"):
        fenetre.disposition.modes.choisir(mode)
        assert bouton.isVisible() is (mode == "matchs")
