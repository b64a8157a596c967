"""The opening book: what each move of a position is worth, and who says so; one position stands for all its symmetric
ones.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
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
from ecosysteme.ouvertures.note_livre import VALEUR_MAX, NoteLivre, SourceLivre
from ecosysteme.plateau import Couleur

FICHIER: Final = "livre.npz"
OCTETS_MAX: Final = 256 << 20  # of its arrays, which is some five million positions
CERTITUDE: Final = 73  # in percent: the searches that made it were pruned like any of the middle game
VERSION: Final = 2  # 1 had a depth for each position, and nobody but the engine spoke
NotesLivre = Mapping[int, NoteLivre]  # by square
ColonneDeLivre = npt.NDArray[Any]

# Parallel arrays: those of the positions, in rising order, then those of the moves, one position after the other. A
# square may come twice: what a person says of it stands after what was judged, which is found again without it.
TABLEAUX: Final = {
    "nous": np.uint64,
    "eux": np.uint64,
    "nombres": np.uint8,  # moves of the position
    "cases": np.uint8,
    "valeurs": np.int8,
    "profondeurs": np.uint8,
    "sources": np.uint8,
}
DES_COUPS: Final = ("cases", "valeurs", "profondeurs", "sources")
SOURCES: Final = tuple(SourceLivre)  # by number
OCTETS_POSITION, OCTETS_COUP = 17, 4


class LivreTropRecent(Faute):
    """A book that a newer version of this program wrote: it is in order, and left as it is."""


class Livre:
    """A book in memory, some 45 bytes a position, found by binary search; under it there may be another, ``fond``."""

    def __init__(self, positions: Mapping[Bits, NotesLivre] | None = None) -> None:
        """Hold these canonical positions, with one move of each set of symmetric ones."""
        positions = positions or {}
        cles = sorted(positions)
        coups = [(case, *note) for cle in cles for case, note in sorted(positions[cle].items())]
        colonnes = (
            [nous for nous, _ in cles],
            [eux for _, eux in cles],
            [len(positions[cle]) for cle in cles],
            *zip(*coups, strict=True),
        )
        if not coups:
            colonnes += ([],) * len(DES_COUPS)
        self._adopter({nom: np.array(c, TABLEAUX[nom]) for nom, c in zip(TABLEAUX, colonnes, strict=True)})

    def _adopter(self, tableaux: Mapping[str, ColonneDeLivre]) -> None:
        self.tableaux = dict(tableaux)
        self.fond: Livre | None = None
        self._nous, self._eux = tableaux["nous"], tableaux["eux"]
        self._fins = np.cumsum(tableaux["nombres"], dtype=np.int64)

    @classmethod
    def de(cls, tableaux: Mapping[str, ColonneDeLivre]) -> Livre:
        """Hold these arrays, those of ``TABLEAUX``; ``ValueError`` when they are not those of a book."""
        _verifier(tableaux)
        livre = cls.__new__(cls)
        livre._adopter(tableaux)
        return livre

    def sur(self, fond: Livre | None) -> Livre:
        """Return this book with another under it, which is asked for what this one does not say."""
        livre = Livre.__new__(Livre)
        livre._adopter(self.tableaux)
        livre.fond = fond
        return livre

    def __len__(self) -> int:
        """Count its own positions, symmetric ones once."""
        return int(self._nous.size)

    @classmethod
    def lire(cls, source: Path | bytes) -> Livre:
        """Read a file or its bytes; ``ValueError`` when it is no book."""
        octets = source if isinstance(source, bytes) else lire_octets(source, OCTETS_MAX)
        try:
            archive = Archive(octets, OCTETS_MAX)
            version = int(archive.lire("version").max())
            tableaux = {nom: archive.lire(nom) for nom in (TABLEAUX if version <= VERSION else ())}
        except Exception as erreur:  # a damaged header may raise nearly anything: zlib, zipfile, tokenize, AST…
            raise Faute("ce n'est pas un livre d'ouvertures : {erreur}", erreur=erreur) from None
        if not tableaux:
            raise LivreTropRecent("livre d'ouvertures d'une version plus récente d'Othellier")
        return cls.de(tableaux)

    def ecrire(self, fichier: Path, *, serre: bool = True) -> None:
        """Write the file whole or not at all, without what is under it; what is not ``serre`` is read faster."""
        with fichier_entier(fichier) as flux:
            (np.savez_compressed if serre else np.savez)(flux, version=np.array([VERSION]), **self.tableaux)  # type: ignore[arg-type]

    def _rang(self, bits: Bits) -> int | None:
        if not self._nous.size:
            return None
        nous, eux = map(np.uint64, bits)
        debut, fin = (int(np.searchsorted(self._nous, nous, cote)) for cote in ("left", "right"))
        rang = debut + int(np.searchsorted(self._eux[debut:fin], eux))
        return rang if rang < fin and self._eux[rang] == eux else None

    def notes_de(self, bits: Bits) -> dict[int, NoteLivre]:
        """Return what is said of the moves of a canonical position, those under it too; empty outside the book."""
        return self._dire(bits)[0]

    def juge(self, bits: Bits) -> bool:
        """Tell whether anybody but a person said something of a canonical position."""
        return self._dire(bits)[1]

    def _dire(self, bits: Bits) -> tuple[dict[int, NoteLivre], bool]:
        notes, juge = ({}, False) if self.fond is None else self.fond._dire(bits)
        rang = self._rang(bits)
        if rang is not None:
            fin = int(self._fins[rang])
            debut = fin - int(self.tableaux["nombres"][rang])
            colonnes = (self.tableaux[nom][debut:fin].tolist() for nom in DES_COUPS)
            for case, valeur, profondeur, source in zip(*colonnes, strict=True):
                notes[case] = NoteLivre(valeur, profondeur, SOURCES[source])
                juge = juge or source != SourceLivre.MOI
        return notes, juge

    def notes(self, plateau: Mapping[Position, Couleur], couleur: Couleur) -> dict[Position, NoteLivre]:
        """Return what each move is worth to ``couleur``, which has the turn, best first; empty outside the book.

        ``ValueError`` for a board that is not 8 by 8.
        """
        bits, symetries = canonique(depuis_pions(plateau, couleur))
        return _tournees(self.notes_de(bits), symetries)

    def profondeur(self, plateau: Mapping[Position, Couleur], couleur: Couleur) -> int | None:
        """Tell how many plies the best move was judged to; ``None`` when the book does not hold the position."""
        return next((note.profondeur for note in self.notes(plateau, couleur).values()), None)

    def coups(self, plateau: Mapping[Position, Couleur], couleur: Couleur) -> dict[Position, int]:
        """Return the values of ``notes`` alone."""
        return {coup: note.valeur for coup, note in self.notes(plateau, couleur).items()}

    def choisir(
        self, plateau: Mapping[Position, Couleur], couleur: Couleur, hasard: random.Random, ecart: int = 0
    ) -> tuple[Position, NoteLivre] | None:
        """Draw one of the moves that lose at most ``ecart`` discs on the best; ``None`` outside the book.

        Where nobody but a person has said anything, the other moves may be better: that is outside the book too.
        """
        bits, symetries = canonique(depuis_pions(plateau, couleur))
        notes, juge = self._dire(bits)
        if not juge:
            return None
        plancher = max(note.valeur for note in notes.values()) - ecart
        tournees = _tournees(notes, symetries)
        return hasard.choice([(coup, note) for coup, note in tournees.items() if note.valeur >= plancher])

    def avec(self, ajouts: Livre) -> Livre:
        """Return this book with what another one says: of a move judged twice, the deeper, then the newer, is kept.

        What a person says is kept beside it, the newer in any case. ``ValueError`` when it would become too large.
        """
        return Livre.de(_fondus(self.tableaux, ajouts.tableaux)).sur(self.fond)

    def entier(self) -> Livre:
        """Return this book and what is under it as one, without anything under it."""
        if self.fond is None:
            return self
        return Livre.de(_fondus(self.fond.entier().tableaux, self.tableaux, plus_profond=False))

    def sans(self, bits: Bits, case: int) -> Livre:
        """Return this book without what a person said of a move of a canonical position: what was judged is back."""
        rangs = np.repeat(np.arange(len(self)), self.tableaux["nombres"])
        place = -1 if (trouve := self._rang(bits)) is None else trouve
        ote = (rangs == place) & (self.tableaux["cases"] == case) & (self.tableaux["sources"] == SourceLivre.MOI)
        nombres = np.bincount(rangs[~ote], minlength=len(self))
        gardees = nombres > 0
        positions = {"nous": self._nous[gardees], "eux": self._eux[gardees]}
        coups = {nom: self.tableaux[nom][~ote] for nom in DES_COUPS}
        return Livre.de({**positions, "nombres": nombres[gardees].astype(np.uint8), **coups}).sur(self.fond)


def _tournees(notes: NotesLivre, symetries: Sequence[int]) -> dict[Position, NoteLivre]:
    """Return what is said of a position as it is seen, best first: ``symetries`` lead from it to the canonical one."""
    trouvees = {divmod(ORIGINES[symetrie][case], 8): note for case, note in notes.items() for symetrie in symetries}
    return dict(sorted(trouvees.items(), key=lambda coup: (-coup[1].valeur, coup[0])))


def _fondus(
    anciens: Mapping[str, ColonneDeLivre], neufs: Mapping[str, ColonneDeLivre], *, plus_profond: bool = True
) -> dict[str, ColonneDeLivre]:
    """Return the arrays of both books as one: moves are numbered by place of their position, square, and who speaks."""
    tous = {nom: np.concatenate((anciens[nom], neufs[nom])) for nom in TABLEAUX}
    octets = OCTETS_POSITION * tous["nous"].size + OCTETS_COUP * tous["cases"].size
    if octets > OCTETS_MAX:
        raise Faute(
            "livre d'ouvertures de {nombre} Mo : attendu {limite} Mo au plus",
            nombre=octets >> 20,
            limite=OCTETS_MAX >> 20,
        )
    uniques, places = positions_distinctes(tous["nous"], tous["eux"])
    de_personne = (tous["sources"] == SourceLivre.MOI).astype(np.int64)
    cles = np.repeat(places, tous["nombres"]) << 7 | tous["cases"].astype(np.int64) << 1 | de_personne
    # Of equal keys the last one stays: the deeper, then the newer; only the newer among what a person says.
    valides = np.where(de_personne > 0, 0, tous["profondeurs"]) if plus_profond else np.zeros_like(cles)
    retenus = derniers(cles, valides)
    nombres = np.bincount(cles[retenus] >> 7, minlength=uniques.size).astype(np.uint8)
    fondus = {"nous": tous["nous"][uniques], "eux": tous["eux"][uniques], "nombres": nombres}
    return fondus | {nom: tous[nom][retenus] for nom in DES_COUPS}


def positions_distinctes(nous: ColonneDeLivre, eux: ColonneDeLivre) -> tuple[ColonneDeLivre, ColonneDeLivre]:
    """Return where the distinct positions are, in rising order, and the place of each position among them."""
    ordre = np.lexsort((eux, nous))
    premieres = np.ones(ordre.size, bool)
    premieres[1:] = (nous[ordre][1:] != nous[ordre][:-1]) | (eux[ordre][1:] != eux[ordre][:-1])
    places = np.empty(ordre.size, np.int64)
    places[ordre] = np.cumsum(premieres) - 1
    return ordre[premieres], places


def derniers(cles: ColonneDeLivre, rangs: ColonneDeLivre) -> ColonneDeLivre:
    """Return, in the order of the keys, where each key has its highest rank, the last one of equal ranks."""
    ordre = np.lexsort((rangs, cles))
    fins = np.ones(ordre.size, bool)
    fins[:-1] = cles[ordre[1:]] != cles[ordre[:-1]]
    return ordre[fins]


def _verifier(tableaux: Mapping[str, ColonneDeLivre]) -> None:
    """Raise ``ValueError`` for arrays that are not those of a book: looking a position up does not check them."""
    if any(tableau.dtype != TABLEAUX[nom] or tableau.ndim != 1 for nom, tableau in tableaux.items()):
        raise Faute("livre d'ouvertures illisible : types ou formes inattendus")
    nous, eux, nombres, cases, valeurs, profondeurs, sources = (tableaux[nom] for nom in TABLEAUX)
    longueurs = {colonne.size for colonne in (cases, valeurs, profondeurs, sources)}
    if not nous.size == eux.size == nombres.size or longueurs != {int(nombres.sum())}:
        raise Faute("livre d'ouvertures illisible : ses tableaux ne vont pas ensemble")
    ordre = (nous[:-1] < nous[1:]) | (nous[:-1] == nous[1:]) & (eux[:-1] < eux[1:])
    if not ordre.all() or (nous & eux).any() or (abs(valeurs.astype(int)) > VALEUR_MAX).any() or (cases > 63).any():
        raise Faute("livre d'ouvertures illisible : positions en désordre ou valeurs impossibles")
    if (sources > SourceLivre.MOI).any():
        raise Faute("livre d'ouvertures illisible : un coup jugé par un inconnu")
    occupees = np.repeat(nous | eux, nombres) >> cases.astype(np.uint64) & np.uint64(1)
    if occupees.any():
        raise Faute("livre d'ouvertures illisible : un coup sur une case occupée")


@cache
def livre_fourni() -> Livre | None:
    """Return the book that comes with the program, if there is one."""
    fichier = files("ecosysteme.ouvertures").joinpath(FICHIER)
    return Livre.lire(fichier.read_bytes()) if fichier.is_file() else None
