"""The Othello board as one SVG image, for notebooks and files.

Browsers and QtSvg must both draw it: no ``clip-path``, no ``rgba()``, and no ``id``, which would clash when a notebook
shows several boards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

CASE = 40
MARGE = 24
COULEURS_SVG = {"N": ("#1b1f1f", "#000000"), "B": ("#f4f3ef", "#9a9a94")}


def _etiquette(x: float, y: float, texte: str) -> str:
    # dy instead of dominant-baseline, which QtSvg ignores.
    return f'<text x="{x}" y="{y}" dy="4" text-anchor="middle" fill="#cfe3d6">{texte}</text>'


def _pion(position: tuple[int, int], couleur: str) -> str:
    x, y = (MARGE + (rang + 0.5) * CASE for rang in (position[1], position[0]))
    fond, bord = COULEURS_SVG[couleur]
    return f'<circle cx="{x}" cy="{y}" r="{CASE * 0.4}" fill="{fond}" stroke="{bord}"/>'


def _jouable(position: tuple[int, int]) -> str:
    x, y = (MARGE + (rang + 0.5) * CASE for rang in (position[1], position[0]))
    return f'<circle cx="{x}" cy="{y}" r="{CASE * 0.12}" fill="#ffffff" fill-opacity="0.45"/>'


def svg(taille: int, pions: Mapping[tuple[int, int], str], jouables: Iterable[tuple[int, int]] = ()) -> str:
    """Return an SVG document of a board of ``taille`` squares a side, with a dot on each of ``jouables``.

    ``pions`` maps 0-based ``(ligne, colonne)`` to ``'N'`` or ``'B'``. The side is ``48 + 40 × taille`` pixels.
    """
    fin = MARGE + CASE * taille
    cote = fin + MARGE
    milieux = [MARGE + (rang + 0.5) * CASE for rang in range(taille)]
    traits = [MARGE + rang * CASE for rang in range(taille + 1)]
    morceaux = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{cote}" height="{cote}" viewBox="0 0 {cote} {cote}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{cote}" height="{cote}" rx="8" fill="#24382f"/>',
        f'<rect x="{MARGE}" y="{MARGE}" width="{fin - MARGE}" height="{fin - MARGE}" fill="#2a8459"/>',
        *(f'<path d="M{MARGE} {t}H{fin}M{t} {MARGE}V{fin}" stroke="#1b5c3c" fill="none"/>' for t in traits),
        *(_etiquette(x, MARGE / 2, chr(ord("a") + rang)) for rang, x in enumerate(milieux)),
        *(_etiquette(MARGE / 2, y, str(rang + 1)) for rang, y in enumerate(milieux)),
        *(_pion(position, couleur) for position, couleur in sorted(pions.items())),
        *(_jouable(position) for position in jouables),
        "</svg>",
    ]
    return "".join(morceaux)
