"""A human player, asked by the window or the console."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event

from ecosysteme.jeu import CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.joueurs.joueur import Joueur
from ecosysteme.plateau import NOIR, Couleur

DemandeDeCoup = Callable[[Jeu, EtatQuelconque], CoupQuelconque]


class Humain(Joueur):
    """A person. The window never calls ``choisir``: it waits for a click. The console gives a ``question``."""

    nom = "humain"
    libelle = "Humain"

    def __init__(self, couleur: Couleur = NOIR, *, question: DemandeDeCoup | None = None) -> None:
        """Ask ``question(jeu, etat)`` for each move; it returns a move, legal or not."""
        super().__init__(couleur)
        self.question = question

    def choisir(self, jeu: Jeu, etat: EtatQuelconque, arret: Event | None = None) -> CoupQuelconque:
        """Return the answer to the question; ``RuntimeError`` when nobody was given to ask it."""
        if self.question is None:
            raise RuntimeError("ce joueur humain n'a personne à qui demander son coup : donner question=…")
        return self.question(jeu, etat)
