"""The list in the panel: searched as one types, chosen by a double click or Enter."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QTableView, QToolButton
from pytestqt.qtbot import QtBot

from tests.ui.documents.parties import DEUX_POSITIONS, TROIS, lire
from ui.documents.contenus import contenu_de
from ui.documents.liste import Liste
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.theme import SOMBRE


@pytest.fixture
def liste(qtbot: QtBot, langue: Langue) -> Liste:
    liste = Liste()
    qtbot.addWidget(liste)
    liste.definir_theme(SOMBRE)
    liste.montrer("a.ggf", contenu_de(lire(TROIS)))
    liste.resize(560, 300)
    liste.show()
    qtbot.waitExposed(liste)
    liste.activateWindow()
    return liste


@pytest.fixture
def choisis(liste: Liste) -> list[int]:
    choisis: list[int] = []
    liste.choisie.connect(choisis.append)
    return choisis


def table(liste: Liste) -> QTableView:
    return trouver(liste, QTableView, "liste_documents")


def titre(liste: Liste) -> str:
    return trouver(liste, QLabel, "titre_documents").text()


def test_taper_cherche_et_entree_mene_aux_lignes_puis_choisit(qtbot: QtBot, liste: Liste, choisis: list[int]) -> None:
    recherche = trouver(liste, QLineEdit, "recherche_documents")
    assert titre(liste) == "a.ggf : 3 parties"
    recherche.setFocus()
    qtbot.keyClicks(recherche, "carol")
    assert titre(liste) == "a.ggf : 2 sur 3 parties"
    qtbot.keyClick(recherche, Qt.Key.Key_Return)
    assert table(liste).hasFocus()
    qtbot.keyClick(table(liste), Qt.Key.Key_Down)
    qtbot.keyClick(table(liste), Qt.Key.Key_Return)
    assert choisis == [2], "le rang dans ce qui fut lu, non dans ce qui est trouvé"


def test_un_double_clic_choisit_la_ligne(qtbot: QtBot, liste: Liste, choisis: list[int]) -> None:
    milieu = table(liste).visualRect(table(liste).model().index(1, 1)).center()
    qtbot.mouseClick(table(liste).viewport(), Qt.MouseButton.LeftButton, pos=milieu)
    assert choisis == []
    qtbot.mouseDClick(table(liste).viewport(), Qt.MouseButton.LeftButton, pos=milieu)
    assert choisis == [1]


def test_entree_dans_une_liste_ou_rien_n_est_trouve_ne_choisit_rien(
    qtbot: QtBot, liste: Liste, choisis: list[int]
) -> None:
    trouver(liste, QLineEdit, "recherche_documents").setText("personne")
    assert titre(liste) == "a.ggf : 0 sur 3 parties"
    qtbot.keyClick(table(liste), Qt.Key.Key_Return)
    assert choisis == []


def test_une_autre_liste_oublie_la_recherche(qtbot: QtBot, liste: Liste) -> None:
    trouver(liste, QLineEdit, "recherche_documents").setText("carol")
    liste.montrer("", contenu_de(lire(DEUX_POSITIONS)))
    assert titre(liste) == "2 positions"
    assert trouver(liste, QLineEdit, "recherche_documents").text() == ""


def test_la_croix_ferme(qtbot: QtBot, liste: Liste) -> None:
    with qtbot.waitSignal(liste.fermee):
        qtbot.mouseClick(trouver(liste, QToolButton, "bouton_fermer_documents"), Qt.MouseButton.LeftButton)


def test_elle_parle_anglais(qtbot: QtBot, liste: Liste, langue: Langue) -> None:
    langue.choisir("en")
    qtbot.waitUntil(lambda: titre(liste) == "a.ggf: 3 games")
    assert table(liste).model().headerData(0, Qt.Orientation.Horizontal) == "Black"


def test_le_titre_de_chaque_colonne_se_lit_en_entier(qtbot: QtBot, liste: Liste) -> None:
    liste.resize(368, 300)  # what the narrowest panel gives
    entete, modele = table(liste).horizontalHeader(), table(liste).model()
    titres = [str(modele.headerData(rang, Qt.Orientation.Horizontal)) for rang in range(entete.count())]
    largeurs = [entete.fontMetrics().horizontalAdvance(titre) for titre in titres]
    qtbot.waitUntil(lambda: entete.length() <= 368)
    assert all(entete.sectionSize(rang) >= largeur + 6 for rang, largeur in enumerate(largeurs))
