"""What the tests of every façade use."""

import builtins
from collections.abc import Callable, Iterator

import pytest

Clavier = Callable[..., None]


@pytest.fixture
def clavier(monkeypatch: pytest.MonkeyPatch) -> Clavier:
    """Type lines in advance, an exception being raised; the end of the input follows them."""

    def taper(*reponses: str | BaseException) -> None:
        suite: Iterator[str | BaseException] = iter(reponses)

        def repondre(_: str = "") -> str:
            reponse = next(suite, EOFError())
            if isinstance(reponse, BaseException):
                raise reponse
            return reponse

        monkeypatch.setattr(builtins, "input", repondre)

    return taper
