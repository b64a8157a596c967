"""How the board of Othello may look: five boards, each a table of colours for either theme; three kinds of discs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtGui import QColor

Matiere = Literal["feutre", "bois", "papier", "uni"]


@dataclass(frozen=True)
class Aspect:
    """One look of a board, in colours as ``#rrggbb``.

    ``marque`` outlines the squares that may be played; a value is written in ``encre`` on ``pastille``. ``cernes`` are
    the rims of the black and the white disc; an empty one is for a disc that stands out of the board by itself.
    """

    nom: str
    matiere: Matiere
    cadre: str
    haut: str
    bas: str
    lignes: str
    coordonnees: str
    pastille: str
    marque: str = "#ffffff"
    encre: str = "#ffffff"
    cernes: tuple[str, str] = ("", "")
    pions: str = "ombres"


_CLAIRS: Final = (
    Aspect("vert", "feutre", "#24382f", "#2a845b", "#25784f", "#14452d", "#cfe3d6", "#1b5c3c"),
    Aspect("bois", "bois", "#4f301c", "#9c6736", "#95612f", "#59381d", "#f0dfc8", "#54341a"),
    Aspect("bleu", "feutre", "#16293d", "#3274ac", "#2c699e", "#163a5a", "#cfe0ef", "#1c4a72"),
    Aspect(
        "papier",
        "papier",
        "#e6dcc4",
        "#f8f3e4",
        "#f3ecd9",
        "#8d7f66",
        "#5a4f3c",
        "#fffdf6",
        marque="#6d5f47",
        encre="#2b2418",
        cernes=("", "#3b3427"),
    ),
    Aspect(
        "contraste",
        "uni",
        "#000000",
        "#ffffff",
        "#ffffff",
        "#000000",
        "#ffffff",
        "#ffffff",
        marque="#000000",
        encre="#000000",
        cernes=("", "#000000"),
    ),
)
_SOMBRES: Final = (
    Aspect(
        "vert",
        "feutre",
        "#0e1412",
        "#236b4b",
        "#1b5a3e",
        "#0a2419",
        "#9fbfae",
        "#113f2b",
        cernes=("#76857e", ""),
    ),
    Aspect(
        "bois",
        "bois",
        "#1d120b",
        "#85592f",
        "#734a26",
        "#35200f",
        "#c9b08f",
        "#3b2411",
        cernes=("#8a7a69", ""),
    ),
    Aspect(
        "bleu",
        "feutre",
        "#0c131b",
        "#265f8d",
        "#1e5079",
        "#0a1e2e",
        "#9db8d0",
        "#123450",
        cernes=("#748391", ""),
    ),
    Aspect(
        "papier",
        "papier",
        "#a89d85",
        "#cfc5ae",
        "#c5baa1",
        "#7a6d56",
        "#2b2418",
        "#ded5c0",
        marque="#4c412d",
        encre="#211b10",
        cernes=("", "#3b3427"),
    ),
    Aspect(
        "contraste",
        "uni",
        "#000000",
        "#000000",
        "#000000",
        "#ffffff",
        "#ffffff",
        "#000000",
        cernes=("#ffffff", ""),
    ),
)

VERT_CLAIR, VERT_SOMBRE = _CLAIRS[0], _SOMBRES[0]
ASPECTS: Final = {
    (theme, aspect.nom): aspect for theme, aspects in (("clair", _CLAIRS), ("sombre", _SOMBRES)) for aspect in aspects
}


def luminance(couleur: QColor | str) -> float:
    """Return the relative luminance of the Web Content Accessibility Guidelines 2, from 0 (black) to 1 (white)."""
    lue = QColor(couleur)
    canaux = (lue.redF(), lue.greenF(), lue.blueF())
    lineaires = [canal / 12.92 if canal <= 0.04045 else float(((canal + 0.055) / 1.055) ** 2.4) for canal in canaux]
    return 0.2126 * lineaires[0] + 0.7152 * lineaires[1] + 0.0722 * lineaires[2]


def melange(dessus: QColor | str, dessous: QColor | str, opacite: float) -> QColor:
    """Return what is seen of ``dessus``, painted over ``dessous`` with ``opacite``.

    >>> melange("#ffffff", "#000000", 0.5).name()
    '#808080'
    """
    haut, bas = QColor(dessus), QColor(dessous)
    canaux = zip((haut.red(), haut.green(), haut.blue()), (bas.red(), bas.green(), bas.blue()), strict=True)
    return QColor(*(round(un * opacite + autre * (1 - opacite)) for un, autre in canaux))


def encre_lisible(fond: QColor | str) -> QColor:
    """Return black or white, whichever is read better on ``fond``: 4.5 to 1 at least, on any colour.

    >>> encre_lisible("#25784f").name(), encre_lisible("#f3ecd9").name()
    ('#ffffff', '#000000')
    """
    return QColor("#000000" if luminance(fond) > 0.179 else "#ffffff")
