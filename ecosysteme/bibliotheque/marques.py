"""What is known beside the arrays: who is a program, which names are one person's, what is deleted."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from ecosysteme.bibliotheque.generations import supprimees
from ecosysteme.bibliotheque.noms import TABLES_DE_NOMS
from ecosysteme.bibliotheque.tableaux import PARTIES_MAX
from ecosysteme.moteur.othello.recueil import ColonneQuelconque

NOMS_MAX: Final = 2 * PARTIES_MAX  # numbers above it are no name's, whatever a file says

Drapeaux = npt.NDArray[np.bool_]


@dataclass(frozen=True, eq=False)  # arrays have no single answer to ==
class Marques:
    """What is known of names, by their number: who is a program, which tournaments are XOT; and the deleted games.

    ``memes`` leads from the number of a player to that of the same person under the name that is kept.
    """

    programmes: Drapeaux
    xot: Drapeaux
    supprimees: npt.NDArray[np.uint32]
    memes: Mapping[int, int]

    def gardes(self, joueurs: ColonneQuelconque) -> ColonneQuelconque:
        """Return the numbers of players with those of the names that are kept in their place."""
        if not self.memes:
            return joueurs
        table = np.arange(1 + max(self.memes), dtype=np.uint32)
        table[list(self.memes)] = list(self.memes.values())
        numeros: npt.NDArray[np.uint32] = joueurs.astype(np.uint32)
        connus = np.flatnonzero(numeros < len(table))
        numeros[connus] = table[numeros[connus]]
        return numeros

    def gardes_de(self, joueurs: Iterable[int]) -> frozenset[int]:
        """Return the names that are kept of some players."""
        return frozenset(self.memes.get(joueur, joueur) for joueur in joueurs)


def lire_marques(lien: sqlite3.Connection | None) -> Marques:
    """Read what a library knows beside its arrays; without one, nothing."""
    drapeaux = []
    for genre, marque in TABLES_DE_NOMS.items():
        ordre = f"SELECT numero FROM {genre} WHERE {marque} AND numero BETWEEN 0 AND {NOMS_MAX}"
        numeros = [] if lien is None else [numero for (numero,) in lien.execute(ordre)]
        marques = np.zeros(2 + max(numeros, default=0), np.bool_)
        marques[numeros] = True
        drapeaux.append(marques)
    if lien is None:
        return Marques(drapeaux[0], drapeaux[1], np.empty(0, np.uint32), {})
    return Marques(drapeaux[0], drapeaux[1], supprimees(lien), lire_memes(lien))


def lire_memes(lien: sqlite3.Connection) -> dict[int, int]:
    """Return, by the number of a player who is another one too, the name that is kept, however long the chain."""
    ordre = f"SELECT joueur, que FROM meme_joueur WHERE max(joueur, que) <= {NOMS_MAX} AND min(joueur, que) > 0"
    dits = dict(lien.execute(ordre).fetchall())
    memes = {}
    for joueur in dits:
        garde, vus = joueur, {joueur}
        while (suivant := dits.get(garde)) is not None and suivant not in vus:  # no choice of ours makes a circle
            garde = suivant
            vus.add(garde)
        memes[joueur] = garde
    return memes
