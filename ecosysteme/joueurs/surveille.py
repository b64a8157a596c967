"""A player that Ctrl+C can interrupt, because it thinks on a thread of its own."""

from __future__ import annotations

from functools import partial
from threading import Event

from ecosysteme.cases import Position
from ecosysteme.interruption import interruptible
from ecosysteme.jeu import Camp, CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.joueurs.humain import Humain
from ecosysteme.joueurs.joueur import Joueur
from ecosysteme.plateau import Plateau


class Surveille(Joueur):
    """A proxy of ``joueur`` that lets it think on another thread."""

    nom = libelle = ""

    def __init__(self, joueur: Joueur) -> None:
        super().__init__(joueur.couleur)
        self.joueur = joueur

    def preparer(self, jeu: Jeu, arret: Event | None = None) -> None:
        """Let the machine get ready, which no clock pays for; raises as ``choisir``."""
        interruptible(partial(self.joueur.preparer, jeu))

    def choisir(self, jeu: Jeu, etat: EtatQuelconque, arret: Event | None = None) -> CoupQuelconque:
        """Return the machine's move, or raise ``KeyboardInterrupt`` soon after Ctrl+C; ``arret`` is not looked at."""
        self.joueur.horloge = self.horloge
        return interruptible(partial(self.joueur.choisir, jeu, etat))

    @property
    def opinion(self) -> float | None:
        """What the machine thought."""
        return self.joueur.opinion

    def asseoir(self, camp: Camp) -> None:
        """Seat the machine."""
        super().asseoir(camp)
        self.joueur.asseoir(camp)

    def retourner(self, plateau: Plateau, position: Position) -> list[Position]:
        """Let the machine play its move itself."""
        return self.joueur.retourner(plateau, position)

    def nommer(self, jeu: Jeu) -> str:
        """Name the machine."""
        return self.joueur.nommer(jeu)

    def __str__(self) -> str:
        """Name the machine."""
        return str(self.joueur)


def surveiller(joueur: Joueur) -> Joueur:
    """Return ``joueur`` so that Ctrl+C stops it; a person, asked on the main thread, is left as they are."""
    return joueur if isinstance(joueur, Humain) else Surveille(joueur)
