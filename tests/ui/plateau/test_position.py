"""One position, as plain data."""

from __future__ import annotations

from ecosysteme.plateau import Position
from ui.plateau.position import PlateauAffiche, Style


def test_la_vue_garde_sa_copie_du_plateau() -> None:
    pions: dict[Position, int] = {(3, 3): 1}
    legaux: dict[Position, list[Position]] = {(2, 3): [(3, 3)]}
    vue = PlateauAffiche(8, 8, pions, legaux=legaux)
    pions[(3, 3)] = 2
    legaux.clear()
    assert (vue.pions, vue.legaux) == ({(3, 3): 1}, {(2, 3): [(3, 3)]})


def test_les_cases_sont_celles_de_la_forme() -> None:
    vue = PlateauAffiche(6, 7, {}, style=Style.PUISSANCE4)
    assert vue.contient((5, 6))
    assert not any(map(vue.contient, [(6, 0), (0, 7), (-1, 0), (0, -1)]))
    assert vue.colonne(6) == [(ligne, 6) for ligne in range(6)]
    assert vue.forme != PlateauAffiche(6, 7, {}).forme, "the same squares dressed for another game are another board"
