"""The panel of Nim: the table is that of the position, a heap shows its mex, a winning move is a ghost that wins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QFont
from PySide6.QtWidgets import QApplication, QLabel, QTableWidget
from pytestqt.qtbot import QtBot

from ecosysteme.jeux.nim import EtatNim, Nim
from ecosysteme.partie import Partie
from ecosysteme.solveurs.nim import gagnante
from ui.jeux.nim import AdaptateurNim
from ui.raisonnement.grundy.panneau import PanneauGrundy
from ui.socle.chargeur import trouver
from ui.socle.theme import CLAIR, SOMBRE, feuille


def texte(panneau: PanneauGrundy, nom: str) -> str:
    return trouver(panneau, QLabel, f"grundy_{nom}").text()


@pytest.fixture
def panneau(qtbot: QtBot) -> PanneauGrundy:
    panneau = PanneauGrundy()
    qtbot.addWidget(panneau)
    panneau.resize(400, 760)
    panneau.presenter(AdaptateurNim(Nim()))
    panneau.show()
    qtbot.waitExposed(panneau)
    return panneau


@pytest.fixture
def fantomes(panneau: PanneauGrundy) -> list[Any]:
    recus: list[Any] = []
    panneau.fantome.connect(recus.append)
    return recus


def lignes(table: QTableWidget) -> list[str]:
    def texte(ligne: int, colonne: int) -> str:
        cellule = table.item(ligne, colonne)
        return cellule.text() if cellule else ""

    return [
        "|".join(texte(ligne, colonne) for colonne in range(table.columnCount())) for ligne in range(table.rowCount())
    ]


def test_les_valeurs_en_binaire_et_leur_xor(panneau: PanneauGrundy) -> None:
    panneau.montrer(Partie(Nim((3, 4, 5))))
    assert lignes(panneau.tas) == ["a : 3|3|0|1|1|★ 2", "b : 4|4|1|0|0|", "c : 5|5|1|0|1|", "xor|2|0|1|0|"]
    entetes = [panneau.tas.horizontalHeaderItem(colonne) for colonne in range(6)]
    assert [entete.text() for entete in entetes if entete] == ["Tas", "Valeur", "4", "2", "1", "Prendre"]
    teintees = [
        colonne
        for colonne in range(6)
        if (cellule := panneau.tas.item(1, colonne))
        and isinstance(cellule.data(Qt.ItemDataRole.BackgroundRole), QBrush)
    ]
    assert teintees == [3], "la seule colonne qui a un nombre impair de 1"


def test_le_maximum_et_la_misere_se_lisent(panneau: PanneauGrundy) -> None:
    panneau.montrer(Partie(Nim((21, 7, 13), 3, misere=True)))
    assert lignes(panneau.tas) == [
        "a : 21|21 mod 4 = 1|0|1|★ 3", "b : 7|7 mod 4 = 3|1|1|★ 2", "c : 13|13 mod 4 = 1|0|1|★ 3", "xor|3|1|1|",
    ]  # fmt: skip
    assert "taille mod 4" in texte(panneau, "regle")
    assert "nombre impair" in texte(panneau, "regle")


def test_choisir_un_tas_montre_son_mex(qtbot: QtBot, panneau: PanneauGrundy) -> None:
    panneau.montrer(Partie(Nim((6, 9), 3)))
    assert lignes(panneau.table)[:3] == ["0|aucun coup|0", "1|0|1", "2|0, 1|2"]
    assert panneau.table.rowCount() == 10
    assert (panneau.table.currentRow(), texte(panneau, "explication_mex")[:5]) == (6, "Tas a")
    qtbot.keyClick(panneau.tas, Qt.Key.Key_Down)
    assert panneau.table.currentRow() == 9
    assert texte(panneau, "explication_mex").startswith("Tas b, 9 objets : un coup mène aux valeurs 0, 2, 3 ; ")
    rectangle = panneau.table.visualRect(panneau.table.model().index(2, 0))
    qtbot.mouseClick(panneau.table.viewport(), Qt.MouseButton.LeftButton, pos=rectangle.center())
    assert texte(panneau, "explication_mex").startswith("2 objets : ")


@pytest.mark.parametrize("misere", [False, True])
def test_chaque_coup_de_la_liste_gagne_et_se_voit(
    qtbot: QtBot, panneau: PanneauGrundy, fantomes: list[Any], misere: bool
) -> None:
    jeu = Nim((1, 2, 4, 5), 3, misere)
    panneau.montrer(Partie(jeu))
    assert fantomes == []
    panneau.coups.setFocus()
    for _ in range(panneau.coups.count()):
        qtbot.keyClick(panneau.coups, Qt.Key.Key_Down)
    assert len(fantomes) == panneau.coups.count() > 0
    for (coup,) in fantomes:
        assert not gagnante(jeu, jeu.jouer(jeu.etat_initial(), coup).tas)
    qtbot.keyClick(panneau.coups, Qt.Key.Key_Escape)
    assert fantomes[-1] is None
    rectangle = panneau.coups.visualItemRect(panneau.coups.item(0))
    qtbot.mouseClick(panneau.coups.viewport(), Qt.MouseButton.LeftButton, pos=rectangle.center())
    assert fantomes[-1] == fantomes[0]
    assert len(fantomes) == panneau.coups.count() + 2, "un clic ne s'annonce qu'une fois"


def test_une_position_perdue_n_a_pas_de_liste_et_la_fin_se_dit(panneau: PanneauGrundy) -> None:
    panneau.montrer(Partie(Nim((1, 4, 5))))
    assert panneau.coups.isHidden()
    assert texte(panneau, "titre_coups") == "Aucun coup ne gagne"
    panneau.montrer(Partie(Nim((1, 2)), EtatNim((0, 0))))
    assert texte(panneau, "phrase") == "Il ne reste rien : la partie est finie."
    assert lignes(panneau.tas) == ["a : 0|0|0|", "b : 0|0|0|", "xor|0|0|"]


def test_la_meme_position_garde_ce_qui_est_choisi(qtbot: QtBot, panneau: PanneauGrundy, fantomes: list[Any]) -> None:
    partie = Partie(Nim((3, 4, 5)))
    panneau.montrer(partie)
    panneau.tas.setCurrentCell(2, 0)
    panneau.coups.setCurrentRow(0)
    panneau.montrer(partie)
    assert (panneau.tas.currentRow(), panneau.coups.currentRow()) == (2, 0)
    partie.jouer((0, 2))
    panneau.montrer(partie)
    assert fantomes == [[(0, 2)]], "montrer une autre position n'est pas choisir"


def test_les_plus_grands_tas_et_les_deux_themes(qtbot: QtBot, panneau: PanneauGrundy) -> None:
    panneau.montrer(Partie(Nim((99,) * 10)))
    qtbot.waitUntil(lambda: panneau.tas.height() >= panneau.tas.sizeHint().height())
    images = []
    for theme in (CLAIR, SOMBRE):
        panneau.definir_theme(theme)
        images.append(panneau.grab().toImage())
    assert images[0] != images[1]
    assert lignes(panneau.tas)[-1] == "xor|0|0|0|0|0|0|0|0|"
    barre = panneau.tas.horizontalScrollBar()
    assert barre.maximum() == 0, "sept chiffres tiennent dans 400 pixels"
    for objet in (panneau.tas, panneau.coups, panneau.table):
        assert objet.accessibleName()


@pytest.fixture
def lettres(qapp: QApplication) -> Iterator[QFont]:
    """The letters of the application, given back with its style sheet, which an earlier test may have left."""
    police, habit = qapp.font(), qapp.styleSheet()
    yield QFont(police)
    qapp.setFont(police)
    qapp.setStyleSheet(habit)


def test_un_autre_theme_et_d_autres_lettres_gardent_ce_qui_est_choisi(
    qtbot: QtBot, qapp: QApplication, lettres: QFont, panneau: PanneauGrundy, fantomes: list[Any]
) -> None:
    qapp.setStyleSheet("")  # under one, letters come later
    partie = Partie(Nim((1, 2, 4, 5)))
    panneau.montrer(partie)
    panneau.tas.setCurrentCell(1, 0)
    panneau.table.setCurrentCell(4, 0)
    panneau.coups.setCurrentRow(0)
    mex, vus = texte(panneau, "explication_mex"), list(fantomes)

    def choisi() -> tuple[Any, ...]:
        return (
            panneau.tas.currentRow(),
            panneau.table.currentRow(),
            panneau.coups.currentRow(),
            texte(panneau, "explication_mex"),
        )

    panneau.definir_theme(SOMBRE)
    assert choisi() == (1, 4, 0, mex)
    assert panneau.coups.selectedItems() == [panneau.coups.item(0)], "le coup reste en évidence"
    avant = panneau.coups.height()
    lettres.setPointSizeF(lettres.pointSizeF() * 1.6)
    qapp.setFont(lettres)
    qtbot.waitUntil(lambda: panneau.coups.height() > avant)
    assert choisi() == (1, 4, 0, mex)
    assert fantomes == vus, "son fantôme est toujours là : il ne se montre pas deux fois"
    partie.jouer(fantomes[0][0])
    panneau.montrer(partie)
    assert panneau.coups.currentRow() == -1


@pytest.mark.parametrize("habit", ["", feuille(CLAIR)])
def test_des_lettres_plus_grandes_gardent_tous_les_coups_en_vue(
    qtbot: QtBot, qapp: QApplication, lettres: QFont, panneau: PanneauGrundy, habit: str
) -> None:
    qapp.setStyleSheet(habit)
    panneau.montrer(Partie(Nim((3, 4, 5))))
    avant = panneau.coups.height()
    lettres.setPointSizeF(lettres.pointSizeF() * 1.6)
    qapp.setFont(lettres)  # as the projector does: a styled child takes its letters only with the next sheet
    qapp.setStyleSheet(habit and feuille(SOMBRE))
    qtbot.waitUntil(lambda: panneau.coups.height() > avant)
    assert panneau.coups.visualItemRect(panneau.coups.item(0)).height() <= panneau.coups.viewport().height()


def test_peu_de_lignes_se_partagent_la_hauteur(qtbot: QtBot, panneau: PanneauGrundy) -> None:
    table = panneau.table
    for tas, hauteur in (((3, 4), 900), ((1, 2), 700), ((20, 1), 600)):
        panneau.montrer(Partie(Nim(tas)))
        panneau.resize(500, hauteur)
        QApplication.processEvents()
        ligne, juste = table.rowHeight(0), table.sizeHintForRow(0)
        assert juste <= ligne <= 2 * juste
        reste = table.viewport().height() - table.rowCount() * ligne
        assert reste < table.rowCount() or ligne == 2 * juste, "rien de vide, ou des lignes deux fois plus hautes"
