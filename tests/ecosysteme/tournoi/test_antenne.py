"""Boards in progress travel to who listens, at the pace of an eye, and nobody waits for it."""

from __future__ import annotations

from multiprocessing.connection import Client
from queue import Queue
from typing import Any

import pytest

from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from ecosysteme.tournoi import antenne as module
from ecosysteme.tournoi.antenne import Antenne, Vue, emettre
from ecosysteme.tournoi.plan import Appariement

APPARIEMENT = Appariement(4, 0, 1, "f5")


def partie(coups: str) -> Partie[Any, Any]:
    jeu = Othello()
    suivie: Partie[Any, Any] = Partie(jeu)
    for coup in coups.split():
        suivie.jouer(jeu.lire_coup(coup))
    return suivie


def test_on_voit_les_parties_au_rythme_de_l_oeil(monkeypatch: pytest.MonkeyPatch) -> None:
    heure = [1000.0]
    monkeypatch.setattr(module, "monotonic", lambda: heure[0])
    vues: Queue[Vue] = Queue()
    antenne = Antenne(vues.put)
    for coups in ("f5", "f5 d6", "f5 d6 c3"):
        emettre(antenne.adresse, APPARIEMENT, partie(coups))
        heure[0] += 0.06
    recues = [vues.get(timeout=30), vues.get(timeout=30)]
    assert [vue.coups for vue in recues] == ["f5", "f5 d6 c3"]
    assert {vue.appariement for vue in recues} == {APPARIEMENT}
    antenne.fermer()
    heure[0] += 1
    emettre(antenne.adresse, APPARIEMENT, partie("f5"))  # nobody listens any more: no matter
    heure[0] += 1
    emettre(antenne.adresse, APPARIEMENT, partie("f5"))
    assert vues.empty()


def test_qui_n_a_pas_la_cle_n_est_pas_entendu() -> None:
    vues: Queue[Vue] = Queue()
    antenne = Antenne(vues.put)
    with pytest.raises(Exception, match="digest"):
        Client(antenne.adresse[0], authkey=b"autre")
    with Client(antenne.adresse[0], authkey=antenne.adresse[1]) as lien:
        lien.send("n'importe quoi")
        lien.send(Vue(1, APPARIEMENT, "f5"))
        assert vues.get(timeout=30) == Vue(1, APPARIEMENT, "f5")
    antenne.fermer()
