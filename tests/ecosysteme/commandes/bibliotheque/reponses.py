"""What the commands of the library answer: their text, and the object that they write."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ecosysteme.__main__ import principal


def dit(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert principal(["bibliotheque", *arguments]) == 0
    return capsys.readouterr().out


def objet(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    return json.loads(dit(capsys, *arguments, "--json"))
