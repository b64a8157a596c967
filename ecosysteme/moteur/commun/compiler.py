"""The one door to the compiler: how every kernel is compiled, and where its machine code is kept."""

from __future__ import annotations

import math
import os
import re
import stat
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryFile, mkdtemp
from time import time
from types import FunctionType
from typing import Any, Final, Protocol, TypeVar, cast, get_type_hints

import numba
import numpy as np
from llvmlite import binding
from numba import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.compiler import Compiler
from numba.core.registry import CPUDispatcher
from numba.core.runtime import _nrt_python  # type: ignore[attr-defined]
from numba.core.typeinfer import TypeInferer
from numba.core.types import Type
from platformdirs import user_cache_path

from ecosysteme.moteur.commun.niveaux import LIVRE, choisir, config
from ecosysteme.moteur.commun.rangement import SUFFIXE, Fichiers

__all__ = [
    "FONCTIONS_DE",
    "SCALAIRE",
    "binding",
    "compiler",
    "complete",
    "config",
    "deplier",
    "dossier_cache",
    "dossiers_donnees",
    "nom_processeur",
    "noter_complete",
    "salle_de",
    "types_de",
    "version_salle",
]


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

choisir()  # before the first kernel is declared

COMMUN = Path(__file__).parent
MOTEUR = COMMUN.parent

TEMOIN = "complet"  # the file that says that all of a room is there: the length and the name of each file, a line each
JOURS = 30  # without use before machine code is forgotten: compiling takes some 20 s
PERIME = ".perime"  # what ends the name of a folder that is being removed, or was when the machine stopped
NOM_DE_DOSSIER = re.compile(rf"[a-z0-9_]+-[0-9a-f]{{16}}-[0-9a-f]{{8}}({re.escape(PERIME)})?")

# By room: the folder of an engine, or that of all engines for a kernel from elsewhere.
FONCTIONS_DE: defaultdict[Path, list[Noyau]] = defaultdict(list)

# What every kernel is compiled with. None is handed to C code: without what that takes, compiling is a little shorter.
# Numba's own types do not know of it.
DE_TOUS: Final[Mapping[str, Any]] = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}

# Set to anything but 0, it keeps the scalar kernels on a processor that has vectors: to compare, or to flee a fault.
SCALAIRE = os.environ.get("OTHELLIER_SCALAIRE", "0") != "0"


def source_de(fonction: FunctionType) -> Path:
    """Return the file that defines a kernel; a frozen program has it too, and its code does not know where."""
    return Path(fonction.__globals__["__file__"]).with_suffix(".py")


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


def nom_processeur() -> str:
    """Return the processor that code is compiled for, by LLVM's name for it, such as ``znver4``."""
    return config.CPU_NAME or binding.get_host_cpu_name()


@cache
def version_machine() -> str:
    """Return 8 hexadecimal digits for what else machine code depends on: processor, Python, Numba."""
    traits = binding.get_host_cpu_features().flatten() if config.CPU_FEATURES is None else config.CPU_FEATURES
    tout = (binding.get_process_triple(), nom_processeur(), traits, sys.implementation.cache_tag, numba.__version__)
    return sha256(repr(tout).encode()).hexdigest()[:8]


def _inscriptible(dossier: Path) -> bool:
    try:
        dossier.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=dossier):
            return True
    except OSError:
        return False


def _base() -> Path | None:
    """Return where the folders of all rooms are, ``None`` where nothing can be written that lasts."""
    paquet = MOTEUR / "__pycache__"
    if config.CACHE_DIR:
        base = Path(config.CACHE_DIR)
    elif not getattr(sys, "frozen", False) and _inscriptible(paquet):
        return paquet
    else:
        base = user_cache_path("othellier", appauthor=False)
    return base if _inscriptible(base) else None


@cache
def dossier_cache(salle: Path) -> Path:
    """Return where machine code is kept: ``NUMBA_CACHE_DIR`` when set, else beside the package, else the user's cache.

    A frozen program leaves its own folder as it was installed. The last part of the path is the room's name, its
    version and the machine's: a new version never meets the code of an old one, and nothing depends on where the
    program is. The folder may be copied from one program or checkout to another. A new one takes the place of those
    that were not used for ``JOURS``.
    """
    base = _base() or Path(mkdtemp(prefix="othellier-"))  # compiled again each time, but it runs
    dossier = base / f"{salle.name}-{version_salle(salle)}-{version_machine()}"
    try:
        os.utime(dossier)  # its date is that of its last use
    except FileNotFoundError:
        _oublier_les_anciens(base)
    except OSError:  # a folder that is somebody else's, to be read only
        pass
    return dossier


def dossiers_lus(salle: Path) -> list[Path]:
    """Return where machine code of a room is looked for: its cache, then what a frozen program brings."""
    ici = dossier_cache(salle)
    return [ici, *(niveau / ici.name for niveau in LIVRE.glob("*") if (niveau / ici.name).is_dir())]


def dossiers_donnees(salle: Path) -> list[Path]:
    """Return where a room finds what it has made of its data: first where that may be kept, if it may be."""
    return [LIVRE] if _base() is None else [dossier_cache(salle), LIVRE]


def noter_complete(salle: Path) -> None:
    """Say that all of a room is there: each file of machine code, and how long it is."""
    dossier = dossier_cache(salle)
    fichiers = sorted(dossier.glob(f"*{SUFFIXE}"))
    with suppress(OSError):  # a cache that cannot be written to is compiled into again, not a fault
        notes = "".join(f"{fichier.stat().st_size} {fichier.name}\n" for fichier in fichiers)
        (dossier / TEMOIN).write_text(notes, encoding="utf-8")


def complete(salle: Path) -> bool:
    """Tell whether this version of a room was compiled before, here or where the program was made, and is all there."""
    return any(map(_entier, dossiers_lus(salle)))


def _entier(dossier: Path) -> bool:
    """Tell whether a folder has all that it says: a power cut may leave files of no length."""
    with suppress(OSError, ValueError):
        notes = [ligne.split(" ", 1) for ligne in (dossier / TEMOIN).read_text(encoding="utf-8").splitlines()]
        return bool(notes) and all((dossier / nom).stat().st_size == int(taille) for taille, nom in notes)
    return False


def _oublier_les_anciens(base: Path) -> None:
    """Remove the folders of other versions and machines that nobody has used for ``JOURS``, and nothing else.

    One goes at once, by another name, so that no half of it is ever taken for the whole. Who has used it for so long
    has its code in memory, and compiles again what it still lacks. Two programs may do this at the same time.
    """
    limite = time() - JOURS * 86_400
    with suppress(OSError):
        for dossier in list(base.iterdir()):
            with suppress(OSError):
                if NOM_DE_DOSSIER.fullmatch(dossier.name) and _date(dossier) < limite:
                    perime = dossier.with_suffix(PERIME)
                    dossier.rename(perime)
                    rmtree(perime, ignore_errors=True)


def _date(dossier: Path) -> float:
    """Return when a folder was last used; never, so to speak, of what is no folder of ours but a link."""
    traits = dossier.lstat()
    return traits.st_mtime if stat.S_ISDIR(traits.st_mode) else math.inf


class _Emplacement(_CacheLocator):
    """Where the code of a kernel is kept: by what it is made of, when Numba's own go by path and date.

    A frozen program has other paths at each start, and no file of its own at those that its code remembers.
    """

    def __init__(self, fonction: FunctionType) -> None:
        source = source_de(fonction)
        self.dossiers, self._somme = dossiers_lus(salle_de(source)), sha256(source.read_bytes()).hexdigest()
        # Two files of a room may have the same name. Numba adds it, and that of the function.
        self._nom = f"{fonction.__module__.rpartition('.')[0]}-{fonction.__code__.co_firstlineno}"
        self._py_file = str(source)  # Numba names it in its warnings

    def get_cache_path(self) -> str:
        return str(self.dossiers[0])

    def get_source_stamp(self) -> str:
        return self._somme

    def get_disambiguator(self) -> str:
        return self._nom

    @classmethod
    def from_function(cls, fonction: FunctionType, _: str) -> _Emplacement:
        return cls(fonction)


class _Rangement(CompileResultCacheImpl):
    _locator_classes: list[type[object]] = [_Emplacement]  # noqa: RUF012 – Numba's own declares it so


@cache
def _declarer_noms() -> None:
    """Tell LLVM where the functions of Numba's runtime are, as Numba does when it compiles some more of them."""
    for nom, ou in cast(Mapping[str, int], _nrt_python.c_helpers).items():
        binding.add_symbol(nom if nom.startswith("_") else f"NRT_{nom}", ou)


class _Cache(FunctionCache):
    _impl_class = _Rangement

    def __init__(self, fonction: FunctionType) -> None:
        super().__init__(fonction)  # type: ignore[no-untyped-call]
        cast(Any, self)._cache_file = Fichiers(
            cast(_Emplacement, self._impl.locator).dossiers, self._impl.filename_base
        )

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Read machine code without all that Numba knows of Python and NumPy: 33 MB and 0.4 s, for compiling only.

        Numba loads that before it looks for code, if only for the names that the code calls.
        """
        _declarer_noms()
        with self._guard_against_spurious_io_errors():  # type: ignore[no-untyped-call, unused-ignore]
            return self._load_overload(sig, target_context)  # type: ignore[no-untyped-call, unused-ignore]


class _Noyau(CPUDispatcher):
    """A function of ours, as Numba compiles it."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Compile what another kernel calls: a literal is a number as any other, or would have a version of its own."""
        return super().get_call_template(tuple(map(_sans_valeur, args)), kws)


_sans_valeur = cast(Callable[[Type], Type], types.unliteral)
_Deduction = cast(Any, TypeInferer)
_deduire = _Deduction.return_types_from_partial


def _deduire_une_fois(deduction: Any) -> Any:
    """Return what a recursive kernel gives, as far as that is known where it calls itself.

    Numba deduces it from the whole body, again for each of these calls: half of what the deep search took to compile.
    """
    connu = deduction.__dict__.get("othellier")
    if connu is None:
        connu = deduction.__dict__["othellier"] = _deduire(deduction)
    return connu


_Deduction.return_types_from_partial = _deduire_une_fois


def _compiler(fonction: F, deplie: bool) -> F:
    ecrite = cast(FunctionType, fonction)
    options = {"nopython": True, "boundscheck": None, **DE_TOUS, "forceinline": deplie}
    noyau = _Noyau(py_func=ecrite, targetoptions=options, pipeline_class=Compiler)
    cast(Any, noyau)._cache = _Cache(ecrite)
    FONCTIONS_DE[salle_de(source_de(ecrite))].append(cast(Noyau, noyau))
    return cast(F, noyau)


def compiler(fonction: F) -> F:
    """Compile ``fonction`` on first call: without the GIL (or the window freezes), its machine code kept on disk."""
    return _compiler(fonction, deplie=False)


def deplier(fonction: F) -> F:
    """As ``compiler``, and unfold the body wherever it is called: a call costs 1 to 6 ns, a leaf lasts 10."""
    return _compiler(fonction, deplie=True)


# The types of a kernel's arguments, by what they are declared to be: see ``typage``.
GENRES: Final[Mapping[object, Type]] = {np.uint64: types.uint64, int | np.int64: types.int64}


def types_de(noyau: Noyau) -> tuple[Type, ...] | None:
    """Return the types that a kernel is always called with, as its arguments declare; ``None`` if one is an array."""
    declares = {nom: genre for nom, genre in get_type_hints(noyau.py_func).items() if nom != "return"}
    genres = tuple(GENRES[genre] for genre in declares.values() if genre in GENRES)
    return genres if len(genres) == len(declares) else None
