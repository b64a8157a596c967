"""A work of hours that is stopped and goes on another day: its parts, made by processes and given as each one ends, and
a text file in which what was done is kept, a line each time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from itertools import islice
from pathlib import Path
from threading import Event
from typing import Final, TypeVar

from ecosysteme.arret import PERIODE, verifier_arret
from ecosysteme.fautes import Faute

AVANCE: Final = 2  # parts asked for beforehand, for each worker: what is in memory at once

C = TypeVar("C")
D = TypeVar("D")
R = TypeVar("R")


def rendre(
    executeur: Executor, taches: int, faire: Callable[[D], R], demandes: Iterable[tuple[C, D]], arret: Event
) -> Iterator[tuple[C, R]]:
    """Have ``executeur``, of ``taches`` workers, ``faire`` what is asked; yield each key with its answer as it ends.

    ``demandes``, keys and what is asked, are taken when they are sent. Raises what ``faire`` raises, and ``Interrompu``
    once ``arret`` is set, which loses what is under way.
    """
    suite = iter(demandes)
    en_cours: dict[Future[R], C] = {}
    try:
        while True:
            for cle, demande in islice(suite, AVANCE * taches - len(en_cours)):
                en_cours[executeur.submit(faire, demande)] = cle
            if not en_cours:
                return
            finis, _ = wait(en_cours, timeout=PERIODE, return_when=FIRST_COMPLETED)
            for futur in finis:
                yield en_cours.pop(futur), futur.result()
            verifier_arret(arret)
    finally:
        for futur in en_cours:
            futur.cancel()


class LignesFaites:
    """The lines of a work: read again when it begins, one more each time something is done."""

    def __init__(self, fichier: Path, titre: str, retenir: Callable[[str], object]) -> None:
        """Give each line of ``fichier``, if it is there, to ``retenir``.

        Raises ``ValueError`` when ``retenir`` does, and when the file is of another work: it stays as it is.
        """
        entete = f"# {titre}\n"
        texte = fichier.read_text("ascii", errors="replace") if fichier.is_file() else ""
        texte = texte[: texte.rfind("\n") + 1]  # the last line may have been cut short
        if texte and not texte.startswith(entete):
            raise Faute(
                "le journal {fichier} est d'un autre travail ou d'un autre moteur : l'effacer d'abord", fichier=fichier
            )
        try:
            for ligne in texte.splitlines()[1:]:
                retenir(ligne)
        except ValueError:
            raise Faute("le journal {fichier} est illisible : l'effacer d'abord", fichier=fichier) from None
        self._flux = fichier.open("r+" if texte else "w", encoding="ascii", newline="\n")
        self._flux.truncate(len(texte))
        self._flux.seek(len(texte))
        if not texte:
            self._flux.write(entete)

    def ajouter(self, ligne: str) -> None:
        """Write a line, on the disk at once: the work may be stopped at any moment."""
        self._flux.write(f"{ligne}\n")
        self._flux.flush()

    def fermer(self) -> None:
        """Close the file."""
        self._flux.close()
