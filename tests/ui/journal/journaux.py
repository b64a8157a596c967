"""Journals for the tests of the window: games that were played some time ago."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from ecosysteme.entete import Participant
from ecosysteme.journal.journal import Journal
from ecosysteme.partie import Partie
from ecosysteme.provenance import Origine
from tests.ecosysteme.journal.parties import signer

NOMS = ("Ada", "Émile")
JEUDI = datetime(2026, 11, 19, 15, 30).timestamp()  # local time, s since 1970
JOUR = 86_400.0  # s


def garder(
    chemin: Path,
    *parties: Partie,
    noms: tuple[Participant, Participant] = NOMS,
    origine: Origine = Origine.FENETRE,
    quand: float = JEUDI,
) -> None:
    """Write games into the journal ``chemin``, as a window that was closed at ``quand`` left them."""
    journal = Journal(chemin, horloge=lambda: quand)
    for partie in parties:
        journal.noter(signer(partie, noms, origine))
    assert journal.fermer()
