"""The columns of a table of games: one list, whether a series of the window, a match or a tournament writes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from typing import Final

from ecosysteme.ecriture import lignes_csv
from ecosysteme.fautes import Message
from ecosysteme.jeu import Camp

# Two columns each, ``_premier`` and ``_second``.
PAR_CAMP: Final = ("points", "secondes", "max", "mobilite", "specification")
SERIE_SEULE: Final = ("basculement", "ampleur", "specification", "jeu")
TITRES_DES_CAMPS: Final = (Message("premier"), Message("second"))
TITRES: Final[dict[str, Message]] = {
    str(titre): titre
    for titre in (
        *(
            Message("partie"),
            *TITRES_DES_CAMPS,
            Message("resultat"),
            Message("points"),
            Message("ouverture"),
            Message("coups"),
        ),
        *(Message("secondes"), Message("max"), Message("mobilite"), Message("graine"), Message("raison")),
        *(Message("fautif"), Message("quand"), Message("decision"), Message("basculement"), Message("ampleur")),
        *(Message("serie"), Message("specification"), Message("nom_ouverture"), Message("jeu")),
    )
}


@dataclass(frozen=True, kw_only=True)
class LigneDePartie:
    """A finished game: ``TITRES`` has the title of the column of each field, in this order; empty is what is not known.

    ``resultat`` is the first camp's, 0 to 1, times are in seconds, those of the opening left out. ``decision`` is who
    won and why, as SGF writes it, where the board does not tell; ``raison`` says it in words, ``fautif`` is the camp
    whose fault that was, ``quand`` the moment of the end. ``graine`` is what the game was drawn with: the seeds of its
    players in a tournament, that of its openings in a series of the window. ``basculement`` is the move at which a
    neutral judge saw the chances swing most, ``ampleur`` the points, 0 to 1, that its camp lost by it. ``serie`` is the
    series in the window, or the tournament in its file. ``specification`` is each player as the command line writes it,
    where it is one of ours. ``nom_ouverture`` is what the opening is called, in all our languages,
    ``jeu`` which game it is, options included, as the command line writes it: a series may follow that of another.
    """

    partie: int
    premier: str
    second: str
    resultat: float
    points: tuple[int | str, ...]
    ouverture: str
    coups: str
    secondes: tuple[str, ...]
    max: tuple[str, ...]
    mobilite: tuple[str, ...]
    graine: str = ""
    raison: str
    fautif: Camp | str
    quand: str
    decision: str
    basculement: str = ""
    ampleur: str = ""
    serie: int
    specification: tuple[str, ...] = ("", "")
    nom_ouverture: str = ""
    jeu: str = ""


def ecrire_moment(quand: float) -> str:
    """Write a time, in seconds since 1970, as ISO 8601 does, to the millisecond.

    >>> ecrire_moment(0.5)
    '1970-01-01T00:00:00.500+00:00'
    """
    return datetime.fromtimestamp(quand, UTC).isoformat(timespec="milliseconds")


def table_de_parties(
    lignes: Iterable[LigneDePartie], fin: str = "\n", *, serie: bool = True, dire: Callable[[Message], str] = str
) -> Iterator[str]:
    """Yield the titles, in the language of ``dire``, then a line a game.

    Without ``serie`` those columns are left out that a tournament has not.
    """
    champs = [champ.name for champ in fields(LigneDePartie) if serie or champ.name not in SERIE_SEULE]
    titres: list[str] = []
    for champ in champs:
        titre = dire(TITRES[champ])
        titres += [f"{titre}_{dire(camp)}" for camp in TITRES_DES_CAMPS] if champ in PAR_CAMP else [titre]
    yield from lignes_csv([titres], fin)
    yield from lignes_csv((_cellules(ligne, champs) for ligne in lignes), fin)


def _cellules(ligne: LigneDePartie, champs: Iterable[str]) -> list[str | float]:
    cellules: list[str | float] = []
    for valeur in (getattr(ligne, champ) for champ in champs):
        cellules.extend(valeur if isinstance(valeur, tuple) else (valeur,))
    return cellules
