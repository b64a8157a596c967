"""The usual levels of x86-64, for which a frozen program brings its machine code; what kernels may use of a processor.

Code for a level runs on each processor that has it, and is compiled once, where the program is made; code for one
processor is compiled there.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Protocol, cast

from llvmlite import binding
from numba.core import config as config_numba


class Reglages(Protocol):
    """What is read here of Numba's settings, which it makes of the environment when it is imported."""

    CACHE_DIR: str
    CPU_NAME: str | None
    CPU_FEATURES: str | None


config = cast(Reglages, config_numba)

_V3: Final = frozenset(["avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe"])
# LLVM's name of each level, the highest first, with what it adds to what every x86-64 has.
NIVEAUX: Final[Mapping[str, frozenset[str]]] = {
    "x86-64-v4": _V3 | frozenset(["avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"]),
    "x86-64-v3": _V3,
}
LIVRE: Final = Path(__file__).parents[1] / "code"  # where a frozen program has its machine code, a folder a level


def niveaux_presents() -> list[str]:
    """Return the levels that this processor has, the highest first: none on another than an x86-64."""
    traits = binding.get_host_cpu_features()
    return [niveau for niveau, exiges in NIVEAUX.items() if all(traits.get(trait) for trait in exiges)]


def choisir() -> None:
    """Have a frozen program compile for the highest level that it brings code for, unless the environment chooses."""
    if getattr(sys, "frozen", False) and config.CPU_NAME is None and config.CPU_FEATURES is None:
        livres = [niveau for niveau in niveaux_presents() if (LIVRE / niveau).is_dir()]
        if livres:
            config.CPU_NAME, config.CPU_FEATURES = livres[0], ""


def traits_vises() -> Mapping[str, bool]:
    """Return by LLVM's names what kernels may use: of a processor asked for by another name than a level's, nothing."""
    nom, traits = config.CPU_NAME, config.CPU_FEATURES
    if nom is not None and nom in NIVEAUX and traits == "":
        return dict.fromkeys(NIVEAUX[nom], True)
    return {} if nom or traits else binding.get_host_cpu_features()
