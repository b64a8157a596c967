"""Nothing is shipped without its licence: neither its name nor its text is missing."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path

import pytest

from ecosysteme.distribution.licences import INDEX, Licence, du_systeme, expediees

PROJET = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def nom(besoin: str) -> str:
    trouve = re.match(r"[\w.-]+", besoin)
    assert trouve is not None
    return trouve[0]


BESOINS = [nom(besoin) for besoin in PROJET["dependencies"]]
SANS_QT = [besoin for besoin in BESOINS if not besoin.startswith("PySide6")]  # which CI uninstalls for one run


@pytest.fixture(scope="module")
def licences() -> dict[str, Licence]:
    """What the dependencies declared in this checkout need, as they are installed here."""
    return {licence.distribution.lower().replace("_", "-"): licence for licence in expediees(BESOINS)}


def test_aucune_licence_ne_manque(licences: dict[str, Licence]) -> None:
    assert {besoin.lower() for besoin in SANS_QT} <= set(licences)
    assert [licence.distribution for licence in licences.values() if not licence.nom] == []
    # The interpreter's lies where its builder put it: its name is what can be promised.
    muettes = [licence.distribution for licence in licences.values() if len(licence.texte) < 500]
    assert set(muettes) <= {"Python"}


def test_les_besoins_des_besoins_y_sont_et_les_extras_n_y_sont_pas(licences: dict[str, Licence]) -> None:
    assert {"llvmlite", "pygments", "markdown-it-py", "mdurl"} <= set(licences)
    assert not {"pytest", "hypothesis", "matplotlib", "ruff"} & set(licences)


def test_chacune_dit_ce_qu_elle_est(licences: dict[str, Licence]) -> None:
    assert "BSD-3-Clause" in licences["numpy"].nom
    assert "Redistribution and use" in licences["numpy"].texte
    assert licences["rich"].nom == "MIT"
    assert licences["python"].nom == "PSF-2.0"


def test_qt_qui_vient_sans_texte_recoit_le_notre(licences: dict[str, Licence]) -> None:
    pytest.importorskip("PySide6")
    for distribution in ("pyside6-essentials", "shiboken6"):
        texte = licences[distribution].texte
        assert "GNU LESSER GENERAL PUBLIC LICENSE" in texte
        assert "GNU GENERAL PUBLIC LICENSE\n                       Version 3" in texte


@pytest.mark.parametrize(
    ("champs", "attendu"),
    [
        ({"License-Expression": "MIT", "License": "autre"}, "MIT"),
        ({"License": "BSD"}, "BSD"),
        (
            {"License": "Do as you like. " * 9, "Classifier": "License :: OSI Approved :: MIT License"},
            "MIT License",
        ),
        ({}, ""),
    ],
)
def test_le_nom_se_trouve_ou_qu_il_soit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, champs: dict[str, str], attendu: str
) -> None:
    dossier = tmp_path / "fausse-1.0.dist-info"
    dossier.mkdir()
    fiche = "".join(f"{champ}: {valeur}\n" for champ, valeur in {"Name": "fausse", "Version": "1.0", **champs}.items())
    (dossier / "METADATA").write_text(fiche)
    monkeypatch.syspath_prepend(tmp_path)
    assert [licence.nom for licence in expediees(["fausse"]) if licence.distribution == "fausse"] == [attendu]


def test_un_programme_fige_expedie_tout_ce_qu_il_contient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert "pytest" in {licence.distribution for licence in expediees()}


def test_un_programme_fige_dit_la_licence_de_chaque_bibliotheque_du_systeme(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert du_systeme(tmp_path) == []
    paquets = [
        {"paquet": "libun1", "version": "1.2-3", "bibliotheques": ["libun.so.1", "libun-plus.so.1"]},
        {"paquet": "libdeux0", "version": "1:4", "bibliotheques": ["libdeux.so.0"]},
    ]
    (tmp_path / INDEX).write_text(json.dumps(paquets))
    (tmp_path / "libun1.txt").write_text("License: Zlib\n\nLicense: MIT\n")
    (tmp_path / "libdeux0.txt").write_text("The text is in /usr/share/common-licenses/LGPL-2.1.\n")
    (tmp_path / "LGPL-2.1").write_text("GNU LESSER")
    monkeypatch.setattr("ecosysteme.distribution.licences.SYSTEME", tmp_path)
    dites = {licence.distribution: licence for licence in expediees()}
    un, deux = dites["libun1"], dites["libdeux0"]
    assert (un.version, un.nom, deux.version, deux.nom) == ("1.2-3", "Zlib, MIT", "1:4", "LGPL-2.1")
    assert "libun-plus.so.1" in un.texte
    assert "GNU LESSER" in deux.texte  # what is referred to is there too: the reader may have no Debian
