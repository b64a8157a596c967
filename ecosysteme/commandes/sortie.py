"""What the commands print and how they stop: JSON, tables, a progress bar, and Ctrl+C as a flag."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from textwrap import indent
from typing import TYPE_CHECKING, Any, Final, Self

import typer

from ecosysteme.arret import Interrompu
from ecosysteme.fautes import imprimable, visible
from ecosysteme.formats import Json
from ecosysteme.interruption import interruptible, sur_interruption
from ecosysteme.signaux import INTERROMPU

if TYPE_CHECKING:
    from rich.progress import Progress

__all__ = [
    "INTERROMPU",
    "Barre",
    "commencer_liste_json",
    "dire",
    "ecrire_json",
    "finir_liste_json",
    "imprimer",
    "interruptible",
    "progression",
    "reprenable",
    "suivre_liste_json",
    "sur_interruption",
]


def dire(texte: str = "", *, erreur: bool = False) -> None:
    """Print lines, on the standard error if asked; control characters are written out, and no terminal obeys them."""
    print("\n".join(map(imprimable, texte.split("\n"))), file=sys.stderr if erreur else None, flush=True)


def _en_json(objet: Json | Mapping[str, Json]) -> str:
    """Write JSON, of which a terminal obeys nothing either: what would act is written by its number."""
    texte = json.dumps(objet, ensure_ascii=False, indent=2)
    if texte.replace("\n", "").isprintable():
        return texte
    return "".join(signe if signe == "\n" or visible(signe) else json.dumps(signe)[1:-1] for signe in texte)


@contextmanager
def reprenable(interrompu: str, mort: str) -> Iterator[None]:
    """Say ``interrompu`` of a work that Ctrl+C stops, ``mort`` when a process dies, and end with the code of each.

    The same command goes on with what was done.
    """
    from concurrent.futures import BrokenExecutor

    try:
        yield
    except Interrompu:
        dire(interrompu, erreur=True)
        raise typer.Exit(INTERROMPU) from None
    except BrokenExecutor:
        dire(mort, erreur=True)
        raise typer.Exit(1) from None


def ecrire_json(objet: Mapping[str, Json]) -> None:
    """Print the one object that ``--json`` promises."""
    print(_en_json(objet))


def commencer_liste_json(nom: str) -> None:
    """Print the beginning of an object, up to the list ``nom``: what ``ecrire_json`` would, without holding it all."""
    print(f'{{\n  "{nom}": [', end="")


def suivre_liste_json(elements: Iterable[Json], deja: int) -> None:
    """Print some elements of that list, of which ``deja`` were printed; all at once, for Ctrl+C comes at any moment."""
    morceaux = [indent(_en_json(element), "    ") for element in elements]
    if morceaux:
        print("," if deja else "", ",\n".join(morceaux), sep="\n", end="")


def finir_liste_json(suite: Mapping[str, Json]) -> None:
    """Print the end of that list, and what follows it in its object."""
    print("\n  ],", _en_json(suite)[2:], sep="\n")


TITRES_DE_MOTS: Final = (
    "Question",
    "Épreuve",
    "Ce qu'elle attraperait",
    "Étiquettes",
    "Genre",
    "Adversaire",
    "Joueur",
    "Camp",
    "Phase",
    "Ouverture",
    "Joueur blanc",
    "Joueur noir",
    "Tournoi",
    "Algorithme",
    "Scénario",
    "Meilleurs",
    "Ligne",
    "Répertoire",
    "Couleur",
    "Sans réponse",
    "Position",
    "Verdict",
    "Collection",
    "Raison",
    "Nom",
    "Nom gardé",
    "Français",
    "Anglais",
    "Élève",
    "Séance",
    "Moment",
)


LARGE: Final = 1000  # columns: no table here needs more

# rich is imported where it draws: the console game and --help need none of it.


def imprimer(titres: Sequence[str], rangees: Sequence[Sequence[str]]) -> None:
    """Print a table: words to the left, numbers to the right, whole: only words are cut where the room lacks."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for titre in titres:
        mots = titre in TITRES_DE_MOTS
        table.add_column(titre, justify="left" if mots else "right", overflow="fold", no_wrap=not mots)
    for rangee in rangees:
        table.add_row(*map(imprimable, rangee))
    console = Console(highlight=False, markup=False, width=None if _largeur_connue() else LARGE)
    au_large = console.options.update(max_width=LARGE)
    if console.measure(table, options=au_large).maximum > console.width:  # before a word is cut
        table.padding = (0, 1, 0, 0)
    console.print(table)


def _largeur_connue() -> bool:
    """Tell whether there is a room to fit in, as ``rich`` looks for it: a file has none, and takes each line whole."""
    return "COLUMNS" in os.environ or any(map(os.isatty, (0, 1, 2)))


class Barre:
    """Progress that nobody sees: what ``progression`` gives when the standard error is no terminal."""

    def __enter__(self) -> Self:
        """Draw nothing."""
        return self

    def __exit__(self, *_: object) -> None:
        """Erase nothing."""

    def add_task(self, description: str, total: float | None = None) -> Any:
        """Add a task of ``total`` steps; return its identifier."""

    def advance(self, tache: Any) -> None:
        """Count a step."""

    def update(self, tache: Any, *, completed: float, total: float, description: str = "") -> None:
        """Set the steps done, and how many there are."""


def progression(parts: bool = True) -> Barre | Progress:
    """Return a progress bar on the standard error; one that shows nothing if that is no terminal.

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
        colonnes_part = (TaskProgressColumn(), TextColumn("{task.description}", markup=False), BarColumn())
        return Progress(*colonnes_part, console=Console(stderr=True), transient=True)
    colonnes = (MofNCompleteColumn(), TextColumn("{task.description}", markup=False), BarColumn())
    reste = (TextColumn("reste"), TimeRemainingColumn())
    return Progress(*colonnes, *reste, console=Console(stderr=True), transient=True)
