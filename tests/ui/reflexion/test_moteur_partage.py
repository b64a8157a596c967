"""The engine that is shared: one, made once it is compiled."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Barrier, BrokenBarrierError, Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.conseiller import Conseiller
from ecosysteme.jeu import CoupQuelconque, Jeu
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.joueurs import IAmoteur
from ecosysteme.plateau import NOIR
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


def test_un_jeu_n_attend_que_son_moteur(fil: ThreadPoolExecutor) -> None:
    partage = MoteurPartage()
    partage.attendre()
    attente = fil.submit(partage.patienter, Othello(), Event())
    partage.liberer("puissance4")
    assert (partage.pret(Puissance4()), partage.pret(Othello()), attente.done()) == (True, False, False)
    assert partage.a_charger(Puissance4())
    assert not partage.a_charger(Othello())
    partage.liberer("othello")
    attente.result(PATIENCE)
    assert not partage.a_charger(Nim()), "rien n'y est compilé"


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


def test_une_machine_le_charge_sans_defaire_ce_dont_on_conseille() -> None:
    partage, arret = MoteurPartage(), Event()
    conseiller = partage.conseiller(Nim((1, 2)), arret)
    partage.charger(Nim((5,)), arret)
    assert partage.conseiller(Nim((1, 2)), arret) is conseiller


def test_deux_fils_le_font_une_fois(monkeypatch: pytest.MonkeyPatch) -> None:
    partage, faits, creer = MoteurPartage(), list[str](), MoteurPartage._creer
    ensemble = Barrier(2, timeout=PATIENCE)

    def compter(partage: MoteurPartage, jeu: Jeu) -> Conseiller:
        faits.append(jeu.nom)
        with suppress(BrokenBarrierError):
            ensemble.wait(0.2)  # whoever else makes one comes here too
        return creer(partage, jeu)

    monkeypatch.setattr(MoteurPartage, "_creer", compter)
    with ThreadPoolExecutor(2) as fils:
        conseillers = list(fils.map(lambda _: partage.conseiller(Nim((3,)), Event()), range(2)))
    assert faits == ["nim"]
    assert conseillers[0] is conseillers[1]


def test_une_machine_joue_de_meme_pendant_que_l_on_conseille(fil: ThreadPoolExecutor) -> None:
    """Their engines are two: what one computes on its thread is not the other's."""
    jeu, arret = Othello(), Event()
    etats = [jeu.etat_initial()]
    for coup in ("e6", "f6", "g6", "d6", "c6"):  # out of the book
        etats.append(jeu.jouer(etats[-1], jeu.lire_coup(coup)))

    def jouer() -> list[CoupQuelconque]:
        machine = IAmoteur(NOIR, niveau=6, graine=1, livre=False)
        machine.preparer(jeu)
        return [machine.choisir(jeu, etat) for etat in etats]

    conseiller = MoteurPartage().conseiller(jeu, arret)
    seule = jouer()
    avis = fil.submit(conseiller.juger, etats[-1], arret, secondes=PATIENCE)
    accompagnee = jouer()
    arret.set()
    with suppress(Interrompu):
        avis.result(PATIENCE)
    assert accompagnee == seule
