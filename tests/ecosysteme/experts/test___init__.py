"""Who advises on which game, and that all answer the same questions."""

from __future__ import annotations

from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.conseiller import Conseil
from ecosysteme.experts import conseiller_de
from ecosysteme.jeu import Jeu
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.partie import Partie

JEUX = [Othello(), Puissance4(), Morpion(), Nim((3, 4))]


@pytest.mark.parametrize("jeu", JEUX, ids=lambda jeu: jeu.nom)
def test_un_conseil_juge_chaque_coup_et_la_suite_se_joue(jeu: Jeu) -> None:
    conseiller = conseiller_de(jeu, hash_mo=4)
    assert conseiller is not None
    conseiller.preparer()
    etat, dits = jeu.etat_initial(), list[Conseil]()
    conseil = conseiller.juger(etat, secondes=0.2, rappel=dits.append)
    assert conseil.complet
    assert set(conseil.coups) == set(jeu.coups_legaux(etat))
    assert all(dit.coups.keys() <= conseil.coups.keys() for dit in dits)
    assert conseil.exact is conseiller.parfait
    suite = conseiller.suivre(etat, secondes=0.2)
    assert suite.exacte is conseiller.parfait
    assert len(suite.valeurs) == len(suite.coups)
    partie = Partie(jeu)
    for coup in suite.coups:
        partie.jouer(coup)
    assert partie.terminee or not suite.exacte


@pytest.mark.parametrize("jeu", [Othello(), Puissance4()], ids=lambda jeu: jeu.nom)
def test_un_drapeau_arrete_le_conseil_et_la_suite(jeu: Jeu) -> None:
    conseiller, arret = conseiller_de(jeu, hash_mo=4), Event()
    assert conseiller is not None
    arret.set()
    for question in (conseiller.juger, conseiller.suivre):
        with pytest.raises(Interrompu):
            question(jeu.etat_initial(), arret)


def test_personne_ne_conseille_sur_un_autre_plateau() -> None:
    assert conseiller_de(Othello(6)) is None
