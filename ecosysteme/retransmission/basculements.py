"""The chances of each camp after a move, and the moves at which they swing: what a broadcast of a game tells.

A node tells them by its ``Evaluation``, when that is a judge's or proved: what a player itself thinks of its move is
told nowhere here. At Othello on 8 × 8 its value is a number of discs, which the law of a class of players makes points
of (``ecosysteme.chances``); elsewhere it is the result that was proved.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from ecosysteme.chances import Force, points_attendus
from ecosysteme.experts.othello import COTE
from ecosysteme.jeu import NULLE, PREMIER, SECOND, Camp, Jeu, points_de
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from ecosysteme.variantes.noeud import Noeud

SEUIL: Final = 0.15  # points: what a swing moves
PRINCIPAUX: Final = 3


@dataclass(frozen=True, slots=True)
class Chance:
    """The points of the first camp, 0 to 1: ``premier`` is expected or, when the game is over or ``prouvee``, sure.

    ``attendus`` is what the law of the players expects although the result is proved: they may still throw it away.

    >>> Chance(0.62, False).pour(PREMIER), Chance(1.0, True).pour(SECOND)
    (0.62, 0.0)
    """

    premier: float
    prouvee: bool
    attendus: float | None = None

    def pour(self, camp: Camp) -> float:
        """Return the points of ``camp``."""
        return self.premier if camp == PREMIER else 1 - self.premier

    @property
    def gagnant(self) -> Camp | None:
        """The camp that is sure to win; ``None`` for a draw, and where nothing is sure."""
        return {1.0: PREMIER, 0.0: SECOND}.get(self.premier) if self.prouvee else None

    @property
    def sans_preuve(self) -> Chance:
        """What the law of the players expects, whatever is proved."""
        return self if self.attendus is None else Chance(self.attendus, False)


@dataclass(frozen=True, slots=True)
class Basculement:
    """A move after which the chances are others: ``camp`` is whose fall, who played it unless a judge was mistaken.

    The game stands there after ``nb_coups`` moves of its line.
    """

    noeud: Noeud
    nb_coups: int
    camp: Camp
    avant: Chance
    apres: Chance

    @property
    def ampleur(self) -> float:
        """The points that ``camp`` loses by it as the players' law sees it, 0 to 1: by these swings are compared."""
        return abs(ecart(self.avant, self.apres))

    @property
    def chute(self) -> float:
        """The points that it is told to lose, which a proof makes more: from 61 % to a proved loss, 0.61."""
        return self.avant.pour(self.camp) - self.apres.pour(self.camp)


def ecart(avant: Chance, apres: Chance) -> float:
    """Return the points that the first camp gains from one to the other.

    A proof gains nobody what it adds: with a result that is not proved, one is compared as the players' law sees it.
    Nor does it cost its winner anything that the law makes less of a narrow win.
    """
    dit = apres.premier - avant.premier
    if avant.prouvee == apres.prouvee:
        return dit
    attendu = apres.sans_preuve.premier - avant.sans_preuve.premier
    return attendu if attendu * dit > 0 else 0.0


def bascule(avant: Chance, apres: Chance) -> bool:
    """Tell whether the chances swing: by ``SEUIL`` points, or because a proved result is another one.

    >>> bascule(Chance(0.62, False), Chance(0.31, False)), bascule(Chance(1.0, True), Chance(0.5, True))
    (True, True)
    >>> bascule(Chance(0.6, False), Chance(1.0, True, attendus=0.65))
    False
    """
    return abs(ecart(avant, apres)) >= SEUIL


def chance(partie: Partie, noeud: Noeud, force: Force) -> Chance | None:
    """Return the chances after ``noeud`` of ``partie``, played by ``force``; ``None`` when nothing tells them.

    A forced pass leaves them as they were. Where a flag, a resignation or an agreement ended the game, they are its
    result.

    >>> from ecosysteme.variantes.evaluation import Evaluation, Juge
    >>> partie = Partie(Othello())
    >>> partie.jouer((4, 5))
    >>> chance(partie, partie.noeud, Force.PERSONNES) is None
    True
    >>> partie.noter(partie.noeud.numero, Evaluation(8.0, juge=Juge("othellier", 30_000)))
    >>> round(chance(partie, partie.noeud, Force.PROGRAMMES).premier, 2)
    0.98
    """
    jouee = _sur_le_plateau(partie.jeu, _porteur(partie, noeud), force)
    if partie.decidee_en != noeud.numero or (issue := partie.issue_en(noeud)) is None:
        return jouee
    return Chance(points_de(issue, PREMIER), True, jouee.sans_preuve.premier if jouee else None)


def confirme(dites: Sequence[Chance | None], avant: int, apres: int) -> bool:
    """Tell whether a move swings more than who is to move does: ``dites[avant]`` before it, ``dites[apres]`` after it.

    A judge that looks a few moves ahead favours the same camp at every other look. A swing must show between two looks
    that are an even number of moves apart: these two, or the one before ``avant`` and ``apres``, or ``avant`` and the
    one after ``apres``. A proof needs no other look.

    >>> haut, bas = Chance(0.6, False), Chance(0.4, False)
    >>> confirme([bas, haut, bas, haut], 1, 2), confirme([haut, haut, bas], 1, 2), confirme([bas, haut, bas, bas], 1, 2)
    (False, True, True)
    """
    vue, lue = dites[avant], dites[apres]
    if vue is None or lue is None:
        return False
    if vue.prouvee or lue.prouvee or (apres - avant) % 2 == 0:
        return True
    sens = ecart(vue, lue)
    avant_dernier = dites[apres - 2] if apres > 1 else None
    ensuite = dites[apres + 1] if apres + 1 < len(dites) else None
    deux = ((avant_dernier, lue), (vue, ensuite))
    return any(un and autre and bascule(un, autre) and ecart(un, autre) * sens > 0 for un, autre in deux)


def basculements(partie: Partie, force: Force) -> list[Basculement]:
    """Return the moves of the line of ``partie`` at which the chances swing, in the order of the game.

    Each move is compared with the last one before it whose chances are known. Where a proof gives back at once what a
    judge saw swing, and the law of the players tells no swing in it, the judge was mistaken and nobody's move swung;
    nor did it where the swing is not confirmed.
    """
    trouves: list[Basculement] = []
    coups = [partie.racine, *(noeud for noeud in partie.ligne if noeud.coup is not None)]
    dites = [_sur_le_plateau(partie.jeu, noeud, force) for noeud in coups]
    connus = [rang for rang, dite in enumerate(dites) if dite is not None]
    for dernier, rang in pairwise(connus):
        avant, apres = dites[dernier], dites[rang]
        assert avant is not None
        assert apres is not None
        if bascule(avant, apres):
            if confirme(dites, dernier, rang):
                trouves.append(basculement(coups[rang], rang, avant, apres))
        elif trouves and trouves[-1].apres is avant and _dementi(trouves[-1], apres):
            trouves.pop()
    return trouves


def _dementi(trouve: Basculement, ensuite: Chance) -> bool:
    """Tell whether a proof puts the chances back, to less than ``SEUIL``, to where they were before ``trouve``."""
    return ensuite.prouvee and not trouve.apres.prouvee and abs(ensuite.premier - trouve.avant.premier) < SEUIL


def basculement(noeud: Noeud, nb_coups: int, avant: Chance, apres: Chance) -> Basculement:
    """Make the swing of a move."""
    return Basculement(noeud, nb_coups, SECOND if ecart(avant, apres) > 0 else PREMIER, avant, apres)


def principaux(trouves: Iterable[Basculement], nombre: int = PRINCIPAUX) -> list[Basculement]:
    """Return the ``nombre`` largest swings, in the order of the game."""
    plus_grands = sorted(trouves, key=lambda un: un.ampleur, reverse=True)[:nombre]
    return sorted(plus_grands, key=lambda un: un.nb_coups)


def en_pions(jeu: Jeu) -> bool:
    """Tell whether the values of ``jeu`` are discs of which a law of chances is known."""
    return isinstance(jeu, Othello) and jeu.taille == COTE


def _porteur(partie: Partie, noeud: Noeud) -> Noeud:
    """Return the node that tells the chances of ``noeud``: after a forced pass, that of the move before it."""
    if noeud.coup is not None:
        return noeud
    dernier = partie.racine
    for tour in partie.ligne:
        if tour.coup is not None:
            dernier = tour
        if tour.numero == noeud.numero:
            return dernier
    return noeud


def _sur_le_plateau(jeu: Jeu, noeud: Noeud, force: Force) -> Chance | None:
    """Return the chances that the board and what is noted of it tell."""
    if (issue := jeu.issue(noeud.etat)) is not None:
        return Chance(points_de(issue, PREMIER), True)
    evaluation = noeud.evaluation
    if evaluation is None or (evaluation.juge is None and not evaluation.exact):
        return None
    valeur = evaluation.valeur
    resultat = points_de(PREMIER if valeur > 0 else SECOND if valeur < 0 else NULLE, PREMIER)
    if not en_pions(jeu):
        return Chance(resultat, True) if evaluation.exact else None
    vides = COTE**2 - sum(jeu.scores(noeud.etat))
    attendus = points_attendus(valeur, vides, force)
    return Chance(resultat, True, attendus) if evaluation.exact else Chance(attendus, False)
