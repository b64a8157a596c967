"""Multi-ProbCut: what its tables and formulas must keep, however they are tuned."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from ecosysteme.moteur.commun.compiler import compiler
from ecosysteme.moteur.commun.typage import Compte, Mot, Plis
from ecosysteme.moteur.othello.noyaux import elagage
from ecosysteme.moteur.othello.noyaux.elagage import CERTITUDES, PROFONDEUR_ELAGAGE, VIDES_ELAGAGE


@compiler
def deviations(selectivite: Mot) -> Compte:
    return elagage.deviations(selectivite)


@compiler
def profondeur_sonde(vides: Compte, profondeur: Plis) -> Plis:
    return elagage.profondeur_sonde(vides, profondeur)


@compiler
def ecart_type(vides: Compte, profondeur: Plis, sonde: Plis) -> Compte:
    return elagage.ecart_type(vides, profondeur, sonde)


def test_plus_de_risque_coupe_plus_pres() -> None:
    seuils = [int(deviations(np.uint64(selectivite))) for selectivite in range(1, len(CERTITUDES))]
    assert all(avant > apres > 0 for avant, apres in pairwise(seuils))
    assert CERTITUDES[0] == 100
    assert all(avant > apres > 50 for avant, apres in pairwise(CERTITUDES))


@pytest.mark.parametrize("vides", range(6, 61))
def test_une_sonde_est_moins_profonde_et_de_meme_parite(vides: int) -> None:
    for profondeur in range(PROFONDEUR_ELAGAGE, vides + 1):
        if profondeur == vides < VIDES_ELAGAGE:
            continue
        sonde = int(profondeur_sonde(np.int64(vides), np.int64(profondeur)))
        assert 0 < sonde < profondeur
        assert profondeur == vides or (profondeur - sonde) % 2 == 0
        assert ecart_type(np.int64(vides), np.int64(profondeur), np.int64(sonde)) > 0


def test_une_sonde_s_approfondit_avec_la_recherche_et_se_trompe_plus_de_plus_loin() -> None:
    milieu = [int(profondeur_sonde(np.int64(60), np.int64(plies))) for plies in range(PROFONDEUR_ELAGAGE, 60)]
    assert all(avant <= apres for avant, apres in zip(milieu, milieu[2:], strict=False))
    fins = [int(profondeur_sonde(np.int64(vides), np.int64(vides))) for vides in range(VIDES_ELAGAGE, 61)]
    assert all(avant <= apres for avant, apres in pairwise(fins))
    for vides, profondeur in ((40, 12), (24, 24)):
        ecarts = [int(ecart_type(np.int64(vides), np.int64(profondeur), np.int64(sonde))) for sonde in range(2, 9)]
        assert all(avant > apres for avant, apres in pairwise(ecarts))
