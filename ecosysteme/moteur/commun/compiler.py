"""The one door to the compiler: how every kernel is compiled, and where its machine code is kept."""

from __future__ import annotations

import os
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryFile, mkdtemp
from types import FunctionType
from typing import Protocol, TypeVar, cast

from llvmlite import binding
from numba import njit
from numba.core import config as config_numba

__all__ = [
    "FONCTIONS_DE",
    "SCALAIRE",
    "binding",
    "compiler",
    "config",
    "deplier",
    "dossier_cache",
    "salle_de",
    "version_salle",
]


class Reglages(Protocol):
    """What is read here of Numba's settings, which it makes of the environment when it is imported."""

    CACHE_DIR: str
    CPU_NAME: str | None
    CPU_FEATURES: str | None


class Statistiques(Protocol):
    """What is read here of how a compiled function was come by."""

    @property
    def cache_misses(self) -> Mapping[object, int]:
        """How often each of its types was not on the disk, and was compiled."""


class Noyau(Protocol):
    """What is used here of a compiled function, as Numba knows it."""

    @property
    def py_func(self) -> FunctionType:
        """The function as it was written."""

    @property
    def signatures(self) -> Sequence[object]:
        """The types it was compiled for, none before its first call."""

    @property
    def stats(self) -> Statistiques:
        """What was read from the disk, and what was not there."""


F = TypeVar("F", bound=Callable[..., object])
config = cast(Reglages, config_numba)

COMMUN = Path(__file__).parent
MOTEUR = COMMUN.parent

# By room: the folder of an engine, or that of all engines for a kernel from elsewhere.
FONCTIONS_DE: defaultdict[Path, list[Noyau]] = defaultdict(list)

# Set to anything but 0, it keeps the scalar kernels on a processor that has vectors: to compare, or to flee a fault.
SCALAIRE = os.environ.get("OTHELLIER_SCALAIRE", "0") != "0"


def salle_de(source: Path) -> Path:
    """Return the room of a kernel from the file that defines it: an engine's folder, else that of all engines.

    Tests have kernels too, made of the words of any room.
    """
    if MOTEUR in source.parents:
        return MOTEUR / source.relative_to(MOTEUR).parts[0]
    return MOTEUR


@cache
def version_salle(salle: Path) -> str:
    """Return 16 hexadecimal digits that change whenever a source of the room, or of ``commun``, does.

    Numba watches only the file of the function that it loads, so a kernel would survive the correction of another that
    it inlines. One engine ignores the sources of the other: correcting it does not have both compiled again.
    """
    somme = sha256(b"scalaire" if SCALAIRE else b"")
    for source in sorted({*salle.rglob("*.py"), *COMMUN.rglob("*.py")}):
        somme.update(source.relative_to(MOTEUR).as_posix().encode() + b"\0" + source.read_bytes())
    return somme.hexdigest()[:16]


def _inscriptible(dossier: Path) -> bool:
    try:
        dossier.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=dossier):
            return True
    except OSError:
        return False


@cache
def dossier_cache(salle: Path) -> Path:
    """Return where machine code is kept: ``NUMBA_CACHE_DIR`` when set, else beside the package, else the user's cache.

    The last part of the path is the room's name and version: a new version never meets the code of an old one.
    """
    paquet = MOTEUR / "__pycache__"
    if config.CACHE_DIR:
        base = Path(config.CACHE_DIR)
    elif _inscriptible(paquet):
        base = paquet
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "othellier"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "othellier"
    if not _inscriptible(base):
        base = Path(mkdtemp(prefix="othellier-"))  # compiled again each time, but it runs
    return base / f"{salle.name}-{version_salle(salle)}"


def _compiler(fonction: F, deplie: bool) -> F:
    salle = salle_de(Path(fonction.__code__.co_filename))
    # The locator of the cache is chosen when the decorator runs, from this global of Numba.
    ancien = config.CACHE_DIR
    config.CACHE_DIR = str(dossier_cache(salle))
    try:
        compilee = njit(nogil=True, cache=True, error_model="numpy", forceinline=deplie)(fonction)
    finally:
        config.CACHE_DIR = ancien
    FONCTIONS_DE[salle].append(cast(Noyau, compilee))
    return cast(F, compilee)


def compiler(fonction: F) -> F:
    """Compile ``fonction`` on first call: without the GIL (or the window freezes), its machine code kept on disk.

    A recursive function must always be called with the same types, and a literal is a type of its own: compiled twice,
    it works, but its two versions call each other, and the code kept on disk then jumps to address 0.
    """
    return _compiler(fonction, deplie=False)


def deplier(fonction: F) -> F:
    """As ``compiler``, and unfold the body wherever it is called: a call costs 1 to 6 ns, a leaf lasts 10."""
    return _compiler(fonction, deplie=True)
