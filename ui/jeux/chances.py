"""The chances of the two camps in words, and where a game tells them: wherever a judge looked at it.

While a game is broadcast they are those that its players have, and what is proved is sure. Once it is reviewed they are
counted as the review counts what a move lost, by one law whoever plays: a proof then changes the law's value and not
its measure, and a value that is proved stands beside an estimated one without a jump.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from ecosysteme.analyse.bilan import CoupRevu, coups_revus, moments
from ecosysteme.chances import Force
from ecosysteme.jeu import PREMIER, Camp
from ecosysteme.partie import Partie
from ecosysteme.retransmission import Basculement, Chance, basculements, chance, force_de_la_partie, principaux
from ecosysteme.retransmission.basculements import en_pions
from ecosysteme.variantes.gravite import FAUTES, Gravite
from ui.jeux.adaptateur import AdaptateurJeu
from ui.socle.langue import pour_cent, translate
from ui.socle.raisons import majuscule

RECUL: Final = 2  # moves that a judge may be behind: what it said of an older position says nothing of this one
PRESQUE: Final = 0.01  # points that are left to who has lost as good as surely, as long as nothing is proved


@dataclass(frozen=True)
class SuiteDeChances:
    """The chances of the first camp along the line of a game, by number of moves, where they are known.

    From ``prouvees_depuis`` moves on all of them are proved; ``None`` when the last one is not. ``basculements`` are
    the moves at which they swing most, in the order of the game; of one that was reviewed, ``moments`` are the moves
    that lost most of the result instead, and ``fautes`` the other ones that lost much.
    """

    chances: Mapping[int, Chance]
    prouvees_depuis: int | None
    basculements: tuple[Basculement, ...] = ()
    moments: tuple[CoupRevu, ...] = ()
    fautes: tuple[CoupRevu, ...] = ()
    revue: bool = False

    def hauteur(self, coups: int) -> float:
        """Return how high the first camp stands after so many moves, 0 to 1."""
        chances = self.chances[coups]
        return (chances.sans_preuve if self.revue else chances).premier

    def dite(self, coups: int) -> float:
        """Return it as it is told."""
        chances = self.chances[coups]
        return a_dire(chances.sans_preuve if self.revue else chances)


def suite_des_chances(partie: Partie) -> SuiteDeChances | None:
    """Return the chances in ``partie``, which a judge looked at; ``None`` when nobody did."""
    if not est_jugee(partie):
        return None
    force, coups, connues = _force(partie), 0, dict[int, Chance]()
    for noeud in partie.ligne:
        coups += noeud.coup is not None
        if (dites := chance(partie, noeud, force)) is not None:
            connues[coups] = dites
    depuis = min(takewhile(lambda rang: connues[rang].prouvee, reversed(connues)), default=None)
    if not est_revue(partie):
        return SuiteDeChances(connues, depuis, tuple(principaux(basculements(partie, force))))
    revus = coups_revus(partie)
    cles = tuple(moments(revus))
    fautes = tuple(revu for revu in revus if revu.gravite in FAUTES and revu not in cles)
    return SuiteDeChances(connues, depuis, moments=cles, fautes=fautes, revue=True)


def _force(partie: Partie) -> Force:
    """Return the class whose law tells the chances in ``partie``: once it is reviewed, that of the review."""
    return Force.PERSONNES if est_revue(partie) else force_de_la_partie(partie)


def est_revue(partie: Partie) -> bool:
    """Tell whether a review compared some move of the line with the others there, and chances can be made of that."""
    return en_pions(partie.jeu) and any(
        noeud.evaluation is not None and noeud.evaluation.jugee for noeud in partie.ligne
    )


def est_jugee(partie: Partie) -> bool:
    """Tell whether a judge, who does not play, looked at some move of the line."""
    return any(noeud.evaluation is not None and noeud.evaluation.juge is not None for noeud in partie.ligne)


def dernieres_chances(partie: Partie) -> tuple[Chance, int] | None:
    """Return the chances of the position on the board, or the last that are known, and how many moves ago that was."""
    force = _force(partie)
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


def nommer_gravite(gravite: Gravite | None) -> str:
    """Name the label of a move; ``None`` is one that lost next to nothing of the result."""
    if gravite is Gravite.GAFFE:
        return translate("Phrases", "gaffe")
    if gravite is Gravite.ERREUR:
        return translate("Phrases", "erreur")
    return translate("Phrases", "imprécision") if gravite is not None else translate("Phrases", "coup tenable")


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
    return translate("Phrases", "le gain {} est prouvé").format(vue.complement(chances.gagnant))


def preuve_courte(vue: AdaptateurJeu, gagnant: Camp | None) -> str:
    """Say it where there is little room; ``None`` is a draw."""
    if gagnant is None:
        return translate("Phrases", "nulle prouvée")
    return translate("Phrases", "gain {} prouvé").format(vue.complement(gagnant))
