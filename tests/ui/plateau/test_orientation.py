"""A square board seen from each of its eight sides: what is clicked, typed, read and told is what is seen."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.cases import Position
from ecosysteme.plateau import nom_case
from tests.ui.plateaux import DEPART_OTHELLO, morpion, nim, othello, puissance4
from ui.plateau.cases import CaseLue
from ui.plateau.fantome import CoucheFantome
from ui.plateau.indices import Indice
from ui.plateau.style import PlateauAffiche
from ui.plateau.vue import PlateauVue
from ui.socle.aspects.orientation import ORIENTATIONS
from ui.socle.theme import CLAIR

chaque = pytest.mark.parametrize("nom", ORIENTATIONS)
FLECHES = {Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1), Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0)}


def ouvrir(qtbot: QtBot, nom: str, vue: PlateauAffiche = DEPART_OTHELLO) -> PlateauVue:
    plateau = PlateauVue()
    qtbot.addWidget(plateau)
    plateau.resize(536, 536)
    plateau.definir_theme(CLAIR.avec("vert", "plats", nom))
    plateau.afficher(vue, animer=False)
    plateau.show()
    return plateau


def vu(plateau: PlateauVue, clarte: tuple[int, int]) -> list[QPoint]:
    """The middles of the squares of the screen where something as dark or as pale as that is seen."""
    image, geo = plateau.grab().toImage(), plateau.geometrie()
    milieux = [
        QPoint(round(geo.gauche + (colonne + 0.5) * geo.pas), round(geo.haut + (ligne + 0.5) * geo.case))
        for ligne, colonne in product(range(geo.lignes), range(geo.colonnes))
    ]
    return [point for point in milieux if clarte[0] <= QColor(image.pixel(point)).lightness() <= clarte[1]]


@chaque
@pytest.mark.parametrize("case", [(0, 0), (2, 3), (7, 1), (5, 6)])
def test_un_clic_sur_ce_que_l_on_voit_joue_cette_case(qtbot: QtBot, nom: str, case: Position) -> None:
    """The disc is found on the picture, as an eye finds it."""
    plateau = ouvrir(qtbot, nom, othello(8, 8, {case: 1}))
    (point,) = vu(plateau, (0, 40))
    with qtbot.waitSignal(plateau.case_choisie) as choisie:
        qtbot.mouseClick(plateau, Qt.MouseButton.LeftButton, pos=point)
    assert choisie.args == [case]


@chaque
def test_chaque_case_se_clique_ou_elle_est(qtbot: QtBot, nom: str) -> None:
    plateau = ouvrir(qtbot, nom)
    points = {case: plateau.centre(case) for case in product(range(8), range(8))}
    assert all(plateau.position_en(point) == case for case, point in points.items())
    assert len({(point.x(), point.y()) for point in points.values()}) == 64


@chaque
@pytest.mark.parametrize("touche", FLECHES)
def test_une_fleche_mene_ou_elle_pointe(qtbot: QtBot, nom: str, touche: Qt.Key) -> None:
    plateau = ouvrir(qtbot, nom)
    plateau.montrer_case((3, 4))
    depart = plateau.centre((3, 4))
    qtbot.keyClick(plateau, touche)
    assert plateau.curseur is not None
    trajet, case = plateau.centre(plateau.curseur) - depart, plateau.geometrie().case
    assert (round(trajet.x() / case), round(trajet.y() / case)) == FLECHES[touche]


@chaque
def test_les_noms_ecrits_au_bord_sont_ceux_des_cases(qtbot: QtBot, nom: str) -> None:
    """A square is called by what stands under its column and beside its line, the letter first."""
    geo = ouvrir(qtbot, nom).geometrie()
    for position in product(range(8), range(8)):
        milieu = geo.rectangle(position).center()
        colonne, ligne = int((milieu.x() - geo.gauche) / geo.pas), int((milieu.y() - geo.haut) / geo.case)
        assert "".join(sorted(geo.nom_colonne(colonne) + geo.nom_ligne(ligne), reverse=True)) == nom_case(position)


@chaque
def test_ce_qui_se_lit_est_ou_cela_se_voit(qtbot: QtBot, nom: str) -> None:
    """The squares for a screen reader lie over the squares that are seen, and go on doing so when the board turns."""
    plateau = ouvrir(qtbot, "droite")
    QAccessible.queryAccessibleInterface(plateau)
    qtbot.waitUntil(lambda: len(plateau.findChildren(CaseLue)) == 64)
    plateau.definir_theme(CLAIR.avec("vert", "plats", nom))

    def au_bon_endroit() -> bool:
        lues = {lue.accessibleName()[:2]: lue for lue in plateau.findChildren(CaseLue)}
        return all(lues[nom_case(case)].geometry().contains(plateau.centre(case)) for case in ((0, 0), (2, 3), (7, 5)))

    qtbot.waitUntil(au_bon_endroit)


@chaque
def test_indices_fantome_et_marques_suivent(qtbot: QtBot, nom: str) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    plateau = PlateauVue(parent)
    plateau.resize(536, 536)
    couche = CoucheFantome(plateau)
    theme = CLAIR.avec("vert", "plats", nom)
    plateau.afficher(othello(8, 8, {}), animer=False)
    for habille in (plateau, couche):
        habille.definir_theme(theme)
    parent.resize(536, 536)
    parent.show()
    sans = plateau.grab().toImage()
    plateau.montrer_indices({(1, 6): Indice(4, meilleur=True)})
    avec = plateau.grab().toImage()
    zone = plateau.geometrie().rectangle((1, 6)).toAlignedRect()
    assert sans.copy(zone) != avec.copy(zone)
    couche.montrer(othello(8, 8, {(1, 6): 1}), "g2")
    assert couche.geometrie() == plateau.geometrie()


@chaque
@pytest.mark.parametrize("vue", [puissance4("4433"), nim(3, 4, 5)], ids=["Puissance 4", "Nim"])
def test_les_jeux_qui_ont_un_haut_le_gardent(qtbot: QtBot, nom: str, vue: PlateauAffiche) -> None:
    assert ouvrir(qtbot, nom, vue).grab().toImage() == ouvrir(qtbot, "droite", vue).grab().toImage()


@chaque
def test_le_morpion_tourne_aussi(qtbot: QtBot, nom: str) -> None:
    plateau = ouvrir(qtbot, nom, morpion("X        "))
    point = plateau.centre((0, 0))
    with qtbot.waitSignal(plateau.case_choisie) as choisie:
        qtbot.mouseClick(plateau, Qt.MouseButton.LeftButton, pos=point)
    assert choisie.args == [(0, 0)]
    assert (point == ouvrir(qtbot, "droite", morpion()).centre((0, 0))) is (nom in ("droite", "diagonale"))
