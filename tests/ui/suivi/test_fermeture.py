"""Closing in the middle of a series is asked about, once its figures would be lost."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QMessageBox, QSlider, QSpinBox
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.fenetre import PATIENCE, choisir, cocher, presser, statistiques
from ui.situation import Marche
from ui.socle.chargeur import trouver


def jouer_serie(qtbot: QtBot, fenetre: ApplicationIHM, parties: int, finies: int) -> None:
    """Stop a series of ``parties`` games once ``finies`` are over."""
    fenetre.disposition.modes.choisir("matchs")
    choisir(fenetre, "taille", 4)
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_min")
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(parties)
    trouver(fenetre, QSlider, "cadence").setValue(0)
    presser(qtbot, fenetre, "demarrer")
    if finies < parties:
        qtbot.waitUntil(lambda: fenetre.situation.serie.jouees >= finies, timeout=PATIENCE)
        fenetre.arreter()
    qtbot.waitUntil(lambda: fenetre.situation.marche is not Marche.EN_COURS, timeout=PATIENCE)
    jouees = str(fenetre.situation.serie.jouees)
    qtbot.waitUntil(lambda: parties < 2 or [ligne[1] for ligne in statistiques(fenetre)] == [jouees] * 2)


def boite(fenetre: ApplicationIHM) -> QMessageBox:
    return trouver(fenetre, QMessageBox, "boite_fermer")


def repondre(qtbot: QtBot, fenetre: ApplicationIHM, bouton: str) -> None:
    (choisi,) = (un for un in boite(fenetre).buttons() if un.text().replace("&", "") == bouton)
    qtbot.mouseClick(choisi, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not fenetre.findChildren(QMessageBox, "boite_fermer"))


def test_fermer_au_milieu_d_une_serie_se_demande(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    jouer_serie(qtbot, fenetre, 5000, 2)
    faites = fenetre.situation.serie.faites
    trouver(fenetre, QAction, "action_quitter").trigger()
    assert fenetre.isVisible()
    assert f"après la partie {faites} sur 5000 :" in boite(fenetre).text()
    qtbot.keyClick(boite(fenetre), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not fenetre.findChildren(QMessageBox, "boite_fermer"))
    assert fenetre.isVisible()
    assert not fenetre.close()
    assert boite(fenetre).defaultButton().text() == "&Rester"
    repondre(qtbot, fenetre, "Fermer")
    qtbot.waitUntil(lambda: not fenetre.isVisible())


def test_les_statistiques_s_exportent_avant_de_fermer(qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path) -> None:
    jouer_serie(qtbot, fenetre, 2, 2)
    assert not fenetre.close()
    repondre(qtbot, fenetre, "Exporter les statistiques…")
    qtbot.waitUntil(lambda: bool(fenetre.findChildren(QFileDialog, "boite_exporter_statistiques")))
    choix = trouver(fenetre, QFileDialog, "boite_exporter_statistiques")
    choix.setDirectory(str(tmp_path))
    choix.accept()  # under the name that is proposed
    qtbot.waitUntil(lambda: not fenetre.isVisible(), timeout=PATIENCE)
    assert len(list(tmp_path.glob("*.csv"))) == 1


def test_des_statistiques_exportees_ne_retiennent_pas(qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path) -> None:
    jouer_serie(qtbot, fenetre, 2, 2)
    qtbot.waitUntil(lambda: not fenetre.situation.occupe)
    presser(qtbot, fenetre, "exporter")
    choix = trouver(fenetre, QFileDialog, "boite_exporter_statistiques")
    choix.selectFile(str(tmp_path / "serie.csv"))
    choix.accept()
    qtbot.waitUntil(lambda: "serie.csv" in fenetre.widgets.barre_etat.currentMessage(), timeout=PATIENCE)
    assert fenetre.close()


def test_une_partie_seule_se_ferme_sans_question(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    jouer_serie(qtbot, fenetre, 1, 1)
    assert fenetre.close()


def test_un_signal_ferme_une_serie_sans_question(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    jouer_serie(qtbot, fenetre, 5000, 2)
    fenetre.partir()
    assert not fenetre.isVisible()
