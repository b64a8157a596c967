"""The engine that is shared: one, made once it is compiled."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import RechercheInterrompue
from ui.moteur_partage import MoteurPartage

PATIENCE = 120  # s: a bound for a broken test, not a speed


@pytest.fixture
def fil() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(1) as fil:
        yield fil


def test_c_est_toujours_le_meme_et_il_reflechit() -> None:
    from ecosysteme.moteur.othello.facade import Limites

    partage, arret, etat = MoteurPartage(), Event(), Othello().etat_initial()
    moteur = partage.prendre(arret)
    assert partage.prendre(arret) is moteur
    assert gc.isenabled()
    avis = moteur.reflechir(etat.plateau, "N", Limites(profondeur=2), tous=True)
    assert set(avis.coups) == set(etat.coups)


def test_on_attend_la_fin_de_la_compilation(fil: ThreadPoolExecutor) -> None:
    partage = MoteurPartage()
    partage.patienter(Event())
    partage.attendre()
    attente = fil.submit(partage.patienter, Event())
    assert not attente.done()
    partage.liberer()
    attente.result(PATIENCE)


def test_qui_renonce_n_attend_plus(fil: ThreadPoolExecutor) -> None:
    partage, arret = MoteurPartage(), Event()
    partage.attendre()
    attente = fil.submit(partage.prendre, arret)
    arret.set()
    with pytest.raises(RechercheInterrompue):
        attente.result(PATIENCE)


def test_un_jeu_garde_son_solveur_jusqu_au_suivant() -> None:
    partage, arret, nim = MoteurPartage(), Event(), Nim((1, 2))
    solveur = partage.solveur(nim, arret)
    assert solveur is not None
    assert partage.solveur(nim, arret) is solveur
    autre = partage.solveur(Nim((5,)), arret)
    assert autre is not None
    assert autre is not solveur, "d'autres tas sont un autre jeu"
    assert partage.solveur(Othello(), arret) is None
    assert gc.isenabled()


def test_un_jeu_resolu_ne_charge_pas_le_moteur(monkeypatch: pytest.MonkeyPatch) -> None:
    partage = MoteurPartage()
    charges: list[bool] = []
    monkeypatch.setattr(partage, "prendre", lambda _: charges.append(True))
    partage.preparer(Morpion(), Event())
    assert charges == []
    partage.preparer(Othello(), Event())
    assert charges == [True]
