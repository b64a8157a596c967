"""What the tests of a tournament's run share: small rules, executors, and what two runs must have in common."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.deroulement import Deroulement
from ecosysteme.tournoi.plan import Reglement


class SurPlace(Executor):
    """Does what is asked at once, on the calling thread."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        futur: Future[Any] = Future()
        try:
            futur.set_result(fn(*args, **kwargs))
        except Exception as erreur:
            futur.set_exception(erreur)
        return futur


@contextmanager
def ici() -> Iterator[tuple[Executor, int]]:
    yield SurPlace(), 1


@contextmanager
def fils() -> Iterator[tuple[Executor, int]]:
    with ThreadPoolExecutor(2) as executeur:
        yield executeur, 2


@pytest.fixture
def sur_place() -> Callable[[], AbstractContextManager[tuple[Executor, int]]]:
    return ici


@pytest.fixture
def sur_deux_fils() -> Callable[[], AbstractContextManager[tuple[Executor, int]]]:
    return fils


@pytest.fixture(scope="session")
def reglement() -> Reglement:
    """Forty short games of three players that draw lots."""
    return Reglement("othello:taille=6", ("ia_alea", "ia_max", "ia_alphabeta:profondeur=1"), 40, graine=11)


@pytest.fixture(scope="session")
def parties() -> Callable[[Path], list[tuple[Any, ...]]]:
    """Return what the games of a file have that does not depend on the clock."""

    def lire(chemin: Path) -> list[tuple[Any, ...]]:
        with Base(chemin, creer=False) as base:
            return [
                (f.rang, f.premier, f.second, f.graine, f.coups, f.issue, f.points, f.mobilite, f.raison)
                for f in base.fiches(base.dernier())
            ]

    return lire


@pytest.fixture(scope="session")
def entier(tmp_path_factory: pytest.TempPathFactory, reglement: Reglement) -> Path:
    """Play ``reglement`` at one go, in this process."""
    chemin = tmp_path_factory.mktemp("tournoi") / "entier.sqlite"
    with Base(chemin) as base:
        assert Deroulement(base, base.creer(reglement), ici).derouler()
    return chemin
