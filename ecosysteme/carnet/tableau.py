"""What the notebook says as a whole: what is due, the days that were and those that come, the kinds of mistakes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from sqlite3 import Connection
from typing import Final

from ecosysteme.analyse.bilan import Phase, phase_de
from ecosysteme.carnet.releve import ErreurJouee
from ecosysteme.carnet.repetition import NoteReprise, jours_de_suite

PASSES: Final = 6  # days of the calendar before today
A_VENIR: Final = 7  # and after it
ESSAIS: Final = 4  # the last answers, told one by one


@dataclass(frozen=True, slots=True)
class Carte:
    """A position to find again: its last mistake, how many times it was made, and the day on which it is due."""

    erreur: ErreurJouee
    fois: int
    due: date
    essais: int

    @property
    def cle(self) -> str:
        """What tells it from the others."""
        return self.erreur.cle


@dataclass(frozen=True, slots=True)
class CompteGenre:
    """Of one kind: the mistakes, the cards that are due; how often its reason was to be declared, and was."""

    genre: str
    erreurs: int
    dues: int
    demandees: int
    justes: int


@dataclass(frozen=True, slots=True)
class EssaiGarde:
    """An answer that was graded, to the mistake that was the ``numero``-th move of its game when it was made last.

    ``solution``: none was given, it was asked for.
    """

    jour: date
    note: NoteReprise
    numero: int
    solution: bool


@dataclass(frozen=True)
class BilanCarnet:
    """``passes`` counts the answers of the days before today, those right and all; ``a_venir`` the cards of the next.

    ``notes`` are today's, as they came; ``serie`` the days in a row with an answer.
    """

    aujourd_hui: date
    dues: int
    notes: tuple[NoteReprise, ...]
    passes: Mapping[date, tuple[int, int]]
    a_venir: Mapping[date, int]
    serie: int
    genres: tuple[CompteGenre, ...]
    phases: Mapping[Phase, int]
    essais: tuple[EssaiGarde, ...]
    repetee: Carte | None

    @property
    def jours(self) -> list[date]:
        """The days of the calendar, the first one first."""
        return [*self.passes, self.aujourd_hui, *self.a_venir]

    @property
    def erreurs(self) -> int:
        """All the mistakes that are kept."""
        return sum(self.phases.values())


def dresser(lien: Connection, aujourd_hui: date, repetee: Carte | None) -> BilanCarnet:
    """Sum up the notebook on the day ``aujourd_hui``."""
    demain = aujourd_hui + timedelta(days=1)
    jours = {
        date.fromisoformat(jour): (bons, tous)
        for jour, bons, tous in lien.execute(
            "SELECT jour, sum(note = ?), count(*) FROM essai GROUP BY jour", (NoteReprise.TROUVE,)
        )
    }
    dus = dict(lien.execute("SELECT due, count(*) FROM carte GROUP BY due"))
    return BilanCarnet(
        aujourd_hui,
        sum(combien for due, combien in dus.items() if due <= aujourd_hui.isoformat()),
        tuple(essai.note for essai in _essais(lien, "WHERE jour = ? ORDER BY quand", aujourd_hui.isoformat())),
        {jour: jours.get(jour, (0, 0)) for jour in _suite(aujourd_hui - timedelta(days=PASSES), PASSES)},
        {jour: dus.get(jour.isoformat(), 0) for jour in _suite(demain, A_VENIR)},
        jours_de_suite(jours, aujourd_hui),
        _genres(lien, aujourd_hui),
        _phases(lien),
        tuple(_essais(lien, "ORDER BY quand DESC LIMIT ?", ESSAIS)),
        repetee,
    )


def _suite(premier: date, nombre: int) -> list[date]:
    return [premier + timedelta(days=rang) for rang in range(nombre)]


def _essais(lien: Connection, suite: str, valeur: str | int) -> list[EssaiGarde]:
    numero = "(SELECT numero FROM erreur WHERE erreur.cle = essai.cle ORDER BY erreur.quand DESC LIMIT 1)"
    lignes = lien.execute(f"SELECT jour, note, {numero}, coup FROM essai {suite}", (valeur,))
    return [EssaiGarde(date.fromisoformat(jour), NoteReprise(note), rang, not dit) for jour, note, rang, dit in lignes]


def _genres(lien: Connection, aujourd_hui: date) -> tuple[CompteGenre, ...]:
    """Count the mistakes of each kind, most first; those whose kind is not known yet are left out."""
    ordre = (
        "SELECT genre, count(*), count(DISTINCT CASE WHEN due <= ? THEN cle END)"
        " FROM genre JOIN erreur USING (occurrence) JOIN carte USING (cle) GROUP BY genre ORDER BY count(*) DESC, genre"
    )
    raisons = {
        genre: (demandees, justes)
        for genre, demandees, justes in lien.execute("SELECT genre, count(*), sum(juste) FROM raison GROUP BY genre")
    }
    return tuple(
        CompteGenre(genre, erreurs, dues, *raisons.get(genre, (0, 0)))
        for genre, erreurs, dues in lien.execute(ordre, (aujourd_hui.isoformat(),))
    )


def _phases(lien: Connection) -> Counter[Phase]:
    comptes = lien.execute("SELECT numero, etat FROM erreur")
    return Counter(phase_de(numero, etat.count("-")) for numero, etat in comptes)
