"""What the exact solver of Connect 4 does without a book, by class of positions."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from threading import Event
from time import thread_time
from typing import Final, TypeVar

from ecosysteme.arret import relayer_arret, verifier_arret
from ecosysteme.atelier.bancs.tirage_puissance4 import CLASSES, ClassePositions, tirer_classe
from ecosysteme.chiffres import duree, en_chiffres
from ecosysteme.formats import ObjetJson
from ecosysteme.interruption import lancer, recueillir
from ecosysteme.moteur.commun.typage import Mots
from ecosysteme.moteur.puissance4.chauffe import chauffer
from ecosysteme.moteur.puissance4.solveur import SolveurExact, en_mots

T = TypeVar("T")

TITRES: Final = ("Position", "Nombre", "Temps moyen", "Positions/s", "Nœuds", "Nœuds/s")
MEGA_FACILE, MEGA_RAPIDE = 1, 16  # MB: tables that the processor's caches hold, for classes that need no more
LOT: Final = 64  # positions solved without coming back to Python


@dataclass(frozen=True)
class MesureClasse:
    """Processor seconds and nodes, means over the positions of a class; all on one thread, from an empty table."""

    classe: str
    positions: int
    secondes: float
    noeuds: float
    juste: bool = True  # whether no known score is contradicted

    @property
    def positions_par_seconde(self) -> float:
        """Positions solved in a second."""
        return 1 / self.secondes if self.secondes else 0.0

    @property
    def noeuds_par_seconde(self) -> float:
        """Nodes visited in a second."""
        return self.noeuds * self.positions_par_seconde

    def en_json(self) -> ObjetJson:
        """Return what ``--json`` writes of it."""
        vitesses = {nom: getattr(self, nom) for nom in ("positions_par_seconde", "noeuds_par_seconde")}
        return asdict(self) | vitesses

    def rangee(self) -> tuple[str, ...]:
        """Return its cells under ``TITRES``."""
        vitesse = self.positions_par_seconde
        return (
            self.classe,
            en_chiffres(self.positions),
            duree(self.secondes),
            en_chiffres(vitesse, 0 if vitesse >= 10 else 2),
            en_chiffres(self.noeuds),
            f"{en_chiffres(self.noeuds_par_seconde / 1e6, 1)} M",
        )


def mesurer(positions: int, lentes: int, vide: bool, mega: int, graine: int, arret: Event) -> Iterator[MesureClasse]:
    """Yield the classes in turn, then the empty board if asked for; ``lentes``: positions of each slow class.

    ``mega``: MB of the table of those that are not quick. Raises ``Interrompu`` soon after ``arret`` is set.
    """
    facile, rapide, lent = (SolveurExact(taille) for taille in (MEGA_FACILE, MEGA_RAPIDE, mega))
    recueillir(lancer(chauffer), arret)  # compiled, or loaded, before the clock starts
    for classe in CLASSES:
        nombre = lentes if classe.lente else positions
        solveur = lent if classe.lente else facile if classe.facile else rapide
        if nombre:
            yield _mesurer_classe(solveur, classe, nombre, graine, arret)
    if vide:
        lent.vider()
        noeuds = lent.noeuds
        scores, secondes = _a_l_ecoute(lent, arret, lambda: _chronometrer(lent, en_mots([(0, 0)])))
        yield MesureClasse("grille vide", 1, secondes, lent.noeuds - noeuds, scores == [1])


def _mesurer_classe(
    solveur: SolveurExact, classe: ClassePositions, nombre: int, graine: int, arret: Event
) -> MesureClasse:
    # A text for a seed: its bytes, unlike the hash of a tuple, are the same on every machine.
    source = random.Random(f"{graine} {classe.nom}")
    tirees = en_mots(_a_l_ecoute(solveur, arret, lambda: tirer_classe(solveur, classe, nombre, source, arret)))
    lot = LOT if classe.facile else 1
    secondes, noeuds = 0.0, 0
    for debut in range(0, nombre, lot):
        verifier_arret(arret)  # a search of some microseconds is over before it is told to stop
        solveur.vider()
        avant = solveur.noeuds
        morceau = tirees[2 * debut : 2 * (debut + lot)]
        secondes += _a_l_ecoute(solveur, arret, partial(_chronometrer, solveur, morceau))[1]
        noeuds += solveur.noeuds - avant
    return MesureClasse(classe.nom, nombre, secondes / nombre, noeuds / nombre)


def _chronometrer(solveur: SolveurExact, positions: Mots) -> tuple[list[int], float]:
    debut = thread_time()
    scores = solveur.resoudre_tout(positions)
    return scores, thread_time() - debut


def _a_l_ecoute(solveur: SolveurExact, arret: Event, travail: Callable[[], T]) -> T:
    """Do it on another thread: Ctrl+C only reaches Python code on the main one, and a search is no Python code."""
    with relayer_arret(arret, solveur.arreter):
        return recueillir(lancer(travail), arret)
