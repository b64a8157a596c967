"""Words of the processor that Python lacks: raw memory, atomics, bit counts, as Numba intrinsics.

Kernels get one address (the context, ``contexte.py``) instead of arrays: passing four arrays to a recursive function
costs 6 ns a call, passing one ``uint64`` 1.3. Nothing here is bounds-checked, whatever ``NUMBA_BOUNDSCHECK`` says.

Addresses, offsets (in bytes) and values may be of any integer type; results are ``uint64`` unless said otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import types
from numba.core import cgutils

from ecosysteme.moteur.commun.compiler import instruction, ir

Emetteur = Callable[[Any, ir.IRBuilder, list[ir.Value]], ir.Value]

MOT = ir.IntType(64)
OCTET = ir.IntType(8)


def mot_de(constructeur: ir.IRBuilder, valeur: ir.Value, genre: Any) -> ir.Value:
    """Widen an integer or a boolean to 64 bits, keeping the sign of those that have one."""
    largeur = valeur.type.width
    if largeur == 64:
        return valeur
    if largeur > 64:
        return constructeur.trunc(valeur, MOT)
    return constructeur.sext(valeur, MOT) if getattr(genre, "signed", False) else constructeur.zext(valeur, MOT)


def sur_mots(resultat: Any, emettre: Emetteur) -> Callable[[Any, tuple[Any, ...]], tuple[Any, Any]]:
    """Make the typing half of an intrinsic: integers in, widened to 64 bits, ``resultat`` out.

    ``emettre(module, constructeur, mots)`` writes the instructions and returns the value.
    """

    def typer(contexte: Any, genres: tuple[Any, ...]) -> tuple[Any, Any]:
        def produire(cible: Any, constructeur: ir.IRBuilder, signature: Any, arguments: Any) -> ir.Value:
            mots = [mot_de(constructeur, mot, genre) for mot, genre in zip(arguments, signature.args, strict=True)]
            valeur = emettre(constructeur.module, constructeur, mots)
            return cible.get_dummy_value() if resultat is types.void else valeur

        return resultat(*genres), produire

    return typer


def _adresse(b: ir.IRBuilder, mots: list[ir.Value], genre: ir.Type) -> ir.Value:
    return b.inttoptr(b.add(mots[0], mots[1]), genre.as_pointer())


def _charger(_: Any, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    return b.load(_adresse(b, mots, MOT), align=8)


def _charger_octet(_: Any, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    return b.zext(b.load(_adresse(b, mots, OCTET), align=1), MOT)


def _charger_partage(_: Any, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    return b.load_atomic(_adresse(b, mots, MOT), ordering="acquire", align=8)


def _ranger(_: Any, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    return b.store(mots[2], _adresse(b, mots, MOT), align=8)


def _ranger_partage(_: Any, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    return b.store_atomic(mots[2], _adresse(b, mots, MOT), ordering="release", align=8)


def _ajouter_partage(_: Any, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    return b.atomic_rmw("add", _adresse(b, mots, MOT), mots[2], ordering="seq_cst")


def _echanger_si(_: Any, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    paire = b.cmpxchg(_adresse(b, mots, MOT), mots[2], mots[3], ordering="seq_cst", failordering="seq_cst")
    return b.zext(b.extract_value(paire, 1), MOT)


def _compter(_: Any, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    return b.ctpop(mots[0])


def _premier(_: Any, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    return b.cttz(mots[0], cgutils.false_bit)


def _bit(_: Any, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    return b.shl(ir.Constant(MOT, 1), mots[0])


def _oter_premier(_: Any, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    return b.and_(mots[0], b.sub(mots[0], ir.Constant(MOT, 1)))


def _signe(_: Any, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    return mots[0]


@instruction
def charger(contexte: Any, base: Any, decalage: Any) -> Any:
    """Read the 8-byte word at ``base + decalage``."""
    return sur_mots(types.uint64, _charger)(contexte, (base, decalage))


@instruction
def charger_octet(contexte: Any, base: Any, decalage: Any) -> Any:
    """Read the byte at ``base + decalage``, 0 to 255, as an ``int64``."""
    return sur_mots(types.int64, _charger_octet)(contexte, (base, decalage))


@instruction
def charger_partage(contexte: Any, base: Any, decalage: Any) -> Any:
    """Read a word that another thread may be writing; never moved out of a loop."""
    return sur_mots(types.uint64, _charger_partage)(contexte, (base, decalage))


@instruction
def ranger(contexte: Any, base: Any, decalage: Any, valeur: Any) -> Any:
    """Write a word."""
    return sur_mots(types.void, _ranger)(contexte, (base, decalage, valeur))


@instruction
def ranger_partage(contexte: Any, base: Any, decalage: Any, valeur: Any) -> Any:
    """Write a word that another thread may be reading, after all earlier writes."""
    return sur_mots(types.void, _ranger_partage)(contexte, (base, decalage, valeur))


@instruction
def ajouter_partage(contexte: Any, base: Any, decalage: Any, valeur: Any) -> Any:
    """Add to a word in one indivisible step; return what it was before."""
    return sur_mots(types.uint64, _ajouter_partage)(contexte, (base, decalage, valeur))


@instruction
def echanger_si(contexte: Any, base: Any, decalage: Any, attendu: Any, nouveau: Any) -> Any:
    """Write ``nouveau`` if the word is ``attendu``, in one indivisible step; return 1 if it was, else 0."""
    return sur_mots(types.uint64, _echanger_si)(contexte, (base, decalage, attendu, nouveau))


@instruction
def compter(contexte: Any, mot: Any) -> Any:
    """Count the bits set, 0 to 64, as an ``int64``."""
    return sur_mots(types.int64, _compter)(contexte, (mot,))


@instruction
def premier(contexte: Any, mot: Any) -> Any:
    """Return the number of the lowest bit set, 64 when there is none."""
    return sur_mots(types.uint64, _premier)(contexte, (mot,))


@instruction
def bit(contexte: Any, case: Any) -> Any:
    """Return the word whose only bit is number ``case``, 0 to 63."""
    return sur_mots(types.uint64, _bit)(contexte, (case,))


@instruction
def oter_premier(contexte: Any, mot: Any) -> Any:
    """Clear the lowest bit set."""
    return sur_mots(types.uint64, _oter_premier)(contexte, (mot,))


@instruction
def signe(contexte: Any, mot: Any) -> Any:
    """Read the 64 bits as a signed ``int64``: mixing signs in Numba would give floats."""
    return sur_mots(types.int64, _signe)(contexte, (mot,))


@instruction
def non_signe(contexte: Any, mot: Any) -> Any:
    """Read the 64 bits as a ``uint64``."""
    return sur_mots(types.uint64, _signe)(contexte, (mot,))
