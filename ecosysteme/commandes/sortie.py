"""What the commands print and how they stop: JSON, tables, a progress bar, and Ctrl+C as a flag."""

from __future__ import annotations

import contextlib
import json
import signal
from collections.abc import Iterator, Sequence
from threading import Event
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from rich.progress import Progress

INTERROMPU: Final = 130  # the exit code of what Ctrl+C cut short


def ecrire_json(objet: dict[str, Any]) -> None:
    """Print the one object that ``--json`` promises."""
    print(json.dumps(objet, ensure_ascii=False, indent=2))


TITRES_DE_MOTS: Final = ("Joueur", "Algorithme", "Scénario", "Meilleurs", "Ligne", "Position")


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


def progression() -> Progress:
    """Return a bar on the standard error, silent unless that is a terminal, with the time that remains."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    sortie = Console(stderr=True)
    colonnes = (MofNCompleteColumn(), TextColumn("{task.description}"), BarColumn())
    reste = (TextColumn("reste"), TimeRemainingColumn())
    return Progress(*colonnes, *reste, console=sortie, transient=True, disable=not sortie.is_terminal)


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
