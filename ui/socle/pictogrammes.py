"""The pictograms of the header and of the strip: lines on a grid of 24, in the colours of the theme.

They are shown 24 px wide: a line of two fills whole pixels there, and is sharp.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ui.socle.theme import Theme

AFFICHE: Final = 24  # px
COTE: Final = 3 * AFFICHE  # px of the picture, for dense screens
GABARIT: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="{couleur}" stroke-width="2" '
    'stroke-linecap="round" stroke-linejoin="round">{dessin}</svg>'
)
PLEIN: Final = 'fill="{couleur}"'
DESSINS: Final = {
    "menu": '<path d="M4 7h16M4 12h16M4 17h16"/>',
    "mode_jouer": f'<circle cx="12" cy="12" r="8"/><path d="M12 4a8 8 0 0 1 0 16z" {PLEIN}/>',
    "mode_analyser": '<path d="M4 4v16h16"/><path d="M7 15l4-5 3 3 5-7"/>',
    "mode_etudier": ('<path d="M12 7c-2-2-5-2-9-2v13c4 0 7 0 9 2 2-2 5-2 9-2V5c-4 0-7 0-9 2z"/><path d="M12 7v13"/>'),
    "mode_matchs": (
        '<path d="M8 4h8v5a4 4 0 0 1-8 0zM12 13v4M8 20h8M12 17v3"/><path d="M8 6H5c0 3 1 4 3 4M16 6h3c0 3-1 4-3 4"/>'
    ),
    "mode_comprendre": (
        f'<circle cx="12" cy="5" r="2" {PLEIN}/><circle cx="5" cy="18" r="2" {PLEIN}/><circle cx="12" cy="18" r="2" '
        f'{PLEIN}/><circle cx="19" cy="18" r="2" {PLEIN}/><path d="M12 7v9M12 9c-5 0-7 3-7 7M12 9c5 0 7 3 7 7"/>'
    ),
    "clair": (
        '<circle cx="12" cy="12" r="4"/><path d="M12 3v2M12 19v2M3 12h2M19 12h2M6 6l1 1M17 17l1 1M6 18l1-1M17 7l1-1"/>'
    ),
    "sombre": '<path d="M19 14a8 8 0 0 1-10-10 8 8 0 1 0 10 10z"/>',
    "projecteur": '<path d="M3 4h18M5 4v10h14V4M12 14v3M8 20l4-3 4 3"/>',
    "panneau": '<rect x="3" y="5" width="18" height="14" rx="2"/><path d="M15 5v14"/>',
    "debut": f'<path d="M7 6v12"/><path d="M17 6l-8 6 8 6z" {PLEIN}/>',
    "precedent": f'<path d="M16 6l-8 6 8 6z" {PLEIN}/>',
    "suivant": f'<path d="M8 6l8 6-8 6z" {PLEIN}/>',
    "fin": f'<path d="M17 6v12"/><path d="M7 6l8 6-8 6z" {PLEIN}/>',
    "annuler": '<path d="M8 5L4 9l4 4"/><path d="M4 9h9a6 6 0 0 1 0 11H9"/>',
    "retablir": '<path d="M16 5l4 4-4 4"/><path d="M20 9h-9a6 6 0 0 0 0 11h4"/>',
    "indices": '<path d="M9 18h6M10 21h4"/><path d="M9 18c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8"/>',
    "detacher": '<path d="M13 5h6v6M19 5l-8 8"/><path d="M9 6H5v13h13v-4"/>',
    "symetries": f'<path d="M12 3v4M12 10v4M12 17v4"/><path d="M8 7v10H3z" {PLEIN}/><path d="M16 7v10h5z"/>',
    "gomme": '<path d="M9 19l-5-5 9-9 7 7-7 7zM8 10l7 7M9 19h11"/>',
    "fermer": '<path d="M6 6l12 12M18 6L6 18"/>',
}


@cache
def pictogramme(nom: str, theme: Theme) -> QIcon:
    """Return the pictogram called ``nom``: in the accent when it is on, paler when it is disabled.

    Painted once for each theme.

    Raises ``KeyError`` for a name that is not in ``DESSINS``.
    """
    icone = QIcon()
    etats = (
        (QIcon.Mode.Normal, QIcon.State.Off, theme.texte),
        (QIcon.Mode.Normal, QIcon.State.On, theme.accent),
        (QIcon.Mode.Disabled, QIcon.State.Off, theme.eteint),
    )
    for mode, etat, couleur in etats:
        icone.addPixmap(_peindre(DESSINS[nom], couleur), mode, etat)
    return icone


def _peindre(dessin: str, couleur: str) -> QPixmap:
    image = QPixmap(COTE, COTE)
    image.fill(Qt.GlobalColor.transparent)
    svg = GABARIT.replace("{dessin}", dessin).replace("{couleur}", couleur)
    with QPainter(image) as peintre:
        QSvgRenderer(QByteArray(svg.encode())).render(peintre, QRectF(0, 0, COTE, COTE))
    return image
