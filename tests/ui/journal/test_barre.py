"""The bar: what it offers, in both languages, and how it leaves."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.journal.lecture import lister
from tests.ecosysteme.journal.parties import partie_jouee
from tests.fenetre import jouer
from tests.ui.journal.journaux import JEUDI, JOUR, garder
from ui.journal.barre import BarreReprise
from ui.socle.chargeur import trouver

GAUCHE = Qt.MouseButton.LeftButton


@pytest.fixture
def barre(fenetre: ApplicationIHM, tmp_path: Path) -> Iterator[BarreReprise]:
    """A bar of the window that offers yesterday's game of seven moves."""
    garder(tmp_path / "ailleurs.sqlite", partie_jouee("puissance4", coups=3), quand=JEUDI - 3 * JOUR)
    garder(tmp_path / "ailleurs.sqlite", partie_jouee(coups=7), quand=JEUDI - JOUR)
    barre = BarreReprise(fenetre)
    barre.proposer(lister(tmp_path / "ailleurs.sqlite")[0], JEUDI)
    yield barre
    barre.retirer()


def vue(fenetre: ApplicationIHM) -> bool:
    return trouver(fenetre, QFrame, "barre_reprise").isVisible()


def texte(fenetre: ApplicationIHM) -> str:
    return trouver(fenetre, QLabel, "texte_reprise").text()


def test_elle_suit_la_langue_et_nomme_les_autres_jeux(
    qtbot: QtBot, fenetre: ApplicationIHM, barre: BarreReprise, tmp_path: Path
) -> None:
    assert vue(fenetre)
    assert texte(fenetre) == "Reprendre la partie d'hier, coup 7 ?"
    trouver(fenetre, QAction, "action_en").trigger()
    qtbot.waitUntil(lambda: texte(fenetre) == "Resume yesterday's game, move 7?")
    barre.proposer(lister(tmp_path / "ailleurs.sqlite")[1], JEUDI)
    assert texte(fenetre) == "Resume Monday's game (Connect Four), move 3?"
    trouver(fenetre, QAction, "action_fr").trigger()
    qtbot.waitUntil(lambda: texte(fenetre) == "Reprendre la partie de lundi, Puissance 4, coup 3 ?")


@pytest.mark.parametrize("reprise", [True, False])
def test_elle_repond_une_fois_et_s_en_va(
    qtbot: QtBot, fenetre: ApplicationIHM, barre: BarreReprise, reprise: bool
) -> None:
    bouton = (
        trouver(fenetre, QPushButton, "bouton_reprendre_partie")
        if reprise
        else trouver(fenetre, QToolButton, "bouton_ecarter_partie")
    )
    with qtbot.waitSignal(barre.reprise if reprise else barre.ecartee) as reponse:
        qtbot.mouseClick(bouton, GAUCHE)
    assert reponse.args == [2]
    assert not vue(fenetre)


def test_une_partie_commencee_la_fait_partir(qtbot: QtBot, fenetre: ApplicationIHM, barre: BarreReprise) -> None:
    jouer(qtbot, fenetre, "f5")
    assert not vue(fenetre)


def test_elle_est_dite_a_voix_haute(fenetre: ApplicationIHM, tmp_path: Path, entendus: list[tuple[str, bool]]) -> None:
    garder(tmp_path / "ailleurs.sqlite", partie_jouee(coups=7), quand=JEUDI - JOUR)
    BarreReprise(fenetre).proposer(lister(tmp_path / "ailleurs.sqlite")[0], JEUDI)
    assert ("Reprendre la partie d'hier, coup 7 ?", False) in entendus
