"""The board widget, driven with a real mouse; the keyboard has its own tests."""

from __future__ import annotations

from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, QTimer, QTranslator
from PySide6.QtGui import QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ecosysteme.cases import Position
from tests.ui.plateaux import DEPART_OTHELLO, morpion, nim, othello, puissance4
from ui.plateau.animation import Chronologie
from ui.plateau.style import PlateauAffiche
from ui.plateau.style_morpion import MORPION
from ui.plateau.vue import DELAI_APERCU, PlateauVue
from ui.socle.theme import SOMBRE

GAUCHE = Qt.MouseButton.LeftButton
APRES_D3 = othello(8, 8, {**DEPART_OTHELLO.pions, (3, 3): 1, (2, 3): 1}, trait=2, dernier=((2, 3),))


def attend_l_apercu(plateau: PlateauVue) -> bool:
    return any(
        minuterie.isActive() and minuterie.interval() == DELAI_APERCU for minuterie in plateau.findChildren(QTimer)
    )


def chronologies(plateau: PlateauVue) -> list[Chronologie]:
    """Those of the move and of the refusal, in this order."""
    return plateau.findChildren(Chronologie)


@pytest.mark.parametrize("taille", [4, 6, 8, 10])
@pytest.mark.parametrize(("largeur", "hauteur"), [(300, 260), (900, 610)])
def test_chaque_clic_donne_sa_case(
    plateau: PlateauVue, choix: list[Position], taille: int, largeur: int, hauteur: int
) -> None:
    plateau.resize(largeur, hauteur)
    plateau.afficher(othello(taille, taille, {}))
    attendues = [(0, 0), (0, taille - 1), (taille - 1, 0), (taille - 1, taille - 1), (1, 2)]
    for position in attendues:
        assert plateau.position_en(plateau.centre(position)) == position
        QTest.mouseClick(plateau, GAUCHE, pos=plateau.centre(position))
    assert choix == attendues


def test_le_curseur_vient_sur_la_case(plateau: PlateauVue) -> None:
    plateau.montrer_case((2, 3))
    assert plateau.curseur == (2, 3)
    assert plateau.focusWidget() is plateau


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


def test_a_puissance_4_un_double_clic_est_deux_pions(plateau: PlateauVue, choix: list[Position]) -> None:
    plateau.afficher(puissance4())
    QTest.mouseDClick(plateau.windowHandle(), GAUCHE, Qt.KeyboardModifier.NoModifier, plateau.centre((2, 3)))
    assert choix == [(5, 3), (5, 3)]


def test_un_clic_pendant_l_animation_compte_et_la_position_suivante_y_met_fin(
    plateau: PlateauVue, choix: list[Position]
) -> None:
    plateau.afficher(APRES_D3)
    assert plateau.instant().transition is not None
    assert plateau.instant().retournes == {(3, 3)}
    assert plateau.instant().pose == (2, 3)
    QTest.mouseClick(plateau, GAUCHE, pos=plateau.centre((2, 2)))
    assert choix == [(2, 2)]
    plateau.afficher(DEPART_OTHELLO)
    assert plateau.instant().transition is None
    assert plateau.instant().retournes == frozenset()


def test_l_animation_finit_d_elle_meme(plateau: PlateauVue, qtbot: QtBot) -> None:
    plateau.duree_retournement = 40
    plateau.afficher(APRES_D3)
    qtbot.waitUntil(lambda: plateau.instant().transition is None)
    assert plateau.instant().pose is None


def test_rafraichir_les_memes_pions_ne_coupe_l_animation_que_sur_demande(plateau: PlateauVue) -> None:
    plateau.afficher(APRES_D3)
    plateau.afficher(othello(8, 8, APRES_D3.pions, trait=2, dernier=((2, 3),), interactif=True))
    assert plateau.instant().transition is not None
    plateau.afficher(APRES_D3, animer=False)
    assert plateau.instant().transition is None


def test_sans_animations_rien_ne_bouge(plateau: PlateauVue) -> None:
    plateau.animations = False
    plateau.afficher(APRES_D3)
    plateau.secouer((0, 0))
    assert plateau.instant().transition is None
    assert (plateau.instant().secousse, plateau.instant().decalage) == ((0, 0), 0.0)


def test_la_duree_est_plafonnee(plateau: PlateauVue) -> None:
    assert plateau.duree_retournement == 300
    plateau.duree_retournement = 9000
    assert plateau.duree_retournement == 400
    plateau.duree_retournement = 0
    plateau.afficher(APRES_D3)
    assert plateau.instant().transition is None


def test_la_case_refusee_tremble_puis_se_calme(plateau: PlateauVue, qtbot: QtBot) -> None:
    plateau.secouer((-1, 8))
    assert plateau.instant().secousse is None
    plateau.secouer((0, 7))
    assert plateau.instant().secousse == (0, 7)
    qtbot.waitUntil(lambda: plateau.instant().secousse is None)


@pytest.mark.parametrize("animations", [True, False])
def test_un_seul_coup_se_dit_qu_il_bouge_ou_non_et_un_refus_aussi(plateau: PlateauVue, animations: bool) -> None:
    plateau.animations, vus, refuses = animations, list[Any](), list[Position]()
    plateau.coup_vu.connect(vus.append)
    plateau.case_refusee.connect(refuses.append)
    apres = othello(8, 8, {**DEPART_OTHELLO.pions, (2, 3): 1, (3, 3): 1}, trait=2)
    plateau.afficher(apres)
    plateau.afficher(apres)
    assert [(coup.pose, set(coup.retournes)) for coup in vus if coup] == [((2, 3), {(3, 3)})]
    plateau.afficher(DEPART_OTHELLO)
    plateau.afficher(apres, animer=False)
    assert len(vus) == 4
    assert vus[1:] == [None] * 3, "ni un retour, ni un saut, ni ce qui ne doit pas se voir"
    plateau.secouer((0, 0))
    plateau.secouer((9, 9))
    assert refuses == [(0, 0)]


def test_ce_qui_est_vise_ne_se_dit_que_s_il_change(plateau: PlateauVue, qtbot: QtBot) -> None:
    """The window names the opening that a move would give: not again at each move of a fast series."""
    vises: list[Position | None] = []
    plateau.apercu_change.connect(lambda: vises.append(plateau.apercu))
    plateau.afficher(APRES_D3)
    plateau.afficher(DEPART_OTHELLO)
    QTest.mouseMove(plateau, plateau.centre((0, 0)))
    assert vises == []
    QTest.mouseMove(plateau, plateau.centre((2, 3)))
    qtbot.waitUntil(lambda: plateau.apercu == (2, 3))
    plateau.afficher(APRES_D3)
    assert vises == [(2, 3), None]
    QTest.keyClick(plateau, Qt.Key.Key_Right)
    QTest.keyClick(plateau, Qt.Key.Key_Right)
    assert len(vises) == 4, "le curseur du clavier se dit à chaque pas"


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
    assert not attend_l_apercu(plateau)
    plateau.afficher(othello(8, 8, DEPART_OTHELLO.pions, trait=1, legaux=DEPART_OTHELLO.legaux))
    QTest.mouseMove(plateau, plateau.centre((2, 3)))
    assert not attend_l_apercu(plateau)
    # Its turn comes while the mouse already lies there.
    plateau.afficher(DEPART_OTHELLO)
    qtbot.waitUntil(lambda: plateau.apercu == (2, 3))


def test_la_souris_oubliee_ne_dispute_pas_l_apercu_au_curseur(plateau: PlateauVue, qtbot: QtBot) -> None:
    QTest.mouseMove(plateau, plateau.centre((5, 4)))
    qtbot.waitUntil(lambda: plateau.apercu == (5, 4))
    QTest.keyClicks(plateau, "d3")
    assert plateau.apercu == (2, 3)
    plateau.afficher(DEPART_OTHELLO)
    assert not attend_l_apercu(plateau)
    assert plateau.apercu == (2, 3)
    # The mouse takes over again, even within the same square.
    QTest.mouseMove(plateau, plateau.centre((5, 4)) + QPoint(3, 3))
    qtbot.waitUntil(lambda: plateau.apercu == (5, 4))


def test_la_description_dit_la_case(plateau: PlateauVue) -> None:
    assert plateau.description_case((2, 3)) == "d3, jouable, retourne 1"
    assert plateau.description_case((3, 4)) == "e4, noir"
    assert plateau.description_case((3, 3)) == "d4, blanc"
    assert plateau.description_case((0, 0)) == "a1, vide"
    QTest.keyClicks(plateau, "d3")
    plateau.clearFocus()  # who has the keyboard is told of each change, and has no description
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
    QTest.keyClicks(plateau, "e4")
    plateau.clearFocus()
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
    widget.afficher(DEPART_OTHELLO, animer=False)
    QTest.mouseMove(widget, widget.centre((2, 3)))
    widget.afficher(APRES_D3)
    widget.secouer((0, 0))
    shiboken6.delete(widget)
    qtbot.wait(120)
    assert [enregistrement.message for enregistrement in qtlog.records] == []


@pytest.mark.parametrize("hauteur", range(-1, 6))
def test_un_clic_n_importe_ou_dans_une_colonne_donne_sa_case_d_arrivee(
    plateau: PlateauVue, choix: list[Position], hauteur: int
) -> None:
    """Above the frame too, where the disc waits."""
    plateau.afficher(puissance4("4435"))
    for colonne in range(7):
        QTest.mouseClick(plateau, GAUCHE, pos=plateau.centre((hauteur, colonne)))
    assert choix == [(5, 0), (5, 1), (4, 2), (3, 3), (4, 4), (5, 5), (5, 6)]


def test_une_colonne_pleine_se_choisit_et_se_glisse(plateau: PlateauVue, choix: list[Position]) -> None:
    plateau.afficher(puissance4("444444"))
    QTest.mousePress(plateau, GAUCHE, pos=plateau.centre((5, 3)))
    QTest.mouseRelease(plateau, GAUCHE, pos=plateau.centre((1, 3)))
    assert choix == [(0, 3)]
    QTest.mousePress(plateau, GAUCHE, pos=plateau.centre((5, 3)))
    QTest.mouseRelease(plateau, GAUCHE, pos=plateau.centre((5, 4)))
    assert choix == [(0, 3)], "dragged off its column"


def test_un_clic_au_morpion_et_a_nim_donne_sa_case(plateau: PlateauVue, choix: list[Position]) -> None:
    plateau.afficher(morpion("X        "))
    for case in ((0, 0), (2, 1)):
        QTest.mouseClick(plateau, GAUCHE, pos=plateau.centre(case))
    plateau.afficher(nim(3, 4, 5))
    for case in ((0, 0), (4, 0), (2, 2)):
        QTest.mouseClick(plateau, GAUCHE, pos=plateau.centre(case))
    assert choix == [(0, 0), (2, 1), (0, 0), (4, 0), (2, 2)]


def test_l_apercu_suit_la_colonne_sans_clignoter(plateau: PlateauVue, qtbot: QtBot) -> None:
    plateau.afficher(puissance4("44"))
    QTest.mouseMove(plateau, plateau.centre((0, 3)))
    qtbot.waitUntil(lambda: plateau.apercu == (3, 3))
    QTest.mouseMove(plateau, plateau.centre((5, 3)))
    assert plateau.apercu == (3, 3), "another square of the same column: nothing to wait for"
    QTest.mouseMove(plateau, plateau.centre((5, 2)))
    assert plateau.apercu is None
    qtbot.waitUntil(lambda: plateau.apercu == (5, 2))
    plateau.afficher(puissance4("444444"))
    QTest.mouseMove(plateau, plateau.centre((5, 3)))
    assert not attend_l_apercu(plateau), "a full column previews nothing"


@pytest.mark.parametrize(
    ("avant", "apres", "refus"),
    [
        (puissance4("44"), puissance4("443"), (0, 3)),
        (morpion(), morpion("    X    "), (1, 1)),
        (nim(3, 4, 5), nim(3, 4, 3, pris=(2, 2)), (4, 0)),
    ],
    ids=["Puissance 4", "morpion", "Nim"],
)
def test_chaque_jeu_s_anime_tremble_et_se_tait(
    plateau: PlateauVue, qtbot: QtBot, avant: PlateauAffiche, apres: PlateauAffiche, refus: Position
) -> None:
    plateau.afficher(avant)
    plateau.duree_retournement = 60
    plateau.afficher(apres)
    assert plateau.instant().transition is not None
    assert plateau.instant().temps < 1
    qtbot.waitUntil(lambda: plateau.instant().transition is None)
    plateau.secouer(refus)
    assert plateau.instant().secousse == refus
    qtbot.waitUntil(lambda: plateau.instant().secousse is None)
    plateau.animations = False
    plateau.afficher(avant)
    immobile = plateau.grab().toImage()
    plateau.afficher(apres)
    assert plateau.instant().transition is None
    assert plateau.grab().toImage() != immobile
    plateau.secouer(refus)
    chronologies(plateau)[1].setCurrentTime(20)
    assert (plateau.instant().secousse, plateau.instant().decalage) == (refus, 0.0)
    plateau.animations = True
    assert plateau.instant().decalage > 0.5


def test_la_chute_ne_repeint_que_le_voisinage_du_disque(plateau: PlateauVue, monkeypatch: pytest.MonkeyPatch) -> None:
    plateau.afficher(puissance4("44"))
    plateau.afficher(puissance4("443"))
    retournement, _ = chronologies(plateau)
    retournement.pause()
    regions: list[QRegion] = []
    monkeypatch.setattr(plateau, "update", lambda *zone: regions.append(QRegion(*zone)))
    avant: list[QRectF] = []
    for temps in (30, 60, 90, 120):
        retournement.setCurrentTime(temps)
        maintenant = list(plateau._zones)
        assert all(regions[-1].contains(zone.center().toPoint()) for zone in (*avant, *maintenant))
        avant = maintenant
    case = plateau.geometrie().case
    assert len(regions) == 4
    for region in regions:
        assert region.boundingRect().width() < 1.3 * case
        assert region.boundingRect().height() < 4 * case


def test_le_nom_du_plateau_suit_le_jeu(plateau: PlateauVue) -> None:
    noms = [plateau.accessibleName()]
    for vue in (puissance4(), morpion(), nim(3, 4, 5)):
        plateau.afficher(vue)
        noms.append(plateau.accessibleName())
    assert noms == ["Plateau", "Plateau de Puissance 4", "Grille de morpion", "Tas de Nim"]


@pytest.mark.parametrize("taille", [(260, 260), (700, 300), (300, 900)])
def test_toute_forme_tient_dans_toute_fenetre(
    plateau: PlateauVue, choix: list[Position], taille: tuple[int, int]
) -> None:
    plateau.resize(*taille)
    for vue in (puissance4(), morpion(), nim(7, 1), nim(21, lignes=21), PlateauAffiche(4, 9, {}, style=MORPION)):
        plateau.afficher(vue)
        for case in ((0, 0), (vue.lignes - 1, vue.colonnes - 1)):
            assert plateau.rect().contains(plateau.centre(case))
            assert plateau.position_en(plateau.centre(case)) == case
        assert not plateau.grab().isNull()
