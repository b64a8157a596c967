"""The timeline of the board: what counts as a move to animate, and the factors at each time."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ui.plateau_animation import Chronologie, Transition, apparition, duree_bornee, face, secousse, transition
from ui.plateau_peinture import VuePlateau

DEPART = VuePlateau(8, {(3, 3): 2, (4, 4): 2, (3, 4): 1, (4, 3): 1})
APRES_D3 = VuePlateau(8, {(3, 3): 1, (4, 4): 2, (3, 4): 1, (4, 3): 1, (2, 3): 1})


def test_un_coup_donne_sa_pose_et_ses_retournes() -> None:
    assert transition(DEPART, APRES_D3) == Transition((2, 3), frozenset({(3, 3)}))


@pytest.mark.parametrize(
    ("avant", "apres"),
    [
        pytest.param(APRES_D3, DEPART, id="undo"),
        pytest.param(DEPART, DEPART, id="same"),
        pytest.param(DEPART, VuePlateau(8, {**DEPART.pions, (0, 0): 1, (0, 1): 1}), id="two added"),
        pytest.param(DEPART, VuePlateau(10, APRES_D3.pions), id="another size"),
        pytest.param(VuePlateau(8, {(0, 0): 1}), VuePlateau(8, {(5, 5): 1}), id="another game"),
        pytest.param(VuePlateau(8, {(0, 0): 1}), VuePlateau(8, {(0, 0): 2, (5, 5): 1}), id="turned the wrong way"),
    ],
)
def test_tout_autre_changement_ne_s_anime_pas(avant: VuePlateau, apres: VuePlateau) -> None:
    assert transition(avant, apres) is None


def test_la_face_change_de_camp_quand_le_pion_est_sur_la_tranche() -> None:
    assert face(0.0) == (1.0, False)
    assert face(0.5)[0] == pytest.approx(0.0, abs=1e-9)
    assert face(0.5)[1] is True
    assert face(0.49)[1] is False
    assert face(1.0) == (1.0, True)


@given(st.floats(0.0, 1.0))
def test_les_facteurs_restent_dans_leurs_bornes(temps: float) -> None:
    echelle, opacite = apparition(temps)
    decalage, teinte = secousse(temps)
    assert 0.0 <= face(temps)[0] <= 1.0
    assert 0.6 <= echelle <= 1.0
    assert 0.0 <= opacite <= 1.0
    assert -1.0 <= decalage <= 1.0
    assert 0.0 <= teinte <= 1.0


def test_le_pion_pose_est_entier_avant_les_retournes() -> None:
    assert apparition(0.5) == (1.0, 1.0)


def test_la_secousse_va_des_deux_cotes_et_revient() -> None:
    decalages = [secousse(pas / 100)[0] for pas in range(101)]
    assert max(decalages) > 0.3
    assert min(decalages) < -0.3
    assert decalages[0] == decalages[-1] == 0.0


@pytest.mark.parametrize(("demandee", "tenue"), [(-5, 0), (0, 0), (300, 300), (400, 400), (5000, 400)])
def test_la_duree_est_bornee(demandee: int, tenue: int) -> None:
    assert duree_bornee(demandee) == tenue


def test_la_chronologie_repose_a_un_et_repart_de_zero(qtbot: QtBot) -> None:
    parent = QObject()
    chronologie = Chronologie(1000, parent)
    assert (chronologie.en_cours, chronologie.temps) == (False, 1.0)
    chronologie.lancer()
    chronologie.setCurrentTime(700)
    assert chronologie.temps == pytest.approx(0.7)
    chronologie.lancer()
    assert chronologie.temps < 0.5
    chronologie.stop()
    assert chronologie.temps == 1.0
