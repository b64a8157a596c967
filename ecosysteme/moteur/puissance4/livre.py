"""The opening book: exact scores of all positions of up to some number of discs, and of lines beyond.

Every second whole floor is enough: a position between two of them is worth what its best move leaves, and so is that
move found. Lines have their best moves with them. Where neither tells, few columns are left to search.

A file is a NumPy archive, its positions by number of discs, then by key: ``complets`` (discs of the last whole floor,
-1 for none), ``tailles`` (how many positions there are of 0 discs, of 1…), ``cles`` (differences between keys: the low
bytes of all, then the next ones… up to the eighth, since few vary), ``scores`` (``int8``) and, from the last whole
floor on, ``colonnes`` (``uint8``, the best move on the image whose key it is, 7 where it is not told).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Final

import numpy as np
import numpy.typing as npt

from ecosysteme.fautes import Faute
from ecosysteme.moteur.commun.archives import Archive
from ecosysteme.moteur.commun.typage import Mots
from ecosysteme.moteur.puissance4.position import (
    CASES,
    COLONNES,
    SCORE_MAX,
    antecedents,
    cle,
    du_centre,
    gagne_en,
    image,
    jouer,
)

ScoreEtColonne = tuple[int, int]  # a score, and a column that reaches it
TableauScores = npt.NDArray[np.int8]
TableauColonnes = npt.NDArray[np.uint8]
OCTETS_MAX = 1 << 30  # of its arrays: ten bytes a position
TABLEAUX = ("complets", "tailles", "cles", "scores", "colonnes")


@dataclass(frozen=True)
class Etage:
    """Positions with the same number of discs: rising keys, scores and, unless no move is told, the best columns."""

    cles: Mots
    scores: TableauScores
    colonnes: TableauColonnes = field(default_factory=lambda: np.empty(0, np.uint8))

    def __len__(self) -> int:
        """Return how many positions there are."""
        return len(self.cles)

    @classmethod
    def de(cls, avis: Mapping[int, ScoreEtColonne]) -> Etage:
        """Return the positions of these keys, in any order."""
        nombres = sorted(avis)
        scores, colonnes = np.reshape([avis[nombre] for nombre in nombres], (-1, 2)).T
        return cls(np.array(nombres, np.uint64), scores.astype(np.int8), colonnes.astype(np.uint8))

    def toutes_colonnes(self) -> TableauColonnes:
        """Return a column for each position, 7 where it is not told."""
        return self.colonnes if len(self.colonnes) else np.full(len(self), COLONNES, np.uint8)

    def rang(self, nombre: int) -> int | None:
        """Return the place of a key, ``None`` when it is not there."""
        rang = int(np.searchsorted(self.cles, np.uint64(nombre)))
        return rang if rang < len(self) and int(self.cles[rang]) == nombre else None


VIDE: Final = Etage(np.empty(0, np.uint64), np.empty(0, np.int8))


class LivrePuissance4:
    """All positions of a game in progress of up to ``pions_max`` discs, -1 for none, and others that have more.

    Mirror images are counted once.
    """

    def __init__(self, entiers: Sequence[Etage] = (), suivants: Sequence[Etage] = ()) -> None:
        """Take the whole floors of 0 discs, of 1… and what is known of those after them.

        Every second whole floor is kept, the last being one of them.
        """
        self.pions_max = len(entiers) - 1
        self.etages = {pions: entiers[pions] for pions in range(self.pions_max % 2, self.pions_max + 1, 2)}
        self.etages |= {pions: etage for pions, etage in enumerate(suivants, len(entiers)) if len(etage)}

    def __len__(self) -> int:
        """Return how many positions the book keeps: it knows more."""
        return sum(len(etage) for etage in self.etages.values())

    def score(self, nous: int, masque: int) -> int | None:
        """Return the score of a position of a game in progress, ``None`` when the book does not know it."""
        pions = masque.bit_count()
        if pions in self.etages:
            rang = self.etages[pions].rang(cle(nous, masque))
            return None if rang is None else int(self.etages[pions].scores[rang])
        return max(self._notes(nous, masque), default=None) if pions < self.pions_max else None

    def _notes(self, nous: int, masque: int) -> list[int]:
        """Return what each move is worth, or only what one that wins is; nothing if one is not known."""
        notes = []
        for colonne in du_centre(masque):
            if gagne_en(nous, masque, colonne):
                return [(CASES + 1 - masque.bit_count()) // 2]
            suite = self.score(*jouer(nous, masque, colonne))
            if suite is None:  # a board that no game leads to
                return []
            notes.append(-suite)
        return notes

    def candidates(self, nous: int, masque: int, score: int) -> list[int]:
        """List, from the centre, the columns that may reach the ``score`` of a position of the book: one of them does.

        It is a single one where it is known. Else these are the moves whose board is not known, and is worth no more to
        whoever else may come to it. A mirror image has the mirrored columns: what plays them stays on the book's lines.
        """
        if nous + masque != (nombre := cle(nous, masque)):
            return [COLONNES - 1 - colonne for colonne in self.candidates(image(nous), image(masque), score)]
        if (colonne := self._colonne(nombre, masque)) is not None:
            return [colonne]
        possibles = []
        for colonne in du_centre(masque):
            suite = jouer(nous, masque, colonne)
            if gagne_en(nous, masque, colonne) or (connu := self.score(*suite)) == -score:
                return [colonne]
            if connu is None and self.plancher(*suite) <= -score:
                possibles.append(colonne)
        return possibles

    def _colonne(self, nombre: int, masque: int) -> int | None:
        """Return the best move that is told of a key of the book, as it stands there, ``None`` for none."""
        etage = self.etages.get(masque.bit_count(), VIDE)
        if not len(etage.colonnes) or (rang := etage.rang(nombre)) is None or etage.colonnes[rang] == COLONNES:
            return None
        return int(etage.colonnes[rang])

    def plancher(self, nous: int, masque: int) -> int:
        """Return the least score that the boards before this one leave to it, -21 when the book has none of them.

        Each is worth at least what coming here leaves it.
        """
        scores = [self.score(*avant) for avant, _ in antecedents(nous, masque)]
        return max((-score for score in scores if score is not None), default=-SCORE_MAX)

    def octets(self) -> bytes:
        """Return the book as a file's bytes, which ``lire`` reads back."""
        etages = [self.etages.get(pions, VIDE) for pions in range(max(self.etages, default=0) + 1)]
        cles = np.concatenate([etage.cles for etage in etages])
        ecarts = np.diff(cles, prepend=np.uint64(0)).astype("<u8")  # modulo 2^64, where a floor ends
        flux = BytesIO()
        np.savez_compressed(
            flux,
            complets=np.array(self.pions_max),
            tailles=np.array([len(etage) for etage in etages], np.int64),
            cles=np.ascontiguousarray(ecarts.view(np.uint8).reshape(-1, 8).T),
            scores=np.concatenate([etage.scores for etage in etages]),
            colonnes=np.concatenate([etage.toutes_colonnes() for etage in etages[max(0, self.pions_max) :]]),
        )
        return flux.getvalue()

    @classmethod
    def lire(cls, octets: bytes) -> LivrePuissance4:
        """Read a file; ``ValueError`` when it is no book."""
        try:
            archive = Archive(octets, OCTETS_MAX)
            complets, tailles, octets_des_cles, scores, colonnes = (archive.lire(nom) for nom in TABLEAUX)
            ecarts = np.ascontiguousarray(octets_des_cles.T).view("<u8").ravel()
            cles, scores = np.cumsum(ecarts, dtype=np.uint64), scores.astype(np.int8, casting="safe")
            entiers, muettes = int(complets) + 1, int(tailles[: max(0, int(complets))].sum())
            colonnes = np.concatenate([np.full(muettes, COLONNES, np.uint8), colonnes.astype(np.uint8, casting="safe")])
            if not len(cles) == len(scores) == len(colonnes) == tailles.sum() or (tailles < 0).any():
                raise ValueError
            if not 0 <= entiers <= len(tailles):
                raise ValueError
            fins = np.cumsum(tailles)[:-1]
            morceaux = (np.split(tableau, fins) for tableau in (cles, scores, colonnes))
            etages = [Etage(*morceau) for morceau in zip(*morceaux, strict=True)]
        except Exception:  # a damaged header may raise nearly anything: zlib, zipfile, tokenize, AST…
            raise Faute("livre de Puissance 4 illisible : attendu ce qu'écrit la commande qui le construit") from None
        if (abs(scores.astype(np.int16)) > SCORE_MAX).any() or (colonnes > COLONNES).any():
            raise Faute("livre de Puissance 4 faux : un score ou une colonne hors du jeu")
        return cls(etages[:entiers], etages[entiers:])


@cache
def livre_fourni() -> LivrePuissance4:
    """Return the book that comes with the program, empty when there is none."""
    fichier = files("ecosysteme.moteur.puissance4").joinpath("livre.npz")
    return LivrePuissance4.lire(fichier.read_bytes()) if fichier.is_file() else LivrePuissance4()
