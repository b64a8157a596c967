"""The pages of the guide as Markdown and as HTML. No Qt here: the command that writes the guide needs none.

A page is ``LANGUE/CLE.md``, its first heading its title; pages link to each other by these names, and to the pictures
that ``othellier captures`` makes. In them, a code span is a key, a command or something to type: the tests read them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

DOSSIER: Final = Path(__file__).parent
ESPACE: Final = re.compile(" (?=[;:!?»])|(?<=«) ")  # of French, before its high signs
CLES: Final = (
    "installer",
    "jouer",
    "apprendre",
    "etudier",
    "parties",
    "tournois",
    "moteurs",
    "commandes",
    "raccourcis",
    "sans_voir",
    "depannage",
)


def insecables(texte: str) -> str:
    """Return French whose lines can only break elsewhere than before a high sign, or inside quotation marks.

    >>> insecables("« Oui » : à 12:34 ?").replace("\u00a0", "_")
    '«_Oui_»_: à 12:34_?'
    """
    return ESPACE.sub("\u00a0", texte)


def chemin(cle: str, langue: str) -> Path:
    """Return the file of a page."""
    return DOSSIER / langue / f"{cle}.md"


@cache
def lire(cle: str, langue: str) -> str:
    """Return the Markdown of a page; ``OSError`` when it cannot be read."""
    return chemin(cle, langue).read_text(encoding="utf-8")


def titre(cle: str, langue: str) -> str:
    """Return the title of a page: its first line, without the mark of a heading."""
    return lire(cle, langue).partition("\n")[0].removeprefix("#").strip()


def elements(cle: str, langue: str) -> Iterator[Token]:
    """Yield what a page is made of, in its order, as markdown-it tells it: blocks, and what each holds."""
    for bloc in _lecteur().parse(lire(cle, langue)):
        yield bloc
        yield from bloc.children or ()


def images(cle: str, langue: str) -> list[Path]:
    """List the files of a page's pictures."""
    ici = chemin(cle, langue).parent
    sources = (str(element.attrs["src"]) for element in elements(cle, langue) if element.type == "image")
    return [(ici / source).resolve() for source in sources]


def cle_de(lien: str) -> str:
    """Return the key of the page that ``lien`` leads to, empty when it leads elsewhere.

    >>> cle_de("tournois.md"), cle_de("https://example.org")
    ('tournois', '')
    """
    cle = lien.removesuffix(".md")
    return cle if cle in CLES and cle != lien else ""


def en_html(cle: str, langue: str, lien: Callable[[str], str], image: Callable[[Path], str]) -> str:
    """Return a page as HTML; ``lien`` says where the page of a key is, ``image`` gives the attributes of a picture.

    In French no line begins with the sign that ends a sentence or a phrase: the space before it does not break.
    """
    ici = chemin(cle, langue).parent
    lecteur = _lecteur()
    jetons = lecteur.parse(lire(cle, langue))
    for bloc in jetons:
        for enfant in bloc.children or ():
            if enfant.type == "link_open" and (visee := cle_de(str(enfant.attrs["href"]))):
                enfant.attrs["href"] = lien(visee)
            elif enfant.type == "image":
                attributs = image((ici / str(enfant.attrs["src"])).resolve())
                enfant.type, enfant.content = "html_inline", f'<img {attributs} alt="{escape(enfant.content)}">'
            elif enfant.type == "text" and langue == "fr":
                enfant.content = insecables(enfant.content)
    rendu = lecteur.renderer.render(jetons, lecteur.options, {})
    assert isinstance(rendu, str)
    return rendu


def texte(cle: str, langue: str) -> str:
    """Return the words of a page, without marks, for a search."""
    return " ".join(element.content for element in elements(cle, langue) if not element.children)


def preparer() -> None:
    """Import what reads Markdown, beforehand and apart: with the first page it would hold a window up for too long."""
    _lecteur()


@cache
def _lecteur() -> MarkdownIt:
    from markdown_it import MarkdownIt  # here: the window of the guide is shown before what it imports

    return MarkdownIt("commonmark", {"html": False}).enable("table")
