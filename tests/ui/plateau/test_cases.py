"""The squares that a screen reader finds on a board: their names, their places, what pressing them does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QPaintEvent
from pytestqt.qtbot import QtBot

from ecosysteme.cases import Position
from tests.ui.plateaux import DEPART_OTHELLO, morpion, nim, othello, puissance4
from ui.plateau.cases import CaseLue
from ui.plateau.indices import Indice
from ui.plateau.style import PlateauAffiche
from ui.plateau.vue import PlateauVue
from ui.socle.langue import Langue


def lues(plateau: PlateauVue) -> list[QAccessibleInterface]:
    """What a reader finds under the board and does not skip."""
    interface = QAccessible.queryAccessibleInterface(plateau)
    enfants = [interface.child(rang) for rang in range(interface.childCount())]
    return [enfant for enfant in enfants if not enfant.state().invisible]


def noms(plateau: PlateauVue) -> list[str]:
    return [enfant.text(QAccessible.Text.Name) for enfant in lues(plateau)]


def test_elles_sont_la_des_qu_on_lit_le_plateau_et_pas_avant(qtbot: QtBot, plateau: PlateauVue) -> None:
    plateau.afficher(morpion("X   O    "), animer=False)
    assert plateau.findChildren(CaseLue) == [], "personne ne lit : rien n'est fait"
    assert noms(plateau) == [plateau.description_case(case) for case in plateau.vue.style.explorables(plateau.vue)]


def test_les_soixante_quatre_cases_se_lisent_dans_l_ordre(qtbot: QtBot, plateau: PlateauVue, langue: Langue) -> None:
    qtbot.waitUntil(lambda: len(lues(plateau)) == 64)
    assert noms(plateau)[:2] == ["a1, vide", "b1, vide"]
    assert noms(plateau)[19] == "d3, jouable, retourne 1"
    assert noms(plateau)[27] == "d4, blanc"
    plateau.montrer_indices({(2, 3): Indice(4, meilleur=True)})
    qtbot.waitUntil(lambda: noms(plateau)[19] == "d3, jouable, retourne 1, vaut +4, le meilleur")
    plateau.afficher(othello(8, 8, {(2, 3): 1, (3, 3): 1}), animer=False)
    qtbot.waitUntil(lambda: noms(plateau)[19] == "d3, noir")
    assert noms(plateau)[27] == "d4, noir"
    langue.choisir("en")
    qtbot.waitUntil(lambda: noms(plateau)[19] == "d3, black")


def test_chacune_est_trouvee_sous_le_doigt_et_suit_la_taille(qtbot: QtBot, plateau: PlateauVue) -> None:
    plateau.resize(QSize(700, 640))
    interface = QAccessible.queryAccessibleInterface(plateau)

    def sous(case: Position) -> str:
        point: QPoint = plateau.mapToGlobal(plateau.centre(case))
        enfant = interface.childAt(point.x(), point.y())
        return enfant.text(QAccessible.Text.Name) if enfant else ""

    qtbot.waitUntil(lambda: sous((7, 7)) == "h8, vide")
    assert (sous((0, 0)), sous((2, 3))) == ("a1, vide", "d3, jouable, retourne 1")


@pytest.mark.parametrize(
    ("vue", "attendus"),
    [
        (puissance4("44"), ["colonne 1, jouable, vide", "colonne 7, jouable, vide"]),
        (morpion("X   O    "), ["a1, X", "c3, jouable"]),
        (nim(1, 0, 2), ["tas a, prendre 1 sur 1", "tas b, vide", "tas c, prendre 1 sur 2", "tas c, prendre 2 sur 2"]),
    ],
    ids=["Puissance 4", "morpion", "Nim"],
)
def test_chaque_jeu_a_ses_choix(
    qtbot: QtBot, plateau: PlateauVue, langue: Langue, vue: PlateauAffiche, attendus: list[str]
) -> None:
    qtbot.waitUntil(lambda: len(lues(plateau)) == 64)
    plateau.afficher(vue, animer=False)
    qtbot.waitUntil(lambda: noms(plateau)[0] == attendus[0])
    assert len(lues(plateau)) == {"Nim": 4}.get(vue.style.titre(), len(vue.style.explorables(vue)))
    assert noms(plateau)[-1] == attendus[-1]
    assert set(attendus) <= set(noms(plateau))


def test_les_presser_joue_les_viser_mene_le_curseur(qtbot: QtBot, plateau: PlateauVue, choix: list[Position]) -> None:
    qtbot.waitUntil(lambda: len(lues(plateau)) == 64)
    d3 = lues(plateau)[19].actionInterface()
    d3.doAction("SetFocus")
    assert (plateau.curseur, plateau.hasFocus(), choix) == ((2, 3), True, [])
    d3.doAction("Press")
    qtbot.waitUntil(lambda: choix == [(2, 3)])


def test_elles_ne_se_peignent_ni_ne_se_cliquent(
    qtbot: QtBot, plateau: PlateauVue, choix: list[Position], monkeypatch: pytest.MonkeyPatch
) -> None:
    peintes: list[QPaintEvent] = []
    monkeypatch.setattr(CaseLue, "paintEvent", lambda _case, event: peintes.append(event))
    qtbot.waitUntil(lambda: len(lues(plateau)) == 64)
    plateau.repaint()
    qtbot.mouseClick(plateau, Qt.MouseButton.LeftButton, pos=plateau.centre((2, 3)))
    assert (choix, peintes) == ([(2, 3)], [])
    assert plateau.childAt(plateau.centre((2, 3))) is None
    assert plateau.vue is DEPART_OTHELLO
