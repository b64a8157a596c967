"""What is said of a mistake: two sentences at most, each with how sure it is.

Where values are proved and the result changed, that comes first. Then one cause: the one that an exact search bears
out; else the facts, when together they weigh enough to go with mistakes far more often than with equal moves; else the
line of the better move, which claims nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ecosysteme.cases import Position
from ecosysteme.explication.faits import Fait, comparer
from ecosysteme.explication.phrases import (
    Certitude,
    Phrase,
    phrase_de_la_cause,
    phrase_de_la_suite,
    phrase_du_coin_cede,
    phrase_du_fait,
    phrase_du_resultat,
    se_dit,
)
from ecosysteme.explication.poids import Classe, peser
from ecosysteme.explication.preuve import coin_cede, verifier
from ecosysteme.explication.question import Question

SEUIL: Final = 1.5  # sum of the weights from which facts are said
PHRASES: Final = 2


@dataclass(frozen=True)
class Explication:
    """The sentences, the facts that differ enough to be counted with their weights, and their sum.

    ``faits`` are differences, better move less played; ``suite`` is best play after the better move, passes left out,
    ``suite_joue`` after the move played.
    """

    phrases: tuple[Phrase, ...]
    faits: Mapping[Fait, int]
    poids: Mapping[Fait, float]
    mieux: Position
    suite: tuple[Position, ...]
    suite_joue: tuple[Position, ...]

    @property
    def score(self) -> float:
        """The sum of the weights: how much the facts speak for the better move."""
        return sum(self.poids.values())


def expliquer(question: Question, classe: Classe = Classe.PERSONNES) -> Explication:
    """Say why the move of ``question`` was a mistake of ``classe``."""
    mieux, joue = comparer(question)
    faits = {fait: mieux[fait] - joue[fait] for fait in mieux}
    pese = peser(faits, question.vides, classe)
    phrases: list[Phrase] = []
    if question.exacte and _signe(question.meilleure) != _signe(question.valeur):
        phrases.append(Phrase(Certitude.PROUVE, phrase_du_resultat(question)))
    cause, coin = verifier(question), coin_cede(question)
    if cause is not None:
        phrases.append(Phrase(Certitude.VERIFIE, phrase_de_la_cause(question, cause)))
    elif coin is not None:
        phrases.append(Phrase(Certitude.PROUVE, phrase_du_coin_cede(question, coin)))
    else:
        dits = _facteurs(pese, joue)[: PHRASES - len(phrases)]
        phrases += [Phrase(Certitude.SANS_DOUTE, phrase_du_fait(fait, question, mieux, joue)) for fait in dits]
        suite = None if dits else phrase_de_la_suite(question)
        if suite is not None:
            phrases.append(Phrase(Certitude.LIGNE, suite))
    comptes = {fait: faits[fait] for fait in pese}
    return Explication(tuple(phrases), comptes, pese, question.mieux, question.suite_mieux, question.suite_joue)


def _facteurs(pese: Mapping[Fait, float], joue: Mapping[Fait, int]) -> list[Fait]:
    """Return the facts to say, the weightiest first; none when together they do not weigh enough."""
    if sum(pese.values()) < SEUIL:
        return []
    return sorted((fait for fait, sien in pese.items() if sien > 0 and se_dit(fait, joue)), key=lambda f: -pese[f])


def _signe(valeur: int) -> int:
    return (valeur > 0) - (valeur < 0)
