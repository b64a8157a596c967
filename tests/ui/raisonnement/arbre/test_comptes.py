"""The counters side by side."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ecosysteme.arbre import Comptes, comparer, cultiver
from ecosysteme.jeux.morpion import Morpion
from tests.ui.lecture import ligne
from ui.raisonnement.arbre.comptes import BARRE, LIGNES, TableauComptes
from ui.socle.langue import Langue
from ui.socle.theme import CLAIR, SOMBRE

COMPTES = dict(
    zip(
        LIGNES,
        (Comptes(1000, 800, 0), Comptes(1000, 800, 0), Comptes(400, 300, 600), Comptes(99, 60, 901)),
        strict=True,
    )
)


@pytest.fixture
def tableau(qtbot: QtBot, langue: Langue) -> TableauComptes:
    tableau = TableauComptes()
    qtbot.addWidget(tableau)
    tableau.resize(540, 200)
    tableau.show()
    qtbot.waitExposed(tableau)
    return tableau


def test_les_chiffres_et_ce_qui_est_epargne(tableau: TableauComptes) -> None:
    tableau.montrer(COMPTES)

    assert ligne(tableau, 0)[1:] == ["1\u202f000", "800", "0", "0 %"]
    assert ligne(tableau, 2) == ["Alpha-Bêta", "400", "300", "600", "60 %"]
    assert ligne(tableau, 3) == ["Alpha-Bêta ordonné", "99", "60", "901", "90 %"]


def test_ce_sont_les_comptes_des_algorithmes(tableau: TableauComptes) -> None:
    jeu = Morpion()
    etat = jeu.jouer(jeu.etat_initial(), (1, 1))
    tableau.montrer(comparer(jeu, etat, 3))

    for rang, (algorithme, ordonne) in enumerate(LIGNES):
        comptes = cultiver(jeu, etat, algorithme, 3, ordonne=ordonne).comptes()
        assert ligne(tableau, rang)[1:4] == [str(nombre) for nombre in comptes]


def test_la_recherche_montree_est_en_gras(tableau: TableauComptes) -> None:
    tableau.montrer(COMPTES)

    def grasses() -> list[int]:
        return [rang for rang in range(4) if tableau.item(rang, 0).font().bold()]  # type: ignore[union-attr]

    assert grasses() == []
    tableau.distinguer("ia_alphabeta", True)
    assert grasses() == [3]
    tableau.distinguer("ia_minmax", True)  # order changes nothing for it
    assert grasses() == [0]


def test_sans_chiffres_on_attend_ou_on_dit_pourquoi(tableau: TableauComptes) -> None:
    assert ligne(tableau, 1)[1:] == ["—"] * 4
    tableau.montrer({}, "trop grand")
    assert ligne(tableau, 1)[1:] == ["—"] * 4
    assert tableau.toolTip() == "trop grand"
    tableau.montrer(COMPTES)
    assert tableau.toolTip() == ""


@pytest.mark.parametrize("theme", [CLAIR, SOMBRE])
def test_la_barre_dit_la_part_visitee(tableau: TableauComptes, theme: object) -> None:
    tableau.definir_theme(theme)  # type: ignore[arg-type]
    tableau.montrer(COMPTES)
    image = tableau.viewport().grab().toImage()

    def longueur(rang: int) -> int:
        cadre = tableau.visualRect(tableau.model().index(rang, BARRE))
        accent = QColor(theme.accent)  # type: ignore[attr-defined]
        return sum(image.pixelColor(x, cadre.bottom() - 3) == accent for x in range(cadre.left(), cadre.right()))

    assert longueur(0) == longueur(1) > 20
    assert longueur(2) == pytest.approx(0.4 * longueur(0), abs=2)
    assert 0 < longueur(3) < longueur(2)


def test_toutes_les_colonnes_se_voient_quand_les_lettres_ont_change(
    qtbot: QtBot, qapp: QApplication, tableau: TableauComptes
) -> None:
    tableau.montrer(COMPTES)
    ordinaire = qapp.font()
    grande = QFont(ordinaire)
    grande.setPointSizeF(1.6 * ordinaire.pointSizeF())
    juste = tableau.minimumSizeHint().width()
    try:
        qapp.setFont(grande)
        qtbot.waitUntil(lambda: tableau.minimumSizeHint().width() > juste)
        qtbot.waitUntil(lambda: tableau.horizontalHeader().sectionSize(BARRE) >= titre(tableau))
    finally:
        qapp.setFont(ordinaire)
    qtbot.waitUntil(lambda: tableau.minimumSizeHint().width() == juste)
    tableau.resize(juste, 200)
    qtbot.waitUntil(lambda: tableau.horizontalHeader().length() == tableau.viewport().width())
    tableau.resize(juste - 40, 200)  # too narrow: it scrolls, and no title is cut
    qtbot.waitUntil(lambda: tableau.horizontalHeader().length() > tableau.viewport().width())
    assert tableau.horizontalHeader().sectionSize(BARRE) >= titre(tableau)


def titre(tableau: TableauComptes) -> int:
    """Return the width of the title of the bars, px."""
    return tableau.horizontalHeader().sectionSizeHint(BARRE)
