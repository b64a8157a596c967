"""What the rules alone tell of a move, in positions small enough to be played out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ecosysteme.jeu import Camp, CoupQuelconque, EtatQuelconque, Jeu, autre_camp


@cache
def peut_forcer(jeu: Jeu, etat: EtatQuelconque, camp: Camp, plis: int) -> bool:
    """Tell whether ``camp`` wins within ``plis`` turns, whatever the other side answers."""
    issue = jeu.issue(etat)
    if issue is not None or not plis:
        return issue == camp
    suites = (peut_forcer(jeu, suite, camp, plis - 1) for suite in jeu.enfants(etat))
    return any(suites) if jeu.trait(etat) == camp else all(suites)


def menaces(jeu: Jeu, etat: EtatQuelconque, camp: Camp) -> int:
    """Count the moves by which ``camp`` would win at once if it had the turn in ``etat``, whose side would pass."""
    if jeu.issue(etat) is not None:
        return 0
    if jeu.trait(etat) == camp:
        return sum(jeu.issue(suite) == camp for suite in jeu.enfants(etat))
    return min((menaces(jeu, suite, camp) for suite in jeu.enfants(etat)), default=0)


def reponse(jeu: Jeu, etat: EtatQuelconque, plis: int) -> CoupQuelconque:
    """Return how the other side resists best: it wins if it can, else leaves the fewest ways to win at once."""
    camp = jeu.trait(etat)
    coups: Sequence[CoupQuelconque] = jeu.coups_legaux(etat)

    def merite(coup: CoupQuelconque) -> tuple[bool, bool, int]:
        suite = jeu.jouer(etat, coup)
        gagne = peut_forcer(jeu, suite, camp, plis)
        return not gagne, peut_forcer(jeu, suite, autre_camp(camp), plis), menaces(jeu, suite, autre_camp(camp))

    return min(coups, key=merite)
