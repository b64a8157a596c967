"""The transposition table: one 64-bit word an entry, eight entries a cache line, shared by all threads without a lock.

A position and its mirror image have one key of 49 bits (``position.cle``). Mixed by a bijection, its high bits choose
the line and its 35 low bits are kept: with 2^14 lines or more, the two say the whole key, so a match is never a
coincidence, and an entry, written at once, is never torn.

An entry, from its low bits: lower bound + 32 and upper bound + 32 (6 bits each), logarithm of the nodes spent (6),
generation (8), nothing (3), the key's rest (35). 0 is an empty entry.
"""

from __future__ import annotations

import numpy as np

from ecosysteme.fautes import Faute
from ecosysteme.moteur.commun.blocs import bloc
from ecosysteme.moteur.commun.compiler import deplier
from ecosysteme.moteur.commun.instructions import MOT, instruction, ir, types
from ecosysteme.moteur.commun.memoire import charger, non_signe, premier, ranger, signe
from ecosysteme.moteur.commun.typage import Adresse, Cle, Compte, Donnees, Mot, Mots, Score

# Offsets in the memory of a search thread, in bytes: its first words, which this module reads.
TABLE = 8  # address of the table
DECALAGE = 16  # 49 less the logarithm of the number of lines
GENERATION = 24  # number of the search, 1 to 255, to age what earlier ones left

BITS_CLE = 49
ENTREES = 8
LIGNES_MIN = 14  # logarithm: below, 35 bits would not be the rest of the key
MEGA_MAX = 65536

ZERO, UN, TROIS, SIX, DOUZE, DIX_HUIT = (np.uint64(n) for n in (0, 1, 3, 6, 12, 18))
HUIT, OCTETS_LIGNE = np.uint64(8), np.uint64(64)
VINGT_CINQ, VERS_RESTE = np.uint64(25), np.uint64(29)
SIX_BITS, OCTET = np.uint64(63), np.uint64(255)
MELANGE = np.uint64(0x9E3779B97F4A7C15)
CLES = np.uint64((1 << BITS_CLE) - 1)
RESTE = np.uint64(((1 << 35) - 1) << 29)
ZERO_BORNE = 32

_LIGNE = ir.VectorType(MOT, ENTREES)
_ENTIER = ir.IntType(32)


def nouvelle_table(mega: int) -> tuple[Mots, int]:
    """Return an empty table of ``mega`` MB (2^20 bytes, 1 to 65,536) at most, and its ``DECALAGE``.

    The number of lines is the power of two that fits. Raises ``ValueError`` outside these bounds, or when there is not
    so much memory.
    """
    if not isinstance(mega, int) or not 1 <= mega <= MEGA_MAX:
        raise Faute(
            "table de {mega!r} Mo impossible : attendu un entier de 1 à {mega_max}", mega=mega, mega_max=MEGA_MAX
        )
    logarithme = LIGNES_MIN + mega.bit_length() - 1
    try:
        return bloc(64 << logarithme), BITS_CLE - logarithme
    except MemoryError:
        raise Faute("table de {mega} Mo impossible : la mémoire manque", mega=mega) from None


def _precharger(module: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    pointeur = ir.IntType(8).as_pointer()
    genre = ir.FunctionType(ir.VoidType(), [pointeur, _ENTIER, _ENTIER, _ENTIER])
    nom = "llvm.prefetch.p0"
    appelee = module.globals.get(nom) or ir.Function(module, genre, nom)
    lecture, garder, donnees = (ir.Constant(_ENTIER, n) for n in (0, 3, 1))
    return b.call(appelee, [b.inttoptr(mots[0], pointeur), lecture, garder, donnees])


def _trouver(_: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    ligne = b.load(b.inttoptr(mots[0], _LIGNE.as_pointer()), align=64)
    vide = ir.Constant(_LIGNE, ir.Undefined)
    un_mot = b.insert_element(vide, mots[1], ir.Constant(_ENTIER, 0))
    partout = b.shuffle_vector(un_mot, vide, ir.Constant(ir.VectorType(_ENTIER, ENTREES), [0] * ENTREES))
    masque = ir.Constant(_LIGNE, [int(RESTE)] * ENTREES)
    differences = b.and_(b.xor(ligne, partout), masque)
    egales = b.icmp_unsigned("==", differences, ir.Constant(_LIGNE, [0] * ENTREES))
    return b.zext(b.bitcast(egales, ir.IntType(ENTREES)), MOT)


def _zeros_en_tete(_: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    return b.ctlz(mots[0], ir.Constant(ir.IntType(1), 0))


@instruction(types.int64, _zeros_en_tete)
def zeros_en_tete(nombre: Mot) -> Compte:
    """Return how many bits precede the highest that is set, 64 for 0."""
    raise NotImplementedError


@instruction(types.void, _precharger)
def precharger(adresse: Adresse) -> None:
    """Ask the processor for a cache line that will soon be read."""
    raise NotImplementedError


@instruction(types.uint64, _trouver)
def trouver(ligne: Adresse, reste: Mot) -> Mot:
    """Return a word whose bit ``i`` is set when entry ``i`` of the line has this rest of a key, eight at a time."""
    raise NotImplementedError


@deplier
def melanger(cle: Cle) -> Cle:
    """Mix a key of 49 bits into another: a bijection, whose high bits depend on all."""
    return ((cle ^ (cle >> VINGT_CINQ)) * MELANGE) & CLES


@deplier
def ligne_de(ctx: Adresse, hachage: Cle) -> Adresse:
    """Return the address of the only line where a mixed key may be."""
    return charger(ctx, TABLE) + ((hachage >> charger(ctx, DECALAGE)) << SIX)


@deplier
def sonder(ctx: Adresse, hachage: Cle) -> Donnees:
    """Return the entry of a mixed key, 0 when it is not there."""
    ligne = ligne_de(ctx, hachage)
    places = trouver(ligne, hachage << VERS_RESTE)
    if places == ZERO:
        return ZERO
    return charger(ligne, premier(places) << TROIS)


@deplier
def borne_basse(entree: Donnees) -> Score:
    """Return the lower bound of the score, -21 to 21 (``int64``)."""
    return signe(entree & SIX_BITS) - ZERO_BORNE


@deplier
def borne_haute(entree: Donnees) -> Score:
    """Return the upper bound of the score, -21 to 21 (``int64``)."""
    return signe((entree >> SIX) & SIX_BITS) - ZERO_BORNE


@deplier
def _interet(entree: Donnees, generation: Mot) -> Mot:
    """Rank an entry for keeping: what this search wrote, then what cost the most nodes."""
    travail = (entree >> DOUZE) & SIX_BITS
    return travail + SIX_BITS if (entree >> DIX_HUIT) & OCTET == generation else travail


@deplier
def memoriser(ctx: Adresse, hachage: Cle, basse: Score, haute: Score, travail: Compte) -> None:
    """Record bounds (``int64``) that cost some 2^``travail`` nodes; those already known of the position stay."""
    ligne = ligne_de(ctx, hachage)
    generation = charger(ctx, GENERATION)
    places = trouver(ligne, hachage << VERS_RESTE)
    place, ancienne = ligne, ZERO
    if places != ZERO:
        place = ligne + (premier(places) << TROIS)
        ancienne = charger(place, 0)
    else:
        moindre, autre = OCTET, ligne
        while autre < ligne + OCTETS_LIGNE:
            interet = _interet(charger(autre, 0), generation)
            if interet < moindre:
                moindre, place = interet, autre
            autre += HUIT
    if ancienne != ZERO:
        basse = max(basse, borne_basse(ancienne))
        haute = min(haute, borne_haute(ancienne))
    entree = non_signe(basse + ZERO_BORNE) | (non_signe(haute + ZERO_BORNE) << SIX)
    entree |= (non_signe(travail) << DOUZE) | (generation << DIX_HUIT)
    ranger(place, 0, (hachage << VERS_RESTE) | entree)


@deplier
def longueur(nombre: Mot) -> Compte:
    """Return how many bits a number takes: its logarithm, rounded up."""
    return 64 - zeros_en_tete(nombre)
