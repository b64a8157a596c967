"""Which processor this is, and which of the engine's kernels it runs."""

from __future__ import annotations

from typing import NamedTuple

# Numba is imported where it is asked: that takes a second.


class Noyaux(NamedTuple):
    """What the kernels of this process are compiled for."""

    vecteurs: str  # ``AVX-512`` or ``AVX2``, empty for the scalar kernels
    processeur: str  # LLVM's name, such as ``znver4``


def noyaux() -> Noyaux:
    """Return the kernels chosen when the engine is imported, which it is here if it was not yet."""
    from ecosysteme.moteur.commun.compiler import SCALAIRE, nom_processeur
    from ecosysteme.moteur.othello.noyaux import vecteurs

    choisis = "AVX-512" if vecteurs.VECTEURS_512 else "AVX2"
    vectoriels = vecteurs.DISPONIBLES and not SCALAIRE
    return Noyaux(choisis if vectoriels else "", nom_processeur())
