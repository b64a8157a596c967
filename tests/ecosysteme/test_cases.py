"""The board that everybody means when nobody says which, and the square that everybody writes alike."""

from __future__ import annotations

import re
from pathlib import Path

from ecosysteme.cases import TAILLE_STANDARD
from ecosysteme.jeux import creer_jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.plateau import Plateau
from ecosysteme.reglages import TAILLE

RACINE = Path(__file__).parents[2]
DECLARATION = re.compile(r"^Position\b[^=\n]*= *tuple\[int, int\]", re.MULTILINE)


def test_personne_ne_dit_la_taille_et_tous_ont_la_meme() -> None:
    jeu = creer_jeu("othello")
    assert isinstance(jeu, Othello)
    assert jeu.taille == Plateau().taille == TAILLE.defaut == TAILLE_STANDARD == 8


def test_une_case_ne_se_declare_qu_une_fois() -> None:
    """The engine's room apart, which imports nothing of the others."""
    sources = [*RACINE.glob("ecosysteme/**/*.py"), *RACINE.glob("ui/**/*.py")]
    ou = [
        source.relative_to(RACINE).as_posix()
        for source in sources
        if "moteur" not in source.relative_to(RACINE).parts and DECLARATION.search(source.read_text(encoding="utf-8"))
    ]
    assert ou == ["ecosysteme/cases.py"]
