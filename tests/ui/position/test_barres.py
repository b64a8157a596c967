"""The bars: what each game is offered, and what is left of them in a narrow column."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.tailles import quelques
from tests.ui.disposition.mesures import dimensionner
from tests.ui.position.poses import cliquer_case, poser
from ui.socle.chargeur import trouver


@pytest.mark.parametrize(
    ("specification", "lettres", "symetries", "libre"),
    [
        ("othello:taille=6", "nbv", 6, True),
        ("puissance4", "rjv", 2, False),
        ("morpion", "xov", 6, False),
        ("nim", "ov", 2, True),
    ],
)
def test_chaque_jeu_a_ses_pinceaux_et_ses_symetries(
    qtbot: QtBot, fenetre: ApplicationIHM, specification: str, lettres: str, symetries: int, libre: bool
) -> None:
    mode = poser(qtbot, fenetre, specification)
    assert set(mode.outils.lettres) == set(lettres)
    vus = [camp for camp in (1, 2, 0) if trouver(fenetre, QToolButton, f"pose_pinceau_{camp}").isVisible()]
    assert len(vus) == len(lettres)
    menu = trouver(fenetre, QToolButton, "pose_symetries").menu()
    assert menu is not None
    assert sum(entree.isVisible() for entree in menu.actions()) == symetries
    assert trouver(fenetre, QToolButton, "pose_trait").isEnabled() is libre


def test_la_phrase_dit_ce_qui_est_etrange_et_se_coupe_ou_il_faut(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    dimensionner(fenetre, 640, 520)
    mode = poser(qtbot, fenetre)
    phrase = trouver(fenetre, QLabel, "pose_phrase")
    for case in ((3, 3), (3, 4)):
        cliquer_case(mode, case, Qt.MouseButton.MiddleButton)
    assert phrase.toolTip() == "1 – 1 · Trait aux Noirs · Aucune partie n'y mène : centre vide en d4, e4"
    cliquer_case(mode, (7, 7))
    assert phrase.fontMetrics().horizontalAdvance(phrase.text()) <= phrase.width()


@pytest.mark.parametrize(
    ("langue", "taille"), quelques(product(["fr", "en"], [(640, 520), (900, 640), (1366, 768)]), 2)
)
def test_tout_tient_dans_la_fenetre(
    qtbot: QtBot, fenetre: ApplicationIHM, taille: tuple[int, int], langue: str
) -> None:
    trouver(fenetre, QAction, f"action_{langue}").trigger()
    dimensionner(fenetre, *taille)
    avant = fenetre.size()
    poser(qtbot, fenetre)
    assert fenetre.size() == avant
    for nom in ("pose_outils", "pose_suites"):
        barre = trouver(fenetre, QWidget, nom)
        droite = max(bouton.geometry().right() for bouton in barre.findChildren(QToolButton) if bouton.isVisible())
        assert droite < barre.width(), nom
