"""The mistake that is asked about: the move played, a better one, what both are worth and how play goes on after each.

Lines are searched over a number of positions, in a table that was emptied: the same mistake gets the same lines.
"""

from __future__ import annotations

from dataclasses import dataclass
from threading import Event
from typing import Final

from ecosysteme.cases import Position
from ecosysteme.experts import ConseillerOthello
from ecosysteme.jeu import Camp, autre_camp
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.variantes.evaluation import Evaluation

NOEUDS: Final = 250_000  # positions that a line is searched over
VIDES_RESOLUS: Final = 20  # empty squares before the move from which lines are best play, proved
PLIS: Final = 6  # of a line, after the move: what is counted at its end


@dataclass(frozen=True)
class Meprise:
    """Values are final differences of discs for who has the turn in ``avant``; ``exacte``: both are proved.

    ``suite_joue`` and ``suite_mieux`` are the moves of best play after each move, passes left out.
    """

    avant: EtatOthello
    joue: Position
    mieux: Position
    valeur: int
    meilleure: int
    exacte: bool
    suite_joue: tuple[Position, ...]
    suite_mieux: tuple[Position, ...]

    @property
    def camp(self) -> Camp:
        """Who plays."""
        return self.avant.trait

    @property
    def adverse(self) -> Camp:
        """The other side."""
        return autre_camp(self.camp)

    @property
    def perte(self) -> int:
        """Discs lost by the move played."""
        return self.meilleure - self.valeur

    @property
    def vides(self) -> int:
        """Empty squares before the move."""
        return self.avant.taille**2 - len(self.avant.plateau)


def meprise_de(
    avant: EtatOthello,
    joue: Position,
    evaluation: Evaluation,
    conseiller: ConseillerOthello,
    arret: Event | None = None,
) -> Meprise | None:
    """Return the mistake that a judged move was, its lines searched; ``None`` for one that nothing was better than.

    Raises ``Interrompu`` soon after ``arret`` is set. It takes some 50 ms, a few times that with 20 empty squares: not
    for the thread of a window.
    """
    meilleurs = [coup for coup in evaluation.meilleurs if coup in avant.coups]
    if not evaluation.perte or joue in meilleurs or not meilleurs:
        return None
    valeur, mieux = round(evaluation.pour(avant.trait)), meilleurs[0]
    conseiller.oublier()
    suites = [_suite(Othello().jouer(avant, coup), conseiller, arret) for coup in (joue, mieux)]
    return Meprise(avant, joue, mieux, valeur, valeur + evaluation.perte, evaluation.exact, *suites)


def _suite(etat: EtatOthello, conseiller: ConseillerOthello, arret: Event | None) -> tuple[Position, ...]:
    from ecosysteme.moteur.othello.avis import Limites  # the engine is long to import

    if not etat.coups and not etat.coups_adverses:
        return ()
    if etat.taille**2 - len(etat.plateau) < VIDES_RESOLUS:
        return conseiller.resoudre(etat, arret).coups
    avis = conseiller.moteur.reflechir(etat.plateau, COULEUR_DE[etat.trait], Limites(noeuds=NOEUDS), arret=arret)
    return tuple(coup for coup in avis.ligne if coup is not None)


def derouler(etat: EtatOthello, coups: tuple[Position, ...]) -> list[EtatOthello]:
    """Return the states of a line, the first one and each in which a side has the turn to play its move.

    A side that cannot play passes; the line ends where it cannot be played.
    """
    jeu, etats = Othello(), []
    for coup in (*coups, None):
        if not etat.coups and etat.coups_adverses:
            etat = jeu.passer(etat)
        etats.append(etat)
        if coup not in etat.coups:
            break
        etat = jeu.jouer(etat, coup)
    return etats
