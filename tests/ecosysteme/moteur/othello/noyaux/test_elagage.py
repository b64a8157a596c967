"""Multi-ProbCut: what its tables and formulas must keep, however they are tuned."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from ecosysteme.moteur.commun.compiler import compiler
from ecosysteme.moteur.commun.typage import Compte, Mot, Plis, Score
from ecosysteme.moteur.othello.noyaux import elagage
from ecosysteme.moteur.othello.noyaux.elagage import (
    CERTITUDES,
    PROFONDEUR_ELAGAGE,
    PROFONDEUR_TARDIVE,
    RANG_TARDIF,
    VIDES_ELAGAGE,
)


@compiler
def deviations(selectivite: Mot) -> Compte:
    return elagage.deviations(selectivite)


@compiler
def profondeur_sonde(vides: Compte, profondeur: Plis) -> Plis:
    return elagage.profondeur_sonde(vides, profondeur)


@compiler
def ecart_type(vides: Compte, profondeur: Plis, sonde: Plis) -> Compte:
    return elagage.ecart_type(vides, profondeur, sonde)


@compiler
def marge_sonde(selectivite: Mot, vides: Compte, profondeur: Plis, sonde: Plis) -> Score:
    return elagage.marge_sonde(selectivite, vides, profondeur, sonde)


@compiler
def plis_enfant(selectivite: Mot, vides: Compte, profondeur: Plis, rang: Compte) -> Plis:
    return elagage.plis_enfant(selectivite, vides, profondeur, rang)


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
        assert 0 <= sonde < profondeur
        assert sonde > 0 or profondeur == vides, "une valeur sans recherche ne dit rien d'un milieu"
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


@pytest.mark.parametrize(("vides", "profondeur", "sonde"), [(24, 24, 6), (25, 15, 7), (50, 4, 2)])
def test_la_marge_est_en_pions_entiers_et_croit_avec_la_certitude(vides: int, profondeur: int, sonde: int) -> None:
    position = (np.int64(vides), np.int64(profondeur), np.int64(sonde))
    marges = [int(marge_sonde(np.uint64(selectivite), *position)) for selectivite in range(1, len(CERTITUDES))]
    assert all(avant >= apres > 0 for avant, apres in pairwise(marges))
    assert marges[0] > marges[-1]
    assert marges[-1] >= int(deviations(np.uint64(5))) * int(ecart_type(*position)) / 10_000


def test_seuls_les_coups_tardifs_d_une_recherche_selective_de_milieu_sont_raccourcis() -> None:
    for vides in (12, 30):
        for profondeur in range(4, vides + 1):
            for rang in range(8):
                for selectivite in (0, 5):
                    plis = int(plis_enfant(np.uint64(selectivite), *map(np.int64, (vides, profondeur, rang))))
                    tard = profondeur >= PROFONDEUR_TARDIVE and rang >= RANG_TARDIF
                    raccourci = selectivite > 0 and profondeur < vides and tard
                    assert 0 < plis < profondeur
                    # By an even number of plies: the same side has the move where the search ends.
                    assert (profondeur - 1 - plis) % 2 == 0
                    assert (plis < profondeur - 1) == raccourci
