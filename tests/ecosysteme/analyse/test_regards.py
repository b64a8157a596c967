import random
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecosysteme.analyse.analyse import Jugement, analyser, coups_de
from ecosysteme.analyse.regards import VIDES_EXACTS, CoupSuivant
from ecosysteme.cases import Position
from ecosysteme.experts import ConseillerOthello
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.moteur.othello.facade import Avis, Note
from ecosysteme.partie import Partie
from ecosysteme.variantes.evaluation import Evaluation


class _Versatile(ConseillerOthello):
    """Says at each look what chance says, of any depth, proved now and then; a proof is the same for ever."""

    def __init__(self, graine: int) -> None:
        super().__init__(Othello())
        self._hasard = random.Random(graine)

    def oublier(self) -> None:
        """Know nothing."""

    def _note(self, etat: EtatOthello, coup: Position, noeuds: int | None) -> Note:
        if noeuds is None:  # solved: all lose by two discs, so that proofs agree with each other
            return Note(-2 if etat.trait == 1 else 2, 30, 100, True)
        return Note(self._hasard.randint(-64, 64), self._hasard.randint(5, 20), 80, False)

    def juger(self, etat: EtatOthello, *_: Any, noeuds: int | None = None, **__: Any) -> Avis:
        notes = {coup: self._note(etat, coup, noeuds) for coup in etat.coups}
        return Avis(0, 9, 80, False, (etat.coups[0],), 1, 0.1, notes)

    def juger_coup(self, etat: EtatOthello, coup: Position, *_: Any, noeuds: int | None = None) -> Note:
        return self._note(etat, coup, noeuds)


def _partie(graine: int, coups: int) -> Partie[EtatOthello, Position]:
    hasard, partie = random.Random(graine), Partie(Othello())
    while partie.trait is not None and partie.nb_coups < coups:
        partie.jouer(hasard.choice(partie.etat.coups))
    return partie


@settings(max_examples=30, deadline=None)
@given(graine=st.integers(0, 10_000), coups=st.integers(2, 60))
def test_ce_qu_un_coup_laisse_est_le_meilleur_de_ce_qui_suit(graine: int, coups: int) -> None:
    entendus: dict[int, Jugement] = {}
    joues = coups_de(_partie(graine, coups))
    jugements = analyser(joues, _Versatile(graine), 1.0, rappel=lambda juge, *_: entendus.update({juge.rang: juge}))
    assert [entendus[rang] for rang in range(len(joues))] == jugements, "what was told last is what is returned"
    for juge, suivant in pairwise(jugements):
        signe = 1 if juge.camp == suivant.camp else -1
        assert juge.valeur == signe * suivant.meilleure_valeur
    for juge in jugements:
        assert -64 <= juge.valeur <= juge.meilleure_valeur <= 64
        assert (juge.coup in juge.evaluation.meilleurs) == (not juge.perte)
        if 60 - juge.rang <= VIDES_EXACTS:
            assert juge.evaluation.exact


@pytest.mark.parametrize(("coups", "prouve"), [(60 - VIDES_EXACTS, True), (59 - VIDES_EXACTS, False)])
def test_ce_qu_un_coup_laisse_n_est_prouve_que_la_ou_tous_les_suivants_sont_resolus(coups: int, prouve: bool) -> None:
    """Of two moves that were solved alone, the better one may not be the best: its value bounds, and proves nothing."""
    etat = _partie(1, coups).etat
    suivant = CoupSuivant(etat, Evaluation(8, 4, exact=True, meilleurs=etat.coups[:1], profondeur=17))
    assert suivant.laisse(etat.trait).exact is prouve
