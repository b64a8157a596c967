"""A book made of many positions and moves at once, wherever they come from, and taken apart again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np

from ecosysteme.fautes import Faute
from ecosysteme.ouvertures.livre import DES_COUPS, ColonneDeLivre, Livre, derniers, positions_distinctes
from ecosysteme.ouvertures.note_livre import VALEUR_MAX, SourceLivre

LIGNES_MAX: Final = 4_000_000_000  # that a position may be counted to have, in 32 bits


@dataclass(frozen=True, eq=False)
class CoupsLus:
    """Moves of another program's book: the place of their position, their square on it, value and level."""

    places: ColonneDeLivre
    cases: ColonneDeLivre
    valeurs: ColonneDeLivre
    niveaux: ColonneDeLivre


COLONNES: Final = ("places", "cases", "valeurs", "niveaux")


def verifier_positions(nous: ColonneDeLivre, eux: ColonneDeLivre) -> None:
    """Raise ``ValueError`` when a square has two discs, naming the first such position."""
    doubles = np.flatnonzero(nous & eux)
    if doubles.size:
        raise Faute("position {rang} : deux pions sur la même case", rang=int(doubles[0]) + 1)


def assembler(nous: ColonneDeLivre, eux: ColonneDeLivre, coups: CoupsLus) -> Livre:
    """Return the book of these positions, seen from any side, each move as its position is seen.

    Positions without a move are left out; of a move that is told twice, the deepest is kept. ``ValueError`` naming the
    first position that cannot be, or has a move that cannot.
    """
    from ecosysteme.moteur.othello.filiation import ILLEGALE, MOINDRES, canonisees, suites

    verifier_positions(nous, eux)
    _refuser(np.abs(coups.valeurs.astype(np.int64)) > VALEUR_MAX, coups.places)
    _refuser(coups.cases > 63, coups.places)
    _, _, etats = suites(nous[coups.places], eux[coups.places], coups.cases.astype(np.uint8))
    _refuser(etats == ILLEGALE, coups.places)
    siens, autres, symetries = canonisees(nous, eux)
    cases = MOINDRES[symetries[coups.places], coups.cases]
    uniques, places = positions_distinctes(siens, autres)
    rangees = CoupsLus(places[coups.places], cases, coups.valeurs, coups.niveaux)
    return livre_de_coups(siens[uniques], autres[uniques], rangees)


def _refuser(fautives: ColonneDeLivre, places: ColonneDeLivre) -> None:
    """Raise ``ValueError`` naming the position of the first of the moves that cannot be."""
    premiers = np.flatnonzero(fautives)
    if premiers.size:
        raise Faute("position {rang} : coup ou valeur impossible", rang=int(places[premiers[0]]) + 1)


def livre_de_coups(nous: ColonneDeLivre, eux: ColonneDeLivre, coups: CoupsLus) -> Livre:
    """Return the book of canonical positions, distinct and in rising order, and of moves, one of symmetric ones.

    Positions without a move are left out; of a move that is told twice, the deepest is kept.
    """
    cles = coups.places << 6 | coups.cases
    retenus = derniers(cles, coups.niveaux)
    nombres = np.bincount(cles[retenus] >> 6, minlength=nous.size)
    gardees = nombres > 0
    return Livre.de(
        {
            "nous": nous[gardees],
            "eux": eux[gardees],
            "nombres": nombres[gardees].astype(np.uint8),
            "cases": coups.cases[retenus].astype(np.uint8),
            "valeurs": coups.valeurs[retenus].astype(np.int8),
            "profondeurs": np.clip(coups.niveaux[retenus], 0, None).astype(np.uint8),
            "sources": np.full(retenus.size, SourceLivre.FICHIER, np.uint8),
        }
    )


@dataclass(frozen=True, eq=False)
class Relie:
    """A book whose moves are known to lead to one of its positions or not, one entry a position, then one a move.

    ``enfants`` is the place of the position after a move, ``suites_nous`` and ``suites_eux``; -1 outside the book.
    ``encore``: the other side passes after it; ``finis``: the game is over.
    """

    nous: ColonneDeLivre
    eux: ColonneDeLivre
    lignes: ColonneDeLivre  # how many lines pass through the position
    places: ColonneDeLivre
    cases: ColonneDeLivre
    valeurs: ColonneDeLivre
    profondeurs: ColonneDeLivre
    sources: ColonneDeLivre
    enfants: ColonneDeLivre
    encore: ColonneDeLivre
    finis: ColonneDeLivre
    suites_nous: ColonneDeLivre
    suites_eux: ColonneDeLivre

    def meilleurs(self) -> ColonneDeLivre:
        """Return the best move of each position, by its place among the moves."""
        return derniers(self.places, self.valeurs)


def relier(livre: Livre) -> Relie:
    """Take apart a book and what is under it, one move each, as the book answers."""
    from ecosysteme.moteur.othello.filiation import ENCORE, FINIE, Repertoriees, suites

    tableaux = _sans_double(livre.entier().tableaux)
    nous, eux = tableaux["nous"], tableaux["eux"]
    places = np.repeat(np.arange(nous.size), tableaux["nombres"])
    siens, autres, etats = suites(nous[places], eux[places], tableaux["cases"])
    enfants = np.where(etats == FINIE, -1, Repertoriees(nous, eux).places(siens, autres))
    return Relie(
        nous,
        eux,
        _lignes(nous | eux, places, enfants),
        places,
        tableaux["cases"],
        tableaux["valeurs"],
        tableaux["profondeurs"],
        tableaux["sources"],
        enfants,
        etats == ENCORE,
        etats == FINIE,
        siens,
        autres,
    )


def _sans_double(tableaux: Mapping[str, ColonneDeLivre]) -> dict[str, ColonneDeLivre]:
    """Return the arrays with one entry a move, where a person speaks theirs, and without positions that have none."""
    gardees = tableaux["nombres"] > 0
    places = np.repeat(np.arange(gardees.size), tableaux["nombres"])
    cles = places << 6 | tableaux["cases"]
    uniques = derniers(cles, np.zeros_like(cles))
    nombres = np.bincount(places[uniques], minlength=gardees.size).astype(np.uint8)
    positions = {"nous": tableaux["nous"][gardees], "eux": tableaux["eux"][gardees], "nombres": nombres[gardees]}
    return positions | {nom: tableaux[nom][uniques] for nom in DES_COUPS}


def _lignes(occupees: ColonneDeLivre, places: ColonneDeLivre, enfants: ColonneDeLivre) -> ColonneDeLivre:
    """Count the lines through each position, the fullest boards first; one that leads nowhere in the book is a line."""
    lignes = np.zeros(occupees.size, np.uint64)
    pions = np.bitwise_count(occupees)
    internes = enfants >= 0
    places, enfants = places[internes], enfants[internes]
    for nombre in range(64, 3, -1):
        ici = pions[places] == nombre
        np.add.at(lignes, places[ici], lignes[enfants[ici]])
        siennes = pions == nombre
        lignes[siennes] = np.clip(lignes[siennes], 1, LIGNES_MAX)
    return lignes.astype(np.uint32)
