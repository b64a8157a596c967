"""One loop for every two-player game, which knows of the game only seed 000's ten functions.

``jouer(jeu)`` takes a module (``from ecosysteme.facades import nim as jeu``) or a ``Facade``; who plays is the business
of ``jeu.asseoir``.
"""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias, TypeVar

from ecosysteme.facades.facade import PartieQuittee, depart_poli
from ecosysteme.jeu import CoupQuelconque

__all__ = [
    "JeuDeBoucle",
    "jouer",
]

Config = TypeVar("Config")

# The seeds name players as they like, 1 and 2, "N" and "B"…: the loop only passes on what the game gave it.
JoueurDeBoucle: TypeAlias = Any


class JeuDeBoucle(Protocol[Config]):
    """What a game must answer. A ``config`` may be changed in place; what ``incrementer_config`` returns counts."""

    def creer_config_init(self) -> Config:
        """Return the starting position."""

    def choisir_premier_joueur(self) -> JoueurDeBoucle:
        """Return who begins."""

    def afficher_config(self, config: Config, /) -> object:
        """Show the position."""

    def est_jeu_fini(self, config: Config, /) -> bool:
        """Tell whether the game is over."""

    def est_coup_possible(self, config: Config, joueur: JoueurDeBoucle, /) -> bool:
        """Tell whether a player has a move."""

    def coup_joueur(self, config: Config, joueur: JoueurDeBoucle, /) -> CoupQuelconque:
        """Return the move that a player chooses."""

    def incrementer_config(self, config: Config, coup: CoupQuelconque, joueur: JoueurDeBoucle, /) -> Config:
        """Return the position after a move."""

    def incrementer_joueur(self, joueur: JoueurDeBoucle, /) -> JoueurDeBoucle:
        """Return the other player."""

    def afficher_fin(self, config: Config, joueur: JoueurDeBoucle, /) -> object:
        """Show the result; ``joueur`` is whose turn it would be."""


def jouer(jeu: JeuDeBoucle[Config], depart: Config | None = None, premier: JoueurDeBoucle = None) -> Config:
    """Play one game to its end, or until the person leaves, and return the last position.

    ``depart`` replaces the starting position, and may be changed in place; ``premier`` is then who moves first.
    """
    config = jeu.creer_config_init() if depart is None else depart
    joueur = jeu.choisir_premier_joueur() if premier is None else premier
    try:
        with depart_poli():  # two machines leave no question for Ctrl+C to interrupt
            jeu.afficher_config(config)
            while not jeu.est_jeu_fini(config):
                config = _tour(jeu, config, joueur)
                joueur = jeu.incrementer_joueur(joueur)
            jeu.afficher_fin(config, joueur)
    except PartieQuittee:
        pass
    return config


def _tour(jeu: JeuDeBoucle[Config], config: Config, joueur: JoueurDeBoucle) -> Config:
    """Let ``joueur`` move, or say that they pass."""
    if not jeu.est_coup_possible(config, joueur):
        print(f"Le joueur {joueur} ne peut pas jouer et passe son tour.")
        return config
    suite = jeu.incrementer_config(config, jeu.coup_joueur(config, joueur), joueur)
    jeu.afficher_config(suite)
    return suite
