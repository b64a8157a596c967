"""The judge of a lesson: it says what the review says, and its lines are read back or refused."""

from __future__ import annotations

import json
from io import StringIO

import pytest

from ecosysteme.analyse.analyse import analyser, coups_de
from ecosysteme.experts.othello import ConseillerOthello
from ecosysteme.lecon.juge import JEU, ecrire_demande, ecrire_reponse, juger, lire_reponse, servir
from ecosysteme.moteur.othello.facade import Moteur
from ecosysteme.reglages import TEMPS_ANALYSE
from ecosysteme.variantes.evaluation import Evaluation, Juge
from tests.positions import partie_jouee

FINALE = "c4c3d3c5b4d2e2b3a3c2b5f4c1f2d1a5b6c7c6d6e6a4e7d7a6f8f6g5e3f5f3e1g4h3c8g2d8b1g1b2h1g3h5g6h6f7e8b8g7"
AVANT = partie_jouee("f5d6").etat
COUP = JEU.lire_coup("c7")
DITE = Evaluation(-8.0, 8, meilleurs=(JEU.lire_coup("c3"),), profondeur=9, juge=Juge("essai", 4_000_000))


@pytest.fixture(scope="module")
def conseiller() -> ConseillerOthello:
    return ConseillerOthello(JEU, moteur=Moteur(hash_mo=1))


def test_il_dit_d_un_coup_ce_que_dit_la_revue(conseiller: ConseillerOthello) -> None:
    coups = coups_de(FINALE)[-4:]
    revus = analyser(coups, conseiller, float(TEMPS_ANALYSE.defaut))
    assert [juger(conseiller, *coup) for coup in coups] == [revu.evaluation for revu in revus]


def test_une_reponse_se_relit_et_ne_vaut_que_pour_son_coup() -> None:
    ligne = ecrire_reponse(AVANT, COUP, DITE)
    assert ligne.count("\n") == 1
    assert lire_reponse(AVANT, COUP, ligne) == DITE
    assert lire_reponse(AVANT, JEU.lire_coup("c6"), ligne) is None
    for autre in ("", "[]", "null", '["x", ""]', json.dumps([-8.0, ""]), '[NaN, ""]'):
        assert lire_reponse(AVANT, COUP, autre) is None, autre


def test_il_repond_a_chaque_ligne() -> None:
    coups, reponses = coups_de(FINALE)[-2:], StringIO()
    servir([ecrire_demande(*coup) for coup in coups], reponses)
    lignes = reponses.getvalue().splitlines()
    assert len(lignes) == 2
    for coup, ligne in zip(coups, lignes, strict=True):
        dite = lire_reponse(*coup, ligne)
        assert dite is not None
        assert dite.exact
    with pytest.raises(ValueError, match=r"."):
        servir(["bonjour"], StringIO())
