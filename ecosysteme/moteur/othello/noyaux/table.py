"""Transposition tables: the main one, shared by all threads, and two of each thread for positions near the end.

Near the end a position costs less than a read of the main memory: the *near* table (10 to ``VIDES_PROCHES`` empty
squares) and the *local* one (fewer) are small enough for the caches. They hold bounds of searches to the end alone,
exact whatever the selectivity above.

An entry is a position (both boards in full: a match is never a coincidence) and a word of data. In the main table the
boards are stored XORed with the data: an entry torn by two threads writing at once matches nothing.

The data word, from its low bits, a byte each: lower bound + 64, upper bound + 64, best move (64: none), plies searched,
empty squares, selectivity (0: exact), generation; its highest bit is always 1. 0 means "not found".
"""

from __future__ import annotations

import numpy as np

from ecosysteme.fautes import Faute
from ecosysteme.moteur.commun.blocs import bloc
from ecosysteme.moteur.commun.compiler import compiler, deplier
from ecosysteme.moteur.commun.memoire import charger, compter, non_signe, precharger, ranger, signe
from ecosysteme.moteur.commun.typage import (
    Adresse,
    Booleen,
    Case,
    Cle,
    Compte,
    Disques,
    Donnees,
    Mot,
    Mots,
    Plis,
    Score,
)
from ecosysteme.moteur.othello.noyaux.contexte import GENERATION, LOCALE, PROCHE, SEAUX, TABLE

ZERO = np.uint64(0)
MELANGE_NOUS = np.uint64(0x9E3779B97F4A7C15)
MELANGE_EUX = np.uint64(0xC2B2AE3D27D4EB4F)
OCTET = np.uint64(0xFF)
HUIT, SEIZE, VINGT_QUATRE, TRENTE_DEUX, QUARANTE, QUARANTE_HUIT = (np.uint64(n) for n in (8, 16, 24, 32, 40, 48))
CINQ, SIX = np.uint64(5), np.uint64(6)
VERS_LOCALE = np.uint64(64 - 13)  # 2^13 = contexte.ENTREES_LOCALES
VERS_PROCHE = np.uint64(64 - 17)  # 2^17 = contexte.ENTREES_PROCHES
VIDES_LOCALES, VIDES_PROCHES = 9, 11
PRESENT = np.uint64(1 << 63)
AUCUN = 64  # no move
SANS_BORNE: Score = -100

OCTETS_SEAU = 64
MEGA_MAX = 65536


def nouvelle_table(mega: int) -> Mots:
    """Return an empty main table of ``mega`` MB (2^20 bytes, 1 to 65,536): two entries in each cache line.

    Raises ``ValueError`` outside these bounds, or when there is not so much memory.
    """
    if not isinstance(mega, int) or not 1 <= mega <= MEGA_MAX:
        raise Faute(
            "table de {mega!r} Mo impossible : attendu un entier de 1 à {mega_max}", mega=mega, mega_max=MEGA_MAX
        )
    try:
        return bloc((mega << 20) // OCTETS_SEAU * OCTETS_SEAU)
    except MemoryError:
        raise Faute("table de {mega} Mo impossible : la mémoire manque", mega=mega) from None


@deplier
def borne_basse(donnees: Donnees) -> Score:
    """Return the lower bound, -64 to 64 (``int64``)."""
    return signe(donnees & OCTET) - 64


@deplier
def borne_haute(donnees: Donnees) -> Score:
    """Return the upper bound, -64 to 64 (``int64``)."""
    return signe((donnees >> HUIT) & OCTET) - 64


@deplier
def coup_connu(donnees: Donnees) -> Case:
    """Return the best move known, 64 when there is none (``uint64``)."""
    return (donnees >> SEIZE) & OCTET


@deplier
def borne_utile(donnees: Donnees, alpha: Score) -> Score:
    """Return the bound that answers the null window ``alpha``, ``SANS_BORNE`` when neither does."""
    if borne_basse(donnees) > alpha:
        return borne_basse(donnees)
    if borne_haute(donnees) <= alpha:
        return borne_haute(donnees)
    return SANS_BORNE


@deplier
def profondeur_de(donnees: Donnees) -> Plis:
    """Return how many plies were searched, all of them when as many as empty squares (``int64``)."""
    return signe((donnees >> VINGT_QUATRE) & OCTET)


@deplier
def suffit(donnees: Donnees, profondeur: Plis, selectivite: Mot) -> Booleen:
    """Tell whether the bounds come from a search at least as deep and as certain."""
    return donnees != ZERO and profondeur_de(donnees) >= profondeur and selectivite_de(donnees) <= selectivite


@deplier
def selectivite_de(donnees: Donnees) -> Mot:
    """Return the selectivity of the search that proved the bounds, 0 when they are exact (``uint64``)."""
    return (donnees >> QUARANTE) & OCTET


@deplier
def _hash(nous: Disques, eux: Disques) -> Cle:
    return (nous * MELANGE_NOUS) ^ (eux * MELANGE_EUX)


@deplier
def _seau(ctx: Adresse, nous: Disques, eux: Disques) -> Adresse:
    # The high half of the hash times the number of buckets: any size will do, not only powers of two.
    rang = ((_hash(nous, eux) >> TRENTE_DEUX) * charger(ctx, SEAUX)) >> TRENTE_DEUX
    return charger(ctx, TABLE) + (rang << SIX)


@deplier
def precharger_seau(ctx: Adresse, nous: Disques, eux: Disques) -> None:
    """Ask for the position's bucket of the main table, which ``sonder`` will read: memory is some 100 ns away."""
    precharger(_seau(ctx, nous, eux))


@deplier
def _correspond(entree: Adresse, nous: Disques, eux: Disques, donnees: Donnees) -> Booleen:
    memes: Booleen = charger(entree, 0) ^ donnees == nous and charger(entree, 8) ^ donnees == eux
    return memes


@compiler
def sonder(ctx: Adresse, nous: Disques, eux: Disques) -> Donnees:
    """Return the data word of the position in the main table, 0 when it is not there."""
    seau = _seau(ctx, nous, eux)
    donnees = charger(seau, 16)
    if _correspond(seau, nous, eux, donnees):
        return donnees
    seau += TRENTE_DEUX
    donnees = charger(seau, 16)
    if _correspond(seau, nous, eux, donnees):
        return donnees
    return ZERO


@deplier
def _fusionner(  # the arguments of one entry, all of them
    donnees: Donnees,
    alpha: Score,
    score: Score,
    coup: Case,
    vides: Compte,
    profondeur: Plis,
    generation: Mot,
    selectivite: Mot,
) -> Donnees:
    """Return the data word once the null window ``alpha`` has returned ``score``; ``donnees`` is the old one, or 0."""
    basse: Score
    haute: Score
    basse, haute, premier = -64, 64, np.uint64(AUCUN)
    if donnees != ZERO:
        if selectivite_de(donnees) == selectivite and profondeur_de(donnees) == profondeur:
            basse, haute = borne_basse(donnees), borne_haute(donnees)
        premier = coup_connu(donnees)
    if score > alpha:
        basse = max(basse, score)
        premier = coup
    else:
        haute = min(haute, score)
        if premier == np.uint64(AUCUN):
            premier = coup
    return (
        PRESENT
        | non_signe(basse + 64)
        | non_signe(haute + 64) << HUIT
        | premier << SEIZE
        | non_signe(profondeur) << VINGT_QUATRE
        | non_signe(vides) << TRENTE_DEUX
        | selectivite << QUARANTE
        | generation << QUARANTE_HUIT
    )


@deplier
def _interet(donnees: Donnees, generation: Mot) -> Compte:
    """Rank an entry for keeping: what this search wrote, then what stands on more empty squares."""
    vides = signe((donnees >> TRENTE_DEUX) & OCTET)
    return vides + 64 if (donnees >> QUARANTE_HUIT) & OCTET == generation else vides


@compiler
def memoriser(  # the arguments of one entry, all of them
    ctx: Adresse,
    nous: Disques,
    eux: Disques,
    alpha: Score,
    score: Score,
    coup: Case,
    vides: Compte,
    profondeur: Plis,
    selectivite: Mot,
) -> None:
    """Record in the main table that the null window ``alpha`` returned ``score``, thanks to ``coup``.

    What a deeper search knows of the position stays: a probe must not erase it.
    """
    entree = _seau(ctx, nous, eux)
    autre = entree + TRENTE_DEUX
    generation = charger(ctx, GENERATION)
    donnees, donnees_autre = charger(entree, 16), charger(autre, 16)
    if not _correspond(entree, nous, eux, donnees):
        if _correspond(autre, nous, eux, donnees_autre):
            entree, donnees = autre, donnees_autre
        else:
            if _interet(donnees_autre, generation) < _interet(donnees, generation):
                entree = autre
            donnees = ZERO
    if donnees != ZERO and profondeur_de(donnees) > profondeur:
        return
    donnees = _fusionner(donnees, alpha, score, coup, vides, profondeur, generation, selectivite)
    ranger(entree, 0, nous ^ donnees)
    ranger(entree, 8, eux ^ donnees)
    ranger(entree, 16, donnees)


@deplier
def entree_locale(ctx: Adresse, nous: Disques, eux: Disques) -> Adresse:
    """Return the address of the only entry of the local table where the position may be."""
    return charger(ctx, LOCALE) + ((_hash(nous, eux) >> VERS_LOCALE) << CINQ)


@deplier
def entree_finale(ctx: Adresse, nous: Disques, eux: Disques, vides: Compte) -> Adresse:
    """Return where the position may be, in the local table or the near one by its number of empty squares."""
    if vides <= VIDES_LOCALES:
        return entree_locale(ctx, nous, eux)
    return charger(ctx, PROCHE) + ((_hash(nous, eux) >> VERS_PROCHE) << CINQ)


@deplier
def sonder_locale(entree: Adresse, nous: Disques, eux: Disques) -> Donnees:
    """Return the data word of the position, 0 when ``entree`` holds another one."""
    if charger(entree, 0) == nous and charger(entree, 8) == eux:
        return charger(entree, 16)
    return ZERO


@deplier
def memoriser_locale(entree: Adresse, nous: Disques, eux: Disques, alpha: Score, score: Score, coup: Case) -> None:
    """Record in the local or near table; the entry's former position is lost."""
    donnees = _fusionner(sonder_locale(entree, nous, eux), alpha, score, coup, 0, 0, ZERO, ZERO)
    ranger(entree, 0, nous)
    ranger(entree, 8, eux)
    ranger(entree, 16, donnees)


@compiler
def connaitre(ctx: Adresse, nous: Disques, eux: Disques) -> Donnees:
    """Return the data word of the position in the main table, else in the thread's own, 0 when in none."""
    donnees = sonder(ctx, nous, eux)
    if donnees != ZERO:
        return donnees
    return sonder_locale(entree_finale(ctx, nous, eux, nombre_vides(nous, eux)), nous, eux)


@deplier
def nombre_vides(nous: Disques, eux: Disques) -> Compte:
    """Return how many squares are empty, 0 to 64 (``int64``)."""
    return 64 - compter(nous | eux)
