"""Files that are opened together make one list, in which one searches whatever accents and capitals one types."""

from __future__ import annotations

import unicodedata
from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate
from pathlib import Path
from threading import Event
from typing import TypeVar, overload

from ecosysteme.arret import verifier_arret
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.obf import PositionNotee
from ecosysteme.formats.reconnaitre import Lecture, ouvrir
from ecosysteme.formats.souple import Ignore
from ecosysteme.jeux.othello import EtatOthello

Element = TypeVar("Element")


class Faits(Sequence[Element], ABC):
    """Elements that are made one by one, when they are asked for."""

    @abstractmethod
    def _faire(self, rang: int) -> Element:
        """Make element ``rang``, which is from 0 up and below the length."""

    @overload
    def __getitem__(self, rang: int) -> Element: ...
    @overload
    def __getitem__(self, rang: slice) -> Sequence[Element]: ...
    def __getitem__(self, rang: int | slice) -> Element | Sequence[Element]:
        """Return one element, or several as a list; ``IndexError`` beyond the last."""
        if isinstance(rang, slice):
            return [self[un] for un in range(*rang.indices(len(self)))]
        return self._faire(range(len(self))[rang])


class Suite(Faits[Element]):
    """Sequences one behind the other, without a copy: each may make its elements when they are asked for."""

    def __init__(self, parts: Sequence[Sequence[Element]]) -> None:
        """Join ``parts``."""
        self._parts = parts
        self._debuts = [0, *accumulate(len(part) for part in parts)]

    def __len__(self) -> int:
        """Count the elements of all parts."""
        return self._debuts[-1]

    def _faire(self, rang: int) -> Element:
        part = bisect_right(self._debuts, rang) - 1
        return self._parts[part][rang - self._debuts[part]]


def ouvrir_ensemble(chemins: Sequence[Path], montree: EtatOthello | None = None, arret: Event | None = None) -> Lecture:
    """Read files as ``ouvrir`` does each, into one reading; raises what it raises."""
    lectures = []
    for chemin in chemins:
        verifier_arret(arret)
        lectures.append(ouvrir(chemin, montree, arret))
    return reunir(lectures)


def reunir(lectures: Sequence[Lecture]) -> Lecture:
    """Return the games, or else the positions, of ``lectures`` in their order, and everything that was ignored."""
    if len(lectures) == 1:
        return lectures[0]
    ignores: list[Ignore] = []
    textes: list[str] = []
    for lecture in lectures:
        decalage = sum(map(len, textes))
        ignores += [replace(ignore, debut=decalage + ignore.debut) for ignore in lecture.ignores]
        textes.append(lecture.texte + "\n" if lecture.ignores else "")
    return Lecture(
        lectures[0].format,
        Suite([lecture.enregistrements for lecture in lectures]),
        Suite([lecture.positions for lecture in lectures]),
        tuple(ignores),
        "".join(textes),
        next((lecture.raison for lecture in lectures if lecture.raison is not None), None),
    )


def plier(texte: str) -> str:
    """Write ``texte`` as searches compare it: without accents, in small letters.

    >>> plier("Éric Straße")
    'eric strasse'
    """
    decompose = unicodedata.normalize("NFKD", texte)
    return "".join(signe for signe in decompose if not unicodedata.combining(signe)).casefold()


def texte_cherche(element: Enregistrement | PositionNotee) -> str:
    """Return the names, the date, the event, the round and the place of a game, or a position's comment, folded."""
    if isinstance(element, PositionNotee):
        return plier(element.commentaire)
    entete = element.entete
    dits = (entete.noir, entete.blanc, entete.date, entete.evenement, entete.ronde, entete.lieu)
    return plier(" ".join(dits))
