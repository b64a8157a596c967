"""The small library that the tests of its room ask: few games, of people and of one program."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from ecosysteme.bibliotheque.importation import importer
from ecosysteme.formats.enregistrement import Enregistrement
from tests.ecosysteme.bibliotheque.fabrique import dossier_wthor, enregistrement

TIGRE = "f5d6c3d3c4"
AUTREMENT = "f5d6c4d3c3"  # the same position by another order of moves


def remplir(dossier: Path) -> Path:
    """Make the library: twelve games of the tiger by people, one by other moves, two of a program, one elsewhere."""
    tigres = [
        enregistrement(f"{TIGRE}f4f6", "Ono Kenji", "Leader Imre", 1990 + rang, evenement="Open de Dinard", ecart=8)
        for rang in range(10)
    ]
    parties = [
        *tigres,
        enregistrement(f"{TIGRE}f4e6", "Tastet Marc", "Ono Kenji", 2010, evenement="Cambridge (XOT)", ecart=-10),
        enregistrement(f"{TIGRE}b3", "Tastet Marc", "Leader Imre", 2011, evenement="Open de Dinard", ecart=0),
        enregistrement(f"{AUTREMENT}f4", "Tastet Marc", "Eva Nagy", 2012, evenement="Open de Dinard", ecart=2),
        enregistrement(f"{TIGRE}f4f6", "Zebra (andersson)", "Ono Kenji", 2013, ecart=20),
        enregistrement(f"{TIGRE}g5", "Zebra (andersson)", "Leader Imre", 2014, ecart=20),
        enregistrement("f5f6e6f4", "Ono Kenji", "Eva Nagy", 2015, ecart=4),
    ]
    par_annee: dict[int, list[Enregistrement]] = defaultdict(list)
    for partie in parties:
        par_annee[int(partie.entete.date)].append(partie)
    importer(dossier, [dossier_wthor(dossier.with_suffix(".wthor"), dict(par_annee))])
    return dossier
