"""What the tests of every command use."""

from collections.abc import Callable

import pytest

from ecosysteme.__main__ import principal


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
