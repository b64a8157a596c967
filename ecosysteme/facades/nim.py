"""Nim for seed 000's loop, which names the game: ``from ecosysteme.facades import nim as jeu``.

``config`` is the list of how many objects each heap holds, at first ``[3, 4, 5]``; a ``coup`` is a couple ``(tas,
nombre)``, the heap's index from 0 and how many are taken, typed ``a2`` for two objects from the first heap. The rules
are those of ``jeux.nim``: other heaps, a maximum or misère play on ``FacadeNim(Nim("1-3-5-7", misere=True))``, which
has the same functions as the module.
"""

from __future__ import annotations

from collections.abc import Iterable
from reprlib import repr as en_bref
from typing import Final

from ecosysteme.facades.facade import Facade, couple, entier
from ecosysteme.fautes import Faute, Message
from ecosysteme.jeu import PREMIER, Camp
from ecosysteme.jeux.nim import CoupNim, EtatNim, Nim, lire_tas
from ecosysteme.reglages import TAS_MAX, TAS_NOMBRE

__all__ = [
    "FACADE",
    "FacadeNim",
    "afficher_config",
    "afficher_fin",
    "asseoir",
    "choisir_premier_joueur",
    "coup_joueur",
    "coup_ordinateur",
    "creer_config_init",
    "est_coup_possible",
    "est_jeu_fini",
    "incrementer_config",
    "incrementer_joueur",
]

Config = list[int]


class FacadeNim(Facade[Config]):
    """Nim on a list of numbers."""

    jeu: Nim
    forme = Message("un couple (tas, nombre) d'entiers, le rang du tas à partir de 0")

    def etat(self, config: Config, joueur: Camp) -> EtatNim:
        """Read the heaps; ``joueur`` moves."""
        tas = [entier(objets) for objets in config] if isinstance(config, Iterable) else [None]
        if None in tas:
            raise Faute(
                "tas {tas} : attendu 1 à {tas_nombre} nombres de 0 à {tas_max}, comme [3, 4, 5]",
                tas=en_bref(config),
                tas_nombre=TAS_NOMBRE,
                tas_max=TAS_MAX,
            )
        return EtatNim(lire_tas("-".join(map(str, tas)), 0), joueur)

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
        print(f"{self.nom(camp)}, votre coup : {self.jeu.forme_coup} ?")

    def vers_jeu(self, coup: object) -> CoupNim:
        """Return the heap and the number."""
        choisi = couple(coup)
        if choisi is None:
            raise self.mal_forme(coup)
        return choisi

    def refuser(self, etat: EtatNim, coup: CoupNim, nom: str) -> Message:
        """Name a heap that does not exist as ``nom`` does; the others have the letters that are printed."""
        if not 0 <= coup[0] < len(etat.tas):
            return Message("coup {nom} : il n'y a que {nombre} tas", nom=nom, nombre=len(etat.tas))
        return self.jeu.expliquer_refus(etat, coup)


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
