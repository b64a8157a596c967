"""Where the ``othellier`` command leads: the window, the console, or the sentence that explains."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
import typer

from ui import lancement, systeme


@pytest.fixture
def console(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[object]]:
    """Stand for ``ecosysteme.__main__`` and for what it starts; return the record of the calls."""
    appels: list[object] = []
    application, banc = typer.Typer(), typer.Typer()
    application.add_typer(banc, name="banc")

    @application.command()
    def jouer(code: int) -> None:
        appels.append("jouer")
        raise typer.Exit(code)

    def mesure(secondes: float, json: bool) -> int:
        appels.append((secondes, json, os.environ.get("QT_QPA_PLATFORM")))
        return 3

    def capture(dossier: Path) -> int:
        appels.append(dossier)
        return 0

    modules = {
        "ecosysteme.__main__": SimpleNamespace(application=application, banc=banc),
        "ui.banc": SimpleNamespace(principal=mesure),
        "ui.captures": SimpleNamespace(principal=capture),
    }
    for nom, module in modules.items():
        monkeypatch.setitem(sys.modules, nom, module)
    lancement._application.cache_clear()
    yield appels
    lancement._application.cache_clear()


def test_sans_argument_ouvre_la_fenetre(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["othellier"])
    monkeypatch.setattr(systeme, "obstacle", lambda: None)
    monkeypatch.setitem(sys.modules, "applicationIHM", SimpleNamespace(main=lambda: 7))
    assert lancement.principal() == 7


def test_obstacle_dit_sans_toucher_a_qt(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(systeme, "obstacle", lambda: "pas d'écran")
    monkeypatch.setitem(sys.modules, "applicationIHM", None)  # importing it would fail
    assert lancement.principal([]) == 1
    assert capsys.readouterr() == ("", "pas d'écran\n")


def test_une_erreur_d_import_qui_n_est_pas_de_qt_garde_sa_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(systeme, "obstacle", lambda: None)
    monkeypatch.setitem(sys.modules, "applicationIHM", None)
    with pytest.raises(ImportError, match="applicationIHM"):
        lancement.principal([])


def test_avec_arguments_la_console_rend_son_code(console: list[object], monkeypatch: pytest.MonkeyPatch) -> None:
    """The console must run, and pass its exit code on, where no window can open."""
    monkeypatch.setattr(systeme, "obstacle", lambda: "pas d'écran")
    assert lancement.principal(["jouer", "0"]) == 0
    assert lancement.principal(["jouer", "4"]) == 4
    assert lancement.principal(["inconnue"]) == 2
    assert console == ["jouer", "jouer"]


def test_commandes_qui_veulent_qt(console: list[object], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(systeme, "obstacle", lambda: None)
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    assert lancement.principal(["banc", "ihm", "--secondes", "2", "--json"]) == 3
    assert lancement.principal(["captures", str(tmp_path)]) == 0
    assert console == [(2.0, True, "xcb"), tmp_path]


def test_sans_ecran_le_banc_se_passe_d_ecran(
    console: list[object], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a screen the bench paints off screen and says so; it never replaces a platform asked for."""
    monkeypatch.setattr(
        systeme, "obstacle", lambda: None if os.environ.get("QT_QPA_PLATFORM") == "offscreen" else "pas d'écran"
    )
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    assert lancement.principal(["banc", "ihm"]) == 1
    assert capsys.readouterr().err == "pas d'écran\n"
    monkeypatch.setenv("QT_QPA_PLATFORM", "")
    assert lancement.principal(["banc", "ihm"]) == 3
    assert "offscreen" in capsys.readouterr().err
    assert console == [(5.0, False, "offscreen")]
