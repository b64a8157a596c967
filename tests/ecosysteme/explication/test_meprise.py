from __future__ import annotations

import random
from dataclasses import replace
from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.experts import ConseillerOthello
from ecosysteme.explication.meprise import VIDES_RESOLUS, derouler, meprise_de
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.variantes.evaluation import Evaluation, Juge
from tests.ecosysteme.explication.meprises import DEPART, cases, meprise
from tests.ecosysteme.moteur.othello.hasard import partie_au_hasard


@pytest.fixture(scope="module")
def conseiller() -> ConseillerOthello:
    return ConseillerOthello(Othello(), hash_mo=1, taches=1)


def jugee(etat: EtatOthello, rang: int, conseiller: ConseillerOthello) -> Evaluation:
    """Judge the move of that rank, from the worst one, as a review does."""
    notes = conseiller.juger(etat, noeuds=20_000).coups
    coups = sorted(notes, key=lambda coup: notes[coup].valeur)
    meilleure = notes[coups[-1]].valeur
    meilleurs = tuple(coup for coup in coups if notes[coup].valeur == meilleure)
    dite = Evaluation.de(notes[coups[rang]], etat.trait, meilleure - notes[coups[rang]].valeur)
    return replace(dite, meilleurs=meilleurs, juge=Juge("essai"))


def test_ce_qu_une_meprise_dit() -> None:
    posee = meprise(valeur=-2, meilleure=6)
    assert (posee.camp, posee.adverse, posee.perte, posee.vides) == (PREMIER, SECOND, 8, 60)


def test_un_des_meilleurs_coups_n_est_pas_une_meprise(conseiller: ConseillerOthello) -> None:
    coup = DEPART.coups[0]
    assert meprise_de(DEPART, coup, Evaluation(0, 0, meilleurs=(coup,)), conseiller) is None
    assert meprise_de(DEPART, coup, Evaluation(0), conseiller) is None


@pytest.mark.parametrize("vides", [VIDES_RESOLUS + 8, VIDES_RESOLUS - 4])
def test_les_suites_se_jouent_et_sont_les_memes_deux_fois(conseiller: ConseillerOthello, vides: int) -> None:
    plateau, couleur = partie_au_hasard(random.Random(vides), vides)
    etat = EtatOthello(plateau, PREMIER if couleur == "N" else SECOND)
    evaluation = jugee(etat, 0, conseiller)
    coup = next(coup for coup in etat.coups if coup not in evaluation.meilleurs)
    posee = meprise_de(etat, coup, evaluation, conseiller)
    assert posee is not None
    assert posee == meprise_de(etat, coup, evaluation, conseiller)
    for suivi, suite in ((posee.joue, posee.suite_joue), (posee.mieux, posee.suite_mieux)):
        assert len(suite) > 6
        assert len(derouler(Othello().jouer(etat, suivi), suite)) == len(suite) + 1


def test_un_drapeau_leve_arrete(conseiller: ConseillerOthello) -> None:
    arret = Event()
    arret.set()
    coup, autre = DEPART.coups[:2]
    with pytest.raises(Interrompu):
        meprise_de(DEPART, coup, Evaluation(-4, 4, meilleurs=(autre,), juge=Juge("essai")), conseiller, arret)


def bloquante(source: random.Random) -> EtatOthello:
    """Draw a position whose side to move must pass."""
    while True:
        plateau, couleur = partie_au_hasard(source, 8)
        avant = EtatOthello(plateau, PREMIER if couleur == "N" else SECOND)
        for coup in avant.coups:
            etat = Othello().jouer(avant, coup)
            if not etat.coups and etat.coups_adverses:
                return etat


def test_qui_ne_peut_pas_jouer_passe_et_une_suite_impossible_s_arrete() -> None:
    bloque = bloquante(random.Random(2))
    coup = bloque.coups_adverses[0]
    etats = derouler(bloque, (coup, *cases("d4 e5")))
    assert etats[0] == Othello().passer(bloque)
    assert etats[1].plateau == Othello().jouer(etats[0], coup).plateau
    assert len(etats) == 2  # the next square has a disc
