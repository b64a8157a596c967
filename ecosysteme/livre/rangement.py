"""The file of the user's book: changed whole or not at all, by one process at a time; a damaged one is set aside."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from ecosysteme.ecriture import verifier_destination
from ecosysteme.fautes import Panne, decrire
from ecosysteme.ouvertures.livre import Livre
from ecosysteme.ouvertures.livre_personnel import lire_les_livres

PATIENCE: Final = 10.0  # s that a writer waits for another: a large book takes one of them


class LivreRange(NamedTuple):
    """The book as it is now, over ours, and where a damaged one was put."""

    livre: Livre
    ecarte: Path | None = None


@contextmanager
def seul(chemin: Path, occupe: Panne, patience: float = PATIENCE) -> Iterator[None]:
    """Hold what ``chemin`` names as long as the block runs, alone of all processes; raise ``occupe`` if another does.

    The lock is one of SQLite's, on an empty file: the system gives it back when its process dies.
    """
    chemin.parent.mkdir(parents=True, exist_ok=True)
    try:
        lien = sqlite3.connect(chemin, timeout=patience, isolation_level=None)
    except sqlite3.Error:
        raise occupe from None
    with closing(lien):
        try:
            lien.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error:
            raise occupe from None
        yield


def modifier(chemin: Path, changement: Callable[[Livre], Livre]) -> LivreRange:
    """Write what ``changement`` makes of the book as it is in the file, which another process may have changed.

    Raises ``ValueError`` when the book cannot be read or written, or what ``changement`` raises: it is then as before.
    """
    try:
        with seul(Path(f"{chemin}.verrou"), Panne("{chemin} : un autre programme y écrit", chemin=chemin)):
            verifier_destination(chemin)
            lus = lire_les_livres(chemin)
            if lus.faute is not None and not lus.abime:
                raise lus.faute
            change = changement(lus.livre)
            ecarte = None if lus.faute is None else _ecarter(chemin)
            change.ecrire(chemin, serre=False)
    except OSError as erreur:
        raise Panne("{chemin} non écrit : {erreur}", chemin=chemin, erreur=decrire(erreur)) from None
    return LivreRange(change, ecarte)


def _ecarter(chemin: Path) -> Path:
    """Rename a damaged file, for whoever wants to look into it, and return its new place."""
    base = f"{chemin.stem}-abime-{datetime.now():%Y-%m-%d-%H%M%S}"
    noms = (f"{base}{suite}{chemin.suffix}" for suite in ("", *(f"-{rang}" for rang in range(2, 1000))))
    ailleurs = next(place for nom in noms if not (place := chemin.with_name(nom)).exists())
    return chemin.replace(ailleurs)
