"""A board in black and white as data: what lies on each square, what is written there, what the lines are called."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from ecosysteme.cases import Position
from ecosysteme.formats.sgf.dessins import SANS_DESSINS, Dessins
from ecosysteme.jeu import Camp
from ecosysteme.papier.dessins import svg_dessins

Forme = Literal["disque", "signe", "objet"]
Repere = Literal["croix", "etoile", "point"]


@dataclass(frozen=True)
class Signe:
    """What lies on a square: whose it is (``None``: nobody's, as an object of Nim), and what is written on it.

    ``dernier``: it was played last; ``gagnant``: it belongs to a winning line.
    """

    camp: Camp | None
    texte: str = ""
    dernier: bool = False
    gagnant: bool = False


@dataclass(frozen=True)
class Planche:
    """A board of ``lignes`` by ``colonnes``, line 0 at the top; its lines and columns are called ``noms_…`` if at all.

    ``forme`` is what the signs look like: discs, the X and O of tic-tac-toe, or objects on no grid. ``reperes`` are
    marks on squares that may be empty: a cross for what was played, a star for what was better, a dot for what may be
    played; ``dessins`` are what somebody drew over the position.
    """

    lignes: int
    colonnes: int
    signes: Mapping[Position, Signe]
    forme: Forme = "disque"
    noms_lignes: tuple[str, ...] = ()
    noms_colonnes: tuple[str, ...] = ()
    reperes: Mapping[Position, Repere] = field(default_factory=dict)
    dessins: Dessins = SANS_DESSINS
    points: tuple[Position, ...] = ()  # crossings of the grid that carry a dot
    grille: bool = True  # whether lines are drawn between the squares


CASE: Final = 40  # units of the image
MARGE: Final = 26  # beside names; elsewhere what an outline needs
LISERE: Final = 3
ENCRE: Final = "#000000"
GRIS: Final = "#777777"  # of the grid


def rapport(planche: Planche) -> float:
    """Return the height of the image of ``planche`` over its width."""
    largeur, hauteur = _taille(planche)
    return hauteur / largeur


def svg_planche(planche: Planche) -> str:
    """Draw ``planche`` as an SVG document: black ink on the paper as it is, for browsers and QtSvg alike."""
    largeur, hauteur = _taille(planche)
    gauche, haut = _coin(planche)
    morceaux = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{largeur}" height="{hauteur}" '
        f'viewBox="0 0 {largeur} {hauteur}" font-family="sans-serif" font-size="15">',
        f'<g transform="translate({gauche} {haut})">',
        *_grille(planche),
        *_noms(planche),
    ]
    for case, signe in sorted(planche.signes.items()):
        morceaux.extend(_signe(planche.forme, case, signe))
    for case, repere in sorted(planche.reperes.items()):
        morceaux.append(_repere(case, repere, sur_noir=_est_noir(planche, case)))
    return "".join((*morceaux, svg_dessins(planche.dessins), "</g></svg>"))


def _coin(planche: Planche) -> tuple[int, int]:
    """Where the squares begin: names are at the left and above, those of Connect Four's columns below."""
    return (MARGE if planche.noms_lignes else LISERE), (MARGE if _en_haut(planche) else LISERE)


def _en_haut(planche: Planche) -> bool:
    return bool(planche.noms_colonnes and planche.noms_lignes)


def _taille(planche: Planche) -> tuple[int, int]:
    gauche, haut = _coin(planche)
    bas = MARGE if planche.noms_colonnes and not _en_haut(planche) else LISERE
    return gauche + CASE * planche.colonnes + LISERE, haut + CASE * planche.lignes + bas


def _centre(case: Position) -> tuple[float, float]:
    return (case[1] + 0.5) * CASE, (case[0] + 0.5) * CASE


def _texte(x: float, y: float, texte: str, couleur: str = ENCRE, corps: float = 15, *, gras: bool = False) -> str:
    # dy instead of dominant-baseline, which QtSvg ignores.
    poids = ' font-weight="bold"' if gras else ""
    return (
        f'<text x="{x:g}" y="{y + corps * 0.36:.2f}" text-anchor="middle" font-size="{corps:g}"{poids} '
        f'fill="{couleur}">{texte}</text>'
    )


def _grille(planche: Planche) -> list[str]:
    large, haute = CASE * planche.colonnes, CASE * planche.lignes
    if not planche.grille:
        return []
    if planche.forme == "objet":
        return [f'<path d="M0 {haute}H{large}" stroke="{ENCRE}" stroke-width="2" fill="none"/>']
    traits = "".join(f"M0 {CASE * rang}H{large}" for rang in range(1, planche.lignes))
    traits += "".join(f"M{CASE * rang} 0V{haute}" for rang in range(1, planche.colonnes))
    morceaux = [f'<path d="{traits}" stroke="{GRIS}" stroke-width="1" fill="none"/>']
    if planche.forme == "disque":
        morceaux.append(f'<rect width="{large}" height="{haute}" stroke="{ENCRE}" stroke-width="2.4" fill="none"/>')
    points = (f'<circle cx="{CASE * x}" cy="{CASE * y}" r="3" fill="{ENCRE}"/>' for y, x in planche.points)
    return [*morceaux, *points]


def _noms(planche: Planche) -> list[str]:
    bord = -MARGE / 2 if _en_haut(planche) else CASE * planche.lignes + MARGE / 2
    colonnes = (_texte(_centre((0, rang))[0], bord, nom) for rang, nom in enumerate(planche.noms_colonnes))
    lignes = (_texte(-MARGE / 2, _centre((rang, 0))[1], nom) for rang, nom in enumerate(planche.noms_lignes))
    return [*colonnes, *lignes]


def _signe(forme: Forme, case: Position, signe: Signe) -> list[str]:
    if forme == "signe":
        return _croix_ou_rond(case, signe)
    x, y = _centre(case)
    plein = signe.camp == 1
    fond, encre = (ENCRE, "#ffffff") if plein else ("#ffffff", ENCRE)
    trait = 1 if signe.camp is None else 1.8
    morceaux = [f'<circle cx="{x:g}" cy="{y:g}" r="16" fill="{fond}" stroke="{ENCRE}" stroke-width="{trait}"/>']
    if signe.gagnant:  # a ring inside, of the other ink
        morceaux.append(f'<circle cx="{x:g}" cy="{y:g}" r="13" fill="none" stroke="{encre}" stroke-width="1.6"/>')
    if signe.texte:
        morceaux.append(_texte(x, y, signe.texte, encre, 17 if len(signe.texte) < 3 else 13, gras=True))
    elif signe.dernier:
        morceaux.append(f'<circle cx="{x:g}" cy="{y:g}" r="4.5" fill="{encre}"/>')
    return morceaux


def _croix_ou_rond(case: Position, signe: Signe) -> list[str]:
    x, y = _centre(case)
    trait = 5 if signe.gagnant else 3
    if signe.camp == 1:
        dessin = f"M{x - 11:g} {y - 11:g}l22 22m0 -22l-22 22"
        forme = f'<path d="{dessin}" stroke="{ENCRE}" stroke-width="{trait}" stroke-linecap="round" fill="none"/>'
    else:
        forme = f'<circle cx="{x:g}" cy="{y:g}" r="12" fill="none" stroke="{ENCRE}" stroke-width="{trait}"/>'
    # The number in a corner: a cross leaves no room in the middle.
    ecrit = [_texte(x + 14.5, y - 13, signe.texte, ENCRE, 9, gras=True)] if signe.texte else []
    dernier = f'<path d="M{x - 10:g} {y + 17:g}h20" stroke="{ENCRE}" stroke-width="1.6" fill="none"/>'
    return [forme, *ecrit, *([dernier] if signe.dernier else [])]


def _est_noir(planche: Planche, case: Position) -> bool:
    return case in planche.signes and planche.signes[case].camp == 1


ETOILE: Final = "M0 -12L3.2 -4.1L11.4 -3.7L5 1.6L7.1 9.7L0 5.1L-7.1 9.7L-5 1.6L-11.4 -3.7L-3.2 -4.1Z"


def _repere(case: Position, repere: Repere, *, sur_noir: bool) -> str:
    x, y = _centre(case)
    encre = "#ffffff" if sur_noir else ENCRE
    if repere == "etoile":
        return f'<path transform="translate({x:g} {y:g})" d="{ETOILE}" fill="{encre}"/>'
    if repere == "point":
        return f'<circle cx="{x:g}" cy="{y:g}" r="4" fill="{encre}"/>'
    dessin = "M-9 -9L9 9M9 -9L-9 9"
    return (
        f'<path transform="translate({x:g} {y:g})" d="{dessin}" stroke="{encre}" stroke-width="3" '
        f'stroke-linecap="round" fill="none"/>'
    )
