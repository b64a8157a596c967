"""Egaroucid's book (``.egbk3``): a value for each position, and the best of the moves that lead to none of them.

Its squares are numbered from h8 (0) to a1 (63), and a value is that of the side to move. A move's value is therefore
the opposite of that of the position that it leads to, or the same where the other side must pass.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from ecosysteme.fautes import Faute
from ecosysteme.livre.assemblage import COLONNES, CoupsLus, Relie, livre_de_coups, relier, verifier_positions
from ecosysteme.ouvertures.livre import ColonneDeLivre, Livre, derniers, positions_distinctes
from ecosysteme.ouvertures.note_livre import VALEUR_MAX, SourceLivre

NOM: Final = b"EGAROUCID"
MAGIES: Final = NOM[::-1], NOM  # what the program writes, and the name itself
VERSION: Final = 3
ENTETE: Final = len(NOM) + 5
ENTREE: Final = np.dtype(
    [
        ("nous", "<u8"),
        ("eux", "<u8"),
        ("valeur", "i1"),
        ("niveau", "i1"),
        ("lignes", "<u4"),
        ("valeur_feuille", "i1"),
        ("feuille", "i1"),
        ("niveau_feuille", "i1"),
    ]
)
SANS_FEUILLE: Final = (-126, 65, -1)  # value, move and level where no move is left over
NIVEAU_D_UNE_PERSONNE: Final = 70  # above all that a program can have
NIVEAU_MAX: Final = 60
RENVERSES: Final = np.array([int(f"{octet:08b}"[::-1], 2) for octet in range(256)], np.uint8)


def est_egaroucid(octets: bytes) -> bool:
    """Tell whether a file begins as this book does."""
    return octets.startswith(MAGIES)


def lire_egaroucid(octets: bytes) -> Livre:
    """Read a book; ``ValueError`` when it is none, or naming the first thing in it that cannot be."""
    from ecosysteme.moteur.othello.filiation import Repertoriees, canonisees

    entrees = _entrees(octets)
    siens, autres, symetries = canonisees(_renverses(entrees["nous"]), _renverses(entrees["eux"]))
    uniques = derniers(positions_distinctes(siens, autres)[1], entrees["niveau"])
    siens, autres, entrees = siens[uniques], autres[uniques], entrees[uniques]
    lots = list(Repertoriees(siens, autres).coups())
    places, cases, enfants, encore = (
        np.concatenate([getattr(lot, nom) for lot in lots]) for nom in ("parents", "cases", "enfants", "encore")
    )
    valeurs = entrees["valeur"][enfants]
    feuilles = _feuilles(siens, autres, symetries[uniques], entrees, places << 6 | cases)
    joues = CoupsLus(places, cases, np.where(encore, valeurs, -valeurs), entrees["niveau"][enfants])
    tous = CoupsLus(*(np.concatenate((getattr(joues, nom), getattr(feuilles, nom))) for nom in COLONNES))
    return livre_de_coups(siens, autres, _sans_les_incompletes(tous, entrees["valeur"]))


def _sans_les_incompletes(coups: CoupsLus, valeurs: ColonneDeLivre) -> CoupsLus:
    """Leave out the moves of positions that are worth more than these: the best move is not among them.

    So are the last positions of a line, where no move is left over, when two of them happen to follow each other.
    """
    meilleures = np.full(valeurs.size, -VALEUR_MAX - 1, np.int16)
    np.maximum.at(meilleures, coups.places, coups.valeurs.astype(np.int16))
    complets = meilleures[coups.places] >= valeurs[coups.places]
    return CoupsLus(*(getattr(coups, nom)[complets] for nom in COLONNES))


def _feuilles(
    siens: ColonneDeLivre,
    autres: ColonneDeLivre,
    symetries: ColonneDeLivre,
    entrees: ColonneDeLivre,
    connus: ColonneDeLivre,
) -> CoupsLus:
    """Return the moves that are left over, but for those that lead to a position of the book or cannot be played.

    ``connus``, in rising order, are the others. The program knows of moves that cannot be, and looks for new ones.
    """
    from ecosysteme.moteur.othello.filiation import ILLEGALE, MOINDRES, suites

    dites = (
        (entrees["feuille"] >= 0)
        & (entrees["feuille"] < 64)
        & (np.abs(entrees["valeur_feuille"].astype(int)) <= VALEUR_MAX)
    )
    places = np.flatnonzero(dites)
    cases = MOINDRES[symetries[places], 63 - entrees["feuille"][places]]
    _, _, etats = suites(siens[places], autres[places], cases)
    cles = places << 6 | cases
    rangs = np.minimum(np.searchsorted(connus, cles), max(connus.size - 1, 0))
    neuves = (etats != ILLEGALE) & ((connus[rangs] != cles) if connus.size else True)
    places = places[neuves]
    return CoupsLus(places, cases[neuves], entrees["valeur_feuille"][places], entrees["niveau_feuille"][places])


def _entrees(octets: bytes) -> ColonneDeLivre:
    """Return what the file holds, checked; ``ValueError`` when that is no book of this version."""
    if not est_egaroucid(octets) or len(octets) < ENTETE:
        raise Faute("ce n'est pas un livre d'Egaroucid")
    version, nombre = octets[len(NOM)], int.from_bytes(octets[len(NOM) + 1 : ENTETE], "little", signed=True)
    if version != VERSION:
        raise Faute("livre d'Egaroucid de version {version} : attendu la {attendue}", version=version, attendue=VERSION)
    if nombre < 0 or len(octets) != ENTETE + nombre * ENTREE.itemsize:
        raise Faute(
            "livre d'Egaroucid coupé : {nombre} positions annoncées, {octets} octets", nombre=nombre, octets=len(octets)
        )
    entrees = np.frombuffer(octets, ENTREE, nombre, ENTETE)
    verifier_positions(entrees["nous"], entrees["eux"])
    fautives = np.flatnonzero(np.abs(entrees["valeur"].astype(int)) > VALEUR_MAX)
    if fautives.size:
        raise Faute("position {rang} : coup ou valeur impossible", rang=int(fautives[0]) + 1)
    return entrees


def _renverses(mots: ColonneDeLivre) -> ColonneDeLivre:
    """Return bitboards whose squares are numbered from the other end."""
    octets = np.ascontiguousarray(mots, "<u8").view(np.uint8).reshape(-1, 8)[:, ::-1]
    return np.ascontiguousarray(RENVERSES[octets]).view("<u8").ravel().astype(np.uint64)


def ecrire_egaroucid(livre: Livre) -> bytes:
    """Write a book, and what is under it: each of its positions, and each that one of its moves leads to.

    A move that ends the game leads nowhere: the best of them is the one that is left over.
    """
    relie = relier(livre)
    meilleurs = relie.meilleurs()
    entrees = np.zeros(relie.nous.size, ENTREE)
    entrees["nous"], entrees["eux"] = _renverses(relie.nous), _renverses(relie.eux)
    entrees["lignes"] = relie.lignes
    entrees["valeur"], entrees["niveau"] = relie.valeurs[meilleurs], _niveaux(relie, meilleurs)
    for nom, valeur in zip(("valeur_feuille", "feuille", "niveau_feuille"), SANS_FEUILLE, strict=True):
        entrees[nom] = valeur
    _imposer(relie, entrees)
    finis = np.flatnonzero(relie.finis)
    finis = finis[np.argsort(relie.valeurs[finis], kind="stable")]  # of a position, the best is written last
    entrees["feuille"][relie.places[finis]] = 63 - relie.cases[finis]
    entrees["valeur_feuille"][relie.places[finis]] = relie.valeurs[finis]
    entrees["niveau_feuille"][relie.places[finis]] = _niveaux(relie, finis)
    toutes = np.concatenate((entrees, _au_bout(relie)))
    return MAGIES[0] + bytes((VERSION,)) + len(toutes).to_bytes(4, "little", signed=True) + toutes.tobytes()


def _niveaux(relie: Relie, coups: ColonneDeLivre) -> ColonneDeLivre:
    personne = relie.sources[coups] == SourceLivre.MOI
    return np.where(personne, NIVEAU_D_UNE_PERSONNE, np.minimum(relie.profondeurs[coups], NIVEAU_MAX))


def _de_qui_suit(relie: Relie, coups: ColonneDeLivre) -> ColonneDeLivre:
    return np.where(relie.encore[coups], relie.valeurs[coups], -relie.valeurs[coups])


def _imposer(relie: Relie, entrees: ColonneDeLivre) -> None:
    """Give a position the value that a person gave the move to it: the format has no other place for that."""
    coups = np.flatnonzero((relie.sources == SourceLivre.MOI) & (relie.enfants >= 0))
    entrees["valeur"][relie.enfants[coups]] = _de_qui_suit(relie, coups)
    entrees["niveau"][relie.enfants[coups]] = NIVEAU_D_UNE_PERSONNE


def _au_bout(relie: Relie) -> ColonneDeLivre:
    """Return the positions that moves lead to outside the book, each once, with the value of the deepest of these."""
    coups = np.flatnonzero((relie.enfants < 0) & ~relie.finis)
    entrees = np.zeros(coups.size, ENTREE)
    nous, eux = relie.suites_nous[coups], relie.suites_eux[coups]
    entrees["nous"], entrees["eux"], entrees["lignes"] = _renverses(nous), _renverses(eux), 1
    entrees["valeur"], entrees["niveau"] = _de_qui_suit(relie, coups), _niveaux(relie, coups)
    for nom, valeur in zip(("valeur_feuille", "feuille", "niveau_feuille"), SANS_FEUILLE, strict=True):
        entrees[nom] = valeur
    return entrees[derniers(positions_distinctes(nous, eux)[1], entrees["niveau"])]
