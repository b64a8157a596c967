"""The games of a question written into a file, in a format that is told by its suffix."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from ecosysteme.arret import verifier_arret
from ecosysteme.ecriture import ecrire
from ecosysteme.formats.ecrivains import ecrivain_de
from ecosysteme.formats.enregistrement import Enregistrement
from ui.bibliotheque.question import QuestionALaBibliotheque, parties_de_la
from ui.joueurs.noms import nommer_joueurs

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.bibliotheque import Bibliotheque


def exporter(bibliotheque: Bibliotheque, question: QuestionALaBibliotheque, chemin: Path, arret: Event) -> int:
    """Write all games that a question counts, and return how many; ``Interrompu`` leaves no file."""
    ecrivain = ecrivain_de(chemin)
    nombre = 0

    def morceaux() -> Iterator[str]:
        nonlocal nombre
        for ensemble in _ensembles(bibliotheque, question):
            verifier_arret(arret)
            yield ecrivain.entre if nombre else ""
            yield ecrivain.ecrire([_nommee(bibliotheque.partie(numero)) for numero in ensemble])
            nombre += len(ensemble)

    ecrire(chemin, morceaux())
    return nombre


def _nommee(lue: Enregistrement) -> Enregistrement:
    return Enregistrement(lue.compacte(), nommer_joueurs(lue.entete))


def _ensembles(bibliotheque: Bibliotheque, question: QuestionALaBibliotheque) -> Iterator[list[int]]:
    """Yield the numbers of the games, a page of the answer at a time."""
    debut = 0
    while parties := parties_de_la(bibliotheque, question, debut)[0]:
        yield [partie.numero for partie in parties]
        debut += len(parties)
