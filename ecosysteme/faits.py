"""Lazy sequences: each element is made when it is asked for, so that half a million of them take no memory."""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import TypeVar, overload

Element = TypeVar("Element")
Source = TypeVar("Source")


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


class Changes(Faits[Element]):
    """What a function makes of each element of a sequence."""

    def __init__(self, changer: Callable[[Source], Element], sources: Sequence[Source]) -> None:
        """Make nothing yet."""
        self._nombre = len(sources)
        self._un: Callable[[int], Element] = lambda rang: changer(sources[rang])

    def __len__(self) -> int:
        """Count the sources."""
        return self._nombre

    def _faire(self, rang: int) -> Element:
        return self._un(rang)


class Premiers(Faits[Element]):
    """The first elements of a sequence, as many as there are."""

    def __init__(self, elements: Sequence[Element], nombre: int) -> None:
        """Take ``nombre`` of them."""
        self._elements, self._nombre = elements, min(nombre, len(elements))

    def __len__(self) -> int:
        """Count them."""
        return self._nombre

    def _faire(self, rang: int) -> Element:
        return self._elements[rang]
