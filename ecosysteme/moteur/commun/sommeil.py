"""Waiting inside a kernel: a hint to the processor, then real sleep, so that who waits takes no core from who works.

The sleep is a call into the system. Machine code that is kept on disk must not hold its address, which is another one
at each start: it names a symbol, which each process that imports this file gives to LLVM before any kernel is loaded.
"""

from __future__ import annotations

import ctypes
import sys
from typing import Final

from ecosysteme.moteur.commun.compiler import binding, deplier
from ecosysteme.moteur.commun.instructions import instruction, ir, types
from ecosysteme.moteur.commun.typage import Compte, Nombre

__all__ = ["patienter"]

SYMBOLE: Final = "othellier_dormir"
ENTIER: Final = ir.IntType(32)

# Looks with only a PAUSE between them, 15 microseconds or so in all; on Linux no sleep lasts less than 60.
REGARDS: Final = 500
# Then sleeps, in microseconds, twice as long every few of them: waking late costs a small part of what was waited for,
# and a thread that is left idle for long takes next to nothing.
SOMMEIL: Final = 10
SOMMEILS: Final = 8
DOUBLEMENTS: Final = 5


def _fonction_systeme() -> int:
    """Return the address of what sleeps, given a number of microseconds."""
    if sys.platform == "win32":
        # Milliseconds, of which its clock may make sixteen: ``patienter`` gives it 0, which lets other threads run.
        fonction = ctypes.WinDLL("kernel32").Sleep
    else:
        # What harms nobody in its place does nothing, whatever it is given.
        fonction = getattr(ctypes.CDLL(None), "usleep", ctypes.pythonapi.Py_IsInitialized)
    return ctypes.cast(fonction, ctypes.c_void_p).value or 0


binding.add_symbol(SYMBOLE, _fonction_systeme())

EN_MICROSECONDES: Final = sys.platform != "win32"


def _fonction(module: ir.Module, nom: str, *genres: ir.Type) -> ir.Function:
    existante = module.globals.get(nom)
    return existante or ir.Function(module, ir.FunctionType(ir.VoidType(), genres), nom)


def _souffler(module: ir.Module, b: ir.IRBuilder, _: list[ir.Value]) -> ir.Value:
    architecture = binding.get_process_triple().partition("-")[0]
    if architecture in ("x86_64", "i686"):
        return b.call(_fonction(module, "llvm.x86.sse2.pause"), [])
    if architecture in ("aarch64", "arm64"):
        return b.call(_fonction(module, "llvm.aarch64.hint", ENTIER), [ir.Constant(ENTIER, 1)])  # its YIELD
    return ir.Constant(ENTIER, 0)


def _dormir(module: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    return b.call(_fonction(module, SYMBOLE, ENTIER), [b.trunc(mots[0], ENTIER)])


@instruction(types.void, _souffler)
def souffler() -> None:
    """Tell the processor that a loop only waits: it spends less, and leaves more to a thread of the same core."""
    raise NotImplementedError


@instruction(types.void, _dormir)
def dormir(duree: Nombre) -> None:
    """Give the core back for ``duree`` microseconds or more; on Windows for as many milliseconds."""
    raise NotImplementedError


@deplier
def patienter(regards: Compte) -> None:
    """Wait a little, after having looked ``regards`` times for what is waited for."""
    if regards < REGARDS:
        souffler()
    elif EN_MICROSECONDES:
        dormir(SOMMEIL << min((regards - REGARDS) // SOMMEILS, DOUBLEMENTS))
    else:
        dormir(0)
