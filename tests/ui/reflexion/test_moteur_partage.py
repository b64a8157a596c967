"""The engine that is shared: one, made once it is compiled."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ui.reflexion.moteur_partage import MoteurPartage

PATIENCE = 120  # s: a bound for a broken test, not a speed


@pytest.fixture
def fil() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(1) as fil:
        yield fil


def test_c_est_toujours_le_meme_et_il_reflechit() -> None:
    partage, arret, etat = MoteurPartage(), Event(), Othello().etat_initial()
    conseiller = partage.conseiller(Othello(), arret)
    assert partage.conseiller(Othello(), arret) is conseiller
    assert gc.isenabled()
    assert set(conseiller.juger(etat, secondes=0.1).coups) == set(etat.coups)


def test_on_attend_la_fin_de_la_compilation(fil: ThreadPoolExecutor) -> None:
    partage = MoteurPartage()
    partage.conseiller(Othello(), Event())
    partage.attendre()
    assert not partage.pret(Othello())
    attente = fil.submit(partage.conseiller, Othello(), Event())
    assert not attente.done()
    partage.liberer()
    attente.result(PATIENCE)


def test_un_jeu_sans_code_a_compiler_n_attend_pas(fil: ThreadPoolExecutor) -> None:
    partage = MoteurPartage()
    partage.attendre()
    assert partage.pret(Nim())
    fil.submit(partage.conseiller, Nim(), Event()).result(PATIENCE)


def test_qui_renonce_n_attend_plus(fil: ThreadPoolExecutor) -> None:
    partage, arret = MoteurPartage(), Event()
    partage.attendre()
    attente = fil.submit(partage.conseiller, Othello(), arret)
    arret.set()
    with pytest.raises(Interrompu):
        attente.result(PATIENCE)


def test_un_jeu_garde_son_conseiller_tant_que_ses_options_sont_les_memes() -> None:
    partage, arret = MoteurPartage(), Event()
    conseiller = partage.conseiller(Nim((1, 2)), arret)
    partage.conseiller(Morpion(), arret)
    assert partage.conseiller(Nim((1, 2)), arret) is conseiller
    autre = partage.conseiller(Nim((5,)), arret)
    assert autre.jeu.etat_initial().tas == (5,), "d'autres tas sont un autre jeu"
    assert gc.isenabled()


def test_ou_personne_ne_conseille_une_phrase_le_dit() -> None:
    with pytest.raises(ValueError, match="personne ne conseille à othello"):
        MoteurPartage().conseiller(Othello(6), Event())
