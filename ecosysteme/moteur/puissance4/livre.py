"""The opening book: exact scores, each with a move that reaches it, of positions where a search would take too long.

A file is a NumPy archive of three arrays, a row a position, keys rising: ``cles`` (differences between keys,
``uint64``), ``scores`` (``int8``) and ``colonnes`` (``uint8``, the best move on the image whose key it is).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from io import BytesIO

import numpy as np
import numpy.typing as npt

from ecosysteme.fautes import Faute
from ecosysteme.moteur.puissance4.position import (
    BAS,
    COLONNES,
    Bits,
    antecedents,
    cle,
    suites,
)

Avis = tuple[int, int]  # a score, and a column that reaches it
SCORE_MAX = 21
SANS_BORNES = -SCORE_MAX, SCORE_MAX
TRANCHE = 1 << 14  # keys whose discs are counted at a time: the processor's caches hold them


def _pions_max(cles: npt.NDArray[np.uint64]) -> int:
    """Return the most discs of a position among keys, -1 for none.

    A column of a key, plus one, is a one and then its discs: all bits below the highest are set, then counted.
    """
    plus = -1
    for debut in range(0, len(cles), TRANCHE):
        mots = cles[debut : debut + TRANCHE] + np.uint64(BAS)
        for pas, garde in ((1, 0x3F), (2, 0x1F), (4, 0x07)):
            mots |= mots >> np.uint64(pas) & np.uint64(BAS * garde)
        plus = max(plus, int(np.bitwise_count(mots).max()) - COLONNES)
    return plus


class Livre:
    """Positions by key, mirror images counted once."""

    def __init__(self, avis: Mapping[int, Avis]) -> None:
        """Take the score and the best column of each key (``position.cle``), in any order."""
        rangs = sorted(avis)
        self.cles: npt.NDArray[np.uint64] = np.array(rangs, np.uint64)
        self._pions_max = _pions_max(self.cles)
        self._scores = np.array([avis[rang][0] for rang in rangs], np.int8)
        self._colonnes = np.array([avis[rang][1] for rang in rangs], np.uint8)

    def __len__(self) -> int:
        """Return how many positions the book has."""
        return len(self.cles)

    def __iter__(self) -> Iterator[tuple[int, Avis]]:
        """Yield each key with what is known of it, keys rising."""
        for rang, score, colonne in zip(self.cles, self._scores, self._colonnes, strict=True):
            yield int(rang), (int(score), int(colonne))

    def chercher(self, nous: int, masque: int) -> Avis | None:
        """Return the score of a position and a column that reaches it, ``None`` when the book has it not."""
        if masque.bit_count() > self._pions_max:
            return None
        nombre = cle(nous, masque)
        rang = int(np.searchsorted(self.cles, np.uint64(nombre)))
        if rang == len(self.cles) or int(self.cles[rang]) != nombre:
            return None
        colonne = int(self._colonnes[rang])
        return int(self._scores[rang]), colonne if nous + masque == nombre else COLONNES - 1 - colonne

    def bornes(self, nous: int, masque: int) -> tuple[int, int]:
        """Return the least and the greatest score that the boards before this one leave to it.

        Whoever could play here is worth at least what this gives, and just that if the book says to play here.
        """
        basse, haute = SANS_BORNES
        if masque.bit_count() <= self._pions_max + 1:
            for avant, colonne in antecedents(nous, masque):
                avis = self.chercher(*avant)
                if avis is not None:
                    basse = max(basse, -avis[0])
                    haute = -avis[0] if avis[1] == colonne else haute
        return basse, haute

    def planchers(self, nous: int, masque: int) -> Iterator[tuple[Bits, int]]:
        """Yield the boards that may follow one just after the book, each with the least score that the book leaves it.

        A board is worth at least what it costs those that lead to it, and the book bounds the others as it does this.
        """
        for suite in suites(nous, masque):
            basse = -min(self.bornes(*avant)[1] for avant, _ in antecedents(*suite))
            if basse > -SCORE_MAX:
                yield suite, basse

    def octets(self) -> bytes:
        """Return the book as a file's bytes, which ``lire`` reads back."""
        flux = BytesIO()
        ecarts = np.diff(self.cles, prepend=np.uint64(0))
        np.savez_compressed(flux, cles=ecarts, scores=self._scores, colonnes=self._colonnes)
        return flux.getvalue()

    @classmethod
    def lire(cls, octets: bytes) -> Livre:
        """Read a file; ``ValueError`` when it is no book."""
        livre = cls({})
        try:
            with np.load(BytesIO(octets), allow_pickle=False) as archive:
                ecarts, scores, colonnes = (archive[nom] for nom in ("cles", "scores", "colonnes"))
            livre.cles = np.cumsum(ecarts, dtype=np.uint64)
            livre._pions_max = _pions_max(livre.cles)
            livre._scores = scores.astype(np.int8, casting="safe")
            livre._colonnes = colonnes.astype(np.uint8, casting="safe")
            if not livre.cles.shape == livre._scores.shape == livre._colonnes.shape:
                raise ValueError
        except Exception:  # a damaged header may raise nearly anything: zlib, zipfile, tokenize, AST…
            raise Faute("livre de Puissance 4 illisible : attendu ce qu'écrit la commande qui le construit") from None
        if (abs(livre._scores.astype(int)) > SCORE_MAX).any() or (livre._colonnes >= COLONNES).any():
            raise Faute("livre de Puissance 4 faux : un score ou une colonne hors du jeu")
        return livre


@cache
def livre_fourni() -> Livre:
    """Return the book that comes with the program, empty when there is none."""
    fichier = files("ecosysteme.moteur.puissance4").joinpath("livre.npz")
    return Livre.lire(fichier.read_bytes()) if fichier.is_file() else Livre({})
