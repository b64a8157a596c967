"""What the tests of every command use."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.livre.jury import Jury
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


@pytest.fixture
def interrompre_jury(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Have the third round of a jury, from now on, begin with Ctrl+C."""

    def armer() -> None:
        juger, appels = Jury.juger, []

        def interrompre(jury: Jury, *arguments: Any, **options: Any) -> Any:
            appels.append(arguments)
            if len(appels) == 3:
                signal.raise_signal(signal.SIGINT)
            return juger(jury, *arguments, **options)

        monkeypatch.setattr(Jury, "juger", interrompre)

    return armer


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
