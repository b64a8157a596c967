"""``banc parfait``: how long a perfect move, and the score of every column, are waited for at Puissance 4."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Event
from time import perf_counter, thread_time
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ecosysteme import reglages
from ecosysteme.arret import Interrompu
from ecosysteme.chiffres import duree, en_chiffres
from ecosysteme.commandes.francais import Commande
from ecosysteme.commandes.options import OptionJson, option, refus
from ecosysteme.commandes.sortie import INTERROMPU, ecrire_json, imprimer, progression, sur_interruption
from ecosysteme.interruption import lancer, recueillir
from ecosysteme.reglages import Reglage

if TYPE_CHECKING:
    from rich.progress import Progress

    from ecosysteme.commandes.sortie import Barre
    from ecosysteme.moteur.puissance4.facade import SolveurPuissance4

PARTIES: Final = Reglage("parties", 400, "Parties où le moteur joue depuis le début (0 : aucune).", 0, 100_000)
POSITIONS: Final = Reglage("positions", 0, "Positions au hasard par nombre de pions.", 0, 1000)
FILS: Final = Reglage("taches", 1, "Fils d'exécution d'une recherche.", 1, 2)
TITRES: Final = ("Question", "Pions", "Nombre", "Temps médian", "99 %", "Pire")
COUP, INDICES, HASARD = "coup du moteur", "indices, camp adverse", "coup, position au hasard"
TRANCHES: Final = (range(8), range(8, 16), range(16, 18), range(18, 24), range(24, 42))  # discs on board
PIONS_AU_HASARD: Final = (2, 4, 6, 8, 10, 11, 12, 13, 14, 16)
FAIBLESSE: Final = 0.4  # how often the other side plays at random

Releve = dict[tuple[str, range], list[float]]  # seconds, by question and discs


@dataclass(frozen=True)
class Attente:
    """Seconds of one kind of question; ``pions``: the first and the last number of discs."""

    question: str
    pions: tuple[int, int]
    nombre: int
    mediane: float
    centile99: float
    pire: float

    @classmethod
    def de(cls, question: str, tranche: range, secondes: list[float]) -> Attente:
        """Take what was measured, at least once."""
        tri, nombre = sorted(secondes), len(secondes)
        return cls(question, (tranche[0], tranche[-1]), nombre, tri[nombre // 2], tri[nombre * 99 // 100], tri[-1])

    def rangee(self) -> tuple[str, ...]:
        """Return its cells under ``TITRES``."""
        premier, dernier = self.pions
        pions = str(premier) if premier == dernier else f"{premier} à {dernier}"
        temps = map(duree, (self.mediane, self.centile99, self.pire))
        return self.question, pions, en_chiffres(self.nombre), *temps


def parfait(
    parties: Annotated[int, option(PARTIES, "--parties")] = int(PARTIES.defaut),
    positions: Annotated[int, option(POSITIONS, "--positions")] = int(POSITIONS.defaut),
    hash_mo: Annotated[int, option(reglages.HASH, "--hash")] = 256,
    taches: Annotated[int, option(FILS, "--taches")] = int(FILS.defaut),
    graine: Annotated[int, option(reglages.GRAINE, "--graine", aide="Graine des parties.")] = 1,
    json: OptionJson = False,
) -> None:
    """Mesure combien se font attendre, avec le livre fourni, les coups parfaits du Puissance 4.

    Le moteur joue chaque partie depuis le début, d'un côté puis de l'autre, mémoire vidée avant chacune. L'autre camp
    demande la valeur de toutes les colonnes, comme les indices de la fenêtre, puis joue au hasard deux fois sur cinq,
    sinon un des meilleurs coups. Les positions au hasard ont un nombre donné de pions.
    Temps du processeur avec un fil, de l'horloge avec deux : le second aide, et finit avec le premier.
    L'objet JSON a pour clés graine, hash, taches et mesures (question, pions, nombre, mediane, centile99 et pire, en
    secondes).
    """
    from ecosysteme.moteur.puissance4.chauffe import chauffer
    from ecosysteme.moteur.puissance4.facade import SolveurPuissance4

    releve: Releve = defaultdict(list)
    interrompu = False
    with refus(), progression() as barre, sur_interruption() as arret:
        solveur = SolveurPuissance4(hash_mo, taches)
        banc = _Banc(solveur, random.Random(graine), releve, arret, thread_time if taches == 1 else perf_counter)
        # On threads of their own: Ctrl+C only reaches Python code on the main one, and a search is no Python code.
        try:
            recueillir(lancer(chauffer), arret)  # compiled, or loaded, before the clock starts
            recueillir(lancer(banc.mesurer, parties, positions, barre))
        except Interrompu:
            interrompu = True
    mesures = [Attente.de(*quoi, releve[quoi]) for quoi in sorted(releve, key=lambda quoi: (quoi[0], quoi[1][0]))]
    if json:
        ecrire_json(
            {"graine": graine, "hash": hash_mo, "taches": taches, "mesures": [vars(mesure) for mesure in mesures]}
        )
    else:
        imprimer(TITRES, [mesure.rangee() for mesure in mesures])
    if interrompu:
        raise typer.Exit(INTERROMPU)


class _Banc:
    """Questions to one solver, each on the clock."""

    def __init__(
        self,
        solveur: SolveurPuissance4,
        source: random.Random,
        releve: Releve,
        arret: Event,
        horloge: Callable[[], float],
    ) -> None:
        self._solveur, self._source, self._releve, self._arret, self._horloge = solveur, source, releve, arret, horloge

    def mesurer(self, parties: int, positions: int, barre: Barre | Progress) -> None:
        """Fill the account; raises ``Interrompu``."""
        from ecosysteme.atelier.bancs.tirage_puissance4 import tirer

        tache = barre.add_task("questions", total=parties + positions * len(PIONS_AU_HASARD))
        for rang in range(parties):
            self._jouer(rang % 2)
            barre.advance(tache)
        for pions in PIONS_AU_HASARD:
            for _ in range(positions):
                self._solveur.oublier()
                bits = tirer(self._source, pions)
                with self._chronometre(HASARD, range(pions, pions + 1)):
                    self._solveur.meilleur(*bits, self._arret)
                barre.advance(tache)

    def _jouer(self, place: int) -> None:
        """Play one game; the engine has the turn when as many discs as ``place`` are there, then every other time."""
        from ecosysteme.moteur.puissance4.position import CASES, gagne_en, jouer

        self._solveur.oublier()
        nous = masque = 0
        while (pions := masque.bit_count()) < CASES:
            tranche = next(tranche for tranche in TRANCHES if pions in tranche)
            if pions % 2 == place:
                with self._chronometre(COUP, tranche):
                    colonne = self._solveur.meilleur(nous, masque, self._arret)[1]
            else:
                with self._chronometre(INDICES, tranche):
                    notes = self._solveur.noter(nous, masque, self._arret)
                colonne = self._repondre(notes)
            if gagne_en(nous, masque, colonne):
                break
            nous, masque = jouer(nous, masque, colonne)

    def _repondre(self, notes: dict[int, int]) -> int:
        """Choose what the other side plays."""
        if self._source.random() < FAIBLESSE:
            return self._source.choice(list(notes))
        return self._source.choice([colonne for colonne, note in notes.items() if note == max(notes.values())])

    @contextmanager
    def _chronometre(self, question: str, tranche: range) -> Iterator[None]:
        debut = self._horloge()
        yield
        self._releve[question, tranche].append(self._horloge() - debut)


def ajouter(banc: typer.Typer) -> None:
    """Register the command."""
    banc.command("parfait", cls=Commande)(parfait)
