"""What all stored games say of each player: wins by colour, margins, time, mobility, openings.

The same specification is the same player, whatever tournament it was in; each game (``jeu``) has its own accounts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.comptes.bilan_joueur import CAMPS, BilanJoueur


def bilans_par_place(base: Base, numero: int) -> list[BilanJoueur]:
    """Count the games of each player of one tournament, in the order of its rules: two that are the same are two."""
    if (sommes := base.sommes(numero)) is not None:
        return sommes.joueurs
    reglement = base.plan(numero).reglement
    comptes = [BilanJoueur(reglement.jeu, nom) for nom in reglement.joueurs]
    compter_par_place(base, numero, comptes)
    return comptes


def compter_par_place(base: Base, numero: int, comptes: Sequence[BilanJoueur]) -> None:
    """Count the games of one tournament in ``comptes``, the account of each place in its rules."""
    for fiche in base.fiches(numero):
        for camp, place in zip(CAMPS, (fiche.premier, fiche.second), strict=True):
            comptes[place].ajouter(fiche, camp)


def bilans(base: Base, numeros: Iterable[int] | None = None) -> list[BilanJoueur]:
    """Count the games of some tournaments, or of all; the accounts are in the order in which players appear."""
    comptes: dict[tuple[str, str], BilanJoueur] = {}
    for numero in base.numeros() if numeros is None else numeros:
        for compte in bilans_par_place(base, numero):
            if compte.total.parties:
                cle = compte.jeu, compte.nom
                comptes.setdefault(cle, BilanJoueur(*cle)).cumuler(compte)
    return list(comptes.values())
