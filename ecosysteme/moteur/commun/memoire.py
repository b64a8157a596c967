"""Words of the processor that Python lacks: raw memory, atomics, bit counts, as Numba intrinsics.

Kernels get one address (the context, ``contexte.py``) instead of arrays: passing four arrays to a recursive function
costs 6 ns a call, passing one ``uint64`` 1.3. Nothing here is bounds-checked, whatever ``NUMBA_BOUNDSCHECK`` says.

Addresses, offsets (in bytes) and values may be of any integer type; results are ``uint64`` unless said otherwise.
"""

from __future__ import annotations

from numba.core import cgutils

from ecosysteme.moteur.commun.instructions import MOT, OCTET, instruction, ir, types
from ecosysteme.moteur.commun.typage import Adresse, Case, Disques, Mot, Nombre


def _adresse(b: ir.IRBuilder, mots: list[ir.Value], genre: ir.Type) -> ir.Value:
    return b.inttoptr(b.add(mots[0], mots[1]), genre.as_pointer())


def _charger(_: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    return b.load(_adresse(b, mots, MOT), align=8)


def _charger_octet(_: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    return b.zext(b.load(_adresse(b, mots, OCTET), align=1), MOT)


def _charger_partage(_: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    return b.load_atomic(_adresse(b, mots, MOT), ordering="acquire", align=8)


def _ranger(_: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    return b.store(mots[2], _adresse(b, mots, MOT), align=8)


def _ranger_partage(_: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    return b.store_atomic(mots[2], _adresse(b, mots, MOT), ordering="release", align=8)


def _ajouter_partage(_: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    return b.atomic_rmw("add", _adresse(b, mots, MOT), mots[2], ordering="seq_cst")


def _echanger_si(_: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    paire = b.cmpxchg(_adresse(b, mots, MOT), mots[2], mots[3], ordering="seq_cst", failordering="seq_cst")
    return b.zext(b.extract_value(paire, 1), MOT)


def _compter(_: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    return b.ctpop(mots[0])


def _premier(_: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    return b.cttz(mots[0], cgutils.false_bit)


def _bit(_: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    return b.shl(ir.Constant(MOT, 1), mots[0])


def _oter_premier(_: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    return b.and_(mots[0], b.sub(mots[0], ir.Constant(MOT, 1)))


def _precharger(module: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    entier, nom = ir.IntType(32), "llvm.prefetch.p0"
    genre = ir.FunctionType(ir.VoidType(), [OCTET.as_pointer(), entier, entier, entier])
    fonction = module.globals.get(nom) or ir.Function(module, genre, nom)
    # To be read, to be kept in every cache, data.
    reglages = [ir.Constant(entier, n) for n in (0, 3, 1)]
    return b.call(fonction, [b.inttoptr(mots[0], OCTET.as_pointer()), *reglages])


def _signe(_: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    return mots[0]


@instruction(types.uint64, _charger)
def charger(base: Adresse, decalage: Nombre) -> Mot:
    """Read the 8-byte word at ``base + decalage``."""
    raise NotImplementedError


@instruction(types.int64, _charger_octet)
def charger_octet(base: Adresse, decalage: Nombre) -> int:
    """Read the byte at ``base + decalage``, 0 to 255, as an ``int64``."""
    raise NotImplementedError


@instruction(types.uint64, _charger_partage)
def charger_partage(base: Adresse, decalage: Nombre) -> Mot:
    """Read a word that another thread may be writing; never moved out of a loop."""
    raise NotImplementedError


@instruction(types.void, _precharger)
def precharger(adresse: Adresse) -> None:
    """Ask for the cache line at ``adresse`` ahead of its use; harmless wherever the address points."""
    raise NotImplementedError


@instruction(types.void, _ranger)
def ranger(base: Adresse, decalage: Nombre, valeur: Nombre) -> None:
    """Write the 8-byte word at ``base + decalage``."""
    raise NotImplementedError


@instruction(types.void, _ranger_partage)
def ranger_partage(base: Adresse, decalage: Nombre, valeur: Nombre) -> None:
    """Write a word that another thread may be reading, after all earlier writes."""
    raise NotImplementedError


@instruction(types.uint64, _ajouter_partage)
def ajouter_partage(base: Adresse, decalage: Nombre, valeur: Nombre) -> Mot:
    """Add to a word in one indivisible step; return what it was before."""
    raise NotImplementedError


@instruction(types.uint64, _echanger_si)
def echanger_si(base: Adresse, decalage: Nombre, attendu: Nombre, nouveau: Nombre) -> Mot:
    """Write ``nouveau`` if the word is ``attendu``, in one indivisible step; return 1 if it was, else 0."""
    raise NotImplementedError


@instruction(types.int64, _compter)
def compter(mot: Nombre) -> int:
    """Count the bits set, 0 to 64, as an ``int64``."""
    raise NotImplementedError


@instruction(types.uint64, _premier)
def premier(mot: Nombre) -> Case:
    """Return the number of the lowest bit set, 64 when there is none."""
    raise NotImplementedError


@instruction(types.uint64, _bit)
def bit(case: Case) -> Disques:
    """Return the word whose only bit is number ``case``, 0 to 63."""
    raise NotImplementedError


@instruction(types.uint64, _oter_premier)
def oter_premier(mot: Nombre) -> Disques:
    """Return ``mot`` without its lowest bit set, 0 when it has none."""
    raise NotImplementedError


@instruction(types.int64, _signe)
def signe(mot: Nombre) -> int:
    """Read the 64 bits as a signed ``int64``: mixing signs in Numba would give floats."""
    raise NotImplementedError


@instruction(types.uint64, _signe)
def non_signe(mot: Nombre) -> Mot:
    """Read the 64 bits as a ``uint64``: the other way round."""
    raise NotImplementedError
