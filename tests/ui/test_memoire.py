"""What the window remembers."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QPoint, QRect, QSettings
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from ecosysteme import reglages as declares
from ecosysteme.reglages import ALTERNER, CADENCE, JOUEUR_BLANC, LANGUE, TEMPS, THEME, Reglage, Valeur
from ui.memoire import Memoire

REGLAGES = [objet for objet in vars(declares).values() if isinstance(objet, Reglage)]


def autre_valeur(reglage: Reglage) -> Valeur:
    """A legal value that is not the default."""
    if permises := reglage.choix or reglage.nombres:
        return next(permise for permise in permises if permise != reglage.defaut)
    if isinstance(reglage.defaut, bool):
        return not reglage.defaut
    if isinstance(reglage.defaut, str):
        return f"{reglage.defaut}, « é » ; 100%"
    return reglage.defaut - 1 if reglage.defaut == reglage.maximum else reglage.defaut + 1


def rouvrir(fichier: Path) -> Memoire:
    return Memoire(QSettings(str(fichier), QSettings.Format.IniFormat))


def ecran() -> QRect:
    return QGuiApplication.primaryScreen().availableGeometry()


@pytest.fixture
def fenetre_nue(qtbot: QtBot) -> QMainWindow:
    fenetre = QMainWindow()
    qtbot.addWidget(fenetre)
    fenetre.resize(400, 300)
    return fenetre


@pytest.mark.parametrize("reglage", REGLAGES, ids=lambda reglage: reglage.nom)
def test_chaque_reglage_revient_le_lendemain_avec_son_type(
    memoire: Memoire, fenetre_nue: QMainWindow, fichier_memoire: Path, reglage: Reglage
) -> None:
    valeur = autre_valeur(reglage)
    assert memoire.lire(reglage) == reglage.defaut
    memoire.ecrire(reglage, valeur)
    assert memoire.lire(reglage) == valeur
    memoire.ecrire_fenetre(fenetre_nue)  # which writes the file
    relue = rouvrir(fichier_memoire).lire(reglage)
    assert (relue, type(relue)) == (valeur, type(reglage.defaut))


@pytest.mark.parametrize(
    ("reglage", "ecrit"),
    [(CADENCE, "vite"), (CADENCE, "99999"), (ALTERNER, "peut-être"), (THEME, "rose"), (LANGUE, ""), (TEMPS, "1,5")],
)
def test_une_valeur_abimee_donne_le_defaut(fichier_memoire: Path, reglage: Reglage, ecrit: str) -> None:
    fichier_memoire.write_text(f"[reglages]\n{reglage.nom}={ecrit}\n", encoding="utf-8")
    assert rouvrir(fichier_memoire).lire(reglage) == reglage.defaut


def test_un_fichier_abime_n_empeche_rien(fichier_memoire: Path, fenetre_nue: QMainWindow) -> None:
    fichier_memoire.write_bytes(b"\x00\xff[[[ pas du tout\n[fenetre]\ngeometrie=@ByteArray(abc)\n")
    memoire = rouvrir(fichier_memoire)
    memoire.lire_fenetre(fenetre_nue)
    assert memoire.lire(JOUEUR_BLANC) == JOUEUR_BLANC.defaut
    assert ecran().intersects(fenetre_nue.frameGeometry())


def test_la_fenetre_revient_a_sa_place(qtbot: QtBot, memoire: Memoire, fenetre_nue: QMainWindow) -> None:
    fenetre_nue.setGeometry(QRect(ecran().topLeft() + QPoint(60, 50), fenetre_nue.size()))
    memoire.ecrire_fenetre(fenetre_nue)
    autre = QMainWindow()
    qtbot.addWidget(autre)
    memoire.lire_fenetre(autre)
    assert autre.geometry() == fenetre_nue.geometry()


@pytest.mark.parametrize("place", [QPoint(-5000, -5000), QPoint(9000, 200)])
def test_une_fenetre_hors_de_tout_ecran_y_revient(
    qtbot: QtBot, memoire: Memoire, fenetre_nue: QMainWindow, place: QPoint
) -> None:
    fenetre_nue.move(place)  # where a screen was, that is no longer plugged in
    memoire.ecrire_fenetre(fenetre_nue)
    autre = QMainWindow()
    qtbot.addWidget(autre)
    memoire.lire_fenetre(autre)
    assert ecran().intersects(autre.frameGeometry())


def test_une_fenetre_deja_hors_ecran_y_revient_meme_sans_souvenir(memoire: Memoire, fenetre_nue: QMainWindow) -> None:
    fenetre_nue.move(-5000, -5000)
    memoire.lire_fenetre(fenetre_nue)
    assert ecran().intersects(fenetre_nue.frameGeometry())


def test_une_geometrie_qui_n_en_est_pas_une_est_ignoree(fichier_memoire: Path, fenetre_nue: QMainWindow) -> None:
    reglages = QSettings(str(fichier_memoire), QSettings.Format.IniFormat)
    avant = fenetre_nue.geometry()
    for valeur in ("au milieu", 12, QByteArray(b"\x01\x02")):
        reglages.setValue("fenetre/geometrie", valeur)
        Memoire(reglages).lire_fenetre(fenetre_nue)
        assert fenetre_nue.geometry() == avant
