"""The squares that a square sees."""

from __future__ import annotations

from ecosysteme.moteur.othello.noyaux.rayons import MASQUES, VOISINS, descendants, montants


def test_les_rayons_d_un_coin_et_du_centre() -> None:
    assert montants(0) == (0xFE, 0, 0x0101010101010100, 0x8040201008040200)
    assert descendants(0) == (0, 0, 0, 0)
    assert sum(rayon.bit_count() for rayon in (*montants(27), *descendants(27))) == 27


def test_qui_voit_est_vu() -> None:
    assert len(MASQUES) == 512
    for case in range(64):
        vues = sum(MASQUES[8 * case : 8 * case + 8])
        for autre in range(64):
            assert (vues >> autre & 1) == (sum(MASQUES[8 * autre : 8 * autre + 8]) >> case & 1)
            assert (VOISINS[case] >> autre & 1) == (VOISINS[autre] >> case & 1)
