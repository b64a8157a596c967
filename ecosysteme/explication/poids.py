"""How much a fact weighs: the logarithm of its odds, how often it points to the better move for once that it does not.

The counts are shipped (``poids.json``, with a notice), by phase of the game and by who plays.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cache
from importlib.resources import files
from math import log
from typing import Final

from ecosysteme.chances import Force, force_du_niveau
from ecosysteme.entete import NotreJoueur, Participant
from ecosysteme.explication.faits import SEUILS, Fait
from ecosysteme.joueurs import Humain
from ecosysteme.retransmission import force_de

FICHIER: Final = "poids.json"
PHASES: Final = {"4-20": 20, "21-36": 36, "37-52": 60}  # by empty squares, the largest number of each
VIDES_MUET: Final = 20  # empty squares at which a quiet move is worth no word any more


class Fautif(StrEnum):
    """Who played the mistake."""

    PERSONNES = "humans"  # people who play in clubs and tournaments
    FAIBLES = "ladder"  # beginners, for whom the low levels of the engine stand


PERSONNE: Final = NotreJoueur(Humain.nom)  # who plays here


def fautif_de(participant: Participant, niveau: int | None = None) -> Fautif:
    """Return the class of who has a camp; levels of the engine up to 8 play as beginners do.

    ``niveau`` is that of the person who plays here, where it is known: of such a level, they play as it does.

    >>> from ecosysteme.entete import NotreJoueur
    >>> fautif_de("Ada"), fautif_de(NotreJoueur("ia_moteur:niveau=3"))
    (<Fautif.PERSONNES: 'humans'>, <Fautif.FAIBLES: 'ladder'>)
    """
    force = force_du_niveau(niveau) if niveau and participant == PERSONNE else force_de(participant)
    faible = force in (Force.DEBUTANTS, Force.APPRENTIS)
    return Fautif.FAIBLES if faible else Fautif.PERSONNES


FAMILLES: Final[Mapping[Fait, str]] = {  # of a family only the strongest fact counts: they say the same
    Fait.FRONT: "mur",
    Fait.INTERIEUR: "mur",
    Fait.MUET: "mur",
    Fait.MUR: "mur",
    Fait.SOLDE: "coups",
    Fait.CHOIX: "coups nous",
    Fait.PASSE: "coups nous",
    Fait.PASSE_ADVERSE: "coups eux",
    Fait.COUPS_ADVERSES: "coups eux",
    Fait.RESERVE: "réserve",
    Fait.RESERVES: "réserve",
    Fait.RETOURNES: "retournés",
    Fait.COIN_OFFERT: "coin",
}
AUX_FAIBLES: Final = frozenset({Fait.RETOURNES, Fait.COIN_OFFERT})
_Comptes = Mapping[Fautif, Mapping[Fait, Mapping[str, tuple[int, int]]]]


def peser(faits: Mapping[Fait, int], vides: int, fautif: Fautif) -> dict[Fait, float]:
    """Return the strongest fact of each family with its weight, negative for one that points to the move played.

    ``faits`` are differences, better move less played; those below their threshold are left out.
    """
    forts: dict[str, tuple[Fait, float]] = {}
    for fait, ecart in faits.items():
        seul = (fait in AUX_FAIBLES and fautif is not Fautif.FAIBLES) or (fait is Fait.MUET and vides <= VIDES_MUET)
        if seul or abs(ecart) < SEUILS[fait]:
            continue
        pese = poids(fait, vides, fautif) * (1 if ecart > 0 else -1)
        famille = FAMILLES[fait]
        if famille not in forts or abs(pese) > abs(forts[famille][1]):
            forts[famille] = fait, pese
    return dict(forts.values())


def poids(fait: Fait, vides: int, fautif: Fautif) -> float:
    """Return the weight of a fact with so many empty squares, never below 0: what misleads says nothing."""
    phase = next((nom for nom, dernier in PHASES.items() if vides <= dernier), "37-52")
    pour, contre = _comptes()[fautif][fait][phase]
    return max(log((pour + 0.5) / (contre + 0.5)), 0.0)


def comptes_du_releve(lignes: Iterable[str]) -> dict[str, dict[str, dict[str, list[int]]]]:
    """Read a CSV of measures, columns ``fact``, ``set``, ``empties``, ``agree`` and ``against``; other facts are left.

    ``json.dumps`` of it is the file that is shipped.
    """
    comptes: dict[str, dict[str, dict[str, list[int]]]] = {fautif: {} for fautif in Fautif}
    for ligne in csv.DictReader(lignes):
        if ligne["fact"] in set(Fait):
            par_phase = comptes[ligne["set"]].setdefault(ligne["fact"], {})
            par_phase[ligne["empties"]] = [int(ligne["agree"]), int(ligne["against"])]
    return comptes


@cache
def _comptes() -> _Comptes:
    lus = json.loads(files("ecosysteme.explication").joinpath(FICHIER).read_text("utf-8"))
    return {
        fautif: {fait: {phase: (pour, contre) for phase, (pour, contre) in lus[fautif][fait].items()} for fait in Fait}
        for fautif in Fautif
    }
