"""How a word that Python lacks is given to kernels: declared as a function, written in instructions of LLVM.

A declaration has no body to run: Numba puts the instructions wherever a kernel calls it, and outside kernels there is
no such word.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from functools import update_wrapper
from typing import Protocol, TypeVar, cast

from llvmlite import ir
from numba import types
from numba.core.types import Type
from numba.core.typing.templates import Signature
from numba.extending import intrinsic

__all__ = ["MOT", "OCTET", "Emetteur", "instruction", "ir", "mot_de", "types"]

# Writes the instructions of a word: the module they go into, what writes them, the arguments; returns the result.
Emetteur = Callable[[ir.Module, ir.IRBuilder, list[ir.Value]], ir.Value]
F = TypeVar("F", bound=Callable[..., object])

MOT = ir.IntType(64)
OCTET = ir.IntType(8)


class Cible(Protocol):
    """What Numba compiles for, and what is asked of it here."""

    def get_dummy_value(self) -> ir.Value:
        """Return what stands for nothing."""


Produire = Callable[[Cible, ir.IRBuilder, Signature, Sequence[ir.Value]], ir.Value]


def mot_de(constructeur: ir.IRBuilder, valeur: ir.Value, genre: Type) -> ir.Value:
    """Widen an integer or a boolean to 64 bits, keeping the sign of those that have one."""
    largeur = valeur.type.width
    if largeur == 64:
        return valeur
    if largeur > 64:
        return constructeur.trunc(valeur, MOT)
    return constructeur.sext(valeur, MOT) if getattr(genre, "signed", False) else constructeur.zext(valeur, MOT)


def instruction(resultat: Type, emettre: Emetteur) -> Callable[[F], F]:
    """Give a declared function its instructions: integers of any type in, widened to 64 bits, ``resultat`` out."""

    def decorer(declaration: F) -> F:
        def typer(contexte: object, *genres: Type) -> tuple[Signature, Produire]:
            def produire(
                cible: Cible, constructeur: ir.IRBuilder, appel: Signature, arguments: Sequence[ir.Value]
            ) -> ir.Value:
                mots = [mot_de(constructeur, mot, genre) for mot, genre in zip(arguments, appel.args, strict=True)]
                valeur = emettre(constructeur.module, constructeur, mots)
                return cible.get_dummy_value() if resultat is types.void else valeur

            return resultat(*genres), produire

        update_wrapper(typer, declaration)
        # Numba reads there what it may be given: the context, which it passes itself, then what is declared.
        declares = inspect.signature(declaration).parameters.values()
        premier = inspect.Parameter("contexte", inspect.Parameter.POSITIONAL_OR_KEYWORD)
        typer.__dict__["__signature__"] = inspect.Signature([premier, *declares])
        return cast(F, intrinsic(typer))

    return decorer
