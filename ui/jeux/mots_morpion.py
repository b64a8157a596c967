"""What is said of the attractors of tic-tac-toe, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecosysteme.jeux.morpion import EtatMorpion, Morpion
from ecosysteme.solveurs.graphe_morpion import coups_justes, sort_de
from ui.socle.langue import translate

MORPION: Final = Morpion()


def dire_morpion(etat: EtatMorpion, camps: tuple[str, str]) -> str:
    """Say who wins from ``etat``, in how many moves, and what to play; ``camps`` are the names of the two."""
    issue = MORPION.issue(etat)
    if issue is not None:
        gagne = translate("Raisonnement", "{} a trois signes alignés : partie gagnée, rang 0.")
        nulle = translate("Raisonnement", "Grille pleine, personne n'a gagné : partie nulle.")
        return gagne.format(camps[issue - 1]) if issue else nulle
    sort, justes = sort_de(etat), coups_justes(etat)
    tous = len(justes) == etat.vides
    coups = enumerer([MORPION.ecrire_coup(coup) for coup in justes])
    if sort.rang is None:
        debut = translate("Raisonnement", "Personne ne peut forcer le gain.")
        tout = translate("Raisonnement", "Tout coup de {} garde la nulle.")
        tenir = translate("Raisonnement", "{} garde la nulle par {}.")
        return f"{debut} {(tout if tous else tenir).format(camps[etat.trait - 1], coups)}"
    gain = _dire_gain(sort.camp, sort.rang, camps)
    if sort.camp == etat.trait:
        return translate("Raisonnement", "{} : jouer {}.").format(gain, coups)
    egaux = translate("Raisonnement", "Tous les coups se valent.")
    retarder = translate("Raisonnement", "{} retarde le plus.").format(coups)
    return f"{gain}. {egaux if tous else retarder}"


def _dire_gain(camp: int, rang: int, camps: tuple[str, str]) -> str:
    gagnant, perdant = camps[camp - 1], camps[2 - camp]
    coups = (rang + 1) // 2  # the winner's own among the plies, of which it plays the last
    if rang == 1:
        return translate("Raisonnement", "{} gagne en 1 coup").format(gagnant)
    un = translate("Raisonnement", "{} gagne en 1 coup à lui ({} demi-coups), quoi que fasse {}")
    if coups == 1:
        return un.format(gagnant, rang, perdant)
    plusieurs = translate("Raisonnement", "{} gagne en {} coups à lui ({} demi-coups), quoi que fasse {}")
    return plusieurs.format(gagnant, coups, rang, perdant)


def enumerer(mots: Sequence[str]) -> str:
    """Join words by commas, the last two by « ou ».

    >>> enumerer(["a1", "b2", "c3"])
    'a1, b2 ou c3'
    """
    *debut, fin = mots
    return translate("Raisonnement", "{} ou {}").format(", ".join(debut), fin) if debut else fin
