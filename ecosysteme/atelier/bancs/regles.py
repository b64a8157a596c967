"""What the rules and the searches cost. Seeded, so that counts never vary."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Final

from ecosysteme.chiffres import duree, en_chiffres
from ecosysteme.derouler import derouler
from ecosysteme.formats import ObjetJson
from ecosysteme.jeu import PREMIER, SECOND, Camp, CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.joueurs import IAalea, IAalphabeta, IAminmax, IAnegamax, Joueur
from ecosysteme.joueurs.recherche import Recherche
from ecosysteme.partie import Partie
from ecosysteme.plateau import BLANC, NOIR
from ecosysteme.reglages import Reglage

PARTIES: Final = Reglage("parties", 500, "Parties par répétition.", 1, 100_000)
POSITIONS: Final = Reglage("positions", 20, "Positions sur lesquelles chercher.", 1, 1000)

# The numbers of move sequences from the start: any error of the rules shows in them.
PERFT: Final = (4, 12, 56, 244, 1396, 8200)
OBJECTIF: Final = 600  # games a second on one core
PREMIER_PLI, DERNIER_PLI = 4, 40  # where the positions of the search are taken: the opening to the early endgame

TITRES: Final = ("Profondeur", "Algorithme", "Nœuds", "Rapport", "Temps médian")
ALGORITHMES: Final[tuple[type[Recherche], ...]] = (IAminmax, IAnegamax, IAalphabeta)


@dataclass(frozen=True)
class MesureRegles:
    """Medians over the repeats, and each perft count from depth 1 on; speeds are a second."""

    parties: int
    repetitions: int
    parties_par_seconde: float
    coups_par_seconde: float
    perft: tuple[int, ...]
    perft_par_seconde: float

    @property
    def juste(self) -> bool:
        """Whether every perft count is the known one."""
        return self.perft == PERFT[: len(self.perft)]

    def en_json(self) -> ObjetJson:
        """Return what ``--json`` writes."""
        return vars(self) | {"objectif": OBJECTIF, "perft_attendu": PERFT[: len(self.perft)], "juste": self.juste}

    def texte(self) -> str:
        """Return the sentences that the terminal shows."""
        comptes, attendus = (", ".join(map(str, serie)) for serie in (self.perft, PERFT[: len(self.perft)]))
        verdict = "juste" if self.juste else f"FAUX, attendu {attendus}"
        return (
            f"Parties au hasard : {en_chiffres(self.parties_par_seconde)} par seconde (objectif : {OBJECTIF}), soit\n"
            f"{en_chiffres(self.coups_par_seconde)} coups par seconde ; médianes de {self.repetitions} répétitions de "
            f"{en_chiffres(self.parties)} parties.\n"
            f"Perft 1 à {len(self.perft)} : {comptes} ({verdict}),\n"
            f"{en_chiffres(self.perft_par_seconde)} feuilles par seconde."
        )


@dataclass(frozen=True)
class MesureRecherche:
    """One algorithm at one depth: states visited over all positions, times those of min-max, median seconds a move."""

    profondeur: int
    algorithme: str
    noeuds: int
    rapport: float
    secondes_par_coup: float
    accord: bool

    def en_json(self) -> ObjetJson:
        """Return what ``--json`` writes of it; the agreement is said once for all."""
        return {cle: valeur for cle, valeur in vars(self).items() if cle != "accord"}

    def rangee(self) -> tuple[str, ...]:
        """Return its cells under ``TITRES``."""
        rapport, temps = en_chiffres(self.rapport, 3), duree(self.secondes_par_coup)
        return str(self.profondeur), self.algorithme, en_chiffres(self.noeuds), rapport, temps


def perft(jeu: Jeu, etat: EtatQuelconque, profondeur: int) -> int:
    """Count the sequences of ``profondeur`` turns from ``etat``, forced passes included, or shorter to an end.

    >>> perft(Othello(), Othello().etat_initial(), 3)
    56
    """
    if profondeur == 0 or jeu.issue(etat) is not None:
        return 1
    return sum(perft(jeu, enfant, profondeur - 1) for enfant in jeu.enfants(etat))


def mesurer_regles(parties: int, repetitions: int = 5, profondeur: int = len(PERFT)) -> MesureRegles:
    """Play the same ``parties`` random games ``repetitions`` times, then count perft 1 to ``profondeur`` (at most 6).

    The median sets aside what the rest of the machine does meanwhile.
    """
    jeu = Othello()
    vitesses: list[float] = []
    coups = 0
    for _ in range(repetitions):
        joueurs: dict[Camp, Joueur] = {PREMIER: IAalea(NOIR, graine=0), SECOND: IAalea(BLANC, graine=1)}
        debut = perf_counter()
        coups = sum(derouler(Partie(jeu), joueurs).nb_coups for _ in range(parties))
        vitesses.append(parties / (perf_counter() - debut))
    debut = perf_counter()
    comptes = tuple(perft(jeu, jeu.etat_initial(), rang) for rang in range(1, profondeur + 1))
    temps = perf_counter() - debut
    vitesse = median(vitesses)
    return MesureRegles(parties, repetitions, vitesse, vitesse * coups / parties, comptes, sum(comptes) / temps)


def tirer_positions(nombre: int, graine: int) -> list[EtatOthello]:
    """Return ``nombre`` unfinished positions of random games, spread evenly from 4 to 40 moves played."""
    jeu, tirage = Othello(), random.Random(graine)
    positions: list[EtatOthello] = []
    while len(positions) < nombre:
        pli = PREMIER_PLI + (DERNIER_PLI - PREMIER_PLI) * len(positions) // max(1, nombre - 1)
        partie = Partie(jeu)
        while not partie.terminee and partie.nb_coups < pli:
            partie.jouer(tirage.choice(jeu.coups_legaux(partie.etat)))
        if not partie.terminee:  # some games are over before 40 moves: another is drawn
            positions.append(partie.etat)
    return positions


def mesurer_recherche(profondeur: int, nombre: int, graine: int = 1) -> Iterator[MesureRecherche]:
    """Yield min-max, nega-max and alpha-beta at depths 1 to ``profondeur`` over the same ``nombre`` positions.

    ``accord`` says that the algorithm found the value and the best moves of min-max on every position.
    """
    jeu, positions = Othello(), tirer_positions(nombre, graine)
    for rang in range(1, profondeur + 1):
        reference: list[tuple[float, list[CoupQuelconque]]] = []
        noeuds_minmax = 0
        for classe in ALGORITHMES:
            joueur = classe(profondeur=rang, graine=graine)
            noeuds, temps, reponses = _chercher(jeu, joueur, positions)
            reference = reference or reponses
            noeuds_minmax = noeuds_minmax or noeuds
            yield MesureRecherche(
                rang, joueur.libelle, noeuds, noeuds / noeuds_minmax, median(temps), reponses == reference
            )


def _chercher(
    jeu: Othello, joueur: Recherche, positions: list[EtatOthello]
) -> tuple[int, list[float], list[tuple[float, list[CoupQuelconque]]]]:
    """Return the states visited in all, the seconds each position took, and its value with the best moves."""
    noeuds, temps, reponses = 0, [], []
    for position in positions:
        debut = perf_counter()
        coups = joueur.meilleurs(jeu, position)
        temps.append(perf_counter() - debut)
        noeuds += joueur.noeuds
        reponses.append((joueur.valeur, coups))
    return noeuds, temps, reponses


def markdown(mesures: Sequence[MesureRecherche]) -> str:
    """Return the table in Markdown, as the README shows it."""
    rangees = (TITRES, ("--:", ":--", "--:", "--:", "--:"), *(mesure.rangee() for mesure in mesures))
    return "\n".join(f"| {' | '.join(rangee)} |" for rangee in rangees)
