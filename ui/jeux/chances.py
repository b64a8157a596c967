"""The chances of the two camps in words, and where a game tells them: wherever a judge looked at it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from ecosysteme.jeu import PREMIER, Camp
from ecosysteme.partie import Partie
from ecosysteme.retransmission import Basculement, Chance, basculements, chance, force_de_la_partie, principaux
from ui.jeux.adaptateur import AdaptateurJeu
from ui.socle.langue import pour_cent, translate
from ui.socle.raisons import majuscule

RECUL: Final = 2  # moves that a judge may be behind: what it said of an older position says nothing of this one
PRESQUE: Final = 0.01  # points that are left to who has lost as good as surely, as long as nothing is proved


@dataclass(frozen=True)
class SuiteDeChances:
    """The chances of the first camp along the line of a game, by number of moves, where they are known.

    From ``prouvees_depuis`` moves on all of them are proved; ``None`` when the last one is not. ``basculements`` are
    the moves at which they swing most, in the order of the game.
    """

    chances: Mapping[int, Chance]
    prouvees_depuis: int | None
    basculements: tuple[Basculement, ...]


def suite_des_chances(partie: Partie) -> SuiteDeChances | None:
    """Return the chances in ``partie``, which a judge looked at; ``None`` when nobody did."""
    if not est_jugee(partie):
        return None
    force, coups, connues = force_de_la_partie(partie), 0, dict[int, Chance]()
    for noeud in partie.ligne:
        coups += noeud.coup is not None
        if (dites := chance(partie, noeud, force)) is not None:
            connues[coups] = dites
    prouvees = list(takewhile(lambda rang: connues[rang].prouvee, reversed(connues)))
    return SuiteDeChances(connues, min(prouvees, default=None), tuple(principaux(basculements(partie, force))))


def est_jugee(partie: Partie) -> bool:
    """Tell whether a judge, who does not play, looked at some move of the line."""
    return any(noeud.evaluation is not None and noeud.evaluation.juge is not None for noeud in partie.ligne)


def dernieres_chances(partie: Partie) -> tuple[Chance, int] | None:
    """Return the chances of the position on the board, or the last that are known, and how many moves ago that was."""
    force = force_de_la_partie(partie)
    avant = [noeud for noeud in reversed(partie.historique) if noeud.coup is not None][1:]
    for recul, noeud in enumerate([partie.noeud, *avant][: RECUL + 1]):
        if (connues := chance(partie, noeud, force)) is not None:
            return connues, recul
    return None


def a_dire(chances: Chance, camp: Camp = PREMIER) -> float:
    """Return the points of ``camp`` as they are told: 0 and 1 only for what is proved."""
    points = chances.pour(camp)
    return points if chances.prouvee else min(max(points, PRESQUE), 1 - PRESQUE)


def part(chances: Chance) -> str:
    """Write the chances of the first camp, as a percentage."""
    return pour_cent(a_dire(chances))


def dire_chances(vue: AdaptateurJeu, chances: Chance) -> str:
    """Say the chances in words: whose they are, and who tells them."""
    if not chances.prouvee:
        phrase = translate("Phrases", "Chances de {} : {}, selon l'arbitre")
        return phrase.format(vue.camp(PREMIER), part(chances))
    return majuscule(dire_preuve(vue, chances))


def dire_preuve(vue: AdaptateurJeu, chances: Chance) -> str:
    """Say a proved result: whose win it is, or that it is a draw."""
    if chances.gagnant is None:
        return translate("Phrases", "la nulle est prouvée")
    return translate("Phrases", "le gain de {} est prouvé").format(vue.sujet(chances.gagnant))


def preuve_courte(vue: AdaptateurJeu, gagnant: Camp | None) -> str:
    """Say it where there is little room; ``None`` is a draw."""
    if gagnant is None:
        return translate("Phrases", "nulle prouvée")
    return translate("Phrases", "gain de {} prouvé").format(vue.sujet(gagnant))
