"""A small evaluation that puts moves in order near the end of a solve: corners and edges alone, in the nearest caches.

The weights of ``evaluation`` are 0.7 MB for each phase, and reading them costs more than it saves where a position is
solved in some microseconds. These are 154 kB for all numbers of empty squares: the corner of 3 by 3 and the edge with
its two X squares, ``FORMES_TRI``. Mobility counts for the rest, more than what it is worth in discs: a position with
few moves is also soon searched.

The groups of squares are lanes of one vector, as in ``motifs``. It is summed from a table of what the discs of each
four squares add: sixteen additions whatever the board, none of which decides what comes next.
"""

from __future__ import annotations

from functools import reduce

import numpy as np

from ecosysteme.moteur.commun.compiler import deplier
from ecosysteme.moteur.commun.instructions import MOT, instruction, ir, types
from ecosysteme.moteur.commun.memoire import bit, charger, ranger
from ecosysteme.moteur.commun.typage import Adresse, Case, Disques, Valeur
from ecosysteme.moteur.othello.noyaux.contexte import LECTURE, TRI
from ecosysteme.moteur.othello.noyaux.derniers import impairs
from ecosysteme.moteur.othello.noyaux.motifs import INSTANCES, TAILLES, Mots16, rangees
from ecosysteme.moteur.othello.noyaux.ordre import CASE, EUX, NOUS, PAS, VALEUR, mobilite_ponderee
from ecosysteme.moteur.othello.noyaux.vecteurs import constante

FORMES_TRI = (0, 2)  # numbers of the shapes in ``motifs``
LARGEUR = 16  # the first lanes of ``motifs``, where all groups of these shapes are
DEBUTS_TRI = {forme: sum(TAILLES[autre] for autre in FORMES_TRI if autre < forme) for forme in FORMES_TRI}
TAILLE_TRI = sum(TAILLES[forme] for forme in FORMES_TRI)  # weights, symmetric twins included
VOIES_TRI = tuple(voie for voie, (forme, _) in enumerate(INSTANCES) if forme in FORMES_TRI)
# In 1/32 of a disc: a move of the opponent (corners count twice), a move in a region of odd size, the known best.
POIDS_MOBILITE_TRI, POIDS_PARITE_TRI = 224, 48
PREMIER: Valeur = 1 << 30

_VECTEUR = ir.VectorType(ir.IntType(16), LARGEUR)


def quartets() -> Mots16:
    """Return what each set of discs among four squares in a row adds to the indices: shape (16, 16, ``LARGEUR``)."""
    lignes = rangees()[:, :LARGEUR].reshape(16, 4, LARGEUR)
    presents = np.arange(16)[:, None] >> np.arange(4) & 1
    sommes: Mots16 = np.einsum("mi,kil->kml", presents, lignes).astype(np.uint16)
    return sommes


def _somme(module: ir.Module, b: ir.IRBuilder, pions: ir.Value) -> ir.Value:
    table = b.ptrtoint(constante(module, "quartets", quartets().tobytes()), MOT)
    parts = []
    for rang in range(16):
        ecart = 4 * rang - 5  # a row of the table is 32 bytes: the four squares become bits 5 to 8
        decales = b.lshr(pions, ir.Constant(MOT, ecart)) if ecart > 0 else b.shl(pions, ir.Constant(MOT, -ecart))
        octet = b.add(b.and_(decales, ir.Constant(MOT, 0x1E0)), ir.Constant(MOT, 512 * rang))
        parts.append(b.load(b.inttoptr(b.add(table, octet), _VECTEUR.as_pointer()), align=32))
    while len(parts) > 1:
        parts = [b.add(x, y) for x, y in zip(parts[::2], parts[1::2], strict=True)]
    return parts[0]


def _lieu(b: ir.IRBuilder, adresse: ir.Value) -> ir.Value:
    return b.inttoptr(adresse, _VECTEUR.as_pointer())


def _poser(module: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    vers, nous, eux = mots
    notres = _somme(module, b, nous)
    b.store(b.add(b.add(notres, notres), _somme(module, b, eux)), _lieu(b, vers), align=32)
    return vers


def _peser(module: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    poids, adverses, case, pris = mots
    table = b.ptrtoint(constante(module, "rangees.tri", rangees()[:, :LARGEUR].tobytes()), MOT)
    pose = b.load(_lieu(b, b.add(table, b.mul(case, ir.Constant(MOT, 2 * LARGEUR)))), align=32)
    indices = b.add(b.add(b.load(_lieu(b, adverses), align=32), b.add(pose, pose)), _somme(module, b, pris))
    court, lus = ir.IntType(16), []
    for voie in VOIES_TRI:
        rang = b.zext(b.extract_element(indices, ir.Constant(ir.IntType(32), voie)), MOT)
        octet = b.add(b.add(rang, rang), ir.Constant(MOT, 2 * DEBUTS_TRI[INSTANCES[voie][0]]))
        lus.append(b.sext(b.load(b.inttoptr(b.add(poids, octet), court.as_pointer()), align=2), MOT))
    return reduce(b.add, lus)


@instruction(types.uint64, _poser)
def poser_adverses(vers: Adresse, nous: Disques, eux: Disques) -> Adresse:
    """Write at ``vers`` (32 bytes, aligned) the indices of a position seen from the other side."""
    raise NotImplementedError


@instruction(types.int64, _peser)
def peser_apres(poids: Adresse, adverses: Adresse, case: Case, pris: Disques) -> int:
    """Add the weights (``int64``) after a move on ``case`` that turns ``pris``.

    For the side that then has the move; ``adverses``: what ``poser_adverses`` wrote of the position before.
    """
    raise NotImplementedError


@deplier
def noter_bords(ctx: Adresse, coup: Adresse, fin: Adresse, nous: Disques, eux: Disques, prefere: Case) -> None:
    """Value the moves of a list by corners, edges, mobility and parity; ``prefere`` comes first."""
    odd = impairs(~(nous | eux))
    adverses, poids = ctx + np.uint64(LECTURE), charger(ctx, TRI)
    poser_adverses(adverses, nous, eux)
    while coup < fin:
        case = charger(coup, CASE)
        siens, leurs = charger(coup, NOUS), charger(coup, EUX)
        note: Valeur = PREMIER
        if case != prefere:
            note = -peser_apres(poids, adverses, case, siens ^ eux)
            note -= POIDS_MOBILITE_TRI * mobilite_ponderee(siens, leurs)
            if bit(case) & odd:
                note += POIDS_PARITE_TRI
        ranger(coup, VALEUR, note)
        coup += PAS
