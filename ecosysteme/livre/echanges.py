"""Books in files, of whatever program: read by what they begin with, written by what their name ends with."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from ecosysteme.ecriture import ecrire
from ecosysteme.fautes import Faute, decrire
from ecosysteme.lecture import lire_octets
from ecosysteme.livre.edax import ecrire_edax, est_edax, lire_edax
from ecosysteme.livre.egaroucid import ecrire_egaroucid, est_egaroucid, lire_egaroucid
from ecosysteme.livre.rangement import LivreRange, modifier
from ecosysteme.ouvertures.livre import OCTETS_MAX, Livre

EGAROUCID, EDAX, OTHELLIER = ".egbk3", ".dat", ".npz"
SUFFIXES: Final = (EGAROUCID, EDAX, OTHELLIER)


class LivreImporte(NamedTuple):
    """How many positions files had, and the book that they are in now."""

    lues: int
    range_: LivreRange


def lire_livre(fichier: Path) -> Livre:
    """Read a book; ``ValueError``, with the name of the file, when it is none or cannot be read."""
    try:
        octets = lire_octets(fichier, OCTETS_MAX)
        if est_egaroucid(octets):
            return lire_egaroucid(octets)
        return lire_edax(octets) if est_edax(octets) else Livre.lire(octets)
    except (OSError, ValueError) as erreur:
        raise Faute("{nom} : {erreur}", nom=fichier, erreur=decrire(erreur)) from None


def ecrire_livre(livre: Livre, fichier: Path) -> None:
    """Write a book and what is under it in the format that the file's name asks for; ``ValueError`` for another."""
    verifier_suffixe(fichier)
    if fichier.suffix.lower() == OTHELLIER:
        livre.entier().ecrire(fichier)
    else:
        ecrire(fichier, ecrire_edax(livre) if fichier.suffix.lower() == EDAX else ecrire_egaroucid(livre))


def verifier_suffixe(fichier: Path) -> None:
    """Raise ``ValueError`` when the name of a file says no format."""
    if fichier.suffix.lower() not in SUFFIXES:
        raise Faute(
            "{nom} : attendu un nom en {egaroucid} (Egaroucid), {edax} (Edax) ou {othellier}",
            nom=fichier,
            egaroucid=EGAROUCID,
            edax=EDAX,
            othellier=OTHELLIER,
        )


def importer(chemin: Path, fichiers: list[Path]) -> LivreImporte:
    """Add what files say to the user's book, all or nothing. ``ValueError`` as ``lire_livre`` and ``modifier``."""
    lus = [lire_livre(fichier) for fichier in fichiers]

    def ajouter(livre: Livre) -> Livre:
        for lu in lus:
            livre = livre.avec(lu)
        return livre

    return LivreImporte(sum(map(len, lus)), modifier(chemin, ajouter))
