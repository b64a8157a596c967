"""The slow positions of the book's last whole floor: where choosing a move takes long, the journal is told of it.

They are few, and lie together: of the boards that share a reply with one of three million nodes, a third take a
million, as one in a hundred does (measured on 400,000 of 12 discs). So those found at random lead to others.
"""

from __future__ import annotations

import random
from typing import Final

from ecosysteme.atelier.livre_puissance4.construire import Rappel
from ecosysteme.atelier.livre_puissance4.etages import depuis_cle
from ecosysteme.atelier.livre_puissance4.lignes import Journal
from ecosysteme.moteur.puissance4.conseil import conseiller
from ecosysteme.moteur.puissance4.livre import Livre
from ecosysteme.moteur.puissance4.position import antecedents, cle, colonnes_jouables, gagne_en, jouer
from ecosysteme.moteur.puissance4.solveur import Solveur

LENT: Final = 300_000  # nodes from an empty table, 15 ms: a move that takes more is told
TRES_LENT: Final = 3_000_000  # whoever shares a reply with such a position is tried


def dire_les_lents(
    livre: Livre, solveur: Solveur, journal: Journal, essais: int, tirage: random.Random, rappel: Rappel | None = None
) -> None:
    """Try so many positions of the last whole floor, each from an empty table, and note the moves of the slow ones.

    Other draws try others: the same work goes on as long as one likes. Raises ``Interrompu``.
    """
    etage, attendent = livre.etages[livre.pions_max], list[int]()
    for rang in range(essais):
        nombre = attendent.pop() if attendent else int(tirage.choice(etage.cles))
        if nombre not in journal.avis:
            solveur.vider()
            avant = solveur.noeuds
            avis = conseiller(livre, solveur, *depuis_cle(nombre))
            if solveur.noeuds - avant > LENT:
                journal.noter(nombre, avis)
            if solveur.noeuds - avant > TRES_LENT:
                attendent += [voisin for voisin in voisins(nombre) if etage.rang(voisin) is not None]
        if rappel is not None:
            rappel(livre.pions_max, rang + 1, essais)


def voisins(nombre: int) -> list[int]:
    """List the keys of the boards that share a reply with this one, itself among them; no game leads to some."""
    nous, masque = depuis_cle(nombre)
    durent = [colonne for colonne in colonnes_jouables(masque) if not gagne_en(nous, masque, colonne)]
    return sorted({cle(*avant) for colonne in durent for avant, _ in antecedents(*jouer(nous, masque, colonne))})
