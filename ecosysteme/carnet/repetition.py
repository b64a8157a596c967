"""When a mistake comes back: ``fsrs`` behind one class, which counts calendar days and nothing finer.

A day begins at 4 h, local time: who plays until midnight and a half is still in the same evening. ``fsrs`` is given
dates, not hours: it drops the fraction of a day, so that of 20 h and 19 h on the day after it would make the same day.
It never learns in minutes (its default steps keep somebody who asks for a hint at six minutes for ever), and nothing is
drawn by lot, since the window says beforehand when the card will come back.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fsrs import Card, Scheduler

LEVER: Final = timedelta(hours=4)  # when a day begins
INTERVALLE_MAXIMUM: Final = 365  # days
RETENTION: Final = 0.9  # the share of cards that should be found when they come back

Maintenant = Callable[[], datetime]


class NoteReprise(StrEnum):
    """How a mistake was answered; ``fsrs`` also knows an easy answer, which nobody is asked about."""

    TROUVE = "trouvé"  # at the first try
    INDICE = "indice"
    RATE = "raté"  # a wrong move, or the solution asked for


def maintenant_local() -> datetime:
    """Return the time of this machine, with its offset."""
    return datetime.now().astimezone()


def jour(instant: datetime) -> date:
    """Return the day that ``instant`` belongs to, where it is local time.

    >>> jour(datetime(2026, 3, 2, 3, 59)), jour(datetime(2026, 3, 2, 4, 0))
    (datetime.date(2026, 3, 1), datetime.date(2026, 3, 2))
    """
    return (instant - LEVER).date()


def jours_de_suite(jours: Collection[date], aujourd_hui: date) -> int:
    """Count the days in a row up to today, or to yesterday while nothing was done today.

    >>> jours_de_suite({date(2026, 3, 1), date(2026, 3, 2), date(2026, 2, 27)}, date(2026, 3, 3))
    2
    """
    dernier = aujourd_hui if aujourd_hui in jours else aujourd_hui - timedelta(days=1)
    nombre = 0
    while dernier - timedelta(days=nombre) in jours:
        nombre += 1
    return nombre


@dataclass(frozen=True, slots=True)
class Rendez:
    """A card after an answer: what ``fsrs`` wants back, and the day on which it is due."""

    texte: str
    jour: date


class Repetition:
    """Decides when a card comes back, by the days of ``horloge``: when ``retention`` of such cards are still found.

    ``fsrs`` is imported when it is first needed.
    """

    def __init__(self, horloge: Maintenant = maintenant_local, retention: float = RETENTION) -> None:
        self._horloge, self._retention = horloge, retention

    @property
    def aujourd_hui(self) -> date:
        """The day of the clock."""
        return jour(self._horloge())

    @cached_property
    def _ordonnanceur(self) -> Scheduler:
        from fsrs import Scheduler

        return Scheduler(
            desired_retention=self._retention,
            learning_steps=(),
            relearning_steps=(),
            maximum_interval=INTERVALLE_MAXIMUM,
            enable_fuzzing=False,
        )

    def repondre(self, texte: str, note: NoteReprise) -> Rendez:
        """Return the card ``texte`` (empty for a new one) once it was answered today; one that is damaged begins anew.

        A clock that went back does not bring the card forward: it counts as the day of the last answer.
        """
        from fsrs import Rating

        notes = {NoteReprise.TROUVE: Rating.Good, NoteReprise.INDICE: Rating.Hard, NoteReprise.RATE: Rating.Again}
        carte = self._lire(texte)
        quand = _instant(self.aujourd_hui)
        if carte.last_review is not None:
            quand = max(quand, carte.last_review)
        suivante, _ = self._ordonnanceur.review_card(carte, notes[note], review_datetime=quand)
        return Rendez(suivante.to_json(), suivante.due.date())

    def retrouvable(self, texte: str) -> float:
        """Return the probability that a card would be found today; 0 for one that was never answered."""
        carte = self._lire(texte)
        if carte.last_review is None:
            return 0.0
        quand = max(_instant(self.aujourd_hui), carte.last_review)
        return float(self._ordonnanceur.get_card_retrievability(carte, quand))

    def _lire(self, texte: str) -> Card:
        from fsrs import Card, State

        if texte:
            try:
                carte = Card.from_json(texte)
                dates = [carte.due, *filter(None, [carte.last_review])]
                sue = carte.state is State.Review and carte.stability and carte.difficulty
                if sue and all(quand.tzinfo == UTC for quand in dates):
                    return carte
            except (ValueError, KeyError, TypeError, AttributeError):
                pass
        # A number and a day are given: ``Card()`` would sleep for a millisecond and read the clock of the machine.
        return Card(card_id=1, due=_instant(self.aujourd_hui))


def _instant(quand: date) -> datetime:
    return datetime.combine(quand, time(), UTC)
