"""``banc puissance4``: what the perfect solver does on this machine, by class of positions."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from threading import Event
from time import thread_time
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

import typer

from ecosysteme import reglages
from ecosysteme.arret import Interrompu, relayer_arret, verifier_arret
from ecosysteme.chiffres import duree, en_chiffres
from ecosysteme.commandes.francais import Commande
from ecosysteme.commandes.options import OptionJson, option, refus
from ecosysteme.commandes.sortie import INTERROMPU, dire, ecrire_json, imprimer, progression, sur_interruption
from ecosysteme.formats import ObjetJson
from ecosysteme.interruption import lancer, recueillir
from ecosysteme.reglages import Reglage

if TYPE_CHECKING:
    from ecosysteme.atelier.bancs.tirage_puissance4 import Classe
    from ecosysteme.moteur.commun.typage import Mots
    from ecosysteme.moteur.puissance4.solveur import Solveur

T = TypeVar("T")

POSITIONS: Final = Reglage("positions", 1000, "Positions des quatre classes rapides.", 1, 100_000)
LENTES: Final = Reglage("lentes", 10, "Positions de début de partie, moyennes et difficiles (0 : aucune).", 0, 10_000)
TITRES: Final = ("Position", "Nombre", "Temps moyen", "Positions/s", "Nœuds", "Nœuds/s")
MEGA_FACILE, MEGA_RAPIDE = 1, 16  # MB: tables that the processor's caches hold, for classes that need no more
LOT: Final = 64  # positions solved without coming back to Python


@dataclass(frozen=True)
class Mesure:
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


def puissance4(
    positions: Annotated[int, option(POSITIONS, "--positions")] = int(POSITIONS.defaut),
    lentes: Annotated[int, option(LENTES, "--lentes")] = int(LENTES.defaut),
    vide: Annotated[bool, typer.Option("--vide", help="Résout aussi la grille vide : une minute environ.")] = False,
    hash_mo: Annotated[int, option(reglages.HASH, "--hash")] = 256,
    graine: Annotated[int, option(reglages.GRAINE, "--graine", aide="Graine des positions.")] = 1,
    json: OptionJson = False,
) -> None:
    """Mesure la résolution exacte du Puissance 4, sans livre, sur un cœur.

    Six classes, comme Pascal Pons : fin (plus de 28 pions), milieu (14 à 28) et début de partie (4 à 13) ; facile
    (moins de 14 demi-coups avant la fin par le meilleur jeu), moyen (14 à 28) et difficile (plus de 28). Les positions
    viennent de parties au hasard : à graine égale, ce sont les mêmes partout. Les temps sont ceux du processeur.
    L'objet JSON a pour clés graine, hash et mesures (classe, positions, secondes et noeuds par position, juste,
    positions_par_seconde et noeuds_par_seconde de chacune). Code de sortie 1 si le score de la grille vide est faux.
    """
    import ecosysteme.moteur.puissance4.solveur  # noqa: F401  long to import: Ctrl+C still ends us at once

    mesures: list[Mesure] = []
    interrompu = False
    with refus(), progression() as barre, sur_interruption() as arret:
        tache = barre.add_task("classes", total=6 + vide)
        try:
            for mesure in _mesurer(positions, lentes, vide, hash_mo, graine, arret):
                mesures.append(mesure)
                barre.advance(tache)
        except Interrompu:
            interrompu = True
    if json:
        ecrire_json({"graine": graine, "hash": hash_mo, "mesures": [mesure.en_json() for mesure in mesures]})
    elif mesures:
        imprimer(TITRES, [mesure.rangee() for mesure in mesures])
    if interrompu:
        raise typer.Exit(INTERROMPU)
    if not all(mesure.juste for mesure in mesures):
        dire("La grille vide vaut 1 : le score trouvé est faux.", erreur=True)
        raise typer.Exit(1)


def _mesurer(positions: int, lentes: int, vide: bool, mega: int, graine: int, arret: Event) -> Iterator[Mesure]:
    from ecosysteme.atelier.bancs.tirage_puissance4 import CLASSES
    from ecosysteme.moteur.puissance4.chauffe import chauffer
    from ecosysteme.moteur.puissance4.solveur import Solveur, en_mots

    facile, rapide, lent = (Solveur(taille) for taille in (MEGA_FACILE, MEGA_RAPIDE, mega))
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
        yield Mesure("grille vide", 1, secondes, lent.noeuds - noeuds, scores == [1])


def _mesurer_classe(solveur: Solveur, classe: Classe, nombre: int, graine: int, arret: Event) -> Mesure:
    from ecosysteme.atelier.bancs.tirage_puissance4 import tirer_classe
    from ecosysteme.moteur.puissance4.solveur import en_mots

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
    return Mesure(classe.nom, nombre, secondes / nombre, noeuds / nombre)


def _chronometrer(solveur: Solveur, positions: Mots) -> tuple[list[int], float]:
    debut = thread_time()
    scores = solveur.resoudre_tout(positions)
    return scores, thread_time() - debut


def _a_l_ecoute(solveur: Solveur, arret: Event, travail: Callable[[], T]) -> T:
    """Do it on another thread: Ctrl+C only reaches Python code on the main one, and a search is no Python code."""
    with relayer_arret(arret, solveur.arreter):
        return recueillir(lancer(travail), arret)


def ajouter(banc: typer.Typer) -> None:
    """Register the command."""
    banc.command("puissance4", cls=Commande)(puissance4)
