"""Positions of the four games that a random game reaches, and trees to try things on."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

from ecosysteme.arbre import Arbre, cultiver
from ecosysteme.arbre.observation import OBSERVEES
from ecosysteme.jeu import Jeu
from ecosysteme.jeux import lire_jeu
from ecosysteme.partie import Partie

JEUX = ("othello", "puissance4", "morpion", "nim:tas=3-4-5", "othello:taille=4", "nim:tas=1-2-3,misere=oui")
LONGUEURS = {"othello": 55, "puissance4": 30, "morpion": 7, "nim": 5}  # a shorter game begins again


def position(specification: str, source: random.Random, nb_coups: int | None = None) -> tuple[Jeu, Any]:
    """Play at random, up to ``nb_coups`` (by default a random number of) moves; the side to move has one."""
    jeu = lire_jeu(specification)
    while True:
        nombre = source.randrange(LONGUEURS[jeu.nom]) if nb_coups is None else nb_coups
        partie: Partie = Partie(jeu)
        while not partie.terminee and partie.nb_coups < nombre:
            partie.jouer(source.choice(jeu.coups_legaux(partie.etat)))
        if not partie.terminee:
            return jeu, partie.etat


@st.composite
def arbres(draw: st.DrawFn, algorithmes: tuple[str, ...] = tuple(OBSERVEES), profondeur: int = 3) -> Arbre:
    """A tree of any game, algorithm and order, some hundreds of nodes at most."""
    jeu, etat = position(draw(st.sampled_from(JEUX)), random.Random(draw(st.integers(0, 999))))
    coups = len(jeu.coups_legaux(etat))
    plies = draw(st.integers(1, profondeur).filter(lambda plies: coups**plies < 400))
    return cultiver(jeu, etat, draw(st.sampled_from(algorithmes)), plies, ordonne=draw(st.booleans()))
