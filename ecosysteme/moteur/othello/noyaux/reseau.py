"""The small networks that judge from 6 to 36 empty squares: the patterns' tables again, with many numbers to a row.

The first number of a row is a weight as before. The others are added up for each corner of the board, over the groups
of squares that reach it; what is below zero is dropped, and the sums are added or taken away in turn (``SIGNES``). The
corners share the tables, so the eight images of a position are worth the same. A last table, read by how many moves
both sides have, counts for every corner, and holds the constants.

A network judges several numbers of empty squares, which share its rows: what corners and edges are worth changes
little, and is learnt from more positions. Only the table of mobilities is one for each number, and tells parity.

A sum of weights cannot say that a corner is worth much only when the edge beside it is empty; this can. At 12 empty
squares it errs by a disc less, for half as much time again. Idea: one layer over table look-ups (Nasu's NNUE, 2018),
here one for each corner.
"""

from __future__ import annotations

from functools import reduce

from ecosysteme.moteur.commun.compiler import deplier
from ecosysteme.moteur.commun.instructions import MOT, instruction, ir, types
from ecosysteme.moteur.commun.memoire import compter
from ecosysteme.moteur.commun.typage import Adresse, Compte, Disques
from ecosysteme.moteur.othello.noyaux.bits import mobilite
from ecosysteme.moteur.othello.noyaux.motifs import DEBUTS, INSTANCES, TAILLE

VOIES_RANGEE = 16  # numbers of a row: the direct weight, then the hidden units
OCTETS_RANGEE = 2 * VOIES_RANGEE
# What each number counts for, once cut at zero; the first never is.
SIGNES = (0, *(1 if rang % 2 else -1 for rang in range(1, VOIES_RANGEE)))
COUPS = 20  # the mobility table has this many rows for each of our counts, beyond which all are one
TABLES = 8  # tables of mobilities in a network: the most numbers of empty squares that share one
RANGEES = TAILLE + TABLES * COUPS * COUPS  # rows of one network, symmetric twins included
OCTETS_RESEAU = OCTETS_RANGEE * RANGEES
# The first two networks judge 9 and 11, 10 and 12 empty squares, which have positions enough; the third 13 to 20…
VIDES_APPRIS, VIDES_PARITES, RESEAUX_MAX = 9, 12, 5
VIDES_MIN = 6  # they also judge what they never learnt, as with 9 or 10: by less error than weights, down to here
PART_COIN = 0.3  # of its squares that a group must have in a quarter of the board to count for its corner

Coins = tuple[int, ...]


def _coins(cases: tuple[int, ...]) -> Coins:
    quarts = [case // 32 * 2 + case % 8 // 4 for case in cases]
    return tuple(coin for coin in range(4) if quarts.count(coin) >= PART_COIN * len(cases))


COINS_VUS: tuple[Coins, ...] = tuple(_coins(cases) for _, cases in INSTANCES)  # the corners that each group counts for
TOUS: Coins = (0, 1, 2, 3)


def reseau_de(vides: int) -> int:
    """Return the number of the network that judges ``vides`` empty squares, from ``VIDES_MIN`` up."""
    return (vides - 1) % 2 if vides <= VIDES_PARITES else (vides + 3) // TABLES


def vides_juges(reseaux: int) -> int:
    """Return the most empty squares that the first ``reseaux`` networks judge; 0 without any."""
    return TABLES * reseaux - 4 if reseaux else 0


@deplier
def debut_reseau(vides: Compte) -> Compte:
    """Return how far the network of ``reseau_de`` is from the first, in bytes."""
    octets: Compte = OCTETS_RESEAU * ((vides - 1) & 1 if vides <= VIDES_PARITES else (vides + 3) >> 3)
    return octets


@deplier
def table_mobilites(vides: Compte) -> Compte:
    """Return the first row of the table of mobilities that ``vides`` empty squares read, among all such rows."""
    appris = max(vides, VIDES_APPRIS + 1 - (vides & 1))
    return ((appris + 3) & (TABLES - 1)) * (COUPS * COUPS)


@deplier
def numero_mobilites(nous: Disques, eux: Disques) -> Compte:
    """Return the row within a table of mobilities; a side to move that cannot is as one that has a single move."""
    nos, leurs = compter(mobilite(nous, eux)), compter(mobilite(eux, nous))
    return (min(max(nos, 1), COUPS) - 1) * COUPS + min(leurs, COUPS - 1)


_RANGEE = ir.VectorType(ir.IntType(16), VOIES_RANGEE)
_LARGE = ir.VectorType(ir.IntType(32), VOIES_RANGEE)


def _lire_rangee(b: ir.IRBuilder, poids: ir.Value, numero: ir.Value, debut: int) -> ir.Value:
    octet = b.mul(b.add(numero, ir.Constant(MOT, debut)), ir.Constant(MOT, OCTETS_RANGEE))
    return b.load(b.inttoptr(b.add(poids, octet), _RANGEE.as_pointer()), align=OCTETS_RANGEE)


def _sommes(b: ir.IRBuilder, mots: list[ir.Value]) -> dict[Coins, ir.Value]:
    """Emit the sums of the rows, apart for each set of corners."""
    poids, indices, mobilites = mots
    sommes = {TOUS: _lire_rangee(b, poids, mobilites, TAILLE)}
    for voie, (forme, _cases) in enumerate(INSTANCES):
        lieu = b.inttoptr(b.add(indices, ir.Constant(MOT, 2 * voie)), ir.IntType(16).as_pointer())
        rangee = _lire_rangee(b, poids, b.zext(b.load(lieu, align=2), MOT), DEBUTS[forme])
        coins = COINS_VUS[voie]
        sommes[coins] = b.add(sommes[coins], rangee) if coins in sommes else rangee
    return sommes


def _juger(module: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    sommes = _sommes(b, mots)
    zero = ir.Constant(_RANGEE, None)
    caches = []
    for coin in TOUS:
        somme = reduce(b.add, [somme for coins, somme in sommes.items() if coin in coins])
        caches.append(b.sext(b.select(b.icmp_signed(">", somme, zero), somme, zero), _LARGE))
    signes = ir.Constant(_LARGE, [ir.Constant(ir.IntType(32), signe) for signe in SIGNES])
    genre = ir.FunctionType(ir.IntType(32), [_LARGE])
    nom = f"llvm.vector.reduce.add.v{VOIES_RANGEE}i32"
    fonction = module.globals.get(nom) or ir.Function(module, genre, nom)
    cache = b.call(fonction, [b.mul(reduce(b.add, caches), signes)])
    direct = b.extract_element(reduce(b.add, list(sommes.values())), ir.Constant(ir.IntType(32), 0))
    return b.add(b.sext(cache, MOT), b.sext(direct, MOT))


@instruction(types.int64, _juger)
def juger(poids: Adresse, indices: Adresse, mobilites: Compte) -> int:
    """Return (``int64``) what the network at address ``poids`` says of a position: its indices, its mobility row.

    That row is the sum of ``table_mobilites`` and ``numero_mobilites``.
    """
    raise NotImplementedError
