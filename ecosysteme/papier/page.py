"""A page as data: what stands where, in millimetres from its top left corner, letters in points.

Everything is black, white or a light grey: a page printed in black and white loses nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Alignement = Literal["gauche", "centre", "droite"]


@dataclass(frozen=True)
class Format:
    """A sheet upright: its size and its margin, mm; ``corps`` is the size of the ordinary letters, points."""

    nom: str
    largeur: float
    hauteur: float
    marge: float
    corps: float

    @property
    def utile(self) -> float:
        """The width between the margins, mm."""
        return self.largeur - 2 * self.marge

    @property
    def bas(self) -> float:
        """Where the bottom margin begins, mm."""
        return self.hauteur - self.marge

    @property
    def ligne(self) -> float:
        """The height of a line of ordinary letters, mm."""
        return self.corps * POINT * 1.45


POINT: Final = 25.4 / 72  # mm
A4: Final = Format("A4", 210.0, 297.0, 15.0, 10.0)
A5: Final = Format("A5", 148.0, 210.0, 11.0, 8.0)
FORMATS: Final = {format.nom: format for format in (A4, A5)}


@dataclass(frozen=True)
class Texte:
    """Words in a box, in the middle of its height: smaller, then cut, where they do not fit.

    ``renverse``: read with the sheet turned upside down; ``pale``: in grey, for what matters less. With ``lignes``
    above 1 they are broken between words and begin at the top of the box.
    """

    x: float
    y: float
    largeur: float
    hauteur: float
    texte: str
    corps: float
    cote: Alignement = "gauche"
    gras: bool = False
    pale: bool = False
    renverse: bool = False
    lignes: int = 1


@dataclass(frozen=True)
class Trait:
    """A line from one point to another, ``epaisseur`` mm thick; ``pale``: in grey, as a line of a graph."""

    x1: float
    y1: float
    x2: float
    y2: float
    epaisseur: float = 0.2
    pale: bool = False


@dataclass(frozen=True)
class Polyligne:
    """A line through points, with a dot on each of ``ronds``; in dashes if ``tirets``."""

    points: tuple[tuple[float, float], ...]
    ronds: tuple[tuple[float, float], ...] = ()
    tirets: bool = False
    epaisseur: float = 0.35


@dataclass(frozen=True)
class Fond:
    """A box filled with a light grey, for a line of a table to be followed by the eye."""

    x: float
    y: float
    largeur: float
    hauteur: float


@dataclass(frozen=True)
class Dessin:
    """An SVG image, as large as the box lets it and centred in it."""

    x: float
    y: float
    largeur: float
    hauteur: float
    svg: str


Element: TypeAlias = Texte | Trait | Polyligne | Fond | Dessin


@dataclass(frozen=True)
class Page:
    """One sheet, painted in the order of its elements."""

    format: Format
    elements: tuple[Element, ...]

    @property
    def textes(self) -> tuple[str, ...]:
        """What is written on it, in order, the words of its drawings apart."""
        return tuple(element.texte for element in self.elements if isinstance(element, Texte))


Nature = Literal["feuille", "diagrammes", "rapport", "vierge", "problemes", "classe"]
# The kinds of documents.
NATURES: Final[tuple[Nature, ...]] = ("feuille", "diagrammes", "rapport", "vierge", "problemes", "classe")


@dataclass(frozen=True)
class DocumentPapier:
    """What is printed: a title, for the file and for the printer's queue, and its pages."""

    titre: str
    pages: tuple[Page, ...]
