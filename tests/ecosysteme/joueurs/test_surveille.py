"""A machine that Ctrl+C stops: it plays as it would alone, under its own name."""

import signal
from threading import Event
from typing import Any

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.jeu import Jeu
from ecosysteme.jeux.nim import Nim
from ecosysteme.joueurs import Humain, IAalphabeta
from ecosysteme.joueurs.surveille import surveiller
from ecosysteme.pendules import Temps

JEU = Nim((1, 2))


def test_une_machine_surveillee_joue_comme_seule() -> None:
    machine = IAalphabeta(egalites="premier")
    surveillee = surveiller(machine)
    surveillee.asseoir(2)
    assert machine.couleur == "B"
    assert str(surveillee) == str(machine)
    assert surveillee.choisir(JEU, JEU.etat_initial()) == machine.choisir(JEU, JEU.etat_initial())


def test_une_machine_surveillee_se_prepare_avant_son_tour_et_voit_sa_pendule(monkeypatch: pytest.MonkeyPatch) -> None:
    machine, prets = IAalphabeta(), list[Jeu]()
    monkeypatch.setattr(machine, "preparer", lambda jeu, arret=None: prets.append(jeu))
    surveillee = surveiller(machine)
    surveillee.preparer(JEU)
    surveillee.horloge = Temps(5.0)
    surveillee.choisir(JEU, JEU.etat_initial())
    assert (prets, machine.horloge) == ([JEU], Temps(5.0))


def test_une_personne_reste_sur_le_fil_principal() -> None:
    personne = Humain()
    assert surveiller(personne) is personne


def test_ctrl_c_arrete_sa_recherche(monkeypatch: pytest.MonkeyPatch) -> None:
    def penser(self: IAalphabeta, jeu: Any, etat: Any, arret: Event) -> Any:
        signal.raise_signal(signal.SIGINT)
        assert arret.wait(60)
        raise Interrompu

    monkeypatch.setattr(IAalphabeta, "choisir", penser)
    with pytest.raises(KeyboardInterrupt):
        surveiller(IAalphabeta()).choisir(JEU, JEU.etat_initial())


def test_une_machine_surveillee_pense_ce_qu_elle_pense_seule(monkeypatch: pytest.MonkeyPatch) -> None:
    assert surveiller(IAalphabeta()).opinion is None
    monkeypatch.setattr(IAalphabeta, "opinion", 3.0)
    assert surveiller(IAalphabeta()).opinion == 3.0
