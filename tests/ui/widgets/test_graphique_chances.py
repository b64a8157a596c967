"""The curve of a game that a judge looked at: in chances, with its turning points, and the discs on their own axis."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ecosysteme.analyse.bilan import coups_revus, moments
from ecosysteme.chances import points_attendus
from ecosysteme.partie import Partie
from ecosysteme.variantes.evaluation import Evaluation
from tests.jugees import FINIE, JUGE, partie_jugee
from tests.positions import partie_jouee
from tests.ui.lecons.parties import partie_revue
from ui.jeux.chances import suite_des_chances
from ui.plateau.indices import signe
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.theme import CLAIR, SOMBRE
from ui.widgets.courbes import Marque, VueCourbes
from ui.widgets.curseur import CurseurCoups
from ui.widgets.graphique import Graphique

EGALES = dict.fromkeys(range(1, 25), 0.0)
BASCULE = EGALES | {9: -30.0, 10: 0.0, 23: -50.0, 24: -50.0}  # black errs, white gives it back, black errs for good


@pytest.fixture
def graphique(qtbot: QtBot, langue: Langue) -> Graphique:
    graphique = Graphique()
    qtbot.addWidget(graphique)
    graphique.resize(560, 160)
    graphique.show()
    qtbot.waitExposed(graphique)
    return graphique


@pytest.fixture
def vue(graphique: Graphique) -> VueCourbes:
    return trouver(graphique, VueCourbes, "")


def lu(graphique: Graphique, partie: Partie, coup: int) -> str:
    """What a screen reader says of the curve after ``coup`` moves."""
    partie.aller_a(coup)
    graphique.montrer(partie)
    return trouver(graphique, CurseurCoups, "curseur_coups").accessibleDescription().replace("\N{NO-BREAK SPACE}", " ")


def test_les_chances_vont_du_bas_au_haut_et_les_pions_ont_leur_axe(graphique: Graphique, vue: VueCourbes) -> None:
    partie = partie_jugee(EGALES | {12: 60.0, 24: -60.0})
    graphique.montrer(partie)
    chances, pions = vue.courbes
    hauteurs = dict(chances.points)
    assert (hauteurs[11], hauteurs[12] > 0.9, hauteurs[24] < -0.9) == (0, True, True)
    assert [texte.replace("\N{NO-BREAK SPACE}", " ") for texte in vue.cadre.textes] == ["0 %", "50 %", "100 %"]
    assert vue.cadre.droite is not None
    assert pions.style is Qt.PenStyle.DashLine
    noirs, blancs = partie.scores
    portee = int(vue.cadre.droite[2])
    assert dict(pions.points)[24] * portee == pytest.approx(noirs - blancs)
    legendes = [legende.text() for legende in graphique.findChildren(QLabel) if legende.isVisible()]
    assert legendes == ["— chances de Noir", "- - pions"]
    assert graphique.accessibleName() == "chances de Noir, pions au fil des coups"


def test_sans_juge_la_courbe_reste_celle_de_l_evaluation(graphique: Graphique, vue: VueCourbes) -> None:
    partie = partie_jouee("f5d6c3d3c4")
    partie.noter(2, Evaluation(6, exact=True))
    graphique.montrer(partie)
    assert (len(vue.courbes), vue.cadre.droite, vue.reperes) == (3, None, ())
    graphique.montrer(partie_jugee(BASCULE))
    graphique.montrer(partie)
    assert (len(vue.courbes), vue.cadre.droite, vue.reperes) == (3, None, ()), "et le redevient"


def test_trois_tournants_numerotes_ceux_de_blanc_en_haut(graphique: Graphique, vue: VueCourbes) -> None:
    graphique.montrer(partie_jugee(BASCULE))
    assert [(repere.texte, repere.coup, repere.en_haut) for repere in vue.reperes] == [
        ("1", 9, False),
        ("2", 10, True),
        ("3", 23, False),
    ]
    image = vue.grab().toImage()
    for repere in vue.reperes:
        assert image.pixelColor(vue.place(repere).toPoint() + QPoint(5, 3)).name() == CLAIR.gaffe
    graphique.definir_theme(SOMBRE)
    image = vue.grab().toImage()
    assert image.pixelColor(vue.place(vue.reperes[0]).toPoint() + QPoint(5, 3)).name() == SOMBRE.gaffe


def test_un_clic_sur_un_numero_mene_a_son_coup(graphique: Graphique, vue: VueCourbes) -> None:
    graphique.montrer(partie_jugee(EGALES | {9: -30.0, 11: -60.0, 12: 0.0}))
    assert len({repere.en_haut for repere in vue.reperes}) == 2
    choisis: list[int] = []
    graphique.coup_choisi.connect(choisis.append)
    for repere in vue.reperes:
        QTest.mouseClick(vue, Qt.MouseButton.LeftButton, pos=vue.place(repere).toPoint())
    assert choisis == [repere.coup for repere in vue.reperes]


def test_ce_qui_est_prouve_a_le_fond_gris(graphique: Graphique, vue: VueCourbes) -> None:
    partie = partie_jugee(EGALES | {20: 8.0}, exacts=18)
    graphique.montrer(partie)
    assert vue.cadre.bande == (18, "prouvé")
    image, bas = vue.grab().toImage(), vue.height() - 2
    fonds = [image.pixelColor(int(vue.point(coup).x()) + 2, bas).name() for coup in (4, 17, 18, 23)]
    assert fonds[0] == fonds[1] == CLAIR.carte
    assert fonds[2] == fonds[3] != CLAIR.carte
    partie.noter(24, Evaluation(2, juge=JUGE))
    graphique.montrer(partie)
    assert vue.cadre.bande is None, "le dernier coup n'est pas prouvé"


def test_le_lecteur_d_ecran_dit_les_chances_et_les_pions_du_coup(graphique: Graphique) -> None:
    partie = partie_jugee(BASCULE, exacts=24)
    ecarts = {}
    for coup in (8, 9, 24):
        partie.aller_a(coup)
        ecarts[coup] = signe(partie.scores[0] - partie.scores[1])
    suite = suite_des_chances(partie)
    assert suite is not None
    tombe = f"{100 * suite.chances[9].premier:.0f} %"
    assert lu(graphique, partie, 8) == f"coup 8 sur 24, Noir 50 %, {ecarts[8]} pions"
    assert lu(graphique, partie, 9) == f"coup 9 sur 24, Noir {tombe}, {ecarts[9]} pions, tournant 1"
    assert lu(graphique, partie, 24) == f"coup 24 sur 24, le gain de Blanc est prouvé, {ecarts[24]} pions"
    assert "Noir" not in lu(graphique, partie, 0)


def test_le_resultat_finit_la_courbe(graphique: Graphique, vue: VueCourbes) -> None:
    graphique.montrer(partie_jugee({1: 0.0}, FINIE))
    assert list(vue.courbes[0].points) == [(1, 0), (9, 1)]
    assert vue.courbes[0].ronds, "des coups isolés se voient à leur point"


def test_une_variante_garde_ses_pions_en_fin(graphique: Graphique, vue: VueCourbes) -> None:
    partie = partie_jugee(EGALES)
    partie.aller_a(4)
    partie.jouer(next(coup for coup in partie.jeu.coups_legaux(partie.etat) if coup != partie.defaits[0].coup))
    partie.aller_au_noeud(24)
    graphique.montrer(partie)
    [fine] = vue.courbes[2:]
    assert [coup for coup, _ in fine.points] == [4, 5]
    assert fine.points[0][1] == pytest.approx(dict(vue.courbes[1].points)[4]), "elle part de la ligne des pions"


def test_une_partie_revue_se_compte_comme_ses_fautes(graphique: Graphique, vue: VueCourbes) -> None:
    partie = partie_revue({}, exacte=False)
    tours = list(partie.ligne)
    for rang, (valeur, exacte) in enumerate([(5, False), (2, True), (6, False)], 8):
        partie.noter(tours[rang - 1].numero, Evaluation(valeur, 0, exacte, juge=JUGE))
    graphique.montrer(partie)
    hauteurs, fins = (dict(courbe.points) for courbe in vue.courbes[:2])
    attendus = [2 * points_attendus(valeur, 60 - rang) - 1 for rang, valeur in ((8, 5), (9, 2), (10, 6))]
    assert [hauteurs[rang] for rang in (8, 9, 10)] == pytest.approx(attendus), "une preuve ne saute pas à 100 %"
    assert vue.cadre.droite is not None
    assert [fins[rang] * int(vue.cadre.droite[2]) for rang in (8, 9, 10)] == pytest.approx([5, 2, 6])
    legendes = [legende.text() for legende in graphique.findChildren(QLabel) if legende.isVisible()]
    assert legendes == ["— chances de Noir", "- - évaluation"]
    assert lu(graphique, partie, 9) == (
        f"coup 9 sur 12, Noir {100 * points_attendus(2, 51):.0f} %, le gain de Noir est prouvé, évaluation : +2"
    )


def test_une_partie_revue_marque_ses_moments_et_ses_autres_fautes(graphique: Graphique, vue: VueCourbes) -> None:
    partie = partie_revue({2: 5, 3: 16, 4: 30, 5: 10, 6: 25, 7: 10, 9: 20})
    assert [revu.numero for revu in moments(coups_revus(partie))] == [4, 6, 9]
    graphique.montrer(partie)
    ronds = {("1", 4, True, Marque.ROND), ("2", 6, True, Marque.ROND), ("3", 9, False, Marque.ROND)}
    autres = {("??", 3, False, Marque.LOSANGE), ("?", 5, False, Marque.TRIANGLE), ("?", 7, False, Marque.TRIANGLE)}
    assert {(repere.texte, repere.coup, repere.en_haut, repere.forme) for repere in vue.reperes} == ronds | autres
    assert [repere.coup for repere in vue.reperes] == [3, 4, 5, 6, 7, 9], "le coup 2 n'est qu'une imprécision"
    assert vue.reperes[0].dit.replace("\N{NO-BREAK SPACE}", " ") == "Coup 3, c3 : gaffe"
    assert lu(graphique, partie, 4).endswith(", moment 1, gaffe")
    assert lu(graphique, partie, 5).endswith(", erreur")
    choisis: list[int] = []
    graphique.coup_choisi.connect(choisis.append)
    for repere in vue.reperes:
        QTest.mouseClick(vue, Qt.MouseButton.LeftButton, pos=vue.place(repere).toPoint())
    assert choisis == [3, 4, 5, 6, 7, 9]


def test_une_variante_d_une_partie_revue_garde_ses_valeurs_en_fin(graphique: Graphique, vue: VueCourbes) -> None:
    partie = partie_revue({})
    partie.aller_a(4)
    partie.jouer(next(coup for coup in partie.jeu.coups_legaux(partie.etat) if coup != partie.defaits[0].coup))
    partie.noter(partie.noeud.numero, Evaluation(-8, 8, juge=JUGE))
    partie.aller_au_noeud(12)
    graphique.montrer(partie)
    [fine] = vue.courbes[2:]
    assert vue.cadre.droite is not None
    assert dict(fine.points) == {4: 0, 5: -8 / int(vue.cadre.droite[2])}
