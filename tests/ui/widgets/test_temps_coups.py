"""The times of the moves under the curve, asked and clicked with real events."""

from __future__ import annotations

from math import inf

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.theme import CLAIR, SOMBRE, Theme
from ui.widgets.courbes import VueCourbes
from ui.widgets.graphique import Graphique
from ui.widgets.temps_coups import HAUTEUR, TempsCoups

COUPS = ("f5", "d6", "c3", "d3", "c4", "f4")
SECONDES = (2.0, 8.0, 0.0, 4.0, 1.5, 0.03)


def chronometree(secondes: tuple[float, ...] = SECONDES, coups: tuple[str, ...] = COUPS, taille: int = 8) -> Partie:
    """Play ``coups``, each in its time."""
    partie: Partie = Partie(Othello(taille))
    for coup, duree in zip(coups, secondes, strict=True):
        partie.jouer(partie.jeu.lire_coup(coup), duree)
    return partie


@pytest.fixture
def graphique(qtbot: QtBot, langue: Langue) -> Graphique:
    graphique = Graphique()
    qtbot.addWidget(graphique)
    graphique.resize(560, 160)
    graphique.show()
    qtbot.waitExposed(graphique)
    graphique.montrer(chronometree())
    return graphique


@pytest.fixture
def temps(qtbot: QtBot, graphique: Graphique) -> TempsCoups:
    temps = trouver(graphique, TempsCoups, "")
    qtbot.waitUntil(lambda: temps.width() == trouver(graphique, VueCourbes, "").width())
    return temps


def test_les_barres_sont_sous_les_points_de_la_courbe_et_a_l_echelle_de_la_plus_longue(
    graphique: Graphique, temps: TempsCoups
) -> None:
    courbes, milieu = trouver(graphique, VueCourbes, ""), HAUTEUR / 2
    barres = {coup: temps.barre(coup) for coup in range(8)}
    assert {coup for coup, barre in barres.items() if barre.isEmpty()} == {0, 3, 7}, "sans temps connu, pas de barre"
    for coup in (1, 2, 4, 5, 6):
        point = courbes.mapTo(graphique, courbes.point(coup).toPoint()).x()
        assert abs(temps.mapTo(graphique, barres[coup].center().toPoint()).x() - point) <= 1
    for coup in (1, 5):
        assert barres[coup].bottom() == milieu, "le premier vers le haut"
    for coup in (2, 4, 6):
        assert barres[coup].top() == milieu, "le second vers le bas"
    assert 1 < barres[2].height() <= milieu
    assert barres[1].height() == pytest.approx(barres[2].height() / 4)
    assert barres[4].height() == pytest.approx(barres[2].height() / 2)
    assert barres[6].height() == 1, "si court qu'il soit, un temps connu se voit"


@pytest.mark.parametrize("secondes", [(), (0.0,) * 6, (inf,) * 6])
def test_sans_temps_elle_se_cache_et_rend_sa_place_a_la_courbe(
    qtbot: QtBot, graphique: Graphique, temps: TempsCoups, secondes: tuple[float, ...]
) -> None:
    courbes = trouver(graphique, VueCourbes, "")
    haut = courbes.height()
    graphique.montrer(chronometree(secondes, COUPS[: len(secondes)]))
    assert temps.isHidden()
    qtbot.waitUntil(lambda: courbes.height() == haut + HAUTEUR)
    graphique.montrer(chronometree())
    assert temps.isVisible()
    qtbot.waitUntil(lambda: courbes.height() == haut)


def test_un_clic_mene_au_coup_comme_la_courbe_et_glisser_parcourt(graphique: Graphique, temps: TempsCoups) -> None:
    choisis: list[int] = []
    graphique.coup_choisi.connect(choisis.append)
    courbes, gauche = trouver(graphique, VueCourbes, ""), Qt.MouseButton.LeftButton
    ou = [QPoint(round(courbes.point(coup).x()), 20) for coup in range(11)]
    QTest.mouseClick(temps, Qt.MouseButton.RightButton, pos=ou[2])
    assert choisis == []
    QTest.mousePress(temps, gauche, pos=ou[2])
    QTest.mouseMove(temps, ou[4])
    QTest.mouseMove(temps, ou[9])
    QTest.mouseRelease(temps, gauche, pos=ou[9])
    assert choisis == [2, 4, 6], "au plus le dernier coup"


def infobulle(temps: TempsCoups, abscisse: float) -> str:
    ou = QPoint(round(abscisse), 5)
    QApplication.sendEvent(temps, QHelpEvent(QEvent.Type.ToolTip, ou, temps.mapToGlobal(ou)))
    return QToolTip.text()


def test_la_souris_dit_le_temps_du_coup_dans_la_langue(
    qtbot: QtBot, graphique: Graphique, temps: TempsCoups, langue: Langue
) -> None:
    courbes = trouver(graphique, VueCourbes, "")
    abscisses = [courbes.point(coup).x() for coup in range(8)]
    textes = {coup: infobulle(temps, abscisses[coup]).replace("\xa0", " ") for coup in (2, 5, 6)}
    assert textes == {2: "coup 2, Blanc : 8,0 s", 5: "coup 5, Noir : 1,5 s", 6: "coup 6, Blanc : 30,0 ms"}
    langue.choisir("en")
    graphique.montrer(chronometree())
    assert infobulle(temps, abscisses[2]) == "move 2, White: 8.0 s"
    for coup in (3, 0, 7):
        infobulle(temps, abscisses[coup])
        qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_le_curseur_du_clavier_lit_aussi_le_temps(graphique: Graphique, langue: Langue) -> None:
    lus = []
    for nom in ("fr", "en"):
        langue.choisir(nom)
        for coup in (0, 3, 4, 5, 6):
            partie = chronometree()
            partie.aller_a(coup)
            graphique.montrer(partie)
            lus.append(graphique.accessibleDescription().replace("\xa0", " ").split(", ")[-1])
    assert lus[0] == lus[1] == "mobilité : 0", "rien là où le temps n'est pas connu"
    assert lus[2:5] == ["4,0 secondes", "1,5 seconde", "30,0 ms"]
    assert lus[7:] == ["4.0 seconds", "1.5 seconds", "30.0 ms"]


def test_une_passe_n_est_pas_un_coup(graphique: Graphique, temps: TempsCoups) -> None:
    coups = ("b1", "c1", "d3", "a1", "a3")  # black passes after the fourth move
    graphique.montrer(chronometree((1, 1, 1, 1, 2), coups, 4))
    assert temps.barre(5).height() == 2 * temps.barre(4).height()
    assert temps.barre(4).top() == temps.barre(5).top() == HAUTEUR / 2, "deux coups de Blanc de suite"
    assert temps.barre(6).isEmpty()


def test_les_coups_annules_gardent_leurs_barres(graphique: Graphique, temps: TempsCoups) -> None:
    barres = [temps.barre(coup) for coup in range(7)]
    partie = chronometree()
    partie.aller_a(1)
    graphique.montrer(partie)
    assert [temps.barre(coup) for coup in range(7)] == barres


@pytest.mark.parametrize("theme", [CLAIR, SOMBRE])
def test_les_couleurs_sont_celles_du_theme_et_le_coup_du_plateau_a_celle_du_curseur(
    graphique: Graphique, temps: TempsCoups, theme: Theme
) -> None:
    partie = chronometree()
    partie.aller_a(4)
    graphique.definir_theme(theme)
    graphique.montrer(partie)
    image = temps.grab().toImage()
    for coup, couleur in ((2, theme.discret), (4, theme.curseur)):
        assert image.pixelColor(temps.barre(coup).center().toPoint()) == QColor(couleur)
    pied = trouver(graphique, VueCourbes, "").point(4).x()
    assert image.pixelColor(int(pied), 2) != QColor(theme.carte), "le curseur traverse la bande"
    assert image.pixelColor(image.width() - 1, 2) == QColor(theme.carte)


@pytest.mark.parametrize(("longueur", "dit"), [(8.0, True), (29.1, True), (9e9, False)])
def test_l_axe_dit_la_plus_longue_quand_il_a_la_place(
    graphique: Graphique, temps: TempsCoups, longueur: float, dit: bool
) -> None:
    graphique.montrer(chronometree((longueur, *SECONDES[1:])))
    image = temps.grab().toImage()
    axe = round(trouver(graphique, VueCourbes, "").aire.left()) - 2
    peints = {image.pixelColor(x, y).name() for x in range(axe) for y in range(HAUTEUR)}
    assert (len(peints) > 1) == dit
