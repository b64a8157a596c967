"""What an exact search bears out: a cause is verified when, taken away, most of the loss goes with it.

Two strict tests, near the end of a game. *Tempo*: a free pass gives back about the loss after the move played and
next to nothing after the better one. *Corner*: closed to the other side, it gives back about the loss after the move
played and nothing after the better one. Looser tests say as much of equal moves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from ecosysteme.cases import Position
from ecosysteme.explication.faits import COINS, coins_offerts
from ecosysteme.explication.meprise import Meprise
from ecosysteme.jeux.othello import COULEUR_DE, Othello

if TYPE_CHECKING:
    from ecosysteme.moteur.othello.facade import Moteur

VIDES: Final = 14  # empty squares before the move, at most
# Of the loss, what a cause must give back at least and, with ``DE_PLUS`` discs, at most: more would have saved any
# move. With these bounds a cause is found in 8 % of 1,582 pairs of equal moves of our levels and in 19 % of 566
# mistakes; with no upper bound, and 2 discs allowed after the better move, in 24 % and 32 %.
PART, PART_MAX = 0.8, 1.2
DE_PLUS: Final = 2
INDIFFERENT: Final = 2  # discs: what a free pass may give back after the better move


@dataclass(frozen=True)
class Cause:
    """A cause that was verified: a corner, or the lack of a waiting move when there is none."""

    coin: Position | None = None


def verifier(meprise: Meprise, perte: int | None = None) -> Cause | None:
    """Return the cause of a loss that an exact search bears out, ``None`` without any, or too far from the end.

    ``perte`` is the loss to give back, in discs, that of the mistake unless it is told.

    The lack of a waiting move comes before the corners.
    """
    perte = meprise.perte if perte is None else perte
    if not meprise.exacte or meprise.vides > VIDES or perte < INDIFFERENT:
        return None
    from ecosysteme.moteur.othello.facade import Moteur  # long to import

    nous, eux = COULEUR_DE[meprise.camp], COULEUR_DE[meprise.adverse]
    rendu = partial(_rendu, meprise, Moteur)
    bas, haut = max(PART * perte, INDIFFERENT), PART_MAX * perte + DE_PLUS
    joue, mieux = meprise.joue, meprise.mieux
    autrement = rendu(mieux, passes={nous: 1})
    if autrement <= INDIFFERENT and bas <= rendu(joue, passes={nous: 1}) - autrement <= haut:
        return Cause()
    for coin in sorted(COINS - {joue} - set(meprise.avant.plateau)):
        autant = bas <= rendu(joue, interdites={eux: (coin,)}) <= haut
        if autant and (coin == mieux or rendu(mieux, interdites={eux: (coin,)}) <= 0):
            return Cause(coin)
    return None


def _rendu(meprise: Meprise, moteur: type[Moteur], coup: Position, **pliees: object) -> int:
    """Return the discs that bent rules give back after a move."""
    apres = Othello().jouer(meprise.avant, coup)
    si: Callable[..., int] = moteur.si
    valeur = meprise.valeur if coup == meprise.joue else meprise.meilleure
    return -si(apres.plateau, COULEUR_DE[apres.trait], **pliees) - valeur


def coin_cede(meprise: Meprise) -> Position | None:
    """Return a corner that the better move gives up and the move played does not; only where values are proved."""
    if not meprise.exacte:
        return None
    offerts, autres = (
        coins_offerts(meprise.avant, Othello().jouer(meprise.avant, coup)) for coup in (meprise.mieux, meprise.joue)
    )
    return min(offerts, default=None) if not autres else None


def coin_pris(meprise: Meprise) -> Position | None:
    """Return the corner that the move played takes where no corner is better; only where values are proved."""
    return meprise.joue if meprise.exacte and meprise.joue in COINS and meprise.mieux not in COINS else None


def seule_reponse(meprise: Meprise) -> Position | None:
    """Return the only reply that makes the move a mistake: after any other it is worth what the better one is.

    ``None`` where two replies do, where there is but one, where values are not proved, or too far from the end.
    """
    if not meprise.exacte or meprise.vides > VIDES or meprise.perte < INDIFFERENT:
        return None
    from ecosysteme.moteur.othello.facade import Moteur  # long to import

    apres = Othello().jouer(meprise.avant, meprise.joue)
    punissent: list[Position] = []
    for reponse in apres.coups if len(apres.coups) > 1 else ():
        suite = Othello().jouer(apres, reponse)
        if Moteur.si(suite.plateau, COULEUR_DE[suite.trait]) < meprise.meilleure:
            punissent.append(reponse)
        if len(punissent) > 1:
            return None
    return punissent[0] if punissent else None
