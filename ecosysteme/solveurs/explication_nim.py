"""Why a position of Nim is won or lost, as plain data: values in binary, their exclusive or, the moves that win.

The theory is in ``solveurs.nim``; this is what a blackboard shows of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto
from functools import reduce
from operator import xor

from ecosysteme.jeux.nim import CoupNim, EtatNim, Nim
from ecosysteme.solveurs.nim import gagnante, grundy


class Cas(Enum):
    """Which rule decides.

    - ``NORMAL``: who takes the last object wins; lost when the exclusive or is 0.
    - ``MISERE_GRANDE``: misère, some value above 1; decided as in ``NORMAL``, though the last object loses.
    - ``MISERE_PETITE``: misère, no value above 1; the other way round: lost when an odd number of heaps are worth 1.
    """

    NORMAL = auto()
    MISERE_GRANDE = auto()
    MISERE_PETITE = auto()


class Motif(Enum):
    """What makes a move win: it leaves an exclusive or of 0, or in misère an odd number of heaps worth 1, no other."""

    XOR_NUL = auto()
    UNS_IMPAIRS = auto()


@dataclass(frozen=True, slots=True)
class TasExplique:
    """A heap by its index: how many objects, its value, and the value's binary digits, the highest first."""

    rang: int
    taille: int
    valeur: int
    bits: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CoupGagnant:
    """A winning move: what is left in its heap, the value of that, the exclusive or that it leaves, and why it wins."""

    coup: CoupNim
    reste: int
    valeur: int
    somme: int
    motif: Motif


@dataclass(frozen=True, slots=True)
class Explication:
    """A position explained; ``somme`` and ``bits`` are the exclusive or of the values, as wide as the heaps' digits."""

    tas: tuple[TasExplique, ...]
    somme: int
    bits: tuple[int, ...]
    cas: Cas
    gagnante: bool
    coups: tuple[CoupGagnant, ...]

    @property
    def uns(self) -> int:
        """How many heaps are worth 1."""
        return sum(tas.valeur == 1 for tas in self.tas)


@dataclass(frozen=True, slots=True)
class LigneMex:
    """A size of heap: the values that its moves reach, in order and once each, and the least that none reaches."""

    taille: int
    atteintes: tuple[int, ...]
    valeur: int


def mex(valeurs: Iterable[int]) -> int:
    """Return the least number, from 0, that is not in ``valeurs``.

    >>> mex([0, 1, 3]), mex([1, 2]), mex([])
    (2, 0, 0)
    """
    presentes = set(valeurs)
    return next(nombre for nombre in range(len(presentes) + 1) if nombre not in presentes)


def table_mex(jeu: Nim, taille: int) -> tuple[LigneMex, ...]:
    """Return the values of the heaps of 0 to ``taille`` objects, each built from those before it by the mex.

    >>> [ligne.valeur for ligne in table_mex(Nim((9,), maximum=2), 6)]
    [0, 1, 2, 0, 1, 2, 0]
    """
    lignes: list[LigneMex] = []
    for objets in range(taille + 1):
        atteintes = {lignes[objets - nombre].valeur for nombre in range(1, jeu.prise(objets) + 1)}
        lignes.append(LigneMex(objets, tuple(sorted(atteintes)), mex(atteintes)))
    return tuple(lignes)


def binaire(valeur: int, largeur: int) -> tuple[int, ...]:
    """Return the ``largeur`` binary digits of ``valeur``, the highest first.

    >>> binaire(5, 4)
    (0, 1, 0, 1)
    """
    return tuple(valeur >> rang & 1 for rang in reversed(range(largeur)))


def expliquer(jeu: Nim, etat: EtatNim) -> Explication:
    """Explain ``etat`` of ``jeu``, with its maximum and its rule.

    >>> [jeu.ecrire_coup(gagnant.coup) for jeu in [Nim()] for gagnant in expliquer(jeu, EtatNim((3, 4, 5))).coups]
    ['a2']
    """
    valeurs = [grundy(jeu, taille) for taille in etat.tas]
    somme = reduce(xor, valeurs, 0)
    largeur = max(max(valeurs, default=0).bit_length(), 1)
    tas = tuple(
        TasExplique(rang, taille, valeur, binaire(valeur, largeur))
        for rang, (taille, valeur) in enumerate(zip(etat.tas, valeurs, strict=True))
    )
    coups = tuple(
        _gagnant(jeu, coup, jeu.jouer(etat, coup))
        for coup in jeu.coups_legaux(etat)
        if not gagnante(jeu, jeu.jouer(etat, coup).tas)
    )
    return Explication(tas, somme, binaire(somme, largeur), cas_de(jeu, valeurs), gagnante(jeu, etat.tas), coups)


def cas_de(jeu: Nim, valeurs: Iterable[int]) -> Cas:
    """Return the rule that decides of heaps of these values."""
    if not jeu.misere:
        return Cas.NORMAL
    return Cas.MISERE_GRANDE if max(valeurs, default=0) > 1 else Cas.MISERE_PETITE


def _gagnant(jeu: Nim, coup: CoupNim, suite: EtatNim) -> CoupGagnant:
    """Say why ``coup`` wins: ``suite`` is lost for the other side."""
    valeurs = [grundy(jeu, taille) for taille in suite.tas]
    petite = cas_de(jeu, valeurs) is Cas.MISERE_PETITE
    reste = suite.tas[coup[0]]
    motif = Motif.UNS_IMPAIRS if petite else Motif.XOR_NUL
    return CoupGagnant(coup, reste, grundy(jeu, reste), reduce(xor, valeurs, 0), motif)
