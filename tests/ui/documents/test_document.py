"""The game on the board as it is read and written: its copies, and what its file is called."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ecosysteme.entete import Entete
from ecosysteme.jeu import PREMIER, Jeu
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.partie import Partie
from ecosysteme.provenance import Provenance
from tests.ui.documents.parties import partie_de
from ui.documents.document import a_la_fin, entete_a_ecrire, figer

ENTETE = Entete(noir="Ève", blanc="Bob", date="2019-05-04", evenement="Finale")


@pytest.fixture
def partie() -> Partie:
    return partie_de(Othello(), "f5d6c3")


@pytest.mark.parametrize(
    ("jeu", "coups", "pas"),
    [(Othello(6), "c2b4", 2), (Puissance4(), "4453", 1), (Morpion(), "b2a1", 2), (Nim((1, 4)), "b2", 2)],
)
def test_ce_qui_est_ecrit_ne_bouge_plus_pendant_que_la_partie_continue(jeu: Jeu, coups: str, pas: int) -> None:
    partie = partie_de(jeu, coups, pas)
    partie.aller_a(1)
    partie.jouer(jeu.coups_legaux(partie.etat)[-1], 2.5)
    partie.entete = ENTETE
    copie, racine = figer(partie), partie.racine
    assert copie.etat == partie.etat
    partie.aller_a(0)
    partie.jouer(jeu.coups_legaux(partie.etat)[-1])
    assert copie.racine is racine
    assert (copie.nb_coups, copie.entete) == (2, ENTETE)


def test_une_partie_lue_se_montre_a_sa_fin(partie: Partie) -> None:
    fin, partie.entete = partie.etat, ENTETE
    partie.aller_a(0)
    lue = a_la_fin(partie)
    assert (lue.etat, lue.entete) == (fin, ENTETE)


def test_qui_est_assis_et_sa_pendule_ne_s_ecrivent_qu_une_fois_qu_il_a_joue(partie: Partie) -> None:
    partie.entete = replace(ENTETE, cadence="5:00//2:00", regle="World Othello")
    assert entete_a_ecrire(partie) == Entete(date="2019-05-04", evenement="Finale")
    partie.provenance = Provenance(joues=frozenset((PREMIER,)))
    assert entete_a_ecrire(partie) == partie.entete
