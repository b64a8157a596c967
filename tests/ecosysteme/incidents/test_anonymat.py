"""What a report does not say: the user's name and folders."""

from __future__ import annotations

import sys
import threading
from pathlib import Path, PurePosixPath, PureWindowsPath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.incidents.anonymat import RACINE, anonymiser

MOTS = st.text(st.characters(whitelist_categories=("L", "N"), whitelist_characters=" -_."), min_size=3).filter(
    lambda mot: mot.strip(" .") == mot
)


@pytest.mark.parametrize(
    ("texte", "attendu"),
    [
        (f'File "{RACINE / "ui" / "salles.py"}", line 3', 'File "<othellier>/ui/salles.py", line 3'),
        ("'/home/lea/Jeux de Max/mes parties/a.sgf' n'existe pas", "'~/…/a.sgf' n'existe pas"),
        ("/home/lea: rien", "~: rien"),
        ("/home/leandre/a.sgf", "/home/leandre/a.sgf"),
        ("/media/lea/CLE/a.sgf", "/media/…/CLE/a.sgf"),
        ("QStandardPaths: 30 % de lea", "QStandardPaths: 30 % de lea"),
    ],
)
def test_les_dossiers_se_nomment_ou_se_taisent(texte: str, attendu: str) -> None:
    assert anonymiser(texte, maison=Path("/home/lea")).replace("\\", "/") == attendu


@given(MOTS, st.lists(MOTS, max_size=3))
def test_rien_de_la_maison_ne_passe(nom: str, dossiers: list[str]) -> None:
    maison = PurePosixPath("/home", nom)
    texte = f'FileNotFoundError: "{maison.joinpath(*dossiers, "finale.sgf")}"'
    assert anonymiser(texte, {}, maison) == 'FileNotFoundError: "~/…/finale.sgf"'


def test_les_dossiers_de_windows_et_ceux_que_repr_double() -> None:
    maison = PureWindowsPath(r"C:\Users\Léa")
    lu = anonymiser(r"'C:\\Users\\Léa\\Mes parties\\a.sgf' ou C:\Users\Léa\b.sgf", {}, maison)
    assert lu == r"'~/…/a.sgf' ou ~/…/b.sgf"


def test_une_vraie_trace_ne_dit_pas_ou_est_python() -> None:
    trace = f'File "{threading.__file__}", line 1; File "{sys.executable}"; File "{pytest.__file__}"'
    lu = anonymiser(trace)
    assert "threading.py" in lu
    assert sys.prefix not in lu
    assert sys.exec_prefix not in lu
