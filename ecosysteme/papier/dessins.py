"""What is drawn by hand over a position, in black ink with a white edge: it is seen on paper, discs and boards.

Where a mark, a letter or an arrow stands on the screen is decided in ``ui/plateau/reperes.py``; here alike, in vectors.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from html import escape
from typing import Final

from ecosysteme.cases import Position
from ecosysteme.formats.sgf.dessins import TEXTE, Dessins, Figure, Fleche

CASE: Final = 40  # units of the image, as in all our boards
FIGURES: Final = {
    Figure.ROND: '<circle r="18"/>',
    Figure.CROIX: '<path d="M-11 -11L11 11M11 -11L-11 11"/>',
    Figure.TRIANGLE: '<path d="M0 -16.5L16 11.5H-16Z"/>',
    Figure.CARRE: '<path d="M-15.5 -15.5H15.5V15.5H-15.5Z"/>',
}
EPAISSEURS: Final = (("#ffffff", 5), ("#000000", 2.6))
RECUL: Final = 12  # from the middle of a square to the ends of an arrow
FUT, TETE, ENVERGURE = 2, 10.4, 6.8  # an arrow: half its thickness, the length and half the width of its head


def svg_dessins(dessins: Dessins) -> str:
    """Draw ``dessins`` as pieces of an SVG document whose origin is the corner of the square a1."""
    morceaux = [_figure(case, figure) for case, figure in sorted(dessins.figures.items())]
    morceaux += map(_fleche, dessins.fleches)
    morceaux += [_texte(case, texte) for case, texte in sorted(dessins.textes.items())]
    return "".join(morceaux)


def _centre(case: Position) -> tuple[float, float]:
    return (case[1] + 0.5) * CASE, (case[0] + 0.5) * CASE


def _figure(case: Position, figure: Figure) -> str:
    x, y = _centre(case)
    traits = (f'<g stroke="{encre}" stroke-width="{trait}">{FIGURES[figure]}</g>' for encre, trait in EPAISSEURS)
    ou = f'transform="translate({x:g} {y:g})"'
    return f'<g {ou} fill="none" stroke-linecap="round" stroke-linejoin="round">{"".join(traits)}</g>'


def _fleche(fleche: Fleche) -> str:
    (x, y), (fin_x, fin_y) = map(_centre, fleche)
    longueur = math.hypot(fin_x - x, fin_y - y)
    angle = math.degrees(math.atan2(fin_y - y, fin_x - x))
    contour = " ".join(f"{a:g},{b:g}" for a, b in _contour(longueur))
    ou = f'transform="translate({x:g} {y:g}) rotate({angle:.2f})"'
    return f'<polygon {ou} points="{contour}" fill="#000000" stroke="#ffffff" stroke-width="1.4"/>'


def _contour(longueur: float) -> Iterator[tuple[float, float]]:
    """Yield the corners of an arrow that lies along the x axis."""
    pointe = round(longueur - RECUL, 2)
    col = round(pointe - TETE, 2)
    yield from ((RECUL, FUT), (col, FUT), (col, ENVERGURE), (pointe, 0))
    yield from ((col, -ENVERGURE), (col, -FUT), (RECUL, -FUT))


def _texte(case: Position, texte: str) -> str:
    """Write a letter on a white disc in the corner of its square: a number or a disc may stand in the middle."""
    x, y = _centre(case)
    texte = "".join(filter(str.isprintable, texte[:TEXTE]))
    corps = 11 if len(texte) < 2 else 11 * 1.6 / len(texte)
    return (
        f'<circle cx="{x - 12:g}" cy="{y - 12:g}" r="7.5" fill="#ffffff" stroke="#000000" stroke-width="1.2"/>'
        f'<text x="{x - 12:g}" y="{y - 12 + corps * 0.36:.2f}" text-anchor="middle" font-size="{corps:g}" '
        f'font-weight="bold" fill="#000000">{escape(texte)}</text>'
    )
