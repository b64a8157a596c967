"""The rules on two integers are those of the board."""

from __future__ import annotations

from hypothesis import given

from ecosysteme.formats.partie_compacte import bits_de
from ecosysteme.jeu import PREMIER
from ecosysteme.jeux.bits_othello import jouables, peut_jouer, pris
from ecosysteme.jeux.othello import EtatOthello, Othello
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
