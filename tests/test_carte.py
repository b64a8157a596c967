"""The rooms in ``CONTRIBUTING.md`` are those of the sources, in the order of imports, and name files that exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.carte import DEBUT, FIN, PAGE, RACINE, dessiner, inserer, lignes, ordres, phrase, presentation, toutes

PROJET = """[tool.importlinter]
[[tool.importlinter.contracts]]
type = "layers"
containers = ["ecosysteme"]
layers = ["(jeux) | partie", "cases"]
[[tool.importlinter.contracts]]
type = "forbidden"
source_modules = ["ecosysteme"]
"""


def test_les_salles_sont_a_jour() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert inserer(page, dessiner(RACINE)) == page, "python -m tests.carte"


def inconnus(salle: Path) -> Iterator[str]:
    """Yield the words between quotes in the sentence of a package that name nothing in it."""
    for nom in re.findall(r"``([a-z0-9_*]+)``", phrase(presentation(salle))):
        if not [*salle.glob(f"{nom}.py"), *salle.glob(nom)]:
            yield nom


def test_les_salles_nomment_ce_qu_elles_ont() -> None:
    paquets = [salle for salle in toutes(RACINE, ordres(RACINE / "pyproject.toml")) if salle.is_dir()]
    assert {str(salle): noms for salle in paquets if (noms := list(inconnus(salle)))} == {}


@pytest.fixture
def petite(tmp_path: Path) -> Path:
    """A project of a few rooms."""
    (tmp_path / "pyproject.toml").write_text(PROJET, encoding="utf-8")
    for chemin, texte in {
        "applicationIHM.py": "Runs.",
        "ui/__init__.py": "The window.",
        "ecosysteme/__init__.py": "No Qt.\n\nMore of it.",
        "ecosysteme/cases.py": "Squares.",
        "ecosysteme/partie.py": "One game,\nfrom its first move.",
        "ecosysteme/jeux/__init__.py": "The games (``nim``).",
        "ecosysteme/jeux/nim.py": "Not a room.",
        "ecosysteme/jeux/a_nom_vraiment_long/__init__.py": "A room in a room.",
    }.items():
        (tmp_path / chemin).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / chemin).write_text(f'"""{texte}"""\n', encoding="utf-8")
    return tmp_path


def test_le_dessin_suit_les_contrats_et_les_phrases(petite: Path) -> None:
    assert dessiner(petite).splitlines() == [
        "```",
        "applicationIHM.py   Runs.",
        "ui/                 The window.",
        "ecosysteme/         No Qt.",
        "  jeux/             The games (nim).",
        "    a_nom_vraiment_long/",
        "                    A room in a room.",
        "  partie            One game, from its first move.",
        "  cases             Squares.",
        "```",
    ]


def test_un_nom_perdu_est_vu(petite: Path) -> None:
    jeux = petite / "ecosysteme" / "jeux"
    assert list(inconnus(jeux)) == []
    (jeux / "nim.py").rename(jeux / "tas.py")
    assert list(inconnus(jeux)) == ["nim"]


def test_une_phrase_longue_reste_dans_sa_colonne() -> None:
    ecrites = list(lignes("nom", "mot " * 40))
    assert [ligne[:20].strip() for ligne in ecrites] == ["nom", ""]
    assert max(map(len, ecrites)) <= 120


def test_le_dessin_va_entre_ses_marques() -> None:
    page = f"avant\n{DEBUT}ancien\n{FIN}après\n"
    assert inserer(page, "neuf\n") == f"avant\n{DEBUT}neuf\n{FIN}après\n"
    with pytest.raises(ValueError, match="rooms"):
        inserer("avant\naprès\n", "neuf\n")
