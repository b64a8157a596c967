"""What the commands print and how they stop: JSON, tables, a progress bar, and Ctrl+C as a flag."""

from __future__ import annotations

import contextlib
import json
import signal
import sys
from collections.abc import Iterator, Sequence
from threading import Event
from typing import TYPE_CHECKING, Any, Final, Self

if TYPE_CHECKING:
    from rich.progress import Progress

INTERROMPU: Final = 130  # the exit code of what Ctrl+C cut short


def ecrire_json(objet: dict[str, Any]) -> None:
    """Print the one object that ``--json`` promises."""
    print(json.dumps(objet, ensure_ascii=False, indent=2))


TITRES_DE_MOTS: Final = ("Étiquettes", "Joueur", "Algorithme", "Scénario", "Meilleurs", "Ligne", "Position", "Verdict")


# rich is imported where it draws: the console game and --help need none of it.


def imprimer(titres: Sequence[str], rangees: Sequence[Sequence[str]]) -> None:
    """Print a table: words to the left, numbers to the right."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for titre in titres:
        table.add_column(titre, justify="left" if titre in TITRES_DE_MOTS else "right", overflow="fold")
    for rangee in rangees:
        table.add_row(*rangee)
    Console(highlight=False, markup=False).print(table)


class Barre:
    """Progress that nobody sees: what ``progression`` gives when the standard error is no terminal."""

    def __enter__(self) -> Self:
        """Draw nothing."""
        return self

    def __exit__(self, *_: object) -> None:
        """Erase nothing."""

    def add_task(self, description: str, total: float | None = None) -> Any:
        """Name a piece of work in so many steps; return what the other methods call it by."""

    def advance(self, tache: Any) -> None:
        """Count a step."""

    def update(self, tache: Any, *, completed: float, total: float, description: str = "") -> None:
        """Set the steps done, and how many there are."""


def progression(parts: bool = True) -> Barre | Progress:
    """Return a bar on the standard error with the time that remains; a blind one, at no cost, if it is no terminal.

    Without ``parts``, work is no number of things: a percentage, and whoever counts it says what remains.
    """
    if not sys.stderr.isatty():
        return Barre()
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TaskProgressColumn,
        TextColumn,
        TimeRemainingColumn,
    )

    if not parts:
        colonnes_part = (TaskProgressColumn(), TextColumn("{task.description}"), BarColumn())
        return Progress(*colonnes_part, console=Console(stderr=True), transient=True)
    colonnes = (MofNCompleteColumn(), TextColumn("{task.description}"), BarColumn())
    reste = (TextColumn("reste"), TimeRemainingColumn())
    return Progress(*colonnes, *reste, console=Console(stderr=True), transient=True)


@contextlib.contextmanager
def sur_interruption() -> Iterator[Event]:
    """Turn the first Ctrl+C into a flag, so that no game is half counted; the second one stops everything."""
    arret = Event()
    habituel = signal.getsignal(signal.SIGINT)

    def lever(*_: object) -> None:
        arret.set()
        signal.signal(signal.SIGINT, habituel)

    signal.signal(signal.SIGINT, lever)
    try:
        yield arret
    finally:
        signal.signal(signal.SIGINT, habituel)
