import numpy as np

from ecosysteme.moteur.commun.compiler import compiler
from ecosysteme.moteur.commun.typage import Compte, Disques, Score
from ecosysteme.moteur.puissance4 import regles, statique
from tests.ecosysteme.moteur.puissance4.oracle import Oracle
from tests.ecosysteme.moteur.puissance4.parties import positions_au_hasard


@compiler
def _plafond(nous: Disques, masque: Disques, pions: Compte) -> Score:
    menaces = regles.gagnantes(nous ^ masque, masque)
    if regles.gagnantes(nous, masque) & regles.jouables(masque):
        return statique.SANS_BORNE
    return statique.plafond(nous, masque, menaces, pions)


def test_le_plafond_n_est_jamais_sous_le_score_et_parle_assez_souvent() -> None:
    oracle = Oracle()
    prouves = gagnes = 0
    for nous, masque in positions_au_hasard(8, 500, 26, 36):
        plafond = int(_plafond(np.uint64(nous), np.uint64(masque), np.int64(masque.bit_count())))
        if plafond == statique.SANS_BORNE:
            continue
        assert plafond <= 0
        assert oracle.score(nous, masque) <= plafond, (nous, masque)
        prouves += 1
        gagnes += plafond < 0
    assert prouves > 10
    assert gagnes > 3


@compiler
def _seule_impaire(masque: Disques) -> Disques:
    return statique.seule_impaire(masque)


def test_la_seule_colonne_impaire_est_jouable_et_les_autres_sont_paires() -> None:
    vues = 0
    for _, masque in positions_au_hasard(9, 400, 8, 40):
        restes = [6 - (masque >> 7 * colonne & 0x3F).bit_count() for colonne in range(7)]
        impaires = [colonne for colonne, reste in enumerate(restes) if reste % 2]
        case = int(_seule_impaire(np.uint64(masque)))
        attendue = 0
        if len(impaires) == 1:
            attendue = 1 << 7 * impaires[0] + 6 - restes[impaires[0]]
            vues += 1
        assert case == attendue
    assert vues > 10
