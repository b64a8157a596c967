"""Lazy sequences: each element is made when it is asked for, so that half a million of them take no memory."""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import TypeVar, overload

T = TypeVar("T")
S = TypeVar("S")


class SequenceParesseuse(Sequence[T], ABC):
    """Elements that are made one by one, when they are asked for."""

    @abstractmethod
    def _faire(self, rang: int) -> T:
        """Make element ``rang``, which is from 0 up and below the length."""

    @overload
    def __getitem__(self, rang: int) -> T: ...
    @overload
    def __getitem__(self, rang: slice) -> Sequence[T]: ...
    def __getitem__(self, rang: int | slice) -> T | Sequence[T]:
        """Return one element, or several as a list; ``IndexError`` beyond the last."""
        if isinstance(rang, slice):
            return [self[un] for un in range(*rang.indices(len(self)))]
        return self._faire(range(len(self))[rang])


class BoutABout(SequenceParesseuse[T]):
    """Sequences one behind the other, without a copy: each may make its elements when they are asked for."""

    def __init__(self, parts: Sequence[Sequence[T]]) -> None:
        self._parts = parts
        self._debuts = [0, *accumulate(len(part) for part in parts)]

    def __len__(self) -> int:
        """Count the elements of all parts."""
        return self._debuts[-1]

    def _faire(self, rang: int) -> T:
        part = bisect_right(self._debuts, rang) - 1
        return self._parts[part][rang - self._debuts[part]]


class Changes(SequenceParesseuse[T]):
    """What a function makes of each element of a sequence."""

    def __init__(self, changer: Callable[[S], T], sources: Sequence[S]) -> None:
        self._nombre = len(sources)
        self._un: Callable[[int], T] = lambda rang: changer(sources[rang])

    def __len__(self) -> int:
        """Count the sources."""
        return self._nombre

    def _faire(self, rang: int) -> T:
        return self._un(rang)


class Premiers(SequenceParesseuse[T]):
    """The first elements of a sequence, as many as there are."""

    def __init__(self, elements: Sequence[T], nombre: int) -> None:
        self._elements, self._nombre = elements, min(nombre, len(elements))

    def __len__(self) -> int:
        """Count them."""
        return self._nombre

    def _faire(self, rang: int) -> T:
        return self._elements[rang]
