"""Lots: some thousands of labelled positions, made anywhere, kept in one file each.

A lot is the unit of work. It is asked for with plain data, so that any ``concurrent.futures.Executor`` may make it, and
written by the process that asked. A file that exists is a lot that is done: an interrupted training makes the others.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ecosysteme.ecriture import fichier_entier
from ecosysteme.fautes import Faute
from ecosysteme.lecture import lire_octets

if TYPE_CHECKING:
    from ecosysteme.moteur.commun.typage import Mots
    from ecosysteme.moteur.othello.noyaux.contexte import Contexte, Poids

Parties = npt.NDArray[np.uint8]
TABLE_MO = 32
SELECTIVITE = 4  # of the searches to a depth that label (see ``moteur.elagage``)


@dataclass(frozen=True)
class Tirage:
    """How positions are drawn when there are recorded games.

    ``parties`` is the share of positions that come from these games, the others coming after random plies. The other
    five numbers are those that ``moteur.tirage`` takes.
    """

    parties: float
    telles: int
    hasard: int
    hasard_max: int
    erreur: int
    bruit: int

    @property
    def maniere(self) -> npt.NDArray[np.int64]:
        """All but ``parties``, as the compiled kernel takes them."""
        return np.array([self.telles, self.hasard, self.hasard_max, self.erreur, self.bruit])


LARGE = Tirage(0.875, 25, 50, 3, 12, 6 * 32)  # as strange as the nodes of a search
PROCHE = Tirage(0.96, 12, 38, 2, 4, 3 * 32)  # nearer what people play: what an evaluation is measured on
NATUREL = Tirage(1, 100, 0, 1, 0, 1)


@dataclass(frozen=True)
class Positions:
    """Labelled positions: two boards (the side to move first) and its score in discs."""

    nous: Mots
    eux: Mots
    scores: npt.NDArray[np.int8]

    def __len__(self) -> int:
        """Return the number of positions."""
        return int(self.nous.size)


def joindre(lots: Sequence[Positions], au_plus: int | None = None) -> Positions:
    """Return several lots as one, cut after ``au_plus`` positions."""
    nous, eux = (np.concatenate([getattr(lot, nom) for lot in lots])[:au_plus] for nom in ("nous", "eux"))
    return Positions(nous, eux, np.concatenate([lot.scores for lot in lots])[:au_plus])


def melanger(positions: Positions) -> Positions:
    """Return the same positions shuffled; the order depends on their number only, so that it can be had again."""
    ordre = np.random.default_rng(len(positions)).permutation(len(positions))
    return Positions(positions.nous[ordre], positions.eux[ordre], positions.scores[ordre])


@dataclass(frozen=True)
class DemandeDeLot:
    """What one lot is: its name, empty squares, size, depth of the labels (``None``: exact) and who judges.

    ``poids`` are the bytes of a weights' file, empty for an engine that knows nothing yet.
    """

    nom: str
    vides: int
    taille: int
    profondeur: int | None
    selectivite: int
    tirage: Tirage
    parties: Parties
    poids: bytes

    @property
    def naturelles(self) -> bool:
        """Whether positions are those that were played, one a game."""
        return self.tirage == NATUREL


def octets_poids(nom: str) -> bytes:
    """Return as a file the weights ``'livres'``, ``'disques'`` or a path's; ``ValueError`` when it cannot be read."""
    from ecosysteme.moteur.othello.noyaux.evaluation import UNITE
    from ecosysteme.moteur.othello.poids import DISQUES, FICHIER, LIVRES, choisir_poids, ecrire_poids

    if nom == LIVRES:
        return files("ecosysteme.moteur.othello").joinpath(FICHIER).read_bytes()
    choisis = choisir_poids(nom)
    if nom != DISQUES:
        return lire_octets(Path(nom))
    tampon = BytesIO()
    ecrire_poids((choisis.phases / UNITE).astype(np.float32), tampon)
    return tampon.getvalue()


@lru_cache(maxsize=2)
def _poids(octets: bytes) -> Poids:
    from ecosysteme.moteur.othello.poids import lire_poids, poids_nuls

    return lire_poids(octets) if octets else poids_nuls()


def contexte(poids: bytes) -> Contexte:
    """Return an empty memory for searches with these weights; the caller must hold it as long as it searches.

    Each lot has a new one: what a deep search answers depends on what its table holds, so that labels would otherwise
    depend on which lots the same process made before. Two threads may not share one.
    """
    from ecosysteme.moteur.commun.blocs import bloc
    from ecosysteme.moteur.othello.noyaux.contexte import FILS, TAILLE_PARTAGE, Contexte
    from ecosysteme.moteur.othello.noyaux.table import nouvelle_table

    partage = bloc(TAILLE_PARTAGE)
    partage[FILS // 8] = 1
    return Contexte(nouvelle_table(TABLE_MO), partage, _poids(poids))


def fabriquer(demande: DemandeDeLot) -> Positions:
    """Draw and label one lot; the same demand always gives the same positions."""
    from ecosysteme.moteur.othello.noyaux.etiquetage import etiqueter
    from ecosysteme.moteur.othello.noyaux.tirage import tirer

    memoire = contexte(demande.poids)
    adresse = memoire.adresse
    graine = np.array([zlib.crc32(demande.nom.encode()) * 0x9E3779B97F4A7C15 & (1 << 63) - 1 | 1], np.uint64)
    avec = demande.taille if demande.naturelles else round(demande.taille * demande.tirage.parties)
    avec = min(avec, len(demande.parties))
    # A natural position needs a game of its own: fewer games, fewer positions.
    taille = avec if demande.naturelles else demande.taille
    nous, eux = np.zeros(taille, np.uint64), np.zeros(taille, np.uint64)
    parties = demande.parties if demande.parties.size else np.full((1, 60), 64, np.uint8)
    tirer(adresse, parties, np.int64(avec), graine, np.int64(demande.vides), demande.tirage.maniere, nous, eux)
    trouvees = nous != 0
    nous, eux = nous[trouvees], eux[trouvees]
    scores = np.zeros(nous.size, np.int8)
    profondeur = np.int64(60 if demande.profondeur is None else demande.profondeur)
    etiqueter(adresse, nous, eux, profondeur, np.uint64(demande.selectivite), scores)
    return Positions(nous, eux, scores)


class Reserve:
    """The folder where lots are kept."""

    def __init__(self, dossier: Path) -> None:
        """Keep lots in ``dossier``, made if need be."""
        self.dossier = dossier
        dossier.mkdir(parents=True, exist_ok=True)

    def chemin(self, nom: str) -> Path:
        """Return where the lot ``nom`` is, or will be."""
        return self.dossier / f"{nom}.npz"

    def ranger(self, nom: str, lot: Positions) -> None:
        """Write a lot, whole or not at all."""
        with fichier_entier(self.chemin(nom)) as sortie:
            np.savez(sortie, nous=lot.nous, eux=lot.eux, scores=lot.scores)

    def noms(self) -> set[str]:
        """Return the names of the lots that are done."""
        return {chemin.stem for chemin in self.dossier.glob("*.npz")}

    def lire(self, prefixe: str, au_plus: int | None = None) -> Positions:
        """Return all lots whose name is ``prefixe`` and a number, as one; no more than ``au_plus`` positions of them.

        Raises ``ValueError`` naming a lot that cannot be read.
        """
        lots = [Positions(np.zeros(0, np.uint64), np.zeros(0, np.uint64), np.zeros(0, np.int8))]
        for chemin in sorted(self.dossier.glob(f"{prefixe}-[0-9][0-9][0-9][0-9].npz")):
            if au_plus is not None and sum(map(len, lots)) >= au_plus:
                break
            lots.append(self.lot(chemin.stem))
        return joindre(lots, au_plus)

    def lot(self, nom: str) -> Positions:
        """Return one lot; ``ValueError`` naming it when it cannot be read."""
        chemin = self.chemin(nom)
        try:
            with chemin.open("rb") as fichier, np.load(fichier) as lot:
                return Positions(lot["nous"], lot["eux"], lot["scores"])
        except Exception as erreur:  # a damaged header may raise nearly anything: zlib, zipfile, tokenize, AST…
            raise Faute(
                "lot {chemin} illisible ({erreur}) : l'effacer, il sera refait", chemin=chemin, erreur=erreur
            ) from None
