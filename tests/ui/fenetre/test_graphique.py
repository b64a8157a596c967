"""The curve, walked with real mouse events."""

from __future__ import annotations

import pyqtgraph
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.partie import Partie
from tests.positions import partie_jouee
from ui.fenetre.graphique import Graphique
from ui.jeux.evaluations import Evaluation, Evaluations
from ui.socle.langue import Langue
from ui.socle.theme import CLAIR, SOMBRE, Theme

GAUCHE = Qt.MouseButton.LeftButton
DIX_COUPS = "f5d6c3d3c4f4c5b3c2e3"


@pytest.fixture
def graphique(qtbot: QtBot) -> Graphique:
    graphique = Graphique()
    qtbot.addWidget(graphique)
    graphique.resize(560, 120)
    graphique.show()
    qtbot.waitExposed(graphique)
    graphique.montrer(partie_jouee(DIX_COUPS))
    return graphique


@pytest.fixture
def trace(graphique: Graphique) -> pyqtgraph.PlotWidget:
    trace = graphique.findChild(pyqtgraph.PlotWidget)
    assert trace is not None
    return trace


@pytest.fixture
def choisis(graphique: Graphique) -> list[int]:
    recus: list[int] = []
    graphique.coup_choisi.connect(recus.append)
    return recus


def point(trace: pyqtgraph.PlotWidget, coup: float) -> QPoint:
    """Where a move is on the screen, from the plot's own scale."""
    scene = trace.getPlotItem().getViewBox().mapViewToScene(QPointF(coup, 0))
    place: QPoint = trace.mapFromScene(scene)
    return place


def courbes(trace: pyqtgraph.PlotWidget) -> list[list[float]]:
    dessins = reversed(trace.getPlotItem().listDataItems())  # the last is painted over the others
    return [[] if (valeurs := courbe.getData()[1]) is None else list(valeurs) for courbe in dessins]


def test_presser_donne_le_coup_le_plus_proche(trace: pyqtgraph.PlotWidget, choisis: list[int]) -> None:
    for coup in (0, 3, 6.3, 6.7, 10):
        QTest.mouseClick(trace.viewport(), GAUCHE, pos=point(trace, coup))
    assert choisis == [0, 3, 6, 7, 10]


def test_glisser_parcourt_la_partie_et_s_arrete_a_ses_bouts(trace: pyqtgraph.PlotWidget, choisis: list[int]) -> None:
    zone = trace.viewport()
    QTest.mousePress(zone, GAUCHE, pos=point(trace, 4))
    for coup in (5, 8):
        QTest.mouseMove(zone, point(trace, coup))
    QTest.mouseMove(zone, QPoint(zone.width() + 300, 5))
    QTest.mouseMove(zone, QPoint(-300, 5))
    QTest.mouseRelease(zone, GAUCHE, pos=QPoint(-300, 5))
    assert choisis == [4, 5, 8, 10, 0]


def test_passer_sur_la_courbe_ou_cliquer_a_droite_ne_fait_rien(trace: pyqtgraph.PlotWidget, choisis: list[int]) -> None:
    zone, milieu = trace.viewport(), point(trace, 5)
    avant = trace.getPlotItem().viewRange()
    QTest.mouseMove(zone, milieu)
    for bouton in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        QTest.mousePress(zone, bouton, pos=milieu)
        QTest.mouseMove(zone, point(trace, 8))
        QTest.mouseRelease(zone, bouton, pos=point(trace, 8))
        QTest.mouseDClick(zone, bouton, pos=milieu)
    assert choisis == []
    assert trace.getPlotItem().viewRange() == avant, "la vue ne se déplace ni ne grossit"


def test_sans_coup_la_courbe_mene_toujours_au_depart(
    graphique: Graphique, trace: pyqtgraph.PlotWidget, choisis: list[int]
) -> None:
    graphique.montrer(partie_jouee(""))
    QTest.mouseClick(trace.viewport(), GAUCHE, pos=point(trace, 7))
    assert choisis == [0]


def test_un_point_par_coup_meme_apres_une_passe_ou_une_annulation(
    graphique: Graphique, trace: pyqtgraph.PlotWidget, choisis: list[int]
) -> None:
    partie = partie_jouee("b1c1d3a1a3", taille=4)  # black passes after the fourth move
    pions = []
    for nb_coups in range(6):
        partie.aller_a(nb_coups)
        noirs, blancs = partie.scores
        pions.append(noirs - blancs)
    for nb_coups in (5, 2):
        partie.aller_a(nb_coups)
        graphique.montrer(partie)
        assert courbes(trace)[1] == pions
        assert [ligne.value() for ligne in trace.items() if getattr(ligne, "angle", None) == 90] == [nb_coups]
    QTest.mouseClick(trace.viewport(), GAUCHE, pos=point(trace, 5))
    assert choisis == [5], "les coups annulés restent à portée"


def test_la_mobilite_est_celle_des_noirs_moins_celle_des_blancs(
    graphique: Graphique, trace: pyqtgraph.PlotWidget
) -> None:
    graphique.montrer(partie_jouee("f5"))
    assert courbes(trace)[1:] == [[0, 3], [0, 0]]  # three replies for white, and black would have three too


@pytest.mark.parametrize("theme", [CLAIR, SOMBRE])
def test_la_courbe_prend_les_couleurs_du_theme(graphique: Graphique, trace: pyqtgraph.PlotWidget, theme: Theme) -> None:
    graphique.definir_theme(theme)
    assert trace.backgroundBrush().color() == QColor(theme.carte)
    traits = [courbe.opts["pen"] for courbe in trace.getPlotItem().listDataItems()]
    couleurs = (theme.seconde_courbe, theme.courbe_pions, theme.accent)
    assert [trait.color() for trait in traits] == [QColor(couleur) for couleur in couleurs]
    formes = [(courbe.opts["pen"].style(), courbe.opts["symbol"]) for courbe in trace.getPlotItem().listDataItems()]
    assert len(set(formes)) == 3, "la forme aussi les distingue"


def test_les_legendes_suivent_la_langue(graphique: Graphique, langue: Langue) -> None:
    def legendes() -> list[str]:
        graphique.montrer(partie_jouee(DIX_COUPS))
        return [legende.text() for legende in graphique.findChildren(QLabel) if legende.isVisible()]

    assert legendes() == ["–•– évaluation", "— pions", "- - mobilité"]
    assert graphique.accessibleName() == "évaluation, pions, mobilité au fil des coups"
    langue.choisir("en")
    assert legendes() == ["–•– evaluation", "— discs", "- - mobility"]


def test_l_evaluation_va_d_un_coup_connu_au_suivant_vue_des_noirs(
    graphique: Graphique, trace: pyqtgraph.PlotWidget
) -> None:
    partie, evaluations = partie_jouee(DIX_COUPS), Evaluations()
    graphique.montrer(partie, evaluations)
    assert courbes(trace)[0] == []
    for rang, valeur in ((0, 2), (3, 6), (4, 50)):
        evaluations.noter(partie.historique[rang], Evaluation(valeur))
    graphique.montrer(partie, evaluations)
    evaluation = trace.getPlotItem().listDataItems()[-1]
    assert [list(axe) for axe in evaluation.getData()] == [[1, 4, 5], [2, -6, 50]]
    assert trace.getPlotItem().viewRange()[1][1] > 50, "elle tient dans le cadre"


def graduations(trace: pyqtgraph.PlotWidget) -> list[str]:
    [niveau] = trace.getPlotItem().getAxis("left")._tickLevels
    return [texte for _, texte in niveau]


def test_un_jeu_resolu_trace_ses_verdicts_jusqu_au_resultat(graphique: Graphique, trace: pyqtgraph.PlotWidget) -> None:
    partie, evaluations = Partie(Nim((2, 2))), Evaluations()
    for coup in ((0, 1), (1, 1), (0, 1), (1, 1)):
        partie.jouer(coup)
    evaluations.noter(partie.historique[1], Evaluation(1, 0, True, 3))
    graphique.montrer(partie, evaluations)
    verdicts = trace.getPlotItem().listDataItems()[-1]
    assert [list(axe) for axe in verdicts.getData()] == [[2, 4], [-1, -1]], "le second gagne, et a gagné"
    assert courbes(trace)[1:] == [[], []]
    assert graduations(trace) == ["Second", "", "Premier"]
    visibles = [legende.text() for legende in graphique.findChildren(QLabel) if legende.isVisible()]
    assert visibles == ["–•– verdict"]


def test_d_un_jeu_a_l_autre_l_axe_change_de_mots(graphique: Graphique, trace: pyqtgraph.PlotWidget) -> None:
    graphique.montrer(Partie(Puissance4()))
    assert graduations(trace) == ["Jaune", "=", "Rouge"]
    assert trace.getPlotItem().viewRange()[1][1] < 2
    graphique.montrer(partie_jouee(DIX_COUPS))
    assert graduations(trace) == ["−8", "0", "8"]
    assert len([legende for legende in graphique.findChildren(QLabel) if legende.isVisible()]) == 3


def test_les_courbes_ne_demandent_pas_la_taille_qu_elles_ont(
    qtbot: QtBot, graphique: Graphique, trace: pyqtgraph.PlotWidget
) -> None:
    voulue = graphique.sizeHint().height()
    graphique.resize(560, 400)
    qtbot.waitUntil(lambda: trace.sceneRect().height() > 300)
    assert graphique.sizeHint().height() == voulue
