"""Draws the rooms in ``CONTRIBUTING.md``, each with its own sentence: ``python -m tests.carte``.

A room's sentence is the first paragraph of its docstring: that of ``__init__`` for a folder, of the file for a module
that stands alone. Rooms are in the order of imports, which the contracts of ``pyproject.toml`` say; where none does, in
alphabetical order.
"""

from __future__ import annotations

import ast
import re
import sys
import textwrap
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

RACINE = Path(__file__).parents[1]
PAGE = RACINE / "CONTRIBUTING.md"
DEBUT, FIN = "<!-- rooms: python -m tests.carte -->\n", "<!-- end of rooms -->\n"
RETRAIT, COLONNE, LARGEUR = 2, 20, 120  # characters: of a level, where sentences begin, of a line
TETES = ("applicationIHM.py", "ui", "ecosysteme")

Ordres = Mapping[str, Sequence[str]]


def ordres(projet: Path) -> dict[str, list[str]]:
    """Return the rooms of each package in the order of imports, from the contracts of the project file."""
    contrats = tomllib.loads(projet.read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    return {
        conteneur: [salle for couche in contrat["layers"] for salle in re.findall(r"\w+", couche)]
        for contrat in contrats
        if contrat["type"] == "layers"
        for conteneur in contrat.get("containers", ())
    }


def phrase(source: Path) -> str:
    """Return the first paragraph of the docstring of ``source``, on one line."""
    docstring = ast.get_docstring(ast.parse(source.read_text(encoding="utf-8"))) or ""
    return " ".join(docstring.split("\n\n")[0].split())


def presentation(salle: Path) -> Path:
    """Return the file whose docstring presents ``salle``."""
    return salle / "__init__.py" if salle.is_dir() else salle


def salles(dossier: Path, racine: Path, ordre: Ordres) -> list[Path]:
    """Return the rooms right under ``dossier``: its packages, and its modules when it stands at the root."""
    presentes = {fichier.parent for fichier in dossier.glob("*/__init__.py")}
    if dossier.parent == racine:
        presentes |= {fichier for fichier in dossier.glob("*.py") if fichier.name != "__init__.py"}
    noms = ordre.get(".".join(dossier.relative_to(racine).parts), ())
    rangs = {nom: rang for rang, nom in enumerate(noms)}
    return sorted(presentes, key=lambda salle: (rangs.get(salle.stem, len(rangs)), salle.name))


def toutes(racine: Path, ordre: Ordres) -> Iterator[Path]:
    """Yield every room, each before those that it holds."""

    def dessous(salle: Path) -> Iterator[Path]:
        yield salle
        if salle.is_dir():
            for enfant in salles(salle, racine, ordre):
                yield from dessous(enfant)

    for tete in TETES:
        yield from dessous(racine / tete)


def lignes(nom: str, texte: str) -> Iterator[str]:
    """Lay out one room: its name, and its sentence in the column beside; below when the name is too long."""
    morceaux = textwrap.wrap(texte, LARGEUR - COLONNE, break_long_words=False, break_on_hyphens=False)
    if len(nom) + 2 > COLONNE:
        yield nom
        nom = ""
    for morceau in morceaux:
        yield f"{nom:<{COLONNE}}{morceau}"
        nom = ""


def dessiner(racine: Path) -> str:
    """Return the rooms of the project at ``racine`` as a block of text."""
    dessin = ["```"]
    for salle in toutes(racine, ordres(racine / "pyproject.toml")):
        retrait = " " * RETRAIT * (len(salle.relative_to(racine).parts) - 1)
        nom = f"{salle.name}/" if salle.is_dir() else salle.name if salle.parent == racine else salle.stem
        dessin += lignes(retrait + nom, phrase(presentation(salle)).replace("``", ""))
    return "\n".join([*dessin, "```", ""])


def inserer(page: str, dessin: str) -> str:
    """Return ``page`` with ``dessin`` between its two marks; ``ValueError`` when one is missing."""
    avant, debut, reste = page.partition(DEBUT)
    _, fin, apres = reste.partition(FIN)
    if not (debut and fin):
        raise ValueError(f"marks {DEBUT.strip()!r} and {FIN.strip()!r} expected")
    return avant + debut + dessin + fin + apres


def principal() -> int:
    """Write the rooms into the page."""
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(inserer(page, dessiner(RACINE)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(principal())
