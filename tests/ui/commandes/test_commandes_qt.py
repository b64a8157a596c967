"""The commands that need Qt: what they start, and where they paint when there is no screen."""

import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from ui.commandes import lancement
from ui.socle import systeme


@pytest.fixture
def console(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Stand for the measures and the pictures; return the record of the calls."""
    appels: list[object] = []

    def mesure(secondes: float, json: bool) -> int:
        appels.append((secondes, json, os.environ.get("QT_QPA_PLATFORM")))
        return 3

    def capture(dossier: Path) -> int:
        appels.append(dossier)
        return 0

    modules = {
        "ui.atelier.banc": SimpleNamespace(principal=mesure),
        "ui.atelier.captures": SimpleNamespace(principal=capture),
    }
    for nom, module in modules.items():
        monkeypatch.setitem(sys.modules, nom, module)
    return appels


def test_commandes_qui_veulent_qt(console: list[object], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(systeme, "obstacle", lambda: None)
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    assert lancement.principal(["banc", "ihm", "--secondes", "2", "--json"]) == 3
    assert lancement.principal(["captures", str(tmp_path)]) == 0
    assert console == [(2.0, True, "xcb"), tmp_path]


def test_le_guide_s_ecrit_sans_ecran(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(systeme, "obstacle", lambda: "pas d'écran")
    assert lancement.principal(["guide", str(tmp_path / "guide")]) == 0
    pages = [Path(ligne) for ligne in capsys.readouterr().out.splitlines()]
    assert [page.name for page in pages] == ["guide-fr.html", "guide-en.html"]
    assert all(page.is_file() for page in pages)
    (tmp_path / "fichier").touch()
    assert lancement.principal(["guide", str(tmp_path / "fichier")]) == 1
    assert "ne peut pas être créé" in capsys.readouterr().err


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


@pytest.mark.parametrize(("langue", "titre"), [("fr", "Classement"), ("en", "Standing")])
def test_le_rapport_d_un_tournoi_est_dans_la_langue_demandee(tmp_path: Path, langue: str, titre: str) -> None:
    rapport, base = tmp_path / "r.html", tmp_path / "b.sqlite"
    joueurs = ["ia_alea", "ia_max", "--jeu", "morpion", "-n", "2", "--base", str(base)]
    assert lancement.principal(["tournoi", *joueurs, "--rapport", str(rapport), "--langue", langue]) == 0
    texte = rapport.read_text(encoding="utf-8")
    assert f'<html lang="{langue}">' in texte
    assert f"<h2>{titre}" in texte
