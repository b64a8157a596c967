"""The board by keyboard, with real keys, in every style."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from ecosysteme.cases import Position
from tests.ui.plateaux import morpion, nim, othello, puissance4
from ui.plateau.style import PlateauAffiche
from ui.plateau.vue import PlateauVue

GAUCHE = Qt.MouseButton.LeftButton
HAUT, BAS, OUEST, EST = Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right
ENTREE = Qt.Key.Key_Return


def taper(plateau: PlateauVue, *suite: Qt.Key | str) -> None:
    for touche in suite:
        if isinstance(touche, str):
            QTest.keyClicks(plateau, touche)
        else:
            QTest.keyClick(plateau, touche)


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


def test_l_anneau_s_en_va_avec_le_clavier_que_le_coup_envoie_ailleurs(plateau: PlateauVue) -> None:
    autre = QPushButton(plateau)
    autre.resize(1, 1)
    autre.show()
    autre.setFocus()
    sans = plateau.grab().toImage()
    plateau.setFocus()
    taper(plateau, "d")
    assert plateau.grab().toImage() != sans
    taper(plateau, "3")
    plateau.case_choisie.connect(lambda _: autre.setFocus())
    taper(plateau, ENTREE)
    assert autre.hasFocus()
    assert plateau.grab().toImage() == sans


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
    plateau.afficher(othello(10, 10, {}))
    taper(plateau, "j10", Qt.Key.Key_Enter)
    assert choix == [(9, 9)]


def test_changer_de_taille_oublie_la_saisie_et_ramene_le_curseur(plateau: PlateauVue) -> None:
    saisies: list[str] = []
    plateau.saisie_changee.connect(saisies.append)
    taper(plateau, "h8")
    plateau.afficher(othello(4, 4, {}))
    assert (plateau.curseur, plateau.saisie, saisies[-1]) == ((1, 1), "", "")


def test_ce_qui_attend_est_oublie_quand_le_clavier_va_ailleurs(plateau: PlateauVue) -> None:
    saisies: list[str] = []
    plateau.saisie_changee.connect(saisies.append)
    autre = QPushButton(plateau)
    autre.show()
    plateau.setFocus()
    taper(plateau, "d")
    autre.setFocus()
    assert (plateau.saisie, saisies) == ("", ["d", ""])


def test_les_raccourcis_de_la_fenetre_passent(plateau: PlateauVue) -> None:
    QTest.keyClick(plateau, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert plateau.saisie == ""
    for touche in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace, Qt.Key.Key_F1):
        evenement = QKeyEvent(QEvent.Type.KeyPress, touche, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(plateau, evenement)
        assert not evenement.isAccepted()


def test_puissance_4_se_joue_aux_fleches(plateau: PlateauVue, choix: list[Position]) -> None:
    plateau.afficher(puissance4("44"))
    taper(plateau, EST)
    assert plateau.curseur == (3, 3), "the first key only shows where the cursor is"
    taper(plateau, HAUT, BAS, BAS, ENTREE)
    taper(plateau, OUEST, Qt.Key.Key_Space, *[EST] * 9, Qt.Key.Key_Enter)
    assert choix == [(3, 3), (5, 2), (5, 6)]
    plateau.afficher(puissance4("447"))
    assert plateau.curseur == (4, 6), "it climbs with the column"
    assert plateau.apercu == (4, 6)


def test_puissance_4_se_joue_au_chiffre_meme_sur_un_clavier_francais(
    plateau: PlateauVue, choix: list[Position]
) -> None:
    plateau.afficher(puissance4("444444"))
    taper(plateau, "80a3", ENTREE)
    taper(plateau, "15", ENTREE)  # a second figure replaces the first
    taper(plateau, "4", ENTREE)
    francais = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Eacute, Qt.KeyboardModifier.NoModifier, text="é")
    QApplication.sendEvent(plateau, francais)
    assert plateau.saisie == "2"
    taper(plateau, ENTREE)
    assert choix == [(5, 2), (5, 4), (0, 3), (5, 1)], "the controller is asked about a full column too"


def test_le_morpion_se_joue_aux_fleches_et_au_nom(plateau: PlateauVue, choix: list[Position]) -> None:
    plateau.afficher(morpion("X        "))
    taper(plateau, ENTREE, EST, BAS, BAS, ENTREE, "b1", ENTREE, "d4", ENTREE)
    assert choix == [(2, 2), (0, 1), (0, 1)], "d4 names nothing: the cursor, left on b1, is played"


def test_nim_se_joue_aux_fleches_et_au_nom(plateau: PlateauVue, choix: list[Position]) -> None:
    plateau.afficher(nim(3, 0, 5))
    taper(plateau, ENTREE)
    assert plateau.curseur == (2, 0), "the nearest heap that has objects"
    taper(plateau, HAUT, EST, ENTREE)
    taper(plateau, *[HAUT] * 9, ENTREE, BAS, ENTREE)
    assert choix == [(2, 2), (0, 2), (1, 2)]
    choix.clear()
    taper(plateau, "a2", ENTREE, "c5", ENTREE, "b1", ENTREE)
    assert choix[:2] == [(3, 0), (4, 2)], "two from heap a, five from heap c"


def test_a_nim_le_curseur_descend_avec_son_tas(plateau: PlateauVue) -> None:
    plateau.afficher(nim(3, 4, 5))
    taper(plateau, "c1")
    assert (plateau.curseur, plateau.apercu) == ((0, 2), (0, 2))
    plateau.afficher(nim(3, 4, 2, pris=(2, 3)))
    assert (plateau.curseur, plateau.apercu) == ((3, 2), (3, 2))
    plateau.afficher(nim(3, 4, 0))
    assert plateau.curseur == (1, 1), "its heap is gone: the top of the nearest one"


@pytest.mark.parametrize("vue", [puissance4(), morpion(), nim(1, 2)], ids=["Puissance 4", "morpion", "Nim"])
def test_changer_de_jeu_oublie_la_saisie_et_ramene_le_curseur(plateau: PlateauVue, vue: PlateauAffiche) -> None:
    taper(plateau, "h8")
    plateau.afficher(vue)
    assert (plateau.curseur, plateau.saisie) == (vue.style.depart(vue), "")
    taper(plateau, ENTREE)
    assert plateau.curseur is not None
    assert vue.contient(plateau.curseur)


def test_une_touche_morte_ni_une_methode_de_saisie_ne_prend_ni_ne_double_rien(plateau: PlateauVue) -> None:
    """The board refuses input methods: what they compose would wait in a window of theirs, and ``d`` is a key."""
    assert not plateau.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
    morte = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Dead_Circumflex, Qt.KeyboardModifier.NoModifier, "")
    QApplication.sendEvent(plateau, morte)
    assert not morte.isAccepted(), "elle est à qui en a l'usage"
    taper(plateau, "d")
    assert plateau.saisie == "d"
    QApplication.sendEvent(plateau, morte)
    taper(plateau, "3")
    assert plateau.saisie == "d3"
    composee = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Ecircumflex, Qt.KeyboardModifier.NoModifier, "ê")
    QApplication.sendEvent(plateau, composee)
    assert plateau.saisie == "e", "l'accent est laissé de côté"
