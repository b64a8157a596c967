"""What the rules tell of a move."""

from __future__ import annotations

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.partie import Partie
from ecosysteme.premiers_pas.regle import menaces, peut_forcer, reponse


def test_peut_forcer() -> None:
    """Two unequal heaps are won by the side to move, given time; equal ones are lost."""
    assert peut_forcer(Nim("1-2"), Nim("1-2").etat_initial(), PREMIER, 3)
    assert not peut_forcer(Nim("1-2"), Nim("1-2").etat_initial(), PREMIER, 2)
    assert peut_forcer(Nim("2-2"), Nim("2-2").etat_initial(), SECOND, 4)


def test_menaces_et_reponse() -> None:
    """A threat is counted for whoever has the turn, and the answer stops it."""
    jeu = Morpion()
    partie = Partie(jeu)
    for coup in ("a1", "b2", "b1"):
        partie.jouer(jeu.lire_coup(coup))
    assert jeu.ecrire_coup(reponse(jeu, partie.etat, 3)) == "c1"
    partie.jouer(jeu.lire_coup("a3"))
    assert menaces(jeu, partie.etat, PREMIER) == 1
