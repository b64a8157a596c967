"""The board widget, driven with real clicks and keys."""

from __future__ import annotations

from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QPoint, Qt, QTranslator
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ecosysteme.plateau import Position
from ui.plateau_peinture import VuePlateau
from ui.plateau_vue import PlateauVue
from ui.theme import SOMBRE

GAUCHE = Qt.MouseButton.LeftButton
DEPART = VuePlateau(
    8,
    {(3, 3): 2, (4, 4): 2, (3, 4): 1, (4, 3): 1},
    trait=1,
    legaux={(2, 3): [(3, 3)], (3, 2): [(3, 3)], (4, 5): [(4, 4)], (5, 4): [(4, 4)]},
    interactif=True,
)
APRES_D3 = VuePlateau(8, {**DEPART.pions, (3, 3): 1, (2, 3): 1}, trait=2, dernier=(2, 3))


@pytest.fixture
def plateau(qtbot: QtBot) -> PlateauVue:
    widget = PlateauVue()
    qtbot.addWidget(widget)
    widget.resize(538, 536)
    widget.show()
    qtbot.waitExposed(widget)
    widget.afficher(DEPART, animer=False)
    return widget


@pytest.fixture
def choix(plateau: PlateauVue) -> list[Position]:
    recus: list[Position] = []
    plateau.case_choisie.connect(recus.append)
    return recus


def taper(plateau: PlateauVue, *suite: Qt.Key | str) -> None:
    for touche in suite:
        if isinstance(touche, str):
            QTest.keyClicks(plateau, touche)
        else:
            QTest.keyClick(plateau, touche)


@pytest.mark.parametrize("taille", [4, 6, 8, 10])
@pytest.mark.parametrize(("largeur", "hauteur"), [(300, 260), (900, 610)])
def test_chaque_clic_donne_sa_case(
    plateau: PlateauVue, choix: list[Position], taille: int, largeur: int, hauteur: int
) -> None:
    plateau.resize(largeur, hauteur)
    plateau.afficher(VuePlateau(taille, {}))
    attendues = [(0, 0), (0, taille - 1), (taille - 1, 0), (taille - 1, taille - 1), (1, 2)]
    for position in attendues:
        assert plateau.position_en(plateau.centre(position)) == position
        QTest.mouseClick(plateau, GAUCHE, pos=plateau.centre(position))
    assert choix == attendues


def test_seul_un_clic_gauche_dans_une_meme_case_compte(plateau: PlateauVue, choix: list[Position]) -> None:
    d3, d4, cadre = plateau.centre((2, 3)), plateau.centre((3, 3)), QPoint(4, 4)
    QTest.mouseClick(plateau, Qt.MouseButton.RightButton, pos=d3)
    QTest.mouseClick(plateau, Qt.MouseButton.MiddleButton, pos=d3)
    QTest.mouseClick(plateau, GAUCHE, pos=cadre)
    for depart, arrivee in ((d3, d4), (d3, cadre), (cadre, d3), (d3, QPoint(-50, -50))):
        QTest.mousePress(plateau, GAUCHE, pos=depart)
        QTest.mouseMove(plateau, arrivee)
        QTest.mouseRelease(plateau, GAUCHE, pos=arrivee)
    assert choix == []


def test_un_double_clic_est_un_seul_choix(plateau: PlateauVue, choix: list[Position]) -> None:
    # Through the window, Qt itself turns the second press into a double click, as with a real mouse.
    QTest.mouseDClick(plateau.windowHandle(), GAUCHE, Qt.KeyboardModifier.NoModifier, plateau.centre((2, 3)))
    assert choix == [(2, 3)]


def test_un_clic_pendant_l_animation_compte_et_la_position_suivante_y_met_fin(
    plateau: PlateauVue, choix: list[Position]
) -> None:
    plateau.afficher(APRES_D3)
    assert plateau._retournement.en_cours
    assert plateau._instant().retournes == {(3, 3)}
    assert plateau._instant().pose == (2, 3)
    QTest.mouseClick(plateau, GAUCHE, pos=plateau.centre((2, 2)))
    assert choix == [(2, 2)]
    plateau.afficher(DEPART)
    assert not plateau._retournement.en_cours
    assert plateau._instant().retournes == frozenset()


def test_l_animation_finit_d_elle_meme(plateau: PlateauVue, qtbot: QtBot) -> None:
    plateau.duree_retournement = 40
    plateau.afficher(APRES_D3)
    qtbot.waitUntil(lambda: not plateau._retournement.en_cours)
    assert plateau._instant().pose is None


def test_rafraichir_les_memes_pions_ne_coupe_l_animation_que_sur_demande(plateau: PlateauVue) -> None:
    plateau.afficher(APRES_D3)
    plateau.afficher(VuePlateau(8, APRES_D3.pions, trait=2, dernier=(2, 3), interactif=True))
    assert plateau._retournement.en_cours
    plateau.afficher(APRES_D3, animer=False)
    assert not plateau._retournement.en_cours


def test_sans_animations_rien_ne_bouge(plateau: PlateauVue) -> None:
    plateau.animations = False
    plateau.afficher(APRES_D3)
    plateau.secouer((0, 0))
    assert not plateau._retournement.en_cours
    assert (plateau._instant().secousse, plateau._instant().decalage) == ((0, 0), 0.0)


def test_la_duree_est_plafonnee(plateau: PlateauVue) -> None:
    assert plateau.duree_retournement == 300
    plateau.duree_retournement = 9000
    assert plateau.duree_retournement == 400
    plateau.duree_retournement = 0
    plateau.afficher(APRES_D3)
    assert not plateau._retournement.en_cours


def test_la_case_refusee_tremble_puis_se_calme(plateau: PlateauVue, qtbot: QtBot) -> None:
    plateau.secouer((-1, 8))
    assert plateau._instant().secousse is None
    plateau.secouer((0, 7))
    assert plateau._instant().secousse == (0, 7)
    qtbot.waitUntil(lambda: plateau._instant().secousse is None)


def test_l_apercu_attend_puis_part_avec_la_souris(plateau: PlateauVue, qtbot: QtBot) -> None:
    QTest.mouseMove(plateau, plateau.centre((2, 3)))
    assert plateau.apercu is None
    qtbot.waitUntil(lambda: plateau.apercu == (2, 3))
    QTest.mouseMove(plateau, plateau.centre((2, 4)))
    assert plateau.apercu is None
    QTest.mouseMove(plateau, plateau.centre((3, 2)))
    qtbot.waitUntil(lambda: plateau.apercu == (3, 2))
    # From one legal square straight to another, the wait starts again.
    QTest.mouseMove(plateau, plateau.centre((5, 4)))
    assert plateau.apercu is None
    qtbot.waitUntil(lambda: plateau.apercu == (5, 4))
    QApplication.sendEvent(plateau, QEvent(QEvent.Type.Leave))
    assert plateau.apercu is None


def test_pas_d_apercu_si_la_souris_n_a_fait_que_passer_ni_hors_de_son_tour(plateau: PlateauVue, qtbot: QtBot) -> None:
    QTest.mouseMove(plateau, plateau.centre((2, 3)))
    QTest.mouseMove(plateau, plateau.centre((0, 0)))
    assert not plateau._attente.isActive()
    plateau.afficher(VuePlateau(8, DEPART.pions, trait=1, legaux=DEPART.legaux))
    QTest.mouseMove(plateau, plateau.centre((2, 3)))
    assert not plateau._attente.isActive()
    # Its turn comes while the mouse already lies there.
    plateau.afficher(DEPART)
    qtbot.waitUntil(lambda: plateau.apercu == (2, 3))


def test_la_souris_oubliee_ne_dispute_pas_l_apercu_au_curseur(plateau: PlateauVue, qtbot: QtBot) -> None:
    QTest.mouseMove(plateau, plateau.centre((5, 4)))
    qtbot.waitUntil(lambda: plateau.apercu == (5, 4))
    taper(plateau, "d3")
    assert plateau.apercu == (2, 3)
    plateau.afficher(DEPART)
    assert not plateau._attente.isActive()
    assert plateau.apercu == (2, 3)
    # The mouse takes over again, even within the same square.
    QTest.mouseMove(plateau, plateau.centre((5, 4)) + QPoint(3, 3))
    qtbot.waitUntil(lambda: plateau.apercu == (5, 4))


def test_les_fleches_menent_le_curseur_et_entree_joue(plateau: PlateauVue, choix: list[Position]) -> None:
    assert plateau.curseur is None
    taper(plateau, Qt.Key.Key_Return)
    assert plateau.curseur == (3, 3)
    assert choix == []
    taper(plateau, Qt.Key.Key_Up, Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Return)
    taper(plateau, Qt.Key.Key_Right, Qt.Key.Key_Enter)
    assert choix == [(2, 3), (3, 2), (3, 3)]


def test_le_curseur_reste_sur_le_plateau_et_s_efface_devant_la_souris(plateau: PlateauVue) -> None:
    taper(plateau, *[Qt.Key.Key_Left] * 12, *[Qt.Key.Key_Up] * 12)
    assert plateau.curseur == (0, 0)
    QTest.mouseMove(plateau, plateau.centre((5, 5)))
    assert plateau.curseur is None
    taper(plateau, Qt.Key.Key_Down)
    assert plateau.curseur == (0, 0)
    QTest.mouseClick(plateau, GAUCHE, pos=plateau.centre((6, 6)))
    assert plateau.curseur is None
    taper(plateau, Qt.Key.Key_Down)
    assert plateau.curseur == (6, 6)


def test_une_touche_tenue_ne_joue_qu_une_fois(plateau: PlateauVue, choix: list[Position]) -> None:
    taper(plateau, "d3", Qt.Key.Key_Return)
    repete = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, autorep=True, text="\r")
    QApplication.sendEvent(plateau, repete)
    assert choix == [(2, 3)]


def test_taper_une_case_et_entree_la_joue(plateau: PlateauVue, choix: list[Position]) -> None:
    saisies: list[str] = []
    plateau.saisie_changee.connect(saisies.append)
    taper(plateau, "zD93", Qt.Key.Key_Return)
    assert choix == [(2, 3)]
    assert saisies == ["d", "d3", ""]
    taper(plateau, "d", Qt.Key.Key_Return, "4", Qt.Key.Key_Backspace, "6", Qt.Key.Key_Escape)
    assert saisies[3:] == ["d", "d4", "d", "d6", ""]
    assert plateau.curseur is None
    assert choix == [(2, 3)]


def test_taper_j10_sur_le_plateau_de_dix(plateau: PlateauVue, choix: list[Position]) -> None:
    plateau.afficher(VuePlateau(10, {}))
    taper(plateau, "j10", Qt.Key.Key_Enter)
    assert choix == [(9, 9)]


def test_changer_de_taille_oublie_la_saisie_et_le_curseur(plateau: PlateauVue) -> None:
    saisies: list[str] = []
    plateau.saisie_changee.connect(saisies.append)
    taper(plateau, "h8")
    plateau.afficher(VuePlateau(4, {}))
    assert (plateau.curseur, plateau.saisie, saisies[-1]) == (None, "", "")
    taper(plateau, Qt.Key.Key_Up)
    assert plateau.curseur == (1, 1)


def test_les_raccourcis_de_la_fenetre_passent(plateau: PlateauVue) -> None:
    QTest.keyClick(plateau, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert plateau.saisie == ""
    for touche in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace, Qt.Key.Key_F1):
        evenement = QKeyEvent(QEvent.Type.KeyPress, touche, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(plateau, evenement)
        assert not evenement.isAccepted()


def test_la_description_dit_la_case(plateau: PlateauVue) -> None:
    assert plateau.description_case((2, 3)) == "d3, jouable, retourne 1"
    assert plateau.description_case((3, 4)) == "e4, noir"
    assert plateau.description_case((3, 3)) == "d4, blanc"
    assert plateau.description_case((0, 0)) == "a1, vide"
    taper(plateau, "d3")
    assert plateau.accessibleDescription() == "d3, jouable, retourne 1"
    plateau.afficher(APRES_D3)
    assert plateau.accessibleDescription() == "d3, noir"


class _Anglais(QTranslator):
    MOTS = {"Plateau": "Board", "{case}, noir": "{case}, black"}  # noqa: RUF012

    def translate(self, contexte: str, source: str, precision: str | None = None, n: int = -1) -> str:
        return self.MOTS.get(source, "") if contexte == "PlateauVue" else ""

    def isEmpty(self) -> bool:  # noqa: N802
        return False


def test_la_langue_change_en_cours_de_route(plateau: PlateauVue) -> None:
    taper(plateau, "e4")
    anglais = _Anglais()
    QApplication.installTranslator(anglais)
    try:
        QApplication.sendEvent(plateau, QEvent(QEvent.Type.LanguageChange))
        assert plateau.accessibleName() == "Board"
        assert plateau.accessibleDescription() == "e4, black"
    finally:
        QApplication.removeTranslator(anglais)


def test_le_theme_change_l_image(plateau: PlateauVue) -> None:
    clair = plateau.grab().toImage()
    plateau.definir_theme(SOMBRE)
    assert plateau.grab().toImage() != clair


def test_detruit_en_pleine_animation_il_ne_laisse_rien(qtbot: QtBot, qtlog: Any) -> None:
    widget = PlateauVue()
    widget.show()
    widget.afficher(DEPART, animer=False)
    QTest.mouseMove(widget, widget.centre((2, 3)))
    widget.afficher(APRES_D3)
    widget.secouer((0, 0))
    shiboken6.delete(widget)
    qtbot.wait(120)
    assert [enregistrement.message for enregistrement in qtlog.records] == []
