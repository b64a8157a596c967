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
from ecosysteme.pendules import Pendules, lire_horloge
from ecosysteme.tournoi import direct as module
from ecosysteme.tournoi.direct import PartieEnDirect, Recepteur, emettre
from ecosysteme.tournoi.plan import Appariement

PENDULES = Pendules.reglees(lire_horloge("1:00"))
APPARIEMENT = Appariement(4, 0, 1, "f5")


def partie(coups: str) -> Partie:
    jeu = Othello()
    suivie: Partie = Partie(jeu)
    suivie.pendules = PENDULES
    for coup in coups.split():
        suivie.jouer(jeu.lire_coup(coup))
    return suivie


def test_on_voit_les_parties_au_rythme_de_l_oeil(monkeypatch: pytest.MonkeyPatch) -> None:
    heure = [1000.0]
    monkeypatch.setattr(module, "monotonic", lambda: heure[0])
    monkeypatch.setattr(module, "_emission", module._Emission())  # another test may have spoken, at another hour
    recues: Queue[PartieEnDirect] = Queue()
    recepteur = Recepteur(recues.put)
    emettre(recepteur.adresse, APPARIEMENT, partie("f5"))
    assert recues.get(timeout=30).coups == "f5"
    for coups in ("f5 d6", "f5 d6 c3"):
        heure[0] += 0.06
        emettre(recepteur.adresse, APPARIEMENT, partie(coups))
    recue = recues.get(timeout=30)
    assert (recue.coups, recue.appariement, recue.pendules) == ("f5 d6 c3", APPARIEMENT, PENDULES)
    recepteur.fermer()
    heure[0] += 1
    emettre(recepteur.adresse, APPARIEMENT, partie("f5"))  # nobody listens any more: no matter
    heure[0] += 1
    emettre(recepteur.adresse, APPARIEMENT, partie("f5"))
    assert recues.empty()


def test_qui_n_a_pas_la_cle_n_est_pas_entendu() -> None:
    recues: Queue[PartieEnDirect] = Queue()
    recepteur = Recepteur(recues.put)
    with pytest.raises(Exception, match="digest"):
        Client(recepteur.adresse[0], authkey=b"autre")
    with Client(recepteur.adresse[0], authkey=recepteur.adresse[1]) as lien:
        lien.send("n'importe quoi")
        lien.send(PartieEnDirect(1, APPARIEMENT, "f5"))
        assert recues.get(timeout=30) == PartieEnDirect(1, APPARIEMENT, "f5")
    recepteur.fermer()


def test_beaucoup_d_ouvriers_un_muet_un_bavard_et_un_systeme_qui_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    """None keeps the others waiting, none fills what listens, and nothing turns in circles."""
    heure, refus, recues, bavardages = [1000.0], list[int](), Queue[PartieEnDirect](), 0
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
    recepteur = Recepteur(recues.put)
    with ExitStack() as liens:
        liens.enter_context(Client(recepteur.adresse[0]))  # calls, and never says anything
        ouvriers = [liens.enter_context(Client(recepteur.adresse[0], authkey=recepteur.adresse[1])) for _ in range(20)]
        for rang, lien in enumerate(ouvriers):
            lien.send(PartieEnDirect(rang, APPARIEMENT, ""))
        assert {recues.get(timeout=30).ouvrier for _ in ouvriers} == set(range(20))
        for rang in range(5000):
            ouvriers[0].send(PartieEnDirect(0, APPARIEMENT, str(rang)))
        ouvriers[0].close()
        heure[0] += 1
        ouvriers[1].send(PartieEnDirect(1, APPARIEMENT, ""))
        while recues.get(timeout=30).ouvrier != 1:
            bavardages += 1
        recepteur.fermer()
    assert bavardages + recues.qsize() <= 1  # what was read once the hour had changed
    assert Patient.pauses == 3
