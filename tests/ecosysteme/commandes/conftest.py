"""What the tests of every command use."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager

import pytest

from ecosysteme.__main__ import principal
from tests.tailles import taille


@pytest.fixture
def refus(capsys: pytest.CaptureFixture[str]) -> Callable[[list[str]], str]:
    """Run a command that must be refused with code 2, and return the sentence, alone on the standard error."""

    def lancer(arguments: list[str]) -> str:
        assert principal(arguments) == 2
        sortie = capsys.readouterr()
        assert sortie.out == ""
        assert sortie.err.count("\n") == 1
        return sortie.err

    return lancer


@contextmanager
def _fils(taches: int, adresse: str | None = None) -> Iterator[tuple[Executor, int]]:
    assert adresse is None
    with ThreadPoolExecutor(taches) as executeur:
        yield executeur, taches


@pytest.fixture
def sur_des_fils(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have threads of this process do the work, for a test that changes what no other process would know."""
    monkeypatch.setattr("ecosysteme.executeurs.ouvriers", _fils)


@pytest.fixture
def sans_processus(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have threads do what processes of a command's own do, unless the proofs are asked for at their full size.

    For what a command says of games and of lots, wherever these come from: a process takes longer to start
    than they do.
    """
    if taille(1, 0):
        monkeypatch.setattr("ecosysteme.executeurs.ouvriers", _fils)
