"""The smallest window: everything keeps the room that it needs, in each game, at any moment."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QSlider, QSpinBox, QTableWidget, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.reglages import TAS_NOMBRE
from tests.fenetre import PATIENCE, boutons, choisir, cocher, presser, statistiques
from ui.socle.chargeur import trouver

JEUX = ("othello", "puissance4", "morpion", "nim")


def etroits(fenetre: ApplicationIHM) -> list[str]:
    """Name whatever is shown with less room than it asks for."""
    widgets = [
        trouver(fenetre, QWidget, nom) for nom in ("joueur_noir", "joueur_blanc", "cadre_match", "cadre_onglets")
    ]
    widgets += [case for carte in widgets for case in carte.findChildren(QCheckBox)]
    return [
        widget.objectName()
        for widget in widgets
        if widget.isVisible()
        and (widget.height() < widget.minimumSizeHint().height() or widget.width() < widget.minimumSizeHint().width())
    ]


@pytest.mark.parametrize("langue", ["fr", "en"])
def test_rien_n_est_rogne_dans_la_plus_petite_fenetre(qtbot: QtBot, fenetre: ApplicationIHM, langue: str) -> None:
    trouver(fenetre, QAction, f"action_{langue}").trigger()
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_alea")
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(4)
    trouver(fenetre, QSlider, "cadence").setValue(0)
    tailles = set()
    for jeu in JEUX:
        choisir(fenetre, "jeu", jeu)
        if jeu != "othello":
            presser(qtbot, fenetre, "demarrer")  # a series writes a sentence under its table
            qtbot.waitUntil(lambda: boutons(fenetre)["demarrer"], timeout=PATIENCE)
            qtbot.waitUntil(lambda: [ligne[1] for ligne in statistiques(fenetre)] == ["4", "4"])
        fenetre.resize(100, 100)
        QApplication.processEvents()
        assert etroits(fenetre) == []
        table = trouver(fenetre, QTableWidget, "statistiques")
        assert table.viewport().height() >= 2 * table.rowHeight(0), "les deux joueurs se lisent"
        tailles.add(fenetre.size().toTuple())
    assert len(tailles) == 1, "un jeu ne demande pas plus de place qu'un autre"


def test_dix_tas_se_lisent_dans_leur_boite(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    choisir(fenetre, "jeu", "nim")
    fenetre.resize(100, 100)
    QApplication.processEvents()
    ligne = trouver(fenetre, QComboBox, "tas").lineEdit()
    assert ligne is not None
    dix = "-".join(map(str, range(TAS_NOMBRE, 0, -1)))
    assert ligne.width() > ligne.fontMetrics().horizontalAdvance(dix)


def test_la_boite_du_jeu_reste_sous_la_souris(fenetre: ApplicationIHM) -> None:
    boite = trouver(fenetre, QComboBox, "jeu")
    places = set()
    for jeu in JEUX:
        choisir(fenetre, "jeu", jeu)
        QApplication.processEvents()
        places.add((boite.mapTo(fenetre, QPoint()).toTuple(), boite.size().toTuple()))
    assert len(places) == 1
