"""The order of the tests: in a new clone, one process compiles the engine while the others play what needs none.

Of several processes, each begins with its share of the tests, in their order. As they are found, all came to the engine
within seconds and compiled the same kernels at the same time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Final, TypeVar

T = TypeVar("T")

CHAUFFE: Final = "tests/ecosysteme/moteur/test_chauffe.py"  # compiles both engines whole, for all that follow
MOTEUR: Final = "tests/ecosysteme/moteur/"
SANS_MOTEUR: Final = tuple(
    f"tests/ecosysteme/{nom}"
    for nom in ("figures/", "formats/", "jeux/", "journal/", "protocoles/", "test_fautes.py", "test_signaux.py")
)


def ordonner(tests: Sequence[T], nom: Callable[[T], str], processus: int) -> list[T]:
    """Return ``tests`` with the engine's at the beginning of the first share, what needs none at that of each other."""
    premiers = sorted(
        (test for test in tests if nom(test).startswith(MOTEUR)), key=lambda test: not nom(test).startswith(CHAUFFE)
    )
    seconds = [test for test in tests if nom(test).startswith(SANS_MOTEUR)]
    reste = iter([*premiers, *(test for test in tests if not nom(test).startswith((MOTEUR, *SANS_MOTEUR)))])
    suite: list[T] = []
    for rang in range(processus):
        if rang:
            suite += _part(seconds, rang - 1, processus - 1)
        suite += islice(reste, max(len(tests) * (rang + 1) // processus - len(suite), 0))
    return suite if processus > 1 else [*suite, *seconds]


def _part(tests: Sequence[T], rang: int, parts: int) -> Sequence[T]:
    return tests[len(tests) * rang // parts : len(tests) * (rang + 1) // parts]
