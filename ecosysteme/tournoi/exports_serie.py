"""The games of a series for other programs: SGF and GGF by their writers, CSV with a line a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Final

from ecosysteme.ecriture import lignes_csv
from ecosysteme.fautes import Faute
from ecosysteme.formats.ecrivains import ECRIVAINS
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.jeu import PREMIER, SECOND, points_de
from ecosysteme.partie import Partie

CSV: Final = ".csv"
COLONNES: Final = (
    "partie", "premier", "second", "resultat", "points_premier", "points_second", "ouverture", "coups",
    "secondes_premier", "secondes_second", "decision", "date",
)  # fmt: skip


@dataclass(frozen=True)
class PartieDeSerie:
    """A finished game, standing at its end: its number in the series, and how many of its turns are its opening."""

    rang: int
    partie: Partie
    entames: int = 0


def ecrire_parties(suffixe: str, parties: Iterable[PartieDeSerie]) -> Iterator[str]:
    """Yield the text of a file of games of that suffix; ``ValueError`` where the format cannot hold one of them."""
    if suffixe == CSV:
        return lignes_csv(chain((COLONNES,), map(_rangee, parties)), "\r\n")
    ecrire = FORMATS[suffixe]
    return (ecrire([Enregistrement(jouee.partie)]) for jouee in parties)


FORMATS: Final[dict[str, Callable[[list[Enregistrement]], str]]] = {
    ECRIVAINS[nom].suffixe: ECRIVAINS[nom].ecrire for nom in ("sgf", "ggf")
}


def _rangee(jouee: PartieDeSerie) -> tuple[str | float, ...]:
    partie = jouee.partie
    if partie.issue is None:
        raise Faute("la partie n'est pas terminée")
    resultat = points_de(partie.issue, PREMIER)
    points: tuple[str | float, ...] = partie.resultat if partie.jeu.unite else ("", "")
    debut = (tour.coup for tour in partie.historique[: jouee.entames])
    ouverture = "".join(partie.jeu.ecrire_coup(coup) for coup in debut if coup is not None)
    secondes = (
        f"{sum((tour.secondes for tour in partie.historique if tour.auteur == camp), 0.0):.6f}"
        for camp in (PREMIER, SECOND)
    )
    entete = partie.entete
    noms = (str(entete.noir), str(entete.blanc))
    fin = (entete.decision, entete.date)
    return (jouee.rang, *noms, resultat, *points, ouverture, partie.transcription, *secondes, *fin)
