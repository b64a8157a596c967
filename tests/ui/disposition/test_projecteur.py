"""The projector mode: what grows, and what comes back."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ui.plateau.disque import Disque
from ui.socle.chargeur import trouver


def mesurer(qapp: QApplication, fenetre: ApplicationIHM) -> tuple[float, ...]:
    titre, bouton = trouver(fenetre, QLabel, "titre_noir"), trouver(fenetre, QPushButton, "bouton_demarrer")
    disque = trouver(fenetre, Disque, "disque_noir")
    return qapp.font().pointSizeF(), titre.fontMetrics().height(), bouton.iconSize().width(), disque.width()


def test_f10_agrandit_tout_et_le_rend(qtbot: QtBot, qapp: QApplication, fenetre: ApplicationIHM) -> None:
    avant = mesurer(qapp, fenetre)
    qtbot.keyClick(fenetre, Qt.Key.Key_F10)
    qtbot.waitUntil(
        lambda: all(grand >= 1.1 * petit for petit, grand in zip(avant, mesurer(qapp, fenetre), strict=True))
    )
    qtbot.keyClick(fenetre, Qt.Key.Key_F10)
    qtbot.waitUntil(lambda: mesurer(qapp, fenetre) == avant)


def test_changer_de_theme_garde_la_taille_et_fermer_la_rend(
    qtbot: QtBot, qapp: QApplication, fenetre: ApplicationIHM
) -> None:
    avant = qapp.font().pointSizeF()
    qtbot.keyClick(fenetre, Qt.Key.Key_F10)
    qtbot.waitUntil(lambda: qapp.font().pointSizeF() > avant)
    grand = mesurer(qapp, fenetre)
    qtbot.keyClick(fenetre, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
    assert mesurer(qapp, fenetre) == grand
    fenetre.close()
    assert qapp.font().pointSizeF() == avant


def test_f10_rend_sa_taille_a_la_fenetre_et_a_la_carte_des_courbes(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    avant, carte = fenetre.size(), trouver(fenetre, QFrame, "cadre_graphique")
    haute = carte.height()
    for _ in range(2):
        qtbot.keyClick(fenetre, Qt.Key.Key_F10)
        qtbot.waitUntil(lambda: fenetre.width() > avant.width() and carte.height() > haute)
        qtbot.keyClick(fenetre, Qt.Key.Key_F10)
        qtbot.waitUntil(lambda: fenetre.size() == avant and carte.height() == haute)


def test_f10_laisse_l_ecran_entier_a_la_fenetre(qtbot: QtBot, qapp: QApplication, fenetre: ApplicationIHM) -> None:
    fenetre.showMaximized()
    qtbot.waitUntil(fenetre.isMaximized)
    lettres = qapp.font().pointSizeF()
    for _ in range(2):
        qtbot.keyClick(fenetre, Qt.Key.Key_F10)
        assert fenetre.isMaximized()
    assert qapp.font().pointSizeF() == lettres
