"""The tables over a line."""

from __future__ import annotations

from ecosysteme.moteur.othello.noyaux.lignes import DIAGONALES, TOURNES, bords_stables


def test_les_pions_tournes_sur_une_ligne() -> None:
    assert TOURNES[0 * 256 + 0b1000] == 2
    assert TOURNES[3 * 256 + 0b10000001] == 2 + 3
    assert TOURNES[3 * 256 + 0b00010100] == 0
    assert TOURNES[7 * 256] == 0


def test_les_diagonales() -> None:
    assert DIAGONALES[0] == 0x8040201008040200
    assert DIAGONALES[1] == 0
    assert DIAGONALES[2 * 7 + 1] == 0x0102040810204000


def test_les_bords_stables() -> None:
    table = bords_stables()
    assert len(table) == 65536
    assert table[256 * 0b1 + 0b10] == 0b1
    assert table[256 * 0b10 + 0b1] == 0
    assert table[256 * 0b10 + 0b11111101] == 0b10
    assert table[256 * 0b1110] == 0
