"""What the neutral judge of a broadcast takes from the players: the positions that a search visits with it and without.

Both share one core, where the system lets a process be held there: the judge is given a position each time the player
begins to think, as in the window.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Final

from ecosysteme.enfants import oublier, surveiller
from ecosysteme.formats import ObjetJson
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.moteur.othello.avis import Limites
from ecosysteme.partie import Partie
from ecosysteme.reglages import Reglage
from ecosysteme.retransmission.arbitre import ecrire_demande

POSITIONS: Final = Reglage("positions", 40, "Positions, cherchées chacune avec et sans l'arbitre.", 1, 10_000)
SECONDES: Final = Reglage("secondes", 0.5, "Temps d'un coup du joueur, en secondes.", 0.01, 60.0)
COUPS: Final = range(12, 40)  # random moves before the positions: those that the judge looks at longest among them
COMMANDE: Final = (sys.executable, "-m", "ecosysteme.retransmission.arbitre")


@dataclass(frozen=True)
class Gene:
    """The positions visited at each move, in the same time, ``sans`` and ``avec`` the judge."""

    sans: tuple[int, ...]
    avec: tuple[int, ...]

    @property
    def rapport(self) -> float:
        """The median of what is left of a search: 1 when the judge takes nothing."""
        return median(avec / sans for sans, avec in zip(self.sans, self.avec, strict=True))

    def en_json(self) -> ObjetJson:
        """Return what is measured."""
        return {"sans": list(self.sans), "avec": list(self.avec), "rapport": self.rapport}


def positions_tirees(nombre: int, graine: int) -> list[EtatOthello]:
    """Draw positions of random games, which are not over."""
    hasard = random.Random(graine)
    etats: list[EtatOthello] = []
    while len(etats) < nombre:
        partie = Partie(Othello())
        for _ in range(hasard.choice(COUPS)):
            if not partie.terminee:
                partie.jouer(hasard.choice(partie.etat.coups))
        if not partie.terminee:
            etats.append(partie.etat)
    return etats


def mesurer_gene(etats: list[EtatOthello], secondes: float, avancer: Callable[[], None]) -> Gene:
    """Search each position twice, the order of the two alternated; ``avancer`` hears of each position."""
    from ecosysteme.moteur.othello.facade import Moteur

    jeu, moteur = Othello(), Moteur(16)
    moteur.reflechir(etats[0].plateau, COULEUR_DE[etats[0].trait], Limites(profondeur=1))
    if sys.platform == "linux":
        coeurs = os.sched_getaffinity(0)
        os.sched_setaffinity(0, {min(coeurs)})  # the judge inherits it
    arbitre = subprocess.Popen(COMMANDE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    surveiller(arbitre.pid)
    assert arbitre.stdin is not None
    assert arbitre.stdout is not None
    vus: dict[bool, list[int]] = {False: [], True: []}
    try:
        for rang, etat in enumerate([etats[0], *etats]):  # the first one loads the judge
            for avec in (rang % 2 == 0, rang % 2 == 1):
                moteur.oublier()
                if avec:
                    arbitre.stdin.write(ecrire_demande(jeu, etat))
                    arbitre.stdin.flush()
                avis = moteur.reflechir(etat.plateau, COULEUR_DE[etat.trait], Limites(secondes))
                if avec:
                    arbitre.stdout.readline()
                if rang:
                    vus[avec].append(avis.noeuds)
            if rang:
                avancer()
    finally:
        arbitre.kill()
        arbitre.communicate()
        oublier(arbitre.pid)
        if sys.platform == "linux":
            os.sched_setaffinity(0, coeurs)
    return Gene(tuple(vus[False]), tuple(vus[True]))
