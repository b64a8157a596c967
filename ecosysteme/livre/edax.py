"""Edax's book (``.dat``): for each position, the moves that lead to another one, and the best of those that do not.

Its squares are numbered as ours, a position is seen from the same side as ours, and a move's value is that of who plays
it. Records follow each other without an index, each as long as its moves make it.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from ecosysteme.fautes import Faute
from ecosysteme.livre.assemblage import CoupsLus, Relie, assembler, relier
from ecosysteme.ouvertures.livre import ColonneDeLivre, Livre

MAGIE: Final = b"XADEKOOB"
VERSION: Final = 4
EDITION: Final = 4
DATE: Final = bytes(8)  # nobody reads it
ENTETE: Final = np.dtype(
    [
        ("magie", "S8"),
        ("version", "u1"),
        ("edition", "u1"),
        ("date", "V8"),
        ("niveau", "<i4"),
        ("vides", "<i4"),
        ("erreur_milieu", "<i4"),
        ("erreur_fin", "<i4"),
        ("bavardage", "<i4"),
        ("positions", "<i4"),
    ]
)
POSITION: Final = np.dtype(
    [
        ("nous", "<u8"),
        ("eux", "<u8"),
        ("gagnees", "<u4"),
        ("nulles", "<u4"),
        ("perdues", "<u4"),
        ("lignes", "<u4"),
        ("valeur", "<i2"),
        ("bas", "<i2"),
        ("haut", "<i2"),
        ("liens", "u1"),
        ("niveau", "u1"),
    ]
)
LIENS: Final = 38  # where the number of moves stands in a position
COUP: Final = np.dtype([("valeur", "i1"), ("case", "u1")])
PASSE, AUCUN = 64, 65  # squares that are none; the value of the latter is ``SANS_VALEUR``
SANS_VALEUR: Final = -127
NIVEAU_MAX: Final = 60
VIDES, ERREUR_MILIEU, ERREUR_FIN, BAVARDAGE = 24, 2, 1, 1  # how the program goes on with a book, as it begins one


def est_edax(octets: bytes) -> bool:
    """Tell whether a file begins as this book does."""
    return octets.startswith(MAGIE)


def lire_edax(octets: bytes) -> Livre:
    """Read a book; ``ValueError`` when it is none, or naming the first thing in it that cannot be."""
    debuts = _debuts(octets)
    brut = np.frombuffer(octets, np.uint8)
    positions = np.empty(0, POSITION)
    if debuts.size:
        positions = np.ascontiguousarray(sliding_window_view(brut, POSITION.itemsize)[debuts]).view(POSITION).ravel()
    nombres = positions["liens"].astype(np.int64) + 1
    places = np.repeat(np.arange(debuts.size), nombres)
    premiers = np.cumsum(nombres) - nombres
    rangs = np.arange(places.size) - premiers[places]
    ou = debuts[places] + POSITION.itemsize + COUP.itemsize * rangs
    valeurs, cases = brut[ou].view(np.int8), brut[ou + 1]
    joues = (cases != PASSE) & (cases != AUCUN)
    niveaux = positions["niveau"].astype(np.int64)[places]
    lus = (places, cases, valeurs, niveaux)
    return assembler(positions["nous"], positions["eux"], CoupsLus(*(colonne[joues] for colonne in lus)))


def _debuts(octets: bytes) -> ColonneDeLivre:
    """Return where each position begins, once the length of the file is known to be theirs."""
    if not est_edax(octets) or len(octets) < ENTETE.itemsize:
        raise Faute("ce n'est pas un livre d'Edax")
    entete = np.frombuffer(octets, ENTETE, 1)[0]
    if entete["version"] != VERSION:
        raise Faute(
            "livre d'Edax de version {version} : attendu la {attendue}",
            version=int(entete["version"]),
            attendue=VERSION,
        )
    annoncees, debuts = int(entete["positions"]), list[int]()
    ou, fin, fixe, coup = ENTETE.itemsize, len(octets), POSITION.itemsize, COUP.itemsize
    while ou + fixe + coup <= fin:
        debuts.append(ou)
        ou += fixe + coup * (octets[ou + LIENS] + 1)
    if ou != fin or len(debuts) != annoncees:
        raise Faute("livre d'Edax coupé : {nombre} positions annoncées, {octets} octets", nombre=annoncees, octets=fin)
    return np.array(debuts, np.int64)


def ecrire_edax(livre: Livre) -> bytes:
    """Write a book, and what is under it: all moves between its positions, and of each the best of the others.

    A move after which the other side passes is one of the others: the program knows a position that we do not keep.
    """
    relie = relier(livre)
    liens = (relie.enfants >= 0) & ~relie.encore
    nombres = np.bincount(relie.places[liens], minlength=relie.nous.size)
    longueurs = POSITION.itemsize + COUP.itemsize * (nombres + 1)
    debuts = ENTETE.itemsize + np.cumsum(longueurs) - longueurs
    brut = np.zeros(ENTETE.itemsize + int(longueurs.sum()), np.uint8)
    brut[: ENTETE.itemsize] = np.frombuffer(_entete(relie), np.uint8)
    fenetres = sliding_window_view(brut, POSITION.itemsize, writeable=True)
    fenetres[debuts] = _positions(relie, nombres).view(np.uint8).reshape(-1, POSITION.itemsize)
    # Moves from the best down, as the program sorts them, then the one that is left over.
    ordre = np.flatnonzero(liens)
    ordre = ordre[np.lexsort((-relie.valeurs[ordre].astype(int), relie.places[ordre]))]
    rangs = np.arange(ordre.size) - (np.cumsum(nombres) - nombres)[relie.places[ordre]]
    ou = debuts[relie.places[ordre]] + POSITION.itemsize + COUP.itemsize * rangs
    brut[ou], brut[ou + 1] = relie.valeurs[ordre].view(np.uint8), relie.cases[ordre]
    ou = debuts + longueurs - COUP.itemsize
    brut[ou], brut[ou + 1] = np.uint8(SANS_VALEUR & 0xFF), AUCUN
    autres = np.flatnonzero(~liens)
    autres = autres[np.argsort(relie.valeurs[autres], kind="stable")]  # of a position, the best is written last
    ou = ou[relie.places[autres]]
    brut[ou], brut[ou + 1] = relie.valeurs[autres].view(np.uint8), relie.cases[autres]
    return brut.tobytes()


def _entete(relie: Relie) -> bytes:
    entete = np.zeros(1, ENTETE)
    niveau = min(int(relie.profondeurs.max(initial=1)), NIVEAU_MAX)
    champs = (MAGIE, VERSION, EDITION, DATE, niveau, VIDES, ERREUR_MILIEU, ERREUR_FIN, BAVARDAGE, relie.nous.size)
    entete[0] = champs
    return entete.tobytes()


def _positions(relie: Relie, nombres: ColonneDeLivre) -> ColonneDeLivre:
    meilleurs = relie.meilleurs()
    positions = np.zeros(relie.nous.size, POSITION)
    positions["nous"], positions["eux"], positions["lignes"] = relie.nous, relie.eux, relie.lignes
    for nom in ("valeur", "bas", "haut"):
        positions[nom] = relie.valeurs[meilleurs]
    positions["liens"] = nombres
    positions["niveau"] = np.minimum(relie.profondeurs[meilleurs], NIVEAU_MAX)
    return positions
