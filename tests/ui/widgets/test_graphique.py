"""The curve, walked with real mouse events."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ecosysteme.jeu import PREMIER
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.partie import Partie
from ecosysteme.variantes.evaluation import Evaluation
from tests.positions import partie_jouee
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.theme import CLAIR, SOMBRE, Theme
from ui.widgets.courbes import VueCourbes
from ui.widgets.graphique import Graphique

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
def vue(graphique: Graphique) -> VueCourbes:
    return trouver(graphique, VueCourbes, "")


@pytest.fixture
def choisis(graphique: Graphique) -> list[int]:
    recus: list[int] = []
    graphique.coup_choisi.connect(recus.append)
    return recus


def point(vue: VueCourbes, coup: float) -> QPoint:
    """Where a move is on the screen, from the plot's own scale."""
    return vue.point(coup).toPoint()


def courbes(vue: VueCourbes) -> list[list[float]]:
    return [[valeur for _, valeur in courbe.points] for courbe in vue.courbes]


def test_presser_donne_le_coup_le_plus_proche(vue: VueCourbes, choisis: list[int]) -> None:
    for coup in (0, 3, 6.3, 6.7, 10):
        QTest.mouseClick(vue, GAUCHE, pos=point(vue, coup))
    assert choisis == [0, 3, 6, 7, 10]


def test_glisser_parcourt_la_partie_et_s_arrete_a_ses_bouts(vue: VueCourbes, choisis: list[int]) -> None:
    zone = vue
    QTest.mousePress(zone, GAUCHE, pos=point(vue, 4))
    for coup in (5, 8):
        QTest.mouseMove(zone, point(vue, coup))
    QTest.mouseMove(zone, QPoint(zone.width() + 300, 5))
    QTest.mouseMove(zone, QPoint(-300, 5))
    QTest.mouseRelease(zone, GAUCHE, pos=QPoint(-300, 5))
    assert choisis == [4, 5, 8, 10, 0]


def test_passer_sur_la_courbe_ou_cliquer_a_droite_ne_fait_rien(vue: VueCourbes, choisis: list[int]) -> None:
    zone, milieu = vue, point(vue, 5)
    avant = vue.cadre
    QTest.mouseMove(zone, milieu)
    for bouton in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        QTest.mousePress(zone, bouton, pos=milieu)
        QTest.mouseMove(zone, point(vue, 8))
        QTest.mouseRelease(zone, bouton, pos=point(vue, 8))
        QTest.mouseDClick(zone, bouton, pos=milieu)
    assert choisis == []
    assert vue.cadre == avant, "la vue ne se déplace ni ne grossit"


def test_sans_coup_la_courbe_mene_toujours_au_depart(graphique: Graphique, vue: VueCourbes, choisis: list[int]) -> None:
    graphique.montrer(partie_jouee(""))
    QTest.mouseClick(vue, GAUCHE, pos=point(vue, 7))
    assert choisis == [0]


def test_un_point_par_coup_meme_apres_une_passe_ou_une_annulation(
    graphique: Graphique, vue: VueCourbes, choisis: list[int]
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
        assert courbes(vue)[1] == pions
        assert vue.curseur == nb_coups
    QTest.mouseClick(vue, GAUCHE, pos=point(vue, 5))
    assert choisis == [5], "les coups annulés restent à portée"


def test_la_mobilite_est_celle_des_noirs_moins_celle_des_blancs(graphique: Graphique, vue: VueCourbes) -> None:
    graphique.montrer(partie_jouee("f5"))
    assert courbes(vue)[1:] == [[0, 3], [0, 0]]  # three replies for white, and black would have three too


@pytest.mark.parametrize("theme", [CLAIR, SOMBRE])
def test_la_courbe_prend_les_couleurs_du_theme(graphique: Graphique, vue: VueCourbes, theme: Theme) -> None:
    graphique.definir_theme(theme)
    couleurs = (theme.accent, theme.courbe_pions, theme.seconde_courbe)
    assert tuple(courbe.couleur for courbe in vue.courbes) == couleurs
    assert len({(courbe.style, courbe.ronds) for courbe in vue.courbes}) == 3, "la forme aussi les distingue"
    image = graphique.grab().toImage()
    peintes = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert {theme.carte, theme.courbe_pions, theme.seconde_courbe} <= peintes
    legendes = [legende.palette().color(legende.foregroundRole()).name() for legende in graphique.findChildren(QLabel)]
    assert tuple(legendes) == couleurs


def test_ce_qui_est_peint_passe_par_les_points_et_le_curseur(graphique: Graphique, vue: VueCourbes) -> None:
    graphique.definir_theme(CLAIR)
    partie = partie_jouee(DIX_COUPS)
    for rang in (1, 5):
        partie.noter(rang + 1, Evaluation(7))
    partie.aller_a(9)
    graphique.montrer(partie)
    image = vue.grab().toImage()
    for coup, valeur in vue.courbes[0].points:
        assert image.pixelColor(vue.point(coup, valeur).toPoint()).name() == CLAIR.accent
    colonne = {image.pixelColor(int(vue.point(9).x()) + ecart, 2).name() for ecart in (-1, 0, 1)}
    assert colonne != {CLAIR.carte}, "le curseur est peint"


def test_les_legendes_suivent_la_langue(graphique: Graphique, langue: Langue) -> None:
    def legendes() -> list[str]:
        graphique.montrer(partie_jouee(DIX_COUPS))
        return [legende.text() for legende in graphique.findChildren(QLabel) if legende.isVisible()]

    assert legendes() == ["–•– évaluation", "— pions", "- - mobilité"]
    assert graphique.accessibleName() == "évaluation, pions, mobilité au fil des coups"
    langue.choisir("en")
    assert legendes() == ["–•– evaluation", "— discs", "- - mobility"]


def test_l_evaluation_va_d_un_coup_connu_au_suivant_vue_des_noirs(graphique: Graphique, vue: VueCourbes) -> None:
    partie = partie_jouee(DIX_COUPS)
    graphique.montrer(partie)
    assert courbes(vue)[0] == []
    for rang, valeur in ((0, 2), (3, -6), (4, 50)):
        partie.noter(rang + 1, Evaluation(valeur))
    graphique.montrer(partie)
    assert list(vue.courbes[0].points) == [(1, 2), (4, -6), (5, 50)]
    assert vue.rect().contains(vue.point(5, 50).toPoint()), "elle tient dans le cadre"


def test_un_jeu_resolu_trace_ses_verdicts_jusqu_au_resultat(graphique: Graphique, vue: VueCourbes) -> None:
    partie = Partie(Nim((2, 2)))
    for coup in ((0, 1), (1, 1), (0, 1), (1, 1)):
        partie.jouer(coup)
    partie.noter(2, Evaluation(-1, 0, True, 3))
    graphique.montrer(partie)
    assert [list(courbe.points) for courbe in vue.courbes] == [[(2, -1), (4, -1)]], "le second gagne, et a gagné"
    assert vue.cadre.textes == ("Second", "", "Premier")
    visibles = [legende.text() for legende in graphique.findChildren(QLabel) if legende.isVisible()]
    assert visibles == ["–•– verdict"]


def test_d_un_jeu_a_l_autre_l_axe_change_de_mots(graphique: Graphique, vue: VueCourbes) -> None:
    graphique.montrer(Partie(Puissance4()))
    assert vue.cadre.textes == ("Jaune", "=", "Rouge")
    assert vue.cadre.portee == 1
    graphique.montrer(partie_jouee(DIX_COUPS))
    assert vue.cadre.textes == ("−8", "0", "8")
    assert len([legende for legende in graphique.findChildren(QLabel) if legende.isVisible()]) == 3


def test_les_courbes_ne_demandent_pas_la_taille_qu_elles_ont(
    qtbot: QtBot, graphique: Graphique, vue: VueCourbes
) -> None:
    voulue = graphique.sizeHint().height()
    graphique.resize(560, 400)
    qtbot.waitUntil(lambda: vue.height() > 300)
    assert graphique.sizeHint().height() == voulue


def test_les_autres_lignes_sont_fines_et_partent_de_leur_embranchement(graphique: Graphique, vue: VueCourbes) -> None:
    partie = partie_jouee(DIX_COUPS)
    partie.aller_a(2)
    for coup in ("c4", "d3", "c6"):
        partie.jouer(partie.jeu.lire_coup(coup))
    for noeud in partie.historique[2:]:
        partie.noter(noeud.numero, Evaluation(6 if noeud.camp == PREMIER else -6))
    partie.aller_au_noeud(10)
    graphique.montrer(partie)
    fines = [courbe for courbe in vue.courbes if courbe.epaisseur < 2]
    assert [[coup for coup, _ in courbe.points] for courbe in fines] == [[3, 4, 5], [2, 3, 4, 5]]
    assert [valeur for _, valeur in fines[0].points] == [6, -6, 6]
    assert len(vue.courbes[1].points) == 11, "et la ligne entière, en fort"
    graphique.definir_theme(SOMBRE)
    assert {courbe.couleur for courbe in vue.courbes if courbe.epaisseur < 2} == {SOMBRE.eteint}
    partie.aller_au_noeud(13)
    graphique.montrer(partie)
    [reste] = [courbe for courbe in vue.courbes if courbe.epaisseur < 2]
    assert [coup for coup, _ in reste.points] == list(range(2, 11)), "la suite de la ligne principale"
    assert vue.cadre.coups == 10, "l'axe va aussi loin que la plus longue"


def test_sans_variante_rien_de_plus(vue: VueCourbes) -> None:
    assert len(vue.courbes) == 3
