"""Boards in progress travel to who listens, at the pace of an eye, and nobody waits for it."""

from __future__ import annotations

from contextlib import ExitStack
from multiprocessing.connection import Client, Listener
from queue import Queue
from threading import Event
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
    monkeypatch.setattr(module, "_emission", module._Emission())  # another test may have spoken, at another hour
    vues: Queue[Vue] = Queue()
    antenne = Antenne(vues.put)
    emettre(antenne.adresse, APPARIEMENT, partie("f5"))
    assert vues.get(timeout=30).coups == "f5"
    for coups in ("f5 d6", "f5 d6 c3"):
        heure[0] += 0.06
        emettre(antenne.adresse, APPARIEMENT, partie(coups))
    vue = vues.get(timeout=30)
    assert (vue.coups, vue.appariement) == ("f5 d6 c3", APPARIEMENT)
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


def test_beaucoup_d_ouvriers_un_muet_un_bavard_et_un_systeme_qui_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    """None keeps the others waiting, none fills what listens, and nothing turns in circles."""
    heure, refus, vues, bavardages = [1000.0], list[int](), Queue[Vue](), 0
    monkeypatch.setattr(module, "monotonic", lambda: heure[0])
    accepter = Listener.accept

    def refuser(ecoute: Listener) -> Any:
        if len(refus) < 3:
            refus.append(1)
            raise OSError("trop de fichiers ouverts")
        return accepter(ecoute)

    class Patient(Event):
        pauses = 0

        def wait(self, timeout: float | None = None) -> bool:
            Patient.pauses += 1
            return super().wait(timeout)

    monkeypatch.setattr(Listener, "accept", refuser)
    monkeypatch.setattr(module, "Event", Patient)
    antenne = Antenne(vues.put)
    with ExitStack() as liens:
        liens.enter_context(Client(antenne.adresse[0]))  # calls, and never says anything
        ouvriers = [liens.enter_context(Client(antenne.adresse[0], authkey=antenne.adresse[1])) for _ in range(20)]
        for rang, lien in enumerate(ouvriers):
            lien.send(Vue(rang, APPARIEMENT, ""))
        assert {vues.get(timeout=30).ouvrier for _ in ouvriers} == set(range(20))
        for rang in range(5000):
            ouvriers[0].send(Vue(0, APPARIEMENT, str(rang)))
        ouvriers[0].close()
        heure[0] += 1
        ouvriers[1].send(Vue(1, APPARIEMENT, ""))
        while vues.get(timeout=30).ouvrier != 1:
            bavardages += 1
        antenne.fermer()
    assert bavardages + vues.qsize() <= 1  # what was read once the hour had changed
    assert Patient.pauses == 3
