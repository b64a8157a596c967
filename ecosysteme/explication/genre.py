"""The kinds of reasons for which a move is a mistake, as a notebook counts them and a player may name them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Final

from ecosysteme.cases import Position
from ecosysteme.explication.faits import Fait
from ecosysteme.explication.preuve import Cause


class GenreErreur(StrEnum):
    """A kind of reason: several facts are one, where players have one word for them."""

    COUPS = "coups"  # the other side is left more moves, or who plays fewer
    MUR = "mur"  # own discs next to empty squares
    RESERVE = "réserve"  # moves that the other side does not have
    ATTENTE = "attente"  # a waiting move is lacking
    COIN = "coin"
    RETOURNES = "retournés"  # too many discs turned
    SANS_CAUSE = "sans cause"  # nothing is said but the line


GENRES: Final[Mapping[Fait, GenreErreur]] = {
    Fait.FRONT: GenreErreur.MUR,
    Fait.INTERIEUR: GenreErreur.MUR,
    Fait.MUET: GenreErreur.MUR,
    Fait.MUR: GenreErreur.MUR,
    Fait.SOLDE: GenreErreur.COUPS,
    Fait.CHOIX: GenreErreur.COUPS,
    Fait.PASSE: GenreErreur.COUPS,
    Fait.PASSE_ADVERSE: GenreErreur.COUPS,
    Fait.COUPS_ADVERSES: GenreErreur.COUPS,
    Fait.RESERVE: GenreErreur.RESERVE,
    Fait.RESERVES: GenreErreur.RESERVE,
    Fait.RETOURNES: GenreErreur.RETOURNES,
    Fait.COIN_OFFERT: GenreErreur.COIN,
}


def genres_de(cause: Cause | None, coin: Position | None, facteurs: Iterable[Fait]) -> tuple[GenreErreur, ...]:
    """Return the kinds of what may be said of a mistake, the surest first; ``SANS_CAUSE`` alone when there is none.

    ``coin`` is a corner that the better move gives up, or that the one played takes.
    """
    genres = [GENRES[fait] for fait in facteurs]
    if coin is not None:
        genres.insert(0, GenreErreur.COIN)
    if cause is not None:
        genres.insert(0, GenreErreur.ATTENTE if cause.coin is None else GenreErreur.COIN)
    return tuple(dict.fromkeys(genres)) or (GenreErreur.SANS_CAUSE,)
