"""Moves and flips on one machine word at a time, for every processor; and the choice of the version to use.

``mobilite(nous, eux)`` and ``retournes(nous, eux, case)`` are what the other kernels call. All words and square
numbers are ``uint64``: Numba types ``uint64 + 1`` as signed, and its right shifts then drag the sign along.
"""

from __future__ import annotations

from collections.abc import Callable

from ecosysteme.moteur.commun.compiler import SCALAIRE
from ecosysteme.moteur.commun.instructions import MOT, instruction, ir, types
from ecosysteme.moteur.commun.typage import Case, Disques
from ecosysteme.moteur.othello.noyaux import vecteurs
from ecosysteme.moteur.othello.noyaux.rayons import MASQUES, VOISINS

Decaler = Callable[[ir.Value, ir.Value], ir.Value]  # an instruction that shifts

_INTERIEURS = {1: 0x7E7E7E7E7E7E7E7E, 7: 0x007E7E7E7E7E7E00, 8: 0x00FFFFFFFFFFFF00, 9: 0x007E7E7E7E7E7E00}


def _c(valeur: int) -> ir.Constant:
    return ir.Constant(MOT, valeur)


def _propager(b: ir.IRBuilder, decaler: Decaler, pas: int, nous: ir.Value, eux: ir.Value) -> ir.Value:
    pris = b.and_(eux, decaler(nous, _c(pas)))
    pris = b.or_(pris, b.and_(eux, decaler(pris, _c(pas))))
    paires = b.and_(eux, decaler(eux, _c(pas)))
    pris = b.or_(pris, b.and_(paires, decaler(pris, _c(2 * pas))))
    pris = b.or_(pris, b.and_(paires, decaler(pris, _c(2 * pas))))
    return decaler(pris, _c(pas))


def _mobilite(_: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    nous, eux = mots
    coups = _c(0)
    for pas, interieur in _INTERIEURS.items():
        dedans = b.and_(eux, _c(interieur))
        for decaler in (b.shl, b.lshr):
            coups = b.or_(coups, _propager(b, decaler, pas, nous, dedans))
    return b.and_(coups, b.not_(b.or_(nous, eux)))


def _retournes(module: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    nous, eux, case = mots
    pris = _c(0)
    for rang in range(8):
        octet = b.add(b.shl(case, _c(6)), _c(8 * rang))
        rayon = b.load(b.inttoptr(vecteurs.mots_constants(module, b, "rayons", MASQUES, octet), MOT.as_pointer()))
        if rang < 4:
            # The carry runs through the opposing discs and stops on the first other square.
            bout = b.and_(b.and_(b.add(b.or_(eux, b.not_(rayon)), _c(1)), rayon), nous)
            borne = b.sub(bout, b.zext(b.icmp_unsigned("!=", bout, _c(0)), MOT))
        else:
            autres = b.or_(b.and_(rayon, b.not_(eux)), _c(1))
            tete = b.lshr(_c(1 << 63), b.ctlz(autres, ir.Constant(ir.IntType(1), 1)))
            borne = b.shl(b.sub(_c(0), b.and_(b.and_(tete, nous), rayon)), _c(1))
        pris = b.or_(pris, b.and_(borne, rayon))
    return pris


def _voisins(module: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    octet = b.shl(mots[0], _c(3))
    return b.load(b.inttoptr(vecteurs.mots_constants(module, b, "voisins", VOISINS, octet), MOT.as_pointer()))


@instruction(types.uint64, _mobilite)
def mobilite_scalaire(nous: Disques, eux: Disques) -> Disques:
    """Return the squares where ``nous`` may play, by eight parallel-prefix fills."""
    raise NotImplementedError


@instruction(types.uint64, _retournes)
def retournes_scalaires(nous: Disques, eux: Disques, case: Case) -> Disques:
    """Return the discs of ``eux`` that ``nous`` turns on the empty square ``case``, 0 when it is no move."""
    raise NotImplementedError


@instruction(types.uint64, _voisins)
def voisins(case: Case) -> Disques:
    """Return the squares that touch ``case``: a move turns nothing unless one of them is opposing."""
    raise NotImplementedError


mobilite: Callable[[Disques, Disques], Disques] = mobilite_scalaire
retournes: Callable[[Disques, Disques, Case], Disques] = retournes_scalaires
if vecteurs.DISPONIBLES and not SCALAIRE:
    mobilite = vecteurs.mobilite_512 if vecteurs.VECTEURS_512 else vecteurs.mobilite_256
    retournes = vecteurs.retournes_vecteurs
