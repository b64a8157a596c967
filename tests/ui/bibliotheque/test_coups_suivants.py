"""The rows of the next moves: what they say, aloud too, and how values come into them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QTableView
from pytestqt.qtbot import QtBot

from ecosysteme.bibliotheque.bibliotheque import Suivies
from ecosysteme.jeu import SECOND
from ui.bibliotheque.coups_suivants import BarreIssues, ColonneCoup, LigneCoup, ModeleCoups
from ui.socle.langue import Langue
from ui.socle.theme import CLAIR

BEAUCOUP = Suivies(
    parties=100, ici=90, noires=51, nulles=2, blanches=47, pions=3320, comptees=100, annees=199900, datees=100
)
PEU = Suivies(parties=2, ici=2, noires=2, pions=92, comptees=2)


@pytest.fixture
def modele(qtbot: QtBot, langue: Langue) -> ModeleCoups:
    modele = ModeleCoups()
    modele.montrer([LigneCoup(21, "f3", BEAUCOUP, 0.98, "Comp'Oth"), LigneCoup(17, "b3", PEU, 0.02)], SECOND)
    return modele


def textes(modele: ModeleCoups, rang: int) -> list[object]:
    return [modele.index(rang, colonne).data() for colonne in ColonneCoup]


def test_une_ligne_dit_tout_et_se_lit_d_une_phrase(modele: ModeleCoups) -> None:
    assert textes(modele, 0) == ["f3", "100", "51 % – 2 % – 47 %", "33,2", "", "Comp'Oth"]
    lue = modele.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert lue == "f3, 100 parties, 98 %, Noir gagne 51 %, nulles 2 %, score moyen 33,2, Comp'Oth"
    assert modele.index(0, 1).data(Qt.ItemDataRole.ToolTipRole) == (
        "98 % des parties\nannée moyenne 1999\n90 parties jouées ici ; + 10 par interversion\nComp'Oth"
    )


def test_les_valeurs_viennent_dans_leurs_lignes(modele: ModeleCoups) -> None:
    modele.evaluer({21: 1, 40: 5})
    assert [textes(modele, rang)[ColonneCoup.VALEUR] for rang in (0, 1)] == ["+1", ""]
    modele.evaluer({17: -14})
    assert [textes(modele, rang)[ColonneCoup.VALEUR] for rang in (0, 1)] == ["+1", "−14"]
    couleurs = [modele.index(rang, ColonneCoup.VALEUR).data(Qt.ItemDataRole.ForegroundRole) for rang in (0, 1)]
    assert couleurs == [QColor(CLAIR.accent), QColor(CLAIR.gaffe)]
    assert modele.phrase(0).endswith("score moyen 33,2, éval. +1, Comp'Oth")


def test_peu_de_parties_et_celles_d_avant_sont_pales(modele: ModeleCoups) -> None:
    encre = Qt.ItemDataRole.ForegroundRole
    assert modele.index(0, 1).data(encre) is None
    assert modele.index(1, 1).data(encre) == QColor(CLAIR.discret)
    modele.estomper()
    assert modele.index(0, 1).data(encre) == QColor(CLAIR.eteint)
    assert modele.rowCount() == 2, "rien n'est vidé"
    modele.montrer([LigneCoup(None, "arrêtée ici", BEAUCOUP, 1.0)], SECOND)
    assert modele.index(0, 1).data(encre) is None


def test_les_titres_suivent_la_langue(modele: ModeleCoups, langue: Langue) -> None:
    titre = modele.headerData(ColonneCoup.PARTIES, Qt.Orientation.Horizontal)
    langue.choisir("en")
    assert (titre, modele.headerData(ColonneCoup.PARTIES, Qt.Orientation.Horizontal)) == ("Parties", "Games")


@pytest.mark.parametrize(("suivies", "sombres"), [(BEAUCOUP, True), (PEU, False)])
def test_la_barre_montre_les_noirs_a_gauche_et_les_blancs_a_droite(
    qtbot: QtBot, suivies: Suivies, sombres: bool
) -> None:
    modele, vue = ModeleCoups(), QTableView()
    qtbot.addWidget(vue)
    modele.montrer([LigneCoup(21, "f3", suivies, 1.0)], SECOND)
    vue.setModel(modele)
    barre = BarreIssues(vue)
    image = QImage(200, 30, QImage.Format.Format_RGB32)
    image.fill(QColor("#88aa88"))
    option = QStyleOptionViewItem()
    option.rect = image.rect()
    option.widget = vue
    index: QModelIndex | QPersistentModelIndex = modele.index(0, ColonneCoup.ISSUES)
    with QPainter(image) as peintre:
        barre.paint(peintre, option, index)
    gauche, droite = image.pixelColor(60, 21), image.pixelColor(150, 21)
    assert (gauche.lightness() < 80) is sombres
    assert (droite.lightness() > 200) is sombres, "de deux parties gagnées par Noir, rien n'est blanc"
