"""Games as bytes: the rules on integers are those of the board."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.formats.partie_compacte import JEU, PartieCompacte, bits_de, cases_de
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.partie import Partie
from tests.positions import etats


@given(etats(tailles=(8,)), st.integers(0, 10**6))
def test_une_partie_se_raconte_passes_comprises(etat: EtatOthello, graine: int) -> None:
    hasard = random.Random(graine)
    partie = Partie(JEU, etat)
    while not partie.terminee and partie.nb_coups < 20:
        partie.jouer(hasard.choice(partie.jeu.coups_legaux(partie.etat)))
    compacte = PartieCompacte(bytes(8 * t.coup[0] + t.coup[1] for t in partie.historique if t.coup is not None), etat)
    tours = [(camp, None if case is None else divmod(case, 8)) for camp, case in compacte.tours()]
    assert tours == [(tour.camp, tour.coup) for tour in partie.historique]
    assert compacte.fin() == bits_de(partie.etat)
    assert (compacte.ecart() is not None) == partie.terminee
    assert compacte.partie().etat == partie.etat


def test_une_partie_illegale_ne_se_raconte_pas() -> None:
    with pytest.raises(ValueError, match=r"^coup 2, f1 : un pion en f1 n'encadre"):
        PartieCompacte(cases_de(["f5", "F1"]))
    with pytest.raises(ValueError, match=r"^coup 10, a1 : la partie est terminée"):
        PartieCompacte(cases_de(["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5", "a1"]))
    with pytest.raises(ValueError, match=r"^'i1' n'est pas une case"):
        cases_de(["f5", "i1"])


def test_les_cases_vides_sont_au_gagnant() -> None:
    assert PartieCompacte(cases_de(["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"])).ecart() == 64
