"""Curves as SVG text: lines, the bands of their intervals, dashed lines at given heights."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, isfinite, log10
from typing import Final

LARGEUR, HAUTEUR = 720, 260
GAUCHE, DROITE, HAUT, BAS = 56, 12, 12, 34  # margins, for the numbers on the axes
GRADUATIONS: Final = 5
# Okabe and Ito, *Color Universal Design*, 2008: told apart by everybody.
COULEURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000")

Point = tuple[float, float]


@dataclass(frozen=True)
class CourbeTournoi:
    """A line of points; ``bande`` is the low and the high end of its interval at each, or nothing."""

    nom: str
    points: Sequence[Point]
    bande: Sequence[Point] = ()


@dataclass(frozen=True)
class _Repere:
    """Where a value is on the drawing."""

    x0: float
    x1: float
    y0: float
    y1: float

    def place(self, x: float, y: float) -> str:
        gauche = GAUCHE + (x - self.x0) / (self.x1 - self.x0) * (LARGEUR - GAUCHE - DROITE)
        haut = HAUT + (self.y1 - y) / (self.y1 - self.y0) * (HAUTEUR - HAUT - BAS)
        return f"{gauche:.1f},{haut:.1f}"


def dessiner(courbes: Sequence[CourbeTournoi], abscisse: str, marques: Sequence[float] = (), virgule: str = ",") -> str:
    """Draw curves over ``abscisse``, with dashed lines at the heights ``marques``; nothing when no point is finite.

    ``virgule`` stands before the decimals of the numbers.
    """
    ordonnees = [y for courbe in courbes for _, y in courbe.points if isfinite(y)]
    abscisses = [x for courbe in courbes for x, _ in courbe.points]
    if not ordonnees:
        return ""
    bas, haut = min(*ordonnees, *marques, 0.0), max(*ordonnees, *marques, 0.0)
    marge = 0.08 * (haut - bas) or 1.0
    repere = _Repere(min(abscisses), max(max(abscisses), min(abscisses) + 1), bas - marge, haut + marge)
    traits = [_graduer(repere, virgule), *(_marquer(repere, marque) for marque in marques)]
    traits += [_tracer(repere, courbe, COULEURS[rang % len(COULEURS)]) for rang, courbe in enumerate(courbes)]
    legende = f'<text x="{LARGEUR - DROITE}" y="{HAUTEUR - 4}" text-anchor="end">{escape(abscisse)}</text>'
    tete = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LARGEUR} {HAUTEUR}" role="img">'
    return "".join((tete, *traits, legende, "</svg>"))


def graduations(bas: float, haut: float) -> list[float]:
    """Return round numbers that part an interval in about ``GRADUATIONS``.

    >>> graduations(-12, 103)
    [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]
    """
    brut = (haut - bas) / GRADUATIONS
    puissance = 10.0 ** floor(log10(brut))
    pas = next(pas for pas in (puissance, 2 * puissance, 5 * puissance, 10 * puissance) if pas >= brut * 0.8)
    return [rang * pas for rang in range(ceil(bas / pas), floor(haut / pas) + 1)]


def _graduer(repere: _Repere, virgule: str) -> str:
    morceaux = []
    for valeur in graduations(repere.y0, repere.y1):
        gauche, droite = repere.place(repere.x0, valeur), repere.place(repere.x1, valeur)
        y = gauche.split(",")[1]
        morceaux.append(f'<polyline class="grille" points="{gauche} {droite}"/>')
        morceaux.append(f'<text x="{GAUCHE - 6}" y="{y}" dy="4" text-anchor="end">{_nombre(valeur, virgule)}</text>')
    for valeur in graduations(repere.x0, repere.x1):
        x = repere.place(valeur, 0).split(",")[0]
        morceaux.append(
            f'<text x="{x}" y="{HAUTEUR - BAS + 14}" text-anchor="middle">{_nombre(valeur, virgule)}</text>'
        )
    return "".join(morceaux)


def _nombre(valeur: float, virgule: str) -> str:
    return f"{valeur:g}".replace(".", virgule).replace("-", "−")


def _marquer(repere: _Repere, hauteur: float) -> str:
    points = f"{repere.place(repere.x0, hauteur)} {repere.place(repere.x1, hauteur)}"
    return f'<polyline class="marque" points="{points}"/>'


def _tracer(repere: _Repere, courbe: CourbeTournoi, couleur: str) -> str:
    # An end that no number of games excludes is off the drawing: the band goes to its edge.
    bords = [(max(bas, repere.y0), min(haut, repere.y1)) for bas, haut in courbe.bande]
    aller = [repere.place(x, bas) for (x, _), (bas, _) in zip(courbe.points, bords, strict=False)]
    retour = [repere.place(x, haut) for (x, _), (_, haut) in zip(courbe.points, bords, strict=False)]
    bande = f'<polygon fill="{couleur}" opacity="0.15" points="{" ".join(aller + retour[::-1])}"/>' if aller else ""
    points = " ".join(repere.place(x, y) for x, y in courbe.points if isfinite(y))
    ligne = f'<polyline fill="none" stroke="{couleur}" stroke-width="1.6" points="{points}"/>'
    return f"<g>{bande}{ligne}<title>{escape(courbe.nom)}</title></g>"
