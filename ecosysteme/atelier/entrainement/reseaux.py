"""The networks of a training: which are learnt, from what, and which of them judge while the lots of others are made.

The first two learn from exact labels, and begin from nothing. From 13 empty squares up each stage of the recipe has one
that goes on from the one before it, and judges the leaves of the searches that label the next stage. At the end, each
network that the program uses learns again from every stage that it judges.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from ecosysteme.atelier.entrainement.dossier import PARITES
from ecosysteme.atelier.entrainement.recette import EtapeEntrainement, Recette

EPOQUES_FIN = 3  # of the networks that are used


@dataclass(frozen=True)
class ReseauAFaire:
    """A network to fit, which begins from the one named ``depart``.

    ``vides`` are the numbers of empty squares that it learns. ``table``: the table of mobilities of ``depart`` that all
    of its own begin as, ``None`` to keep each. ``epoques``: how often it learns each position.
    """

    nom: str
    vides: tuple[int, ...]
    depart: str
    table: int | None
    epoques: int


def exacts(recette: Recette) -> tuple[EtapeEntrainement, ...]:
    """Return the stages of the first two networks."""
    return tuple(etape for etape in recette.reseaux if etape.profondeur is None)


def suites(recette: Recette) -> list[tuple[EtapeEntrainement, ReseauAFaire]]:
    """Return each later stage, with the network that is learnt from it alone."""
    from ecosysteme.moteur.othello.noyaux.reseau import TABLES

    resultat: list[tuple[EtapeEntrainement, ReseauAFaire]] = []
    precedent, dernier = PARITES[1], 12
    for etape in recette.reseaux:
        if etape.profondeur is not None:
            nom, vides = f"suite-{etape.vides[-1]:02d}", tuple(etape.vides)
            resultat.append((etape, ReseauAFaire(nom, vides, precedent, (dernier + 3) % TABLES, etape.epoques)))
            precedent, dernier = nom, vides[-1]
    return resultat


def definitifs(recette: Recette) -> list[ReseauAFaire]:
    """Return the networks that the program uses, from the third."""
    resultat = []
    for _, parts in _par_reseau([travail for _, travail in suites(recette)]):
        vides = tuple(v for part in parts for v in part.vides)
        resultat.append(ReseauAFaire(f"reseau-{vides[-1]:02d}", vides, parts[0].nom, None, EPOQUES_FIN))
    return resultat


def travaux(recette: Recette) -> list[ReseauAFaire]:
    """Return all the networks that go on from another, but the last of the stages when nothing goes on from it."""
    tous = [*(travail for _, travail in suites(recette)), *definitifs(recette)]
    departs = {travail.depart for travail in tous}
    return [travail for travail in tous if travail.nom in departs or travail in definitifs(recette)]


def juges(recette: Recette, etape: EtapeEntrainement) -> list[str]:
    """Return the names of the networks that judge while the lots of ``etape`` are made, in the order of the file."""
    if etape.profondeur is None:
        return []
    avant = [travail for autre, travail in suites(recette) if autre.vides.start < etape.vides.start]
    return [*PARITES, *(parts[-1].nom for _, parts in _par_reseau(avant))]


def _par_reseau(travaux: Sequence[ReseauAFaire]) -> list[tuple[int, list[ReseauAFaire]]]:
    from ecosysteme.moteur.othello.noyaux.reseau import reseau_de

    return [(numero, list(parts)) for numero, parts in groupby(travaux, lambda travail: reseau_de(travail.vides[0]))]
