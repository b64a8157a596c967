"""The rules on two integers are those of the board."""

from __future__ import annotations

import random

from hypothesis import given

from ecosysteme.formats.partie_compacte import bits_de
from ecosysteme.jeu import PREMIER
from ecosysteme.jeux.bits_othello import BITS_DU_DEPART, jouables, jouer_cases, peut_jouer, pris
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.ouvertures.noms import en_cases
from ecosysteme.partie import Partie
from tests.positions import etats_epars

JEU = Othello()


@given(etats_epars(tailles=(8,)))
def test_les_coups_et_les_pions_pris_sont_ceux_du_plateau(etat: EtatOthello) -> None:
    noirs, blancs = bits_de(etat)
    nous, eux = (noirs, blancs) if etat.trait == PREMIER else (blancs, noirs)
    assert [divmod(case, 8) for case in range(64) if pris(nous, eux, case)] == list(etat.coups)
    assert jouables(nous, eux) == sum(1 << 8 * ligne + colonne for ligne, colonne in etat.coups)
    assert peut_jouer(eux, nous) == bool(etat.coups_adverses)
    for coup in etat.coups:
        retournes = sum(1 << 8 * ligne + colonne for ligne, colonne in JEU.retournes(etat, coup))
        assert pris(nous, eux, 8 * coup[0] + coup[1]) == retournes


def test_une_partie_se_suit_case_par_case_et_les_passes_se_jouent_seules() -> None:
    alea, partie = random.Random(3), Partie(JEU)
    while partie.issue is None:
        partie.jouer(alea.choice(JEU.coups_legaux(partie.etat)))
    attendues, passe = [], False
    for tour in partie.historique:
        if tour.coup is not None:
            noirs, blancs = bits_de(tour.etat)
            attendues.append((noirs, blancs, passe) if tour.etat.trait == PREMIER else (blancs, noirs, passe))
        passe = tour.coup is None
    assert any(passe for *_, passe in attendues)
    cases = en_cases(tour.coup for tour in partie.historique)
    assert list(jouer_cases(cases, *BITS_DU_DEPART)) == attendues


def test_un_coup_de_qui_n_a_pas_le_trait_arrete_la_suite() -> None:
    f5, c4 = 37, 26
    assert len(list(jouer_cases(bytes([f5, c4]), *BITS_DU_DEPART))) == 1, (
        "Noir ne joue pas deux fois : Blanc peut jouer"
    )
