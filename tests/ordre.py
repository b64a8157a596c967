"""The order of the tests: in a new clone, one process compiles the engine while the other plays what needs none.

Of two processes, each begins with a half of the tests. As they are found, both came to the engine within seconds and
compiled the same kernels at the same time: a third of what compiling cost.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

T = TypeVar("T")

CHAUFFE: Final = "tests/ecosysteme/moteur/test_chauffe.py"  # compiles both engines whole, for all that follow
MOTEUR: Final = "tests/ecosysteme/moteur/"
SANS_MOTEUR: Final = tuple(
    f"tests/ecosysteme/{nom}"
    for nom in ("figures/", "formats/", "jeux/", "journal/", "protocoles/", "test_fautes.py", "test_garde.py")
)


def ordonner(tests: Sequence[T], nom: Callable[[T], str]) -> list[T]:
    """Return ``tests`` with the engine's at the beginning of the first half, what needs none at that of the second."""
    premiers = sorted(
        (test for test in tests if nom(test).startswith(MOTEUR)), key=lambda test: not nom(test).startswith(CHAUFFE)
    )
    seconds = [test for test in tests if nom(test).startswith(SANS_MOTEUR)]
    autres = [test for test in tests if not nom(test).startswith((MOTEUR, *SANS_MOTEUR))]
    suite = max(len(tests) // 2 - len(premiers), 0)
    return [*premiers, *autres[:suite], *seconds, *autres[suite:]]
