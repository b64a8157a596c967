"""The guide as files: one HTML page for each language, and its pictures beside it."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from ecosysteme.ecriture import ecrire
from ecosysteme.fautes import Panne, raison_systeme
from ecosysteme.reglages import LANGUE
from ui.guide.pages import CLES, en_html, images, titre

TITRES: Final = {"fr": "Le guide d'Othellier", "en": "The Othellier guide"}
NOMS: Final = {"fr": "Français", "en": "English"}
IMAGES: Final = "images"
# Readable as it is, in a light or a dark browser, on a telephone and on paper.
STYLE: Final = """
:root { color-scheme: light dark; --accent: light-dark(#0f766e, #2dd4bf); --bord: light-dark(#d9ddd8, #3a4440);
  --fond: light-dark(#f4f5f3, #171b1a); --texte: light-dark(#1d2522, #e6ece8); --champ: light-dark(#e9ece8, #242b29); }
body { margin: 0 auto; max-width: 1100px; padding: 0 20px 60px; display: grid; gap: 0 40px;
  grid-template-columns: 200px minmax(0, 1fr); background: var(--fond); color: var(--texte);
  font: 16px/1.55 system-ui, sans-serif; }
header { grid-column: 1 / -1; border-bottom: 1px solid var(--bord); }
nav { position: sticky; top: 0; align-self: start; padding-top: 20px; }
nav ol { list-style: none; padding: 0; } nav li { margin: 8px 0; }
a { color: var(--accent); } section { border-bottom: 1px solid var(--bord); padding-bottom: 20px; }
img { max-width: 100%; height: auto; border: 1px solid var(--bord); border-radius: 8px; }
code { background: var(--champ); padding: 1px 5px; border-radius: 4px; font-size: 0.92em; white-space: nowrap; }
pre { background: var(--champ); padding: 12px; border-radius: 8px; overflow-x: auto; }
pre code { padding: 0; white-space: pre; }
table { border-collapse: collapse; } th, td { border: 1px solid var(--bord); padding: 5px 10px; text-align: left; }
@media (max-width: 760px) { body { display: block; } nav { position: static; } }
@media print { nav { display: none; } body { display: block; } }
"""


def nom_page(langue: str) -> str:
    """Return the name of the file in a language."""
    return f"guide-{langue}.html"


def ecrire_guide(dossier: Path) -> list[Path]:
    """Write the guide in every language into ``dossier``, made if need be, and return the files of its pages.

    Raises ``Panne`` where a folder or a file cannot be made; each file appears whole or not at all.
    """
    try:
        (dossier / IMAGES).mkdir(parents=True, exist_ok=True)
    except OSError as erreur:
        raison = raison_systeme(erreur)
        raise Panne("le dossier {dossier} ne peut pas être créé : {raison}", dossier=dossier, raison=raison) from None
    ecrits = []
    for langue in map(str, LANGUE.choix):
        for image in sorted({image for cle in CLES for image in images(cle, langue)}):
            ecrire(dossier / IMAGES / image.name, image.read_bytes())
        ecrits.append(dossier / nom_page(langue))
        ecrire(ecrits[-1], page(langue))
    return ecrits


def page(langue: str) -> str:
    """Return all of the guide as one HTML document."""
    liens = "\n".join(f'<li><a href="#{cle}">{escape(titre(cle, langue))}</a></li>' for cle in CLES)
    autres = " · ".join(
        f'<a href="{nom_page(autre)}" lang="{autre}" hreflang="{autre}">{nom}</a>'
        for autre, nom in NOMS.items()
        if autre != langue
    )
    sections = "\n".join(f'<section id="{cle}">\n{_section(cle, langue)}</section>' for cle in CLES)
    return (
        f'<!DOCTYPE html>\n<html lang="{langue}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(TITRES[langue])}</title>\n"
        f"<style>{STYLE}</style>\n</head>\n<body>\n<header><h1>{escape(TITRES[langue])}</h1><p>{autres}</p></header>\n"
        f"<nav><ol>\n{liens}\n</ol></nav>\n<main>\n{sections}\n</main>\n</body>\n</html>\n"
    )


def _section(cle: str, langue: str) -> str:
    corps = en_html(cle, langue, lambda visee: f"#{visee}", lambda image: f'src="{IMAGES}/{escape(image.name)}"')
    # The title of the whole is the only first one: those of the pages are below it, and so on.
    for niveau in (3, 2, 1):
        corps = corps.replace(f"<h{niveau}>", f"<h{niveau + 1}>").replace(f"</h{niveau}>", f"</h{niveau + 1}>")
    return corps
