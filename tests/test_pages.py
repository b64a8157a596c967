"""The pages of the repository: a link of one to another, or to a title in it, leads somewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

RACINE = Path(__file__).parents[1]
LIEN = re.compile(r"\]\(([^()\s]+)\)")
TITRE = re.compile(r"^#+ (.+)$", re.MULTILINE)
PAGES = sorted(
    page.relative_to(RACINE)
    for motif in ("*.md", ".ci/**/*.md", "ecosysteme/**/*.md", "ui/**/*.md")
    for page in RACINE.glob(motif)
)


def ancres(texte: str) -> set[str]:
    """Return what a page's titles are called in an address: in small letters, without signs, hyphens for spaces."""
    return {re.sub(r"[^\w\- ]", "", titre.lower()).replace(" ", "-") for titre in TITRE.findall(texte)}


def liens_morts(page: Path) -> Iterator[str]:
    """Yield the links of ``page`` that lead nowhere; those to other machines are not followed."""
    for lien in LIEN.findall(page.read_text(encoding="utf-8")):
        chemin, _, ancre = lien.partition("#")
        cible = page.parent / chemin if chemin else page
        if "://" not in lien and not (
            cible.exists() and (not ancre or ancre in ancres(cible.read_text(encoding="utf-8")))
        ):
            yield lien


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_aucun_lien_ne_mene_nulle_part(page: Path) -> None:
    assert list(liens_morts(RACINE / page)) == []


def test_un_lien_mort_est_vu(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Le titre, ici\n[a](#le-titre-ici) [b](autre.md) [c](#ailleurs) [d](https://example.org/x)\n")
    assert list(liens_morts(page)) == ["autre.md", "#ailleurs"]


CITE = re.compile(r"`([^`\n]+)`")
CHEMIN = re.compile(r"(?:ecosysteme|ui|tests|\.ci)/[\w./-]*")
NOM = re.compile(r"_?[A-Z]\w*[a-z_]\w*|[A-Z][A-Z_]{3,}")


def perimes(texte: str, racine: Path, sources: str) -> Iterator[str]:
    """Yield the paths between quotes that are not there, and the names of classes and constants that no source has."""
    for cite in CITE.findall(texte):
        if (CHEMIN.fullmatch(cite) and not (racine / cite).exists() and "NOM" not in cite) or (
            NOM.fullmatch(cite) and not re.search(rf"\b{cite}\b", sources)
        ):
            yield cite


def test_ce_que_nomment_les_recettes_existe() -> None:
    fichiers = [*RACINE.glob("ecosysteme/**/*.py"), *RACINE.glob("ui/**/*.py"), *RACINE.glob("tests/**/*.py")]
    sources = "\n".join(fichier.read_text(encoding="utf-8") for fichier in fichiers)
    assert list(perimes((RACINE / "CONTRIBUTING.md").read_text(encoding="utf-8"), RACINE, sources)) == []


def test_un_nom_perime_est_vu(tmp_path: Path) -> None:
    (tmp_path / "ui").mkdir()
    texte = "`ui/ici.py`, `ui`, `ui/style_NOM.py`, `Salle`, `Salon`, `NATURES`, `PERDUES`, `self.tr`"
    (tmp_path / "ui" / "la.py").touch()
    assert list(perimes(texte, tmp_path, "class Salle: ...\nNATURES = ()")) == ["ui/ici.py", "Salon", "PERDUES"]
