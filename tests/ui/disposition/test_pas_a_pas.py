"""The wheel, the side buttons and the arrows: where each steps through the game, and that none loses a move."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.fenetre import cocher, jouer, plateau, presser
from tests.lecteur_ecran import LecteurEcran
from ui.socle.chargeur import trouver


def rouler(fenetre: ApplicationIHM, angle: int, phase: Qt.ScrollPhase = Qt.ScrollPhase.NoScrollPhase) -> None:
    vue = plateau(fenetre)
    milieu = QPointF(vue.rect().center())
    QApplication.sendEvent(
        vue,
        QWheelEvent(
            milieu,
            vue.mapToGlobal(milieu),
            QPoint(),
            QPoint(0, angle),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            phase,
            False,
        ),
    )


@pytest.fixture
def quatre_coups(qtbot: QtBot, fenetre: ApplicationIHM) -> ApplicationIHM:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, "f5d6c3d3")
    return fenetre


def test_la_molette_parcourt_la_partie_en_mode_analyser(quatre_coups: ApplicationIHM) -> None:
    partie = quatre_coups.partie_en_cours
    rouler(quatre_coups, 120)
    assert partie.nb_coups == 4, "la molette n'interrompt pas une partie qui se joue"
    trouver(quatre_coups, QAction, "action_mode_analyser").trigger()
    rouler(quatre_coups, 120)
    assert partie.nb_coups == 3
    for _ in range(4):
        rouler(quatre_coups, 60)  # a fine wheel: half a notch at a time
    assert partie.nb_coups == 1
    rouler(quatre_coups, -240)
    assert partie.nb_coups == 3
    rouler(quatre_coups, -1200)
    assert partie.nb_coups == partie.nb_coups_total == 4, "rien n'est perdu en chemin"


@pytest.mark.parametrize("mode", ["jouer", "etudier", "comprendre"])
def test_la_molette_parcourt_partout_une_partie_au_repos(qtbot: QtBot, quatre_coups: ApplicationIHM, mode: str) -> None:
    partie = quatre_coups.partie_en_cours
    presser(qtbot, quatre_coups, "arreter")
    quatre_coups.disposition.modes.choisir(mode)
    for angle in (120, 100, -100, 100, 20):  # what one turn left is forgotten by one the other way
        rouler(quatre_coups, angle)
    assert partie.nb_coups == 2
    rouler(quatre_coups, 1200, Qt.ScrollPhase.ScrollMomentum)
    assert partie.nb_coups == 2, "un pavé tactile qui glisse encore ne compte pas"
    rouler(quatre_coups, -1200)
    assert partie.nb_coups == partie.nb_coups_total == 4


@pytest.mark.parametrize("mode", ["jouer", "analyser"])
def test_les_boutons_de_cote_parcourent_partout_meme_presses_vite(
    qtbot: QtBot, quatre_coups: ApplicationIHM, mode: str
) -> None:
    partie, vue = quatre_coups.partie_en_cours, plateau(quatre_coups)
    quatre_coups.disposition.modes.choisir(mode)
    qtbot.mouseClick(vue, Qt.MouseButton.BackButton, pos=vue.centre((4, 2)))
    qtbot.mouseDClick(vue, Qt.MouseButton.BackButton, pos=vue.centre((4, 2)))
    assert (partie.nb_coups, partie.nb_coups_total) == (2, 4)
    qtbot.mouseClick(quatre_coups, Qt.MouseButton.ForwardButton, pos=QPoint(3, quatre_coups.height() - 3))
    assert (partie.nb_coups, partie.nb_coups_total) == (3, 4), "où que soit la souris"


def test_les_boutons_de_cote_laissent_une_autre_salle_sur_le_plateau(
    qtbot: QtBot, quatre_coups: ApplicationIHM
) -> None:
    partie = quatre_coups.partie_en_cours
    quatre_coups.widgets.action_poser.trigger()
    qtbot.waitUntil(lambda: not plateau(quatre_coups).isEnabled())
    qtbot.mouseClick(quatre_coups, Qt.MouseButton.BackButton, pos=QPoint(3, quatre_coups.height() - 3))
    assert partie.nb_coups == 4
    assert not plateau(quatre_coups).isEnabled()


def test_les_fleches_parcourent_la_partie_en_mode_analyser(qtbot: QtBot, quatre_coups: ApplicationIHM) -> None:
    partie, vue = quatre_coups.partie_en_cours, plateau(quatre_coups)
    qtbot.keyClick(vue, Qt.Key.Key_Left)
    assert partie.nb_coups == 4, "en mode Jouer les flèches sont au curseur"
    trouver(quatre_coups, QAction, "action_mode_analyser").trigger()
    qtbot.mouseClick(vue, Qt.MouseButton.LeftButton, pos=vue.centre((0, 0)))  # a cursor would have them
    for touche, attendu in (("Left", 3), ("Home", 0), ("Right", 1), ("End", 4)):
        qtbot.keyClick(vue, getattr(Qt.Key, f"Key_{touche}"))
        assert partie.nb_coups == attendu


def test_un_curseur_montre_a_les_fleches_jusqu_au_bord(
    qtbot: QtBot, quatre_coups: ApplicationIHM, lecteur: LecteurEcran
) -> None:
    partie, vue = quatre_coups.partie_en_cours, plateau(quatre_coups)
    trouver(quatre_coups, QAction, "action_mode_analyser").trigger()
    quatre_coups.widgets.action_plateau.trigger()
    qtbot.keyClicks(vue, "h3")
    lecteur.lu()
    qtbot.keyClick(vue, Qt.Key.Key_Right)
    assert (partie.nb_coups, vue.curseur, lecteur.lu()) == (4, (2, 7), ["bord, h3"])
    qtbot.keyClick(vue, Qt.Key.Key_Left)
    assert (partie.nb_coups, vue.curseur) == (4, (2, 6))
    qtbot.keyClick(vue, Qt.Key.Key_Escape)
    qtbot.keyClick(vue, Qt.Key.Key_Left)
    assert (partie.nb_coups, vue.curseur) == (3, None), "sans curseur elles parcourent la partie"
