"""A position keeps its own data; every style answers for its tokens, its squares and its moves.

A game with a look of its own is a style and an adapter: the window asks nobody else how it looks.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, qGray
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableWidget, QTableWidgetItem
from pytestqt.qtbot import QtBot

from ecosysteme.cases import Position
from ecosysteme.jeux.morpion import EtatMorpion
from ecosysteme.partie import Partie
from tests.ui.herbier import FOND, MAUVE, VERT, AdaptateurHerbier, Herbier
from tests.ui.plateaux import DEPART_OTHELLO, morpion, nim, othello, puissance4
from ui.fenetre.score import PanneauScore
from ui.jeux.registre import ADAPTATEURS, adaptateur_de
from ui.plateau.disque import Disque
from ui.plateau.fantome import CoucheFantome
from ui.plateau.icones import icone_pion, marquer
from ui.plateau.instant import Transition
from ui.plateau.style import PlateauAffiche, Style
from ui.plateau.style_puissance4 import PUISSANCE4
from ui.plateau.vue import PlateauVue
from ui.socle.chargeur import trouver
from ui.socle.theme import CLAIR, SOMBRE, Theme
from ui.widgets.fenetre import FenetreDessinee

COTE = 24
DEPART = othello(8, 8, {(3, 3): 2, (4, 4): 2, (3, 4): 1, (4, 3): 1})
APRES_D3 = othello(8, 8, {(3, 3): 1, (4, 4): 2, (3, 4): 1, (4, 3): 1, (2, 3): 1})


def test_un_coup_donne_sa_pose_et_ses_retournes() -> None:
    assert APRES_D3.depuis(DEPART) == Transition((2, 3), frozenset({(3, 3)}))


def test_un_coup_des_autres_jeux_se_reconnait() -> None:
    assert puissance4("443").depuis(puissance4("44")) == Transition((5, 2))
    assert morpion("    X    ").depuis(morpion()) == Transition((1, 1))
    assert nim(3, 4, 2).depuis(nim(3, 4, 5)) == Transition(retires=frozenset({(0, 2), (1, 2), (2, 2)}))


@pytest.mark.parametrize(
    ("avant", "apres"),
    [
        pytest.param(APRES_D3, DEPART, id="undo"),
        pytest.param(DEPART, DEPART, id="same"),
        pytest.param(DEPART, othello(8, 8, {**DEPART.pions, (0, 0): 1, (0, 1): 1}), id="two added"),
        pytest.param(DEPART, othello(10, 10, APRES_D3.pions), id="another size"),
        pytest.param(othello(8, 8, {(0, 0): 1}), othello(8, 8, {(5, 5): 1}), id="another game"),
        pytest.param(othello(8, 8, {(0, 0): 1}), othello(8, 8, {(0, 0): 2, (5, 5): 1}), id="turned otherwise"),
        pytest.param(puissance4("44"), puissance4("4"), id="Puissance 4, undo"),
        pytest.param(puissance4("44"), puissance4("4433"), id="Puissance 4, two added"),
        pytest.param(puissance4("1"), puissance4("21"), id="Puissance 4, another game"),
        pytest.param(morpion(), morpion("XO       "), id="morpion, two added"),
        pytest.param(nim(3, 4, 5), nim(3, 3, 4), id="Nim, two heaps"),
        pytest.param(nim(3, 4, 4), nim(3, 4, 5), id="Nim, undo"),
        pytest.param(nim(3, 4), nim(3, 4), id="Nim, same"),
        pytest.param(nim(3, 4, 5), nim(3, 4), id="Nim, fewer heaps"),
    ],
)
def test_tout_autre_changement_ne_s_anime_pas(avant: PlateauAffiche, apres: PlateauAffiche) -> None:
    assert apres.depuis(avant) is None


styles = pytest.mark.parametrize(
    "style", [adaptateur.style for adaptateur in ADAPTATEURS.values()], ids=lambda style: type(style).__name__
)


def test_la_vue_garde_sa_copie_du_plateau() -> None:
    pions: dict[Position, int] = {(3, 3): 1}
    legaux: dict[Position, list[Position]] = {(2, 3): [(3, 3)]}
    vue = othello(8, 8, pions, legaux=legaux)
    pions[(3, 3)] = 2
    legaux.clear()
    assert (vue.pions, vue.legaux) == ({(3, 3): 1}, {(2, 3): [(3, 3)]})


def test_les_cases_sont_celles_de_la_forme() -> None:
    vue = PlateauAffiche(6, 7, {}, style=PUISSANCE4)
    assert vue.contient((5, 6))
    assert not any(map(vue.contient, [(6, 0), (0, 7), (-1, 0), (0, -1)]))
    assert vue.colonne(6) == [(ligne, 6) for ligne in range(6)]
    assert vue.forme != othello(6, 7, {}).forme, "the same squares dressed for another game are another board"


@pytest.mark.parametrize("vue", [DEPART_OTHELLO, morpion("X        "), nim(3, 4, 5)])
def test_une_case_ne_vaut_qu_elle_meme_sauf_dans_une_colonne(vue: PlateauAffiche) -> None:
    assert vue.style.cible(vue, (0, 0)) == (0, 0)
    assert not vue.style.meme_choix((0, 0), (1, 0))


def test_sur_une_grille_les_fleches_s_arretent_au_bord() -> None:
    style = DEPART_OTHELLO.style
    assert (style.depart(DEPART_OTHELLO), morpion().style.depart(morpion())) == ((3, 3), (1, 1))
    assert style.voisine(DEPART_OTHELLO, (0, 7), -1, 0) == style.voisine(DEPART_OTHELLO, (0, 7), 0, 1) == (0, 7)
    assert style.voisine(DEPART_OTHELLO, (0, 7), 1, 0) == (1, 7)


def jeton(camp: int, style: Style, fond: str) -> QImage:
    image = QImage(COTE, COTE, QImage.Format.Format_ARGB32)
    image.fill(QColor(fond))
    with QPainter(image) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        style.dessiner_jeton(p, QPointF(COTE / 2, COTE / 2), COTE / 2 - 2, camp)
    return image


def gris(image: QImage) -> list[int]:
    return [qGray(image.pixel(x, y)) for x in range(COTE) for y in range(COTE)]


@styles
@pytest.mark.parametrize("theme", [CLAIR, SOMBRE], ids=lambda theme: theme.nom)
def test_les_jetons_des_deux_camps_different_en_gris_et_se_voient(qtbot: QtBot, style: Style, theme: Theme) -> None:
    premier, second = (gris(jeton(camp, style, theme.carte)) for camp in (1, 2))
    differents = sum(abs(une - autre) > 25 for une, autre in zip(premier, second, strict=True))
    assert differents > COTE * COTE // 12
    fond = qGray(QColor(theme.carte).rgb())
    if not style.cernes:  # those that are ringed are so by who draws them
        for niveaux in (premier, second):
            assert sum(abs(niveau - fond) > 40 for niveau in niveaux) > COTE * COTE // 8


@styles
def test_les_couleurs_des_camps_different_en_gris(style: Style) -> None:
    une, autre = (qGray(QColor(couleur).rgb()) for couleur in style.couleurs)
    assert abs(une - autre) > 15


@pytest.fixture
def partie(monkeypatch: pytest.MonkeyPatch) -> Partie[EtatMorpion, Position]:
    """A game with a leaf of each camp, known to the window by its adapter alone."""
    monkeypatch.setitem(ADAPTATEURS, Herbier.nom, AdaptateurHerbier)
    partie = Partie(Herbier())
    partie.jouer((0, 0))
    partie.jouer((1, 1))
    return partie


def couleur(image: QImage, x: float, y: float) -> str:
    return image.pixelColor(round(x), round(y)).name()


def couleur_en(plateau: PlateauVue, case: Position) -> str:
    centre = plateau.centre(case)
    return couleur(plateau.grab().toImage(), centre.x(), centre.y())


def test_le_plateau_prend_le_style_et_s_en_sert(
    qtbot: QtBot, plateau: PlateauVue, partie: Partie[EtatMorpion, Position]
) -> None:
    choix: list[Position] = []
    plateau.case_choisie.connect(choix.append)
    plateau.afficher(adaptateur_de(partie.jeu).plateau(partie, interactif=True), animer=False)
    assert [couleur_en(plateau, case) for case in ((0, 0), (1, 1), (2, 2))] == [VERT, MAUVE, FOND]
    assert plateau.accessibleName() == "Herbier"
    assert plateau.description_case((0, 0)) == "branche, prise"
    qtbot.mouseClick(plateau, Qt.MouseButton.LeftButton, pos=plateau.centre((2, 1)))
    QTest.keyClicks(plateau, "c1")
    qtbot.keyClick(plateau, Qt.Key.Key_Return)
    assert choix == [(2, 1), (0, 2)]


def test_le_fantome_le_montre_aussi(plateau: PlateauVue, partie: Partie[EtatMorpion, Position]) -> None:
    adaptateur, suite = adaptateur_de(partie.jeu), Partie(partie.jeu, partie.etat)
    plateau.afficher(adaptateur.plateau(partie, interactif=True), animer=False)
    fantome = CoucheFantome(plateau)
    suite.jouer((2, 2))
    fantome.montrer(adaptateur.plateau(suite, interactif=False), "c3")
    assert couleur_en(plateau, (0, 0)) == VERT
    assert couleur_en(plateau, (2, 2)) not in (VERT, FOND), "translucent"


def test_ses_jetons_sont_partout_les_siens(coquille: FenetreDessinee, partie: Partie[EtatMorpion, Position]) -> None:
    adaptateur = adaptateur_de(partie.jeu)
    score = PanneauScore(coquille)
    score.presenter(adaptateur)
    score.montrer(partie, "", (1, 3), 0)
    barre = score.barre.grab().toImage()
    assert [couleur(barre, part * barre.width(), barre.height() // 2) for part in (0.1, 0.6)] == [VERT, MAUVE]
    for nom, attendue in (("pion_noir", VERT), ("pion_blanc", MAUVE)):
        disque = trouver(coquille, Disque, nom).grab().toImage()
        assert couleur(disque, disque.width() // 2, disque.height() // 2) == attendue, nom
    table = QTableWidget(1, 1)
    table.setItem(0, 0, QTableWidgetItem())
    marquer(table, 0, 0, 2, adaptateur.style)
    cellule = table.item(0, 0)
    assert cellule is not None
    for icone, attendue in ((cellule.icon(), MAUVE), (icone_pion(1, adaptateur.style), VERT)):
        image = icone.pixmap(64, 64).toImage()
        assert couleur(image, 32, 32) == attendue
