"""The versions of what runs."""

import platform
import re
import tomllib
from pathlib import Path

import numba
import numpy as np

from ecosysteme.distribution.versions import INCONNUE, version, versions

RACINE = Path(__file__).parents[3]
PROJET = tomllib.loads((RACINE / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_le_journal_des_versions_commence_par_celle_du_projet() -> None:
    titres = re.findall(r"^## \[?([\w.]+)", (RACINE / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert titres[0] == PROJET["version"]


def test_les_plus_anciennes_versions_sont_essayees() -> None:
    essayees = (RACINE / ".ci" / "constraints-oldest.txt").read_text(encoding="utf-8").lower().replace("_", "-")
    for besoin in PROJET["dependencies"]:
        [(nom, borne)] = re.findall(r"^([\w-]+)>=([\d.]+)", besoin.lower())
        assert re.search(rf"^{nom}=={re.escape(borne)}(\.0)?$", essayees, re.MULTILINE), besoin


def test_elles_sont_celles_de_ce_qui_tourne() -> None:
    lues = versions()
    assert lues["Python"] == platform.python_version()
    assert lues["NumPy"] == np.__version__
    assert lues["Numba"] == numba.__version__
    assert lues["Othellier"] != INCONNUE
    assert version("othellier-absent") == INCONNUE
