from __future__ import annotations

import pytest

from ecosysteme.atelier.bancs.coach import CONTRAIRES_MAX, VERIFIES_MAX, MesureCoach, mesurer
from ecosysteme.experts import ConseillerOthello
from ecosysteme.explication import Certitude
from ecosysteme.jeux.othello import Othello


def test_une_preuve_fausse_ou_trop_de_fausses_alertes_ne_vont_pas() -> None:
    assert MesureCoach().juste
    assert not MesureCoach(fausses=1).juste
    assert MesureCoach(paires=100, verifiees=round(100 * VERIFIES_MAX)).juste
    assert not MesureCoach(paires=100, verifiees=round(100 * VERIFIES_MAX) + 1).juste
    assert MesureCoach(pour=82, contre=round(100 * CONTRAIRES_MAX)).juste
    assert not MesureCoach(pour=81, contre=round(100 * CONTRAIRES_MAX) + 1).juste
    assert MesureCoach(pour=3, contre=1).part_contraire == pytest.approx(0.25)


def test_les_memes_parties_donnent_les_memes_comptes() -> None:
    avances: list[None] = []

    def mesure() -> MesureCoach:
        conseiller = ConseillerOthello(Othello(), hash_mo=1, taches=1)
        return mesurer(conseiller, 3, 4, 1, lambda: avances.append(None))

    une = mesure()
    assert (une.explications, une.paires, une.fausses) == (3, 4, 0)
    assert len(avances) == 7
    assert sum(une.certitudes.values()) >= 3
    assert une == mesure()
    ecrite = une.en_json()
    assert ecrite["phrases"].keys() == set(Certitude)
    assert ecrite["juste"] == une.juste
