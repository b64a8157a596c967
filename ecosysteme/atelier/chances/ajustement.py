"""The law of a class of players, fitted to counted positions by likelihood.

From ``VIDES_LIBRES`` empty squares on, ``sigma = a * (1 - exp(-(e / b) ** c))`` and ``part`` is 0;
below, each number of empty squares has a ``sigma`` and a ``part`` of its own. Among people the stronger side does
better than the value says: a term in the difference of their ratings, in discs, is fitted along, and left out of the
law. Without it ``sigma`` would fall in the opening, where a value betrays who is the stronger.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from ecosysteme.atelier.chances.cotes import Doubles
from ecosysteme.atelier.chances.releve import Lignes
from ecosysteme.chances.chances import CASES, Loi

VIDES_LIBRES: Final = 12
DEPART: Final = (
    np.log(27.0),
    np.log(18.0),
    np.log(1.4),
    0.0,
    0.0,
)  # a, b and c as logarithms, then the term of ratings
PAS: Final = (0.5, 0.5, 0.25, 1.0, 0.1)
FIN: Final = 1e-2  # of the search: the share of the first steps at which it ends
SIGMA: Final = (0.1, 200.0)  # discs: the bounds of what is fitted to few errors, or to nothing but errors
BORNES: Final = (-3.0, 6.0)  # of the logarithms of a, b and c, which the same positions would let run away
EGAUX: Final = 2.0  # hundreds of Elo: who is at most so far apart is told of as equals
BANDES: Final = ((2, 6), (8, 12), (14, 20), (24, 36), (40, 52))  # of empty squares, in the account of the fit


@dataclass(frozen=True)
class Bande:
    """How a law does between two numbers of empty squares, on ``positions`` that it was not fitted to, among equals.

    ``brier`` is the mean squared error of the points, ``signe`` that of whoever counts the sign of the value alone;
    ``dits`` and ``vus`` are the mean points said and seen of each fifth of the positions, by what is said.
    """

    vides: tuple[int, int]
    positions: int
    brier: float
    signe: float
    dits: tuple[float, ...]
    vus: tuple[float, ...]


def ajuster(lignes: Lignes) -> Loi:
    """Return the law that makes the rows of ``releve.relever`` likeliest."""
    vides, valeur, points, ecart = lignes.astype(np.float64).T
    loin = vides >= VIDES_LIBRES

    def cout(nombres: Sequence[float]) -> float:
        avance = valeur[loin] + (nombres[3] + nombres[4] * vides[loin]) * ecart[loin]
        return _cout(avance / _courbe(nombres, vides[loin]), points[loin])

    nombres = chercher(cout, DEPART, PAS if ecart.any() else PAS[:3])
    sigma, part = _courbe(nombres, np.arange(CASES + 1.0)), np.zeros(CASES + 1)
    connus = sorted({int(e) for e in vides if 0 < e < VIDES_LIBRES})
    for e in connus:
        la = vides == e
        avance = valeur[la] + (nombres[3] + nombres[4] * e) * ecart[la]
        sigma[e], part[e] = _pres_de_la_fin(avance, valeur[la], points[la])
    bords = np.array([*connus, VIDES_LIBRES])
    entre = np.arange(VIDES_LIBRES)
    sigma[:VIDES_LIBRES] = np.interp(entre, bords, sigma[bords])
    part[:VIDES_LIBRES] = np.interp(entre, bords, part[bords])
    return Loi(tuple(round(float(s), 2) for s in sigma), tuple(round(float(p), 3) for p in part))


def _pres_de_la_fin(avance: Doubles, valeur: Doubles, points: Doubles) -> tuple[float, float]:
    """Return ``sigma`` and ``part`` for one number of empty squares."""
    classe = (1 + np.sign(valeur)) / 2

    def lus(nombres: Sequence[float]) -> tuple[float, float]:
        return float(np.clip(np.exp(nombres[0]), *SIGMA)), float(1 / (1 + np.exp(-nombres[1])))

    def cout(nombres: Sequence[float]) -> float:
        sigma, part = lus(nombres)
        return _perte((1 - part) * phi(avance / sigma) + part * classe, points)

    return lus(chercher(cout, (np.log(8.0), 0.0), (0.5, 1.0)))


def _courbe(nombres: Sequence[float], vides: Doubles) -> Doubles:
    a, b, c = np.exp(np.clip(nombres[:3], *BORNES))
    courbe: Doubles = np.clip(a * -np.expm1(-((vides / b) ** c)), *SIGMA)
    return courbe


def _cout(ecarts: Doubles, points: Doubles) -> float:
    return _perte(phi(ecarts), points)


def _perte(dits: Doubles, points: Doubles) -> float:
    """Return the mean logarithmic loss, a draw being half a win."""
    sur = np.clip(dits, 1e-4, 1 - 1e-4)
    return float(-(points * np.log(sur) + (1 - points) * np.log(1 - sur)).mean())


def phi(x: Doubles) -> Doubles:
    """Return the normal law, to 1e-7 (Abramowitz and Stegun, 26.2.17)."""
    t = 1 / (1 + 0.2316419 * np.abs(x))
    somme = t * (0.319381530 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
    queue = np.exp(-(x**2) / 2) / np.sqrt(2 * np.pi) * somme
    loi: Doubles = np.where(x > 0, 1 - queue, queue)
    return loi


def chercher(cout: Callable[[Sequence[float]], float], depart: Sequence[float], pas: Sequence[float]) -> list[float]:
    """Return where ``cout`` is least around ``depart``, a number at a time (R. Hooke and T. A. Jeeves, 1961).

    ``pas`` are the first steps; numbers beyond them stay as they are.
    """
    ici, moindre, echelle = list(depart), cout(depart), 1.0
    while echelle > FIN:
        avant = list(ici)
        for rang, longueur in enumerate(pas):
            for signe in (1, -1):
                essai = [*ici[:rang], ici[rang] + signe * longueur * echelle, *ici[rang + 1 :]]
                if (lu := cout(essai)) < moindre:
                    ici, moindre = essai, lu
                    break
        if ici == avant:
            echelle /= 2
            continue
        bond = [2 * la - ancien for la, ancien in zip(ici, avant, strict=True)]  # on in the direction that helped
        if (lu := cout(bond)) < moindre:
            ici, moindre = bond, lu
    return ici


def mesurer(loi: Loi, lignes: Lignes) -> list[Bande]:
    """Return how ``loi`` does on rows that it was not fitted to, by bands of empty squares."""
    return [_bande(loi, lignes, bornes) for bornes in BANDES]


def _bande(loi: Loi, lignes: Lignes, bornes: tuple[int, int]) -> Bande:
    vides, valeur, points, ecart = lignes.astype(np.float64).T
    la = (vides >= bornes[0]) & (vides <= bornes[1]) & (np.abs(ecart) <= EGAUX)
    dits = np.array([loi.points(v, int(e)) for v, e in zip(valeur[la], vides[la], strict=True)])
    vus = points[la]
    cinquiemes = np.array_split(np.argsort(dits, kind="stable"), 5)
    moyennes = [[round(float(quoi[rangs].mean()), 3) for rangs in cinquiemes if len(rangs)] for quoi in (dits, vus)]
    signes = (1 + np.sign(valeur[la])) / 2
    erreurs = [float(((quoi - vus) ** 2).mean()) if len(vus) else 0.0 for quoi in (dits, signes)]
    return Bande(bornes, len(vus), erreurs[0], erreurs[1], tuple(moyennes[0]), tuple(moyennes[1]))
