"""The overlays of a position: what its game tells of the discs that lie on the board."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum, auto

from ecosysteme.cases import Position
from ecosysteme.formats.sgf.dessins import etendue, lire_dessins, noeuds_montres
from ecosysteme.partie import Partie
from ecosysteme.variantes.gravite import gravite_du_coup
from ecosysteme.variantes.noeud import Noeud
from ecosysteme.variantes.voisinage import depart_de_branche
from ui.jeux.adaptateur import AdaptateurJeu
from ui.jeux.registre import adaptateur_de
from ui.plateau.reperes import SANS_REPERES, Reperes


class Surimpression(Enum):
    """An overlay that may be shown."""

    RETOURNES = auto()
    STABLES = auto()
    NUMEROS = auto()
    SUIVANT = auto()
    MIEUX = auto()


def reperes_de(partie: Partie, montres: Collection[Surimpression]) -> Reperes:
    """Return what is shown over the position where ``partie`` stands: the overlays ``montres``, and what is drawn."""
    if etendue(partie.jeu) == (0, 0):
        return SANS_REPERES
    adaptateur = adaptateur_de(partie.jeu)
    reperes = Reperes(
        _retournes(partie, adaptateur) if Surimpression.RETOURNES in montres else frozenset(),
        adaptateur.stables(partie.etat) if Surimpression.STABLES in montres else frozenset(),
        _numeros(partie, adaptateur) if Surimpression.NUMEROS in montres else {},
        _suivant(partie, adaptateur) if Surimpression.SUIVANT in montres else None,
        lire_dessins(partie.jeu, *noeuds_montres(partie.racine, partie.historique)),
        mieux=_mieux(partie, adaptateur) if Surimpression.MIEUX in montres else frozenset(),
    )
    return reperes if reperes != SANS_REPERES else SANS_REPERES


def _retournes(partie: Partie, adaptateur: AdaptateurJeu) -> frozenset[Position]:
    trace: Sequence[Noeud] = (partie.racine, *partie.historique)
    for avant, noeud in zip(trace[-2::-1], trace[:0:-1], strict=True):
        if noeud.coup is not None:
            return adaptateur.retournes(avant.etat, noeud.coup)
    return frozenset()


def _numeros(partie: Partie, adaptateur: AdaptateurJeu) -> dict[Position, int]:
    """Number the moves from the first one, in a variation from where it begins; passes have no number."""
    trace: Sequence[Noeud] = (partie.racine, *partie.historique)
    depart = depart_de_branche(trace)
    rang = 1 if depart is None else next(rang for rang, noeud in enumerate(trace) if noeud.numero == depart.numero)
    numeros: dict[Position, int] = {}
    for avant, noeud in zip(trace[rang - 1 :], trace[rang:], strict=False):
        if noeud.coup is not None:
            numeros[adaptateur.case(avant.etat, noeud.coup)] = len(numeros) + 1
    return numeros


def _mieux(partie: Partie, adaptateur: AdaptateurJeu) -> frozenset[Position]:
    """Return the squares of the moves that a review calls better than the last one, a mistake."""
    trace: Sequence[Noeud] = (partie.racine, *partie.historique)
    noeud = trace[-1]
    evaluation = adaptateur.connue(noeud)
    if len(trace) == 1 or evaluation is None or gravite_du_coup(partie.jeu, noeud) is None:
        return frozenset()
    return frozenset(adaptateur.case(trace[-2].etat, coup) for coup in evaluation.meilleurs)


def _suivant(partie: Partie, adaptateur: AdaptateurJeu) -> Position | None:
    """Return the square of the next move of the line, in the middle of a game."""
    etat = partie.etat
    for noeud in partie.defaits:
        if noeud.coup is not None:
            return adaptateur.case(etat, noeud.coup)
        etat = noeud.etat
    return None
