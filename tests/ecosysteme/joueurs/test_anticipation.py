"""Thinking in advance on a thread: as long as the opponent chooses, and no longer."""

from __future__ import annotations

from threading import Event, Thread, current_thread

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.jeu import CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs.anticipation import en_avance
from ecosysteme.joueurs.joueur import Joueur

JEU = Othello()
DEPART = JEU.etat_initial()
PATIENCE = 60.0


class Anticipe(Joueur):
    """Thinks in advance until it is told to stop, unless it breaks down."""

    nom = libelle = "anticipe"

    def __init__(self, panne: Exception | None = None) -> None:
        super().__init__()
        self.panne, self.demande = panne, True
        self.commence, self.cesse = Event(), Event()
        self.fil: Thread | None = None

    @property
    def anticipe(self) -> bool:
        return self.demande

    def choisir(self, jeu: Jeu, etat: EtatQuelconque, arret: Event | None = None) -> CoupQuelconque:
        raise AssertionError

    def anticiper(self, jeu: Jeu, etat: EtatQuelconque, arret: Event) -> None:
        self.fil = current_thread()
        self.commence.set()
        if self.panne:
            raise self.panne
        assert arret.wait(PATIENCE)
        self.cesse.set()
        raise Interrompu


def test_elle_dure_autant_que_le_bloc() -> None:
    joueur = Anticipe()
    with en_avance(joueur, JEU, DEPART):
        assert joueur.commence.wait(PATIENCE)
        assert not joueur.cesse.is_set()
    assert joueur.cesse.is_set()
    assert joueur.fil is not current_thread()
    assert joueur.fil is not None
    assert not joueur.fil.is_alive()


def test_elle_cesse_aussi_quand_le_bloc_echoue() -> None:
    joueur = Anticipe()

    def echouer() -> None:
        with en_avance(joueur, JEU, DEPART):
            assert joueur.commence.wait(PATIENCE)
            raise ValueError("illégal")

    with pytest.raises(ValueError, match="illégal"):
        echouer()
    assert joueur.cesse.is_set()


def test_sa_panne_n_interrompt_pas_l_adversaire() -> None:
    joueur = Anticipe(panne=MemoryError())
    with en_avance(joueur, JEU, DEPART):
        assert joueur.commence.wait(PATIENCE)


def test_qui_n_anticipe_pas_n_a_pas_de_fil() -> None:
    joueur = Anticipe()
    joueur.demande = False
    with en_avance(joueur, JEU, DEPART):
        pass
    assert joueur.fil is None
