"""What the squares show: shares of one per cent and more, values, few games paler."""

from __future__ import annotations

from ecosysteme.bibliotheque.bibliotheque import Exploration, Suivies
from ui.bibliotheque.cases import cases_de
from ui.plateau.indices import Indice
from ui.socle.langue import Langue


def test_une_part_et_une_valeur(langue: Langue) -> None:
    coups = {21: Suivies(parties=530), 38: Suivies(parties=466), 17: Suivies(parties=4)}
    exploration = Exploration(coups, Suivies(), Suivies(parties=1000))
    assert cases_de(exploration, {}) == {
        (2, 5): Indice(0, meilleur=True, texte="", part="53 %"),
        (4, 6): Indice(0, texte="", part="47 %"),
    }
    assert cases_de(exploration, {21: 2, 17: -14, 33: -6}) == {
        (2, 5): Indice(2, meilleur=True, part="53 %"),
        (4, 6): Indice(0, texte="", part="47 %"),
        (2, 1): Indice(-14, pale=True),
        (4, 1): Indice(-6, pale=True),
    }


def test_sans_partie_il_reste_les_valeurs() -> None:
    vide = Exploration({}, Suivies(), Suivies())
    assert cases_de(vide, {}) == {}
    assert cases_de(vide, {0: 3}) == {(0, 0): Indice(3, pale=True)}
