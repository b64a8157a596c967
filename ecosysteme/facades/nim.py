"""Nim for seed 000's loop, which names the game: ``from ecosysteme.facades import nim as jeu``.

``config`` is the list of how many objects each heap holds, at first ``[3, 4, 5]``; a ``coup`` is a couple ``(tas,
nombre)``, the heap's index from 0 and how many are taken, typed ``a2`` for two objects from the first heap. The rules
are those of ``jeux.nim``: other heaps, a maximum or misère play on ``FacadeNim(Nim("1-3-5-7", misere=True))``, which
has the same functions as the module.
"""

from __future__ import annotations

from typing import Final

from ecosysteme.facades.facade import Facade
from ecosysteme.jeu import PREMIER, Camp
from ecosysteme.jeux.nim import EtatNim, Nim, lire_tas

Config = list[int]


class FacadeNim(Facade[Config]):
    """Nim on a list of numbers."""

    def etat(self, config: Config, joueur: Camp) -> EtatNim:
        """Read the heaps; ``joueur`` moves."""
        return EtatNim(lire_tas("-".join(map(str, config)), 0), joueur)

    def ecrire(self, etat: EtatNim, config: Config) -> None:
        """Copy every heap."""
        config[:] = etat.tas

    def creer_config_init(self) -> Config:
        """Return the full heaps.

        >>> creer_config_init()
        [3, 4, 5]
        """
        return list(self.jeu.etat_initial().tas)

    def afficher_config(self, config: Config) -> None:
        """Print a heap a line, by its letter."""
        print(self.jeu.texte(self.etat(config, PREMIER)))

    def inviter(self, camp: Camp) -> None:
        """Print whose turn it is and how a move is typed."""
        print(f"{self.nom(camp)}, votre coup : la lettre d'un tas et combien d'objets y prendre, comme a1 ?")


FACADE: Final = FacadeNim(Nim())

creer_config_init = FACADE.creer_config_init
choisir_premier_joueur = FACADE.choisir_premier_joueur
afficher_config = FACADE.afficher_config
est_jeu_fini = FACADE.est_jeu_fini
est_coup_possible = FACADE.est_coup_possible
coup_joueur = FACADE.coup_joueur
coup_ordinateur = FACADE.coup_ordinateur
incrementer_config = FACADE.incrementer_config
incrementer_joueur = FACADE.incrementer_joueur
afficher_fin = FACADE.afficher_fin
asseoir = FACADE.asseoir
