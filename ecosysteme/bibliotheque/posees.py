"""Games that begin elsewhere than usual: a position that was set up, or drawn for both players (XOT).

They are few, and have no place in an order of games that share their first moves: they are kept beside it, and looked
at one after the other.
"""

from __future__ import annotations

import re
import sqlite3
from typing import Final

import numpy as np

from ecosysteme.bibliotheque.generations import RANGEE, colonnes_de, lire_rangees
from ecosysteme.bibliotheque.tableaux import PARTIES_MAX, TOUS, ColonnesGardees
from ecosysteme.moteur.commun.typage import Mots
from ecosysteme.moteur.othello.recueil import ColonneOctets, PositionCherchee, Recueil, Trouvees, trouver_ailleurs

ORDRE: Final = f"SELECT {RANGEE}, depart FROM posee JOIN partie ON partie.numero = posee.partie WHERE supprimee IS NULL"
DEPART: Final = re.compile(r"[XO-]{64} [XO]")  # as ``formats.position.ecrire_position`` writes it


class PartiesPosees:
    """The games of a library that begin elsewhere, as one moment has them; ``colonnes`` are those of a ``Recueil``."""

    def __init__(self, lien: sqlite3.Connection | None) -> None:
        """Read them; those whose start says nothing are left out."""
        lues = [] if lien is None else lien.execute(f"{ORDRE} LIMIT {PARTIES_MAX}").fetchall()
        rangees = [lue for lue in lues if DEPART.fullmatch(str(lue[-1]))]
        faits, self._coups = lire_rangees([rangee[:-1] for rangee in rangees])
        textes = [rangee[-1] for rangee in rangees]
        departs = [[_bits(texte, "X"), _bits(texte, "O")] for texte in textes]
        self._departs: Mots = np.array(departs, np.uint64).reshape(-1, 2)
        self._traits: ColonneOctets = np.array([texte[-1] == "X" for texte in textes], np.uint8)
        absentes = {nom: np.zeros((len(rangees), *forme), genre) for nom, (genre, forme) in TOUS.items()}
        self.colonnes: ColonnesGardees = colonnes_de(self._coups + np.uint8(1), np.arange(len(rangees)), faits)
        self.recueil = Recueil({**absentes, **self.colonnes})

    def __len__(self) -> int:
        """Count them."""
        return len(self._coups)

    def chercher(self, position: PositionCherchee) -> list[Trouvees]:
        """Find those that reach a position, by their number of moves; each is asked of ``recueil``."""
        return trouver_ailleurs(position, self._departs, self._traits, self._coups) if len(self) else []


def _bits(texte: str, signe: str) -> int:
    """Return the squares of a sign, a bit each from a1.

    >>> _bits("-X-X", "X")
    10
    """
    return sum(1 << case for case, lu in enumerate(texte[:64]) if lu == signe)
