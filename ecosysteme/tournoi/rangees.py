"""A game as a row of the file of tournaments, and back: what is read is checked against the rules before it is used.

The file may come from elsewhere, or be damaged in a way that SQLite does not see: any column may then hold anything.
"""

from __future__ import annotations

from datetime import UTC, datetime
from math import isfinite
from typing import Any, Final

from ecosysteme.fautes import Faute, Message, citer, imprimable
from ecosysteme.jeu import PREMIER, SECOND, Camp, Issue
from ecosysteme.tournoi.fiche import Fiche, Micros
from ecosysteme.tournoi.plan import Reglement

COLONNES: Final = (
    "rang, premier, second, graine, ouverture, coups, temps_premier, temps_second, issue, points_premier, "
    "points_second, mobilite_premier, mobilite_second, quand, raison, fautif"
)

# A game as the table ``partie`` holds it, in the order of ``COLONNES``.
Rangee = tuple[
    int, int, int, str, str, str, str, str,
    Issue, int, int, float, float, str, str, Camp | None,
]  # fmt: skip
IssueLue = tuple[int, int, int, int, Camp | None]  # rank, the two places, the result, the camp that forfeited


def en_rangee(fiche: Fiche) -> Rangee:
    """Return the row of a game."""
    quand = datetime.fromtimestamp(fiche.quand, UTC).isoformat(timespec="milliseconds")
    premier, second = (" ".join(map(str, micros)) for micros in fiche.temps)
    raison = fiche.raison.en_json() if fiche.raison else ""
    tete = (fiche.rang, fiche.premier, fiche.second, fiche.graine, fiche.ouverture, fiche.coups, premier, second)
    return *tete, fiche.issue, *fiche.points, *fiche.mobilite, quand, raison, fiche.fautif


class Lecteur:
    """Reads the rows of one tournament; ``ValueError`` for the first that its rules do not allow."""

    def __init__(self, reglement: Reglement) -> None:
        """Read games of a tournament with these rules."""
        self._parties, self._jeu = reglement.parties, reglement.creer_jeu()
        self._rencontres = {frozenset(places) for places in reglement.rencontres}

    def issue(self, rangee: tuple[Any, ...]) -> IssueLue:
        """Read what the table needs of a game."""
        rang, premier, second, issue, fautif = rangee
        if not _entier(rang) or not 0 <= rang < self._parties:
            raise Faute("partie de rang {rang!r}, attendu de 0 à {dernier}", rang=rang, dernier=self._parties - 1)
        juste = _entier(premier) and _entier(second) and frozenset((premier, second)) in self._rencontres
        if not juste or issue not in (0, PREMIER, SECOND) or fautif not in (None, PREMIER, SECOND):
            raise Faute("partie {numero} abîmée : les joueurs ou le résultat", numero=rang + 1)
        return rang, premier, second, issue, fautif

    def fiche(self, rangee: tuple[Any, ...]) -> Fiche:
        """Read all of a game."""
        rang, premier, second, graine, ouverture, coups, temps_premier, temps_second = rangee[:8]
        issue, points_premier, points_second, mobilite_premier, mobilite_second, quand, raison, fautif = rangee[8:]
        self.issue((rang, premier, second, issue, fautif))
        try:
            _exiger(all(isinstance(texte, str) and imprimable(texte) == texte for texte in (graine, ouverture, coups)))
            _exiger(isinstance(raison, str))
            _exiger(_entier(points_premier) and _entier(points_second))
            points = points_premier, points_second
            return Fiche(
                rang=rang,
                premier=premier,
                second=second,
                graine=graine,
                ouverture=ouverture,
                coups=coups,
                temps=(_lire_temps(temps_premier), _lire_temps(temps_second)),
                issue=issue,
                points=points if fautif is not None else self._jeu.departager(points),
                mobilite=(_fini(mobilite_premier), _fini(mobilite_second)),
                quand=datetime.fromisoformat(quand).timestamp(),
                raison=_lire_raison(raison) if raison else None,
                fautif=fautif,
            )
        except (ValueError, TypeError, AttributeError, OverflowError):
            raise Faute("partie {numero} abîmée", numero=rang + 1) from None


def _exiger(condition: bool) -> None:
    if not condition:
        raise ValueError


def _entier(valeur: object) -> bool:
    return isinstance(valeur, int)


def _fini(valeur: float) -> float:
    _exiger(isfinite(valeur))
    return valeur


def _lire_temps(texte: str) -> Micros:
    temps = tuple(map(int, texte.split()))
    _exiger(all(0 <= micros < 1 << 63 for micros in temps))
    return temps


def _lire_raison(texte: str) -> Message:
    """Read why a game did not go to its end; the first files had it as a finished sentence."""
    try:
        return Message.depuis_json(texte)
    except Faute:
        return citer(texte)
