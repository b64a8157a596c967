"""The command line assembled: every command has its help, whichever way it is asked for."""

import pytest

from ecosysteme.__main__ import principal


def test_l_aide_se_demande_en_francais_aussi(capsys: pytest.CaptureFixture[str]) -> None:
    aides = []
    for demande in (["--help"], ["--aide"], ["-h"]):
        assert principal(demande) == 0
        aides.append(capsys.readouterr().out)
    assert aides[0] == aides[1] == aides[2]
    assert "sans fenêtre" not in aides[0]
    assert principal(["match", "--aide"]) == 0
    assert "--parties" in capsys.readouterr().out


def test_la_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert principal(["--version"]) == 0
    assert capsys.readouterr().out.startswith("Othellier ")
