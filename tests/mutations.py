"""What the tests would not see: ``python -m tests.mutations ecosysteme/jeux --nombre 50 --graine 1``.

Puts faults into a copy of the checkout, one at a time (``tests.mutants``), and runs the tests at the path of the source
that has it, its doctests included. A mutant that passes them survives: either it does what the source does, or a test
is missing. ``--aussi`` names more tests that survivors must pass, as those of the whole room; ``--suite`` a file where
the verdicts are kept, from which a run that was cut short goes on. Needs ``fork``.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from enum import StrEnum
from importlib.util import cache_from_source
from math import ceil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import hypothesis  # this one and the next are imported once here, and found by each run
import numpy as np  # noqa: F401
import PySide6.QtTest
import PySide6.QtWidgets  # noqa: F401
import pytest
import pytestqt.plugin  # noqa: F401

from tests.mutants import Mutant, mutants

RACINE = Path(__file__).parents[1]
MEMOIRE = 8 * 2**30  # bytes that the tests of one mutant may take: one that fills a list for ever ends there
FOIS = 10  # times what the tests take on the clock without a fault, that a mutant has, and a margin in seconds
MARGE = 30.0
FOIS_PROCESSEUR = 5  # the same of the processor's time, which stops what computes for ever: it depends on nobody else
MARGE_PROCESSEUR = 3.0
A_CHAUD = 20.0  # of the processor: a first run that takes more may have compiled the engine, and is not believed
# The plugins that were imported before are not rewritten, and pytest warns of it.
OPTIONS = ["-xq", "--tb=no", "-pno:cacheprovider", "-pno:xdist", "-Wignore::pytest.PytestAssertRewriteWarning"]
PREMIERE = 3600.0  # seconds that these tests have the first time: the engine may have to be compiled


class Temps(NamedTuple):
    """Seconds that tests took, or may take: of the clock, and of the processor."""

    horloge: float
    processeur: float

    def borne(self) -> Temps:
        """Return what the same tests may take on a mutant."""
        return Temps(MARGE + FOIS * self.horloge, MARGE_PROCESSEUR + FOIS_PROCESSEUR * self.processeur)


class Verdict(StrEnum):
    """What became of a mutant."""

    TUE = "tué"
    SANS_FIN = "sans fin"  # killed as well: it never ended
    SURVIT = "survit"


def tests_de(source: Path) -> list[Path]:
    """List what tests ``source``, a path in the checkout: the tests at its path, and itself for its doctests."""
    return [Path("tests") / source.with_name(f"test_{source.name}"), source]


def copier(racine: Path, copie: Path) -> None:
    """Copy the files that git knows or would add from the checkout at ``racine``."""
    commande = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listes = subprocess.run(commande, cwd=racine, check=True, capture_output=True, text=True).stdout
    for nom in filter(None, listes.split("\0")):
        if (racine / nom).is_file():
            (copie / nom).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(racine / nom, copie / nom)


def passent(copie: Path, tests: Sequence[Path], borne: Temps, garder: bool = False) -> Temps | None:
    """Run ``tests`` in the copy and return what they took, ``None`` when one fails.

    ``garder`` keeps the compiled files for the next runs. Raises ``TimeoutError`` beyond ``borne``, all that the tests
    started being ended.
    """
    debut = time.monotonic()
    enfant = os.fork()
    if not enfant:
        os._exit(_jouer(copie, tests, ceil(borne.processeur), garder))
    try:
        while True:
            pid, statut, usage = os.wait4(enfant, os.WNOHANG)
            horloge = time.monotonic() - debut
            if horloge > borne.horloge or (pid and os.WIFSIGNALED(statut) and os.WTERMSIG(statut) == signal.SIGXCPU):
                raise TimeoutError
            if pid:
                return Temps(horloge, usage.ru_utime + usage.ru_stime) if statut == 0 else None
            time.sleep(0.02)
    finally:
        _finir(enfant)


def _jouer(copie: Path, tests: Sequence[Path], processeur: int, garder: bool) -> int:
    """Run ``tests`` here, in a process of their own that found pytest and its plugins imported; return its code."""
    import resource  # here: it is where ``fork`` is

    try:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_AS, (MEMOIRE, MEMOIRE))
        resource.setrlimit(resource.RLIMIT_CPU, (processeur, resource.RLIM_INFINITY))  # of each process; then SIGXCPU
        os.environ |= {"PYTHONPATH": str(copie), "HOME": str(copie / "maison"), "CI": "1"}
        if not garder:
            os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
        sys.dont_write_bytecode = not garder
        sans = (phase for phase in hypothesis.Phase if phase is not hypothesis.Phase.shrink)
        hypothesis.settings.register_profile("mutations", phases=tuple(sans))  # one failure is enough, however long
        hypothesis.settings.load_profile("mutations")
        os.chdir(copie)
        sys.path[:] = [str(copie), *(chemin for chemin in sys.path if chemin not in ("", str(RACINE)))]
        for nom in [nom for nom in sys.modules if nom.split(".")[0] == "tests"]:
            del sys.modules[nom]
        rien = os.open(os.devnull, os.O_WRONLY)
        os.dup2(rien, 1)
        os.dup2(rien, 2)
        return pytest.main([*OPTIONS, *map(str, tests)])
    except BaseException:
        return 1


def _finir(enfant: int) -> None:
    """End what a run of tests may have left of its processes, itself included."""
    for geste in (lambda: os.killpg(enfant, signal.SIGKILL), lambda: os.waitpid(enfant, 0)):
        with suppress(ProcessLookupError, ChildProcessError):
            geste()


def eprouver(copie: Path, mutant: Mutant, tests: Sequence[Path], borne: Temps) -> Verdict:
    """Run ``tests`` on the copy with the fault of ``mutant``; the copy is whole again afterwards."""
    fichier = copie / mutant.source
    original = fichier.read_bytes()
    Path(cache_from_source(str(fichier))).unlink(missing_ok=True)  # of the same second and size, it would be believed
    fichier.write_text(mutant.ecrire(original.decode("utf-8")), encoding="utf-8")
    try:
        return Verdict.SURVIT if passent(copie, tests, borne) else Verdict.TUE
    except TimeoutError:
        return Verdict.SANS_FIN
    finally:
        fichier.write_bytes(original)


def verdicts(
    copie: Path, choisis: Sequence[Mutant], aussi: Sequence[Path], connus: Mapping[str, Verdict]
) -> Iterator[tuple[Mutant, Verdict]]:
    """Yield what becomes of each mutant, source by source, after those that an earlier run knew.

    Raises ``RuntimeError`` when tests already fail without any fault.
    """
    yield from ((mutant, connus[str(mutant)]) for mutant in choisis if str(mutant) in connus)
    choisis = [mutant for mutant in choisis if str(mutant) not in connus]
    for source in sorted({mutant.source for mutant in choisis}):
        etapes = [(tests, _borne(copie, tests)) for tests in (tests_de(source), list(aussi)) if tests]
        for mutant in choisis:
            if mutant.source != source:
                continue
            verdict = Verdict.SURVIT
            for tests, borne in etapes:
                if verdict is Verdict.SURVIT:
                    verdict = eprouver(copie, mutant, tests, borne)
            yield mutant, verdict


def _borne(copie: Path, tests: Sequence[Path]) -> Temps:
    temps = _mesurer(copie, tests)
    return (temps if temps.processeur < A_CHAUD else _mesurer(copie, tests)).borne()


def _mesurer(copie: Path, tests: Sequence[Path]) -> Temps:
    temps = passent(copie, tests, Temps(PREMIERE, PREMIERE), garder=True)
    if temps is None:
        raise RuntimeError(f"the tests fail without any fault: {' '.join(map(str, tests))}")
    return temps


def relire(chemin: Path | None) -> dict[str, Verdict]:
    """Read what an earlier run wrote to ``chemin``, if there was one: the verdict of each mutant."""
    lignes = chemin.read_text(encoding="utf-8").splitlines() if chemin and chemin.is_file() else []
    return {ligne[10:]: Verdict(ligne[:8].strip()) for ligne in lignes}


def choisir(racine: Path, chemins: Sequence[Path], nombre: int, graine: int) -> list[Mutant]:
    """Draw ``nombre`` mutants, or all when there are fewer, of the sources at ``chemins`` or below, in their order."""
    fichiers = sorted({f for c in chemins for f in ([racine / c] if c.suffix else (racine / c).rglob("*.py"))})
    tous = [m for f in fichiers for m in mutants(f.relative_to(racine), f.read_text(encoding="utf-8"))]
    testes = [m for m in tous if (racine / tests_de(m.source)[0]).is_file()]
    tires = sorted(random.Random(graine).sample(range(len(testes)), min(nombre, len(testes))))
    return [testes[rang] for rang in tires]


def lire(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    lecteur = argparse.ArgumentParser(prog="python -m tests.mutations", description=__doc__)
    lecteur.add_argument("chemins", type=Path, nargs="+", help="sources, or folders of sources, in the checkout")
    lecteur.add_argument("--nombre", type=int, default=50, help="mutants to draw (50)")
    lecteur.add_argument("--graine", type=int, default=1, help="seed of the draw (1)")
    lecteur.add_argument("--aussi", type=Path, nargs="*", default=[], help="tests that survivors must pass too")
    lecteur.add_argument("--copie", type=Path, help="where to copy the checkout, kept for the next time")
    lecteur.add_argument("--suite", type=Path, help="file of the verdicts: those that are there are not tried again")
    return lecteur.parse_args(arguments)


def principal(arguments: Sequence[str] | None = None, racine: Path = RACINE) -> int:
    """Draw, try, and say what survives; return 0."""
    demande = lire(arguments)
    choisis = choisir(racine, demande.chemins, demande.nombre, demande.graine)
    comptes: Counter[Verdict] = Counter()
    connus = relire(demande.suite)
    with TemporaryDirectory() as ailleurs, open(demande.suite or os.devnull, "a", encoding="utf-8") as suite:
        copie = (demande.copie or Path(ailleurs)).resolve()
        copier(racine, copie)
        for mutant, verdict in verdicts(copie, choisis, demande.aussi, connus):
            comptes[verdict] += 1
            ligne = f"{verdict:<8}  {mutant}"
            print(ligne, flush=True)
            if str(mutant) not in connus:
                print(ligne, file=suite, flush=True)
    tues, sans_fin = len(choisis) - comptes[Verdict.SURVIT], comptes[Verdict.SANS_FIN]
    print(f"{tues} tués sur {len(choisis)}, dont {sans_fin} sans fin")
    return 0


if __name__ == "__main__":
    sys.exit(principal())
