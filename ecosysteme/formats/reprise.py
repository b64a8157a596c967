"""What is kept of a text that cannot be read to its end: all that was whole before its first fault, and its place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecosysteme.fautes import Faute, Message, decrire
from ecosysteme.formats.enregistrement import Enregistrement

SUITE = Message("ce qui suit la faute n'est pas lu")
SILENCES = " \t\r\n()[]{};,."  # what closes a text and says nothing


@dataclass(frozen=True)
class Ignore:
    """A part of a text that was left aside: its first character, how many, itself, and why."""

    debut: int
    longueur: int
    texte: str
    raison: Message


class Partielle(Faute):
    """Why a text could not be read strictly, with the games that were read before, the last one cut at the fault."""

    enregistrements: tuple[Enregistrement, ...] = ()
    ignores: tuple[Ignore, ...] = ()


def partielle(
    faute: Faute, parties: Sequence[Enregistrement], texte: str, place: tuple[int, int], raison: Message | None = None
) -> Partielle:
    """Return ``faute`` with what was read before it; ``place`` is where its words begin in ``texte``, and end.

    ``raison`` is the fault without what its place tells already.
    """
    reprise = Partielle(faute.message)
    reprise.enregistrements = tuple(parties)
    reprise.ignores = laisser(texte, place, raison or faute.message)
    return reprise


def apres(lues: Sequence[Enregistrement], faute: Faute, erreur: ValueError, texte: str, place: int) -> Partielle:
    """Return ``faute`` with the games that were read before the one that begins at ``place``, and what of it was."""
    if not isinstance(erreur, Partielle):
        return partielle(faute, lues, texte, (place, len(texte.rstrip())), decrire(erreur))
    reprise = Partielle(faute.message)
    reprise.enregistrements = (*lues, *erreur.enregistrements)
    reprise.ignores = erreur.ignores
    return reprise


def laisser(texte: str, place: tuple[int, int], raison: Message) -> tuple[Ignore, ...]:
    """Name what is wrong in ``texte`` between two places, and what comes after, which is not read."""
    debut, fin = place
    ignores = [Ignore(debut, fin - debut, texte[debut:fin], raison)]
    suite = texte[fin:]
    if utile := suite.strip(SILENCES):
        ignores.append(Ignore(fin + suite.index(utile), len(utile), utile, SUITE))
    return tuple(ignores)
