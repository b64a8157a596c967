"""The guide as HTML files: whole, standing alone, every link and picture there."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest

from ecosysteme.fautes import Panne
from ui.guide.pages import CLES
from ui.guide.site import ecrire_guide, nom_page


class Lu(HTMLParser):
    """What a page links to, shows and names; ``fautes`` are the tags that close none."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.liens, self.images, self.ancres, self.fautes = list[str](), list[str](), list[str](), list[str]()
        self._ouverts: list[str] = []
        self.feed(html)
        self.fautes += self._ouverts

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        valeurs = {nom: valeur or "" for nom, valeur in attrs}
        if tag == "a":
            self.liens.append(valeurs["href"])
        elif tag == "img":
            self.images.append(valeurs["src"])
            assert valeurs["alt"]
        if "id" in valeurs:
            self.ancres.append(valeurs["id"])
        if tag not in ("meta", "img", "br", "hr"):
            self._ouverts.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self._ouverts[-1:] == [tag]:
            self._ouverts.pop()
        else:
            self.fautes.append(tag)


def test_tout_y_est_et_tout_mene_quelque_part(tmp_path: Path) -> None:
    dossier = tmp_path / "un" / "guide"
    pages = ecrire_guide(dossier)
    assert pages == [dossier / "guide-fr.html", dossier / "guide-en.html"]
    montrees = set()
    for page in pages:
        lu = Lu(page.read_text(encoding="utf-8"))
        assert lu.fautes == []
        assert lu.ancres == list(CLES)
        assert {lien[1:] for lien in lu.liens if lien.startswith("#")} == set(CLES)
        assert [lien for lien in lu.liens if lien.startswith("guide-")] == [
            nom_page(autre) for autre in ("fr", "en") if nom_page(autre) != page.name
        ]
        assert len(lu.liens) == sum(lien.startswith(("#", "guide-")) for lien in lu.liens)
        assert all((dossier / image).is_file() for image in lu.images)
        montrees |= set(lu.images)
    assert {f"images/{fichier.name}" for fichier in (dossier / "images").iterdir()} == montrees


def test_on_ecrit_par_dessus_la_derniere_fois(tmp_path: Path) -> None:
    avant = [page.read_bytes() for page in ecrire_guide(tmp_path)]
    (tmp_path / "guide-fr.html").write_text("ancien")
    assert [page.read_bytes() for page in ecrire_guide(tmp_path)] == avant


def test_un_dossier_impossible_est_une_panne(tmp_path: Path) -> None:
    (tmp_path / "fichier").touch()
    with pytest.raises(Panne, match="ne peut pas être créé : "):
        ecrire_guide(tmp_path / "fichier")
