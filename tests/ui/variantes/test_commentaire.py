"""The comment under the list of moves."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPlainTextEdit, QTableWidget
from pytestqt.qtbot import QtBot

from ecosysteme.variantes.edition import annoter
from tests.positions import partie_jouee
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.variantes.commentaire import ChampCommentaire
from ui.widgets.fenetre import FenetreDessinee


@pytest.fixture
def champ(coquille: FenetreDessinee, langue: Langue) -> ChampCommentaire:
    return ChampCommentaire(coquille)


@pytest.fixture
def texte(coquille: FenetreDessinee) -> QPlainTextEdit:
    return trouver(coquille, QPlainTextEdit, "champ_commentaire")


@pytest.fixture
def ecrits(champ: ChampCommentaire) -> list[tuple[int, str]]:
    ecrits: list[tuple[int, str]] = []

    def ecrire(partie: Any, numero: int, commentaire: str) -> None:
        ecrits.append((numero, commentaire))
        partie.modifier(annoter(partie.racine, numero, commentaire=commentaire))

    champ.ecrit.connect(ecrire)
    return ecrits


def test_le_commentaire_du_coup_se_lit_et_disparait_avec_lui(champ: ChampCommentaire, texte: QPlainTextEdit) -> None:
    partie = partie_jouee("f5d6")
    champ.montrer(partie)
    assert texte.isHidden()
    partie.modifier(annoter(partie.racine, 2, commentaire="deux\nlignes"))
    champ.montrer(partie)
    assert (texte.isHidden(), texte.toPlainText()) == (False, "deux\nlignes")
    partie.annuler()
    champ.montrer(partie)
    assert texte.isHidden()


def test_entree_ecrit_maj_entree_va_a_la_ligne_et_echap_renonce(
    qtbot: QtBot, champ: ChampCommentaire, texte: QPlainTextEdit, ecrits: list[tuple[int, str]]
) -> None:
    partie, quittes = partie_jouee("f5d6"), []
    champ.quitte.connect(lambda: quittes.append(1))
    champ.editer(partie, 1)
    assert not texte.isHidden()
    qtbot.keyClicks(texte, "le")
    qtbot.keyClick(texte, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClicks(texte, "seul")
    qtbot.keyClick(texte, Qt.Key.Key_Return)
    assert (ecrits, quittes) == ([(1, "le\nseul")], [1])
    champ.editer(partie, 1)
    assert texte.toPlainText() == "le\nseul"
    qtbot.keyClicks(texte, "autre chose")
    qtbot.keyClick(texte, Qt.Key.Key_Escape)
    assert (ecrits, quittes) == ([(1, "le\nseul")], [1, 1])
    assert partie.racine.suites[0].commentaire == "le\nseul"


def test_ce_qui_est_tape_est_ecrit_quand_la_partie_avance_ou_qu_on_part(
    qtbot: QtBot,
    coquille: FenetreDessinee,
    champ: ChampCommentaire,
    texte: QPlainTextEdit,
    ecrits: list[tuple[int, str]],
) -> None:
    coquille.show()
    qtbot.waitExposed(coquille)
    partie = partie_jouee("f5d6")
    champ.montrer(partie)
    champ.editer(partie, 2)
    qtbot.keyClicks(texte, "bien")
    partie.annuler()
    champ.montrer(partie)
    assert ecrits == [(2, "bien")]
    champ.editer(partie, 1)
    qtbot.waitUntil(texte.hasFocus, timeout=10_000)
    qtbot.keyClicks(texte, "seul")
    trouver(coquille, QTableWidget, "liste_coups").setFocus()
    qtbot.waitUntil(lambda: len(ecrits) == 2, timeout=10_000)
    assert ecrits[1] == (1, "seul")


def test_un_champ_plus_bas_que_son_interieur_garde_une_hauteur(champ: ChampCommentaire, texte: QPlainTextEdit) -> None:
    """As when the panel folds: Qt complains of a negative height, and a complaint fails the test."""
    texte.viewport().resize(texte.width(), texte.height() + 100)
    champ.editer(partie_jouee("f5d6"), 1)
    assert texte.minimumHeight() >= texte.fontMetrics().lineSpacing()
