"""The game on the board as it is read and written: copied, and given the name of a file."""

from __future__ import annotations

from dataclasses import replace

from ecosysteme.entete import Entete
from ecosysteme.partie import Partie


def figer(partie: Partie) -> Partie:
    """Copy a game: what one does with the copy on the board leaves the other as it was read, or as it is written."""
    copie: Partie = Partie.depuis_arbre(partie.jeu, partie.racine, partie.entete)
    copie.aller_au_noeud(partie.noeud.numero)
    return copie


def a_la_fin(partie: Partie) -> Partie:
    """Copy a game, which then stands at the end of its main line."""
    copie: Partie = Partie.depuis_arbre(partie.jeu, partie.racine, partie.entete)
    copie.aller_a(copie.nb_coups_total)
    return copie


def entete_a_ecrire(partie: Partie) -> Entete:
    """Return the header that goes out with a game: who sits here, and their clocks, once they have played in it.

    Those of a position that somebody only set up are those of the game before.
    """
    if partie.provenance.joues:
        return partie.entete
    return replace(partie.entete, noir="", blanc="", cadence="", regle="")
