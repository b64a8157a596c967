"""What an exact search bears out: a cause is verified when, taken away, most of the loss goes with it.

Two strict tests, near the end of a game. *Tempo*: a free pass gives back most of the loss after the move played, and
much less after the better one. *Corner*: closed to the other side, it gives back most of the loss after the move
played and next to nothing after the better one. Looser tests say as much of equal moves.
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
PART: Final = 0.8  # of the loss that a cause must give back
INDIFFERENT: Final = 2  # discs: what it may give back after the better move


@dataclass(frozen=True)
class Cause:
    """A cause that was verified: a corner, or the lack of a waiting move when there is none."""

    coin: Position | None = None


def verifier(meprise: Meprise) -> Cause | None:
    """Return the cause of a loss that an exact search bears out, ``None`` without any, or too far from the end.

    The lack of a waiting move before the corners, of which the one that gives back most.
    """
    if not meprise.exacte or meprise.vides > VIDES or meprise.perte < INDIFFERENT:
        return None
    from ecosysteme.moteur.othello.facade import Moteur  # long to import

    nous, eux = COULEUR_DE[meprise.camp], COULEUR_DE[meprise.adverse]
    rendu = partial(_rendu, meprise, Moteur)
    seuil = PART * meprise.perte
    joue, mieux = meprise.joue, meprise.mieux
    if rendu(joue, passes={nous: 1}) - rendu(mieux, passes={nous: 1}) >= seuil:
        return Cause()
    vides = [coin for coin in sorted(COINS) if coin not in meprise.avant.plateau and coin != joue]
    donnes = {coin: rendu(joue, interdites={eux: (coin,)}) for coin in vides}
    for coin in sorted(vides, key=lambda coin: -donnes[coin]):
        if donnes[coin] < max(seuil, INDIFFERENT):
            break
        if coin == mieux or rendu(mieux, interdites={eux: (coin,)}) <= INDIFFERENT:
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
