"""The strength of several players who met one another: one Elo rating each, fitted to all the games at once.

The model is that of Bradley and Terry (*Rank Analysis of Incomplete Block Designs*, 1952), a draw being half a win: the
ratings are those that make the results likeliest, found by Newton's method. The error does not take the model's word
for how much results vary but asks the results, pair by pair as the colours are swapped (P. Huber's sandwich, 1967): for
two players it is that of ``elo.estimer``. Where somebody won or lost everything the likeliest rating is infinite; each
pairing then gets one drawn game more, as R. Coulom's BayesElo does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log
from typing import TYPE_CHECKING, Final

from ecosysteme.tournoi.elo import SCORES_PAIRE, Z95, Resultat

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Reels = npt.NDArray[np.float64]
    Relation = npt.NDArray[np.bool_]

ELO_PAR_UNITE: Final = 400 / log(10)  # a unit of the logistic law
PAS_MAX: Final = 2.0  # units: Newton's first steps may be too long
PAS_MIN: Final = 1e-10
TOURS: Final = 100

# What the player of the lower number did against the other.
Resultats = Mapping[tuple[int, int], Resultat]


@dataclass(frozen=True)
class Cote:
    """A rating in Elo, 0 being the mean of the players, and half the width of its 95 % interval."""

    elo: float
    marge: float


@dataclass(frozen=True)
class Classement:
    """The rating of each player, ``None`` for who has not played; ``supposees``: drawn games were added to all."""

    cotes: tuple[Cote | None, ...]
    supposees: bool = False


def classer(joueurs: int, resultats: Resultats) -> Classement:
    """Rate ``joueurs`` players; groups that never met each other have each their own zero."""
    import numpy as np

    points, parties = np.zeros((joueurs, joueurs)), np.zeros((joueurs, joueurs))
    for (a, b), resultat in resultats.items():
        points[a, b], points[b, a] = resultat.points, resultat.parties - resultat.points
        parties[a, b] = parties[b, a] = resultat.parties
    supposees = not _bornee(points, parties)
    if supposees:
        points, parties = points + (parties > 0) / 2, parties + (parties > 0)
    forces = _forces(points, parties)
    ecarts = np.sqrt(np.maximum(np.diag(_covariance(forces, parties, resultats)), 0)) * Z95 * ELO_PAR_UNITE
    cotes = [
        Cote(float(force * ELO_PAR_UNITE), float(ecart)) if joues else None
        for force, ecart, joues in zip(forces, ecarts, parties.sum(1), strict=True)
    ]
    return Classement(tuple(cotes), supposees)


def _joints(liens: Relation) -> Relation:
    """Return who is joined to whom, directly or not; everybody is to themselves."""
    import numpy as np

    joints: Relation = liens | np.eye(len(liens), dtype=bool)
    for _ in range(len(liens).bit_length()):
        joints = joints @ joints
    return joints


def _bornee(points: Reels, parties: Reels) -> bool:
    """Tell whether the ratings are finite: whoever met, directly or not, also scored so (L. R. Ford, 1957)."""
    return bool((_joints(points > 0) == _joints(parties > 0)).all())


def _chances(forces: Reels) -> Reels:
    import numpy as np

    chances: Reels = 1 / (1 + np.exp(forces[None, :] - forces[:, None]))
    return chances


def _information(forces: Reels, parties: Reels) -> Reels:
    """Return the curvature of the log-likelihood: what the games say of each difference, as a Laplacian."""
    import numpy as np

    chances = _chances(forces)
    poids = parties * chances * (1 - chances)
    laplacien: Reels = np.diag(poids.sum(1)) - poids
    return laplacien


def _inverse(information: Reels, parties: Reels) -> Reels:
    """Return the inverse of the information among the strengths whose mean is zero in each group that met.

    Only the strengths' differences show in results. The means are told apart by who met whom, which is known, and not
    by how small an eigenvalue is: near a clean sweep the smallest true one is no larger than a rounding error.
    """
    import numpy as np

    reunis = _joints(parties > 0)
    moyennes = reunis / reunis.sum(1, keepdims=True)  # the mean of each group, in the place of each of its players
    centre = np.eye(len(parties)) - moyennes
    inverse: Reels = centre @ np.linalg.inv(information + moyennes) @ centre
    return inverse


def _forces(points: Reels, parties: Reels) -> Reels:
    import numpy as np

    forces = np.zeros(len(points))
    for _ in range(TOURS):
        surplus = (points - parties * _chances(forces)).sum(1)
        pas = _inverse(_information(forces, parties), parties) @ surplus
        longueur = float(np.abs(pas).max(initial=0.0))
        forces = forces + pas * min(1.0, PAS_MAX / max(longueur, PAS_MIN))
        if longueur < PAS_MIN:
            break
    return forces


def _covariance(forces: Reels, parties: Reels, resultats: Resultats) -> Reels:
    import numpy as np

    inverse = _inverse(_information(forces, parties), parties)
    chances, bruit = _chances(forces), np.zeros(parties.shape)
    for (a, b), resultat in resultats.items():
        if resultat.parties:
            bruit[a, b] = bruit[b, a] = _bruit(resultat, float(chances[a, b]))
    covariance: Reels = inverse @ (np.diag(bruit.sum(1)) - bruit) @ inverse
    return covariance


def _bruit(resultat: Resultat, chance: float) -> float:
    """Return the variance of the points of all these games, around what was expected of them.

    Pairs that are all alike do not show how much results vary, and their games are taken one by one, as ``estimer``
    takes them; what games that are all alike do not show is taken from the model.
    """
    modele, jumelles = chance * (1 - chance), 2 * sum(resultat.paires)
    comptes = (resultat.defaites, resultat.nulles, resultat.victoires)
    if _divers(resultat.paires):
        suivis = zip(SCORES_PAIRE, resultat.paires, strict=True)
        observe = sum(compte * (2 * (score - chance)) ** 2 for score, compte in suivis)
        return observe + (resultat.parties - jumelles) * modele
    if _divers(comptes):
        return sum(compte * (score - chance) ** 2 for score, compte in zip((0.0, 0.5, 1.0), comptes, strict=True))
    return resultat.parties * modele


def _divers(comptes: Sequence[int]) -> bool:
    """Tell whether results of more than one kind were counted."""
    return sum(compte > 0 for compte in comptes) > 1
