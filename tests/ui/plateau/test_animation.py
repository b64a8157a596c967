"""The timeline of the board: the factors at each time."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ui.plateau.animation import (
    Chronologie,
    apparition,
    chute,
    duree_bornee,
    face,
    part,
    secousse,
)


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


@given(st.integers(1, 6), st.floats(0.0, 1.0))
def test_un_disque_tombe_dans_sa_colonne_sans_passer_sa_place(hauteur: int, temps: float) -> None:
    assert 0.0 <= chute(temps, hauteur, 6) <= hauteur
    assert chute(0.0, hauteur, 6) == hauteur
    assert chute(1.0, hauteur, 6) == pytest.approx(0.0, abs=1e-9)


def test_un_disque_accelere_rebondit_un_peu_et_tombe_plus_vite_de_moins_haut() -> None:
    hauteurs = [chute(pas / 100, 6, 6) for pas in range(101)]
    pas_franchis = [avant - apres for avant, apres in pairwise(hauteurs)]
    touche = next(rang for rang, franchi in enumerate(pas_franchis) if franchi < 0)
    assert pas_franchis[: touche - 1] == sorted(pas_franchis[: touche - 1])
    assert 0.1 < max(hauteurs[touche:]) < 0.6, "le rebond"
    assert chute(0.5, 1, 6) == pytest.approx(0.0, abs=0.1)
    assert chute(0.5, 6, 6) > 1


def test_une_part_attend_son_debut_et_reste_a_sa_fin() -> None:
    assert [part(temps, 0.2, 0.6) for temps in (0.0, 0.2, 0.4, 0.6, 1.0)] == pytest.approx([0, 0, 0.5, 1, 1])


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
