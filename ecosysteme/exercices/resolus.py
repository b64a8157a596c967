"""Exercises of the games that are solved, made when they are asked for: the only move that wins, and in how many."""

from __future__ import annotations

import random
from collections.abc import Iterator
from threading import Event
from typing import Final

from ecosysteme.arret import verifier_arret
from ecosysteme.exercices.exercice import Exercice, GenreExercice, Pli
from ecosysteme.jeu import CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.solveurs import Solveur, Verdict, solveur_de

COUPS_MINIMUM: Final = 3
DEMI_COUPS_MINIMUM: Final = 3  # to the win: one that is there at once asks nothing
VAINES: Final = 200  # games without an exercise after which there is none to come: of small heaps, perhaps
RESTANTS_MAX: Final = 24  # plies to the end at most: a solver answers in milliseconds from there


def exercices_resolus(
    jeu: Jeu, graine: int, arret: Event | None = None, solveur: Solveur | None = None
) -> Iterator[Exercice]:
    """Yield exercises of ``jeu``, without end where there are some, each met in a game of drawn moves.

    The same seed gives the same ones; nothing comes for a game without a solver. ``solveur`` is one that is ready.
    A position may come twice. Raises ``Interrompu`` soon after ``arret`` is set.
    """
    if solveur is None:
        solveur = solveur_de(jeu, taches=1)
        if solveur is None:
            return
        solveur.preparer()
    hasard = random.Random(graine)
    vaines = 0
    while vaines < VAINES:
        vaines += 1
        etat = jeu.etat_initial()
        while jeu.issue(etat) is None:
            verifier_arret(arret)
            exercice = exercice_de(solveur, etat, f"graine_{graine}", arret)
            if exercice is not None:
                vaines = 0
                yield exercice
                break
            etat = jeu.jouer(etat, hasard.choice(jeu.coups_legaux(etat)))


def seul_gagnant(verdicts: dict[CoupQuelconque, Verdict]) -> CoupQuelconque | None:
    """Return the only move of several that wins, ``None`` when there are more, or none.

    >>> seul_gagnant({"a": Verdict(1, 3), "b": Verdict(0, 6)}), seul_gagnant({"a": Verdict(1, 3), "b": Verdict(1, 5)})
    ('a', None)
    """
    gagnants = [coup for coup, verdict in verdicts.items() if verdict.gain > 0]
    return gagnants[0] if len(gagnants) == 1 < len(verdicts) else None


def exercice_de(solveur: Solveur, etat: EtatQuelconque, source: str, arret: Event | None = None) -> Exercice | None:
    """Return the exercise that begins at ``etat``, ``None`` when there is none: no single move wins, or it is plain."""
    jeu = solveur.jeu
    if solveur.restants(etat) > RESTANTS_MAX or len(jeu.coups_legaux(etat)) < COUPS_MINIMUM:
        return None
    verdicts = solveur.juger(etat, arret)
    coup = seul_gagnant(verdicts)
    if coup is None or verdicts[coup].distance < DEMI_COUPS_MINIMUM:
        return None
    plis = tuple(_plis(solveur, etat, arret))
    distance = verdicts[coup].distance
    genre = GenreExercice.SEUL_GAGNANT
    return Exercice(jeu.specification, etat, genre, plis, 1, 0, (), source, "solveur", demi_coups=distance)


def _plis(solveur: Solveur, etat: EtatQuelconque, arret: Event | None) -> Iterator[Pli]:
    """Yield the plies while only one move wins, the defence being one that holds out longest."""
    jeu = solveur.jeu
    verdicts = solveur.juger(etat, arret)
    while (coup := seul_gagnant(verdicts)) is not None:
        seconde = max(verdict.gain for autre, verdict in verdicts.items() if autre != coup)
        apres = jeu.jouer(etat, coup)
        reponse = None
        if jeu.issue(apres) is None:
            reponse, _ = solveur.meilleur(apres, arret)
            etat = jeu.jouer(apres, reponse)
            verdicts = solveur.juger(etat, arret)
        suit = reponse is not None and seul_gagnant(verdicts) is not None
        yield Pli((coup,), reponse if suit else None, seconde)
        if not suit:
            return
