"""The boards as SVG images, for notebooks and files.

Browsers and QtSvg must both draw them: no ``clip-path``, no ``rgba()``, and no ``id``, which would clash when a
notebook shows several boards.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from ecosysteme.cases import Position

CASE = 40
MARGE = 24
COULEURS_SVG = {"N": ("#1b1f1f", "#000000"), "B": ("#f4f3ef", "#9a9a94")}
COULEURS_PUISSANCE4 = (("#ffffff", "#173a63"), ("#d13b34", "#8f221d"), ("#f2c230", "#a8830f"))  # empty, rouge, jaune
TRAITS_MORPION = (
    "",
    '<path d="M-12 -12L12 12M-12 12L12 -12" stroke="#1f5fa8" stroke-width="5" stroke-linecap="round"/>',
    '<circle r="13" fill="none" stroke="#c2452d" stroke-width="5"/>',
)


def _centre(position: Position) -> tuple[float, float]:
    """Return ``x, y`` of the middle of a square ``(ligne, colonne)``, line 0 at the top."""
    return MARGE + (position[1] + 0.5) * CASE, MARGE + (position[0] + 0.5) * CASE


def _etiquette(x: float, y: float, texte: str, couleur: str = "#cfe3d6") -> str:
    # dy instead of dominant-baseline, which QtSvg ignores.
    return f'<text x="{x}" y="{y}" dy="4" text-anchor="middle" fill="{couleur}">{texte}</text>'


def _disque(position: Position, couleurs: tuple[str, str]) -> str:
    (x, y), (fond, bord) = _centre(position), couleurs
    return f'<circle cx="{x}" cy="{y}" r="{CASE * 0.4}" fill="{fond}" stroke="{bord}"/>'


def _jouable(position: Position) -> str:
    x, y = _centre(position)
    return f'<circle cx="{x}" cy="{y}" r="{CASE * 0.12}" fill="#ffffff" fill-opacity="0.45"/>'


def _document(lignes: int, colonnes: int, cadre: str, fond: str, morceaux: Iterable[str]) -> str:
    """Return the document of a board with a margin of 24 pixels around its squares of 40."""
    largeur, hauteur = CASE * colonnes + 2 * MARGE, CASE * lignes + 2 * MARGE
    debut = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{largeur}" height="{hauteur}" '
        f'viewBox="0 0 {largeur} {hauteur}" font-family="sans-serif" font-size="12">',
        f'<rect width="{largeur}" height="{hauteur}" rx="8" fill="{cadre}"/>',
        f'<rect x="{MARGE}" y="{MARGE}" width="{CASE * colonnes}" height="{CASE * lignes}" fill="{fond}"/>',
    )
    return "".join((*debut, *morceaux, "</svg>"))


def _quadrillage(lignes: int, colonnes: int, couleur: str, bords: bool = True) -> Iterable[str]:
    """Yield the lines between the squares, and those around the board with ``bords``."""
    bas, droite, premier = MARGE + CASE * lignes, MARGE + CASE * colonnes, 0 if bords else 1
    for rang in range(premier, lignes + 1 - premier):
        yield f'<path d="M{MARGE} {MARGE + rang * CASE}H{droite}" stroke="{couleur}" fill="none"/>'
    for rang in range(premier, colonnes + 1 - premier):
        yield f'<path d="M{MARGE + rang * CASE} {MARGE}V{bas}" stroke="{couleur}" fill="none"/>'


def _coordonnees(taille: int, couleur: str = "#cfe3d6") -> Iterable[str]:
    milieux = [_centre((rang, rang))[0] for rang in range(taille)]
    yield from (_etiquette(x, MARGE / 2, chr(ord("a") + rang), couleur) for rang, x in enumerate(milieux))
    yield from (_etiquette(MARGE / 2, y, str(rang + 1), couleur) for rang, y in enumerate(milieux))


def vignette(document: str, x: float, y: float, cote: float) -> str:
    """Return a board drawn here as a piece of another image, its larger side ``cote`` pixels, its top middle at x, y.

    Without its words, which nobody could read there.
    """
    largeur, hauteur = (float(nombre) for nombre in re.findall(r'"0 0 (\d+) (\d+)"', document)[0])
    echelle = cote / max(largeur, hauteur)
    corps = document[document.index(">") + 1 : document.rindex("</svg>")]
    morceaux = re.sub("<text.*?</text>", "", corps)
    return f'<g transform="translate({x - largeur * echelle / 2:.1f} {y:.1f}) scale({echelle:.3f})">{morceaux}</g>'


def svg(taille: int, pions: Mapping[Position, str], jouables: Iterable[Position] = ()) -> str:
    """Return an SVG document of a board of ``taille`` squares a side, with a dot on each of ``jouables``.

    ``pions`` maps 0-based ``(ligne, colonne)`` to ``'N'`` or ``'B'``. The side is ``48 + 40 × taille`` pixels.
    """
    morceaux = (
        *_quadrillage(taille, taille, "#1b5c3c"),
        *_coordonnees(taille),
        *(_disque(position, COULEURS_SVG[couleur]) for position, couleur in sorted(pions.items())),
        *(_jouable(position) for position in jouables),
    )
    return _document(taille, taille, "#24382f", "#2a8459", morceaux)


def svg_puissance4(grille: Sequence[Sequence[int]]) -> str:
    """Draw a grid of 0, 1 (rouge) and 2 (jaune), row 0 at the bottom, the columns numbered below."""
    lignes, colonnes = len(grille), len(grille[0])
    disques = (
        _disque((lignes - 1 - ligne, colonne), COULEURS_PUISSANCE4[camp])
        for ligne, rangee in enumerate(grille)
        for colonne, camp in enumerate(rangee)
    )
    bas = MARGE * 1.5 + CASE * lignes
    numeros = (_etiquette(_centre((0, rang))[0], bas, str(rang + 1), "#dce8f6") for rang in range(colonnes))
    return _document(lignes, colonnes, "#173a63", "#2463ab", (*disques, *numeros))


def svg_morpion(grille: Sequence[Sequence[int]]) -> str:
    """Draw a square grid of 0, 1 (X) and 2 (O), row 0 at the top, with its coordinates."""
    taille = len(grille)
    signes = (
        f'<g transform="translate({x} {y})">{TRAITS_MORPION[camp]}</g>'
        for ligne, rangee in enumerate(grille)
        for colonne, camp in enumerate(rangee)
        if camp
        for x, y in [_centre((ligne, colonne))]
    )
    morceaux = (*_quadrillage(taille, taille, "#8a8577", bords=False), *_coordonnees(taille, "#6b675c"), *signes)
    return _document(taille, taille, "#efece2", "#fbfaf5", morceaux)


def svg_nim(tas: Sequence[int], noms: str) -> str:
    """Draw a column of objects a heap, from the bottom; below it its letter out of ``noms`` and its number."""
    lignes = max(1, *tas)
    bas = MARGE * 1.5 + CASE * lignes
    objets = (
        _disque((lignes - 1 - rang, colonne), ("#c79a5b", "#7d5a2a"))
        for colonne, nombre in enumerate(tas)
        for rang in range(nombre)
    )
    comptes = (
        _etiquette(_centre((0, colonne))[0], bas, f"{nom} : {nombre}", "#6b675c")
        for colonne, (nom, nombre) in enumerate(zip(noms, tas, strict=False))
    )
    return _document(lignes, len(tas), "#efece2", "#fbfaf5", (*objets, *comptes))
