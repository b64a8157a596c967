"""What the tests of the benches share: a measure that is made once, however often it is told."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

MesurerUneFois = Callable[[ModuleType, str], None]


@pytest.fixture
def mesurer_une_fois(monkeypatch: pytest.MonkeyPatch) -> MesurerUneFois:
    """Have a function of a bench measure the first time only: the same command then tells the same in another form."""

    def armer(banc: ModuleType, nom: str) -> None:
        mesurer, faites = getattr(banc, nom), list[Any]()

        def une_fois(*arguments: Any) -> Any:
            if not faites:
                faites.append(mesurer(*arguments))
            return faites[0]

        monkeypatch.setattr(banc, nom, une_fois)

    return armer
