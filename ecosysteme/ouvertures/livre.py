"""The opening book: what each move of a position is worth, one position standing for all its symmetric ones."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ecosysteme.cases import Position
from ecosysteme.ecriture import fichier_entier
from ecosysteme.fautes import Faute
from ecosysteme.lecture import lire_octets
from ecosysteme.moteur.commun.archives import Archive
from ecosysteme.moteur.othello.conversion import Bits, depuis_pions
from ecosysteme.moteur.othello.symetries import ORIGINES, canonique
from ecosysteme.plateau import Couleur

FICHIER: Final = "livre.npz"
OCTETS_MAX: Final = 256 << 20  # of its arrays, which is some million positions
CERTITUDE: Final = 73  # in percent: the searches that made it were pruned like any of the middle game
Entree = tuple[int, Mapping[int, int]]  # plies judged, and the value of each square in discs

# Parallel arrays: those of the positions, in rising order, then those of the moves, one position after the other.
TABLEAUX: Final = {
    "nous": np.uint64,
    "eux": np.uint64,
    "profondeurs": np.uint8,
    "nombres": np.uint8,  # moves of the position
    "cases": np.uint8,
    "valeurs": np.int8,
}


class Livre:
    """A book in memory: some 30 bytes a position, found by binary search."""

    def __init__(self, positions: Mapping[Bits, Entree]) -> None:
        """Hold these canonical positions, with one move of each set of symmetric ones."""
        cles = sorted(positions)
        coups = [coup for cle in cles for coup in sorted(positions[cle][1].items())]
        colonnes = (
            [nous for nous, _ in cles],
            [eux for _, eux in cles],
            [positions[cle][0] for cle in cles],
            [len(positions[cle][1]) for cle in cles],
            [case for case, _ in coups],
            [valeur for _, valeur in coups],
        )
        self._adopter({nom: np.array(c, TABLEAUX[nom]) for nom, c in zip(TABLEAUX, colonnes, strict=True)})

    def _adopter(self, tableaux: Mapping[str, npt.NDArray[Any]]) -> None:
        self._tableaux = dict(tableaux)
        self._nous, self._eux = tableaux["nous"], tableaux["eux"]
        self._fins = np.cumsum(tableaux["nombres"], dtype=np.int64)

    def __len__(self) -> int:
        """Count the positions, symmetric ones once."""
        return int(self._nous.size)

    @classmethod
    def lire(cls, source: Path | bytes) -> Livre:
        """Read a file or its bytes; ``ValueError`` when it is no book."""
        try:
            archive = Archive(source if isinstance(source, bytes) else lire_octets(source), OCTETS_MAX)
            tableaux = {nom: archive.lire(nom) for nom in TABLEAUX}
        except Exception as erreur:  # a damaged header may raise nearly anything: zlib, zipfile, tokenize, AST…
            raise Faute("ce n'est pas un livre d'ouvertures : {erreur}", erreur=erreur) from None
        _verifier(tableaux)
        livre = cls.__new__(cls)
        livre._adopter(tableaux)
        return livre

    def ecrire(self, fichier: Path) -> None:
        """Write the file whole or not at all."""
        with fichier_entier(fichier) as flux:
            np.savez_compressed(flux, **self._tableaux)  # type: ignore[arg-type]

    def _rang(self, bits: Bits) -> int | None:
        nous, eux = map(np.uint64, bits)
        debut, fin = (int(np.searchsorted(self._nous, nous, cote)) for cote in ("left", "right"))
        rang = debut + int(np.searchsorted(self._eux[debut:fin], eux))
        return rang if rang < fin and self._eux[rang] == eux else None

    def profondeur(self, plateau: Mapping[Position, Couleur], couleur: Couleur) -> int | None:
        """Tell how many plies the position was judged to; ``None`` when the book does not hold it."""
        rang = self._rang(canonique(depuis_pions(plateau, couleur))[0])
        return None if rang is None else int(self._tableaux["profondeurs"][rang])

    def coups(self, plateau: Mapping[Position, Couleur], couleur: Couleur) -> dict[Position, int]:
        """Return what each move is worth to ``couleur``, which has the turn, best first; empty outside the book.

        ``ValueError`` for a board that is not 8 by 8.
        """
        bits, symetries = canonique(depuis_pions(plateau, couleur))
        rang = self._rang(bits)
        if rang is None:
            return {}
        fin = int(self._fins[rang])
        debut = fin - int(self._tableaux["nombres"][rang])
        cases, valeurs = (self._tableaux[nom][debut:fin].tolist() for nom in ("cases", "valeurs"))
        trouves = {
            divmod(ORIGINES[symetrie][case], 8): valeur
            for case, valeur in zip(cases, valeurs, strict=True)
            for symetrie in symetries
        }
        return dict(sorted(trouves.items(), key=lambda coup: (-coup[1], coup[0])))

    def choisir(
        self, plateau: Mapping[Position, Couleur], couleur: Couleur, hasard: random.Random, ecart: int = 0
    ) -> Position | None:
        """Draw one of the moves that lose at most ``ecart`` discs on the best; ``None`` outside the book."""
        coups = self.coups(plateau, couleur)
        if not coups:
            return None
        plancher = max(coups.values()) - ecart
        return hasard.choice([coup for coup, valeur in coups.items() if valeur >= plancher])


def _verifier(tableaux: Mapping[str, npt.NDArray[Any]]) -> None:
    """Raise ``ValueError`` for arrays that are not those of a book: looking a position up does not check them."""
    if any(tableau.dtype != TABLEAUX[nom] or tableau.ndim != 1 for nom, tableau in tableaux.items()):
        raise Faute("livre d'ouvertures illisible : types ou formes inattendus")
    nous, eux, profondeurs, nombres, cases, valeurs = (tableaux[nom] for nom in TABLEAUX)
    if not nous.size == eux.size == profondeurs.size == nombres.size or not cases.size == valeurs.size == nombres.sum():
        raise Faute("livre d'ouvertures illisible : ses tableaux ne vont pas ensemble")
    ordre = (nous[:-1] < nous[1:]) | (nous[:-1] == nous[1:]) & (eux[:-1] < eux[1:])
    if not ordre.all() or (nous & eux).any() or (abs(valeurs.astype(int)) > 64).any() or (cases > 63).any():
        raise Faute("livre d'ouvertures illisible : positions en désordre ou valeurs impossibles")
    occupees = np.repeat(nous | eux, nombres) >> cases.astype(np.uint64) & np.uint64(1)
    if occupees.any():
        raise Faute("livre d'ouvertures illisible : un coup sur une case occupée")


@cache
def livre_fourni() -> Livre | None:
    """Return the book that comes with the program, if there is one."""
    fichier = files("ecosysteme.ouvertures").joinpath(FICHIER)
    return Livre.lire(fichier.read_bytes()) if fichier.is_file() else None
