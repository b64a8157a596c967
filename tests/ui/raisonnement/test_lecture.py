"""Going through steps: by mouse, by keyboard, by itself."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ui.raisonnement.lecture import VITESSES, BarreLecture
from ui.socle.langue import Langue
from ui.socle.theme import SOMBRE

GAUCHE = Qt.MouseButton.LeftButton


@pytest.fixture
def lecture(qtbot: QtBot, langue: Langue) -> BarreLecture:
    lecture = BarreLecture()
    qtbot.addWidget(lecture)
    lecture.resize(500, 80)
    lecture.show()
    qtbot.waitExposed(lecture)
    lecture.presenter(10)
    return lecture


def permis(lecture: BarreLecture) -> set[str]:
    return {nom for nom, bouton in lecture.boutons.items() if bouton.isEnabled()}


def test_les_boutons_vont_d_une_etape_a_l_autre_et_aux_bouts(qtbot: QtBot, lecture: BarreLecture) -> None:
    vues: list[int] = []
    lecture.etape_change.connect(vues.append)

    for nom in ("avant", "avant", "arriere", "fin", "arriere", "debut"):
        qtbot.mouseClick(lecture.boutons[nom], GAUCHE)

    assert vues == [1, 2, 1, 10, 9, 0]
    lecture.boutons["avant"].setFocus()
    qtbot.keyClick(lecture.boutons["avant"], Qt.Key.Key_Space)
    assert lecture.k == 1
    assert lecture.compteur.text() == "étape 1 / 10"


def test_seul_ce_qui_sert_est_permis(lecture: BarreLecture) -> None:
    assert permis(lecture) == {"lecture", "avant", "fin"}
    lecture.aller(5)
    assert permis(lecture) == {"debut", "arriere", "lecture", "avant", "fin"}
    lecture.aller(99)
    assert permis(lecture) == {"lecture", "debut", "arriere"}
    lecture.presenter(0)
    assert permis(lecture) == set()
    lecture.basculer()
    assert not lecture.en_marche


def test_les_coupures_se_suivent_dans_les_deux_sens(qtbot: QtBot, lecture: BarreLecture) -> None:
    avant, arriere = lecture.boutons["coupe_avant"], lecture.boutons["coupe_arriere"]
    assert not avant.isVisible(), "nothing is cut in these steps"
    lecture.presenter(10, 0, [3, 7])
    assert avant.isVisible()
    assert not arriere.isEnabled()
    for bouton, k in ((avant, 3), (avant, 7), (arriere, 3)):
        qtbot.mouseClick(bouton, GAUCHE)
        assert lecture.k == k
    lecture.aller(8)
    assert not avant.isEnabled()
    lecture.aller_a_une_coupe(1)
    assert lecture.k == 8
    lecture.aller_a_une_coupe(-1)
    assert lecture.k == 7
    lecture.aller(10)
    qtbot.mouseClick(avant, GAUCHE)
    assert lecture.k == 3, "a search is shown at its end first"
    lecture.presenter(10)
    assert not avant.isVisible()


def test_le_curseur_se_deplace_au_clavier(qtbot: QtBot, lecture: BarreLecture) -> None:
    lecture.curseur.setFocus()
    qtbot.keyClick(lecture.curseur, Qt.Key.Key_Right)
    qtbot.keyClick(lecture.curseur, Qt.Key.Key_Right)
    qtbot.keyClick(lecture.curseur, Qt.Key.Key_Left)
    assert lecture.k == 1
    qtbot.keyClick(lecture.curseur, Qt.Key.Key_End)
    assert lecture.k == 10


def test_la_lecture_va_jusqu_au_bout_recommence_et_s_interrompt(qtbot: QtBot, lecture: BarreLecture) -> None:
    lecture.vitesse.setFocus()
    qtbot.keyClick(lecture.vitesse, Qt.Key.Key_End)
    assert VITESSES[lecture.vitesse.currentIndex()] == VITESSES[-1]
    qtbot.mouseClick(lecture.boutons["lecture"], GAUCHE)
    assert lecture.boutons["lecture"].accessibleName() == "Pause"
    qtbot.waitUntil(lambda: lecture.k == 10, timeout=120_000)
    assert not lecture.en_marche
    assert lecture.boutons["lecture"].accessibleName() == "Lecture"

    lecture.vitesse.setCurrentIndex(0)
    qtbot.mouseClick(lecture.boutons["lecture"], GAUCHE)
    assert (lecture.k, lecture.en_marche) == (0, True)
    qtbot.mouseClick(lecture.boutons["avant"], GAUCHE)  # whoever steps by hand has the hand
    assert (lecture.k, lecture.en_marche) == (1, False)


def test_un_pas_au_dela_d_un_bout_le_dit(lecture: BarreLecture, entendus: list[tuple[str, bool]]) -> None:
    lecture.aller(10)
    lecture.aller(11)
    lecture.aller(lecture.k - 1)
    lecture.aller(0)
    assert [phrase for phrase, _ in entendus] == ["C'est la dernière étape"]
    lecture.aller(lecture.k - 1)
    assert [phrase for phrase, _ in entendus[1:]] == ["C'est la première étape"]
    lecture.presenter(0)
    lecture.aller(lecture.k + 1)
    assert len(entendus) == 2, "il n'y a pas d'étapes"


def test_la_vitesse_change_en_marche(qtbot: QtBot, lecture: BarreLecture) -> None:
    lecture.presenter(100_000)
    lecture.vitesse.setCurrentIndex(0)
    lecture.basculer()
    lecture.vitesse.setCurrentIndex(len(VITESSES) - 1)
    qtbot.waitUntil(lambda: lecture.k > 100, timeout=120_000)
    lecture.arreter()
    arret = lecture.k
    qtbot.wait(80)
    assert lecture.k == arret


def test_presenter_ne_dit_rien_et_le_theme_redessine(qtbot: QtBot, lecture: BarreLecture) -> None:
    with qtbot.assertNotEmitted(lecture.etape_change):
        lecture.presenter(7, 7)
    assert lecture.k == lecture.nb_etapes == 7
    avant = lecture.boutons["fin"].icon().cacheKey()
    lecture.definir_theme(SOMBRE)
    assert lecture.boutons["fin"].icon().cacheKey() != avant
    assert all(bouton.accessibleName() for bouton in lecture.boutons.values())
