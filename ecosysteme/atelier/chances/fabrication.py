"""The lots of positions, made by processes and kept in a folder; what is there already is not made again."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import Final
from zlib import crc32

import numpy as np
import numpy.typing as npt

from ecosysteme.atelier.chances.ajustement import Bande, ajuster, mesurer
from ecosysteme.atelier.chances.cotes import Doubles, Rangs, coter
from ecosysteme.atelier.chances.releve import COLONNES, Lignes, LotDeNiveaux, LotDeParties, relever
from ecosysteme.atelier.travail_repris import rendre
from ecosysteme.chances.chances import DERNIERS_NIVEAUX, Force, Loi
from ecosysteme.ecriture import fichier_entier
from ecosysteme.fautes import Faute
from ecosysteme.formats.wthor import lire_dossier
from ecosysteme.formats.wthor_parties import lire_noms_voisins
from ecosysteme.ouvertures.equilibrees import ouvertures_equilibrees

LotACompter = LotDeParties | LotDeNiveaux

PARTIES_LOT: Final = 20
PARTIES_MIN: Final = 10  # a player of fewer games has no rating to speak of
COLONNES_WTHOR: Final = ("coups", "noirs", "blancs")
PROGRAMME: Final = "("  # WTHOR writes the author of a program behind its name
NIVEAUX_DES_PROGRAMMES: Final = range(25, 27)  # those that a laptop plays in a second a game


@dataclass(frozen=True)
class Echantillon:
    """How many recorded games, and games of each other class, are counted, up to whole lots; ``graine`` draws them.

    The name of a lot tells what it was drawn from: more games of the same go on from those that are there.
    """

    parties: int = 1500
    par_classe: int = 400
    graine: int = 0


@dataclass(frozen=True, eq=False)  # arrays have no single answer to ==
class PartiesCotees:
    """Recorded games, a row each: squares from 0 (a1) to 63, Black's final difference of discs, the Elo of both sides.

    ``gardees`` numbers the games between people who have played enough for a rating.
    """

    coups: npt.NDArray[np.uint8]
    resultats: Rangs
    noirs: Doubles
    blancs: Doubles
    gardees: Rangs


def parties_cotees(dossier: Path) -> PartiesCotees:
    """Read a WTHOR folder; ``ValueError`` when it cannot be read, or has no game between people who played enough.

    Players are rated by all the games of the folder, programs included; those with fewer than ``PARTIES_MIN`` are left
    out, and so are the games that a program plays.
    """
    bases = list(lire_dossier(dossier))
    noms, _ = lire_noms_voisins(dossier)
    coups, noirs, blancs = (np.concatenate([getattr(base, quoi) for base in bases]) for quoi in COLONNES_WTHOR)
    pions = np.concatenate([base.scores for base in bases]).astype(np.int64)
    noirs, blancs = noirs.astype(np.int64), blancs.astype(np.int64)
    resultats = 2 * pions - 64
    points = (1 + np.sign(resultats)) / 2
    nombre = int(max(noirs.max(initial=0), blancs.max(initial=0))) + 1
    elo = coter(noirs, blancs, points, nombre)
    gardees = np.flatnonzero(_personnes(noms, noirs, blancs, nombre))
    if not len(gardees):
        raise Faute(
            "{dossier} : aucune partie entre personnes qui en ont joué {nombre}", dossier=dossier, nombre=PARTIES_MIN
        )
    return PartiesCotees(coups, resultats, elo[noirs], elo[blancs], gardees)


def lots_de_parties(dossier: Path, echantillon: Echantillon) -> list[LotDeParties]:
    """Draw games of people from a WTHOR folder, rated as ``parties_cotees`` says; raises what it raises."""
    lues = parties_cotees(dossier)
    melangees = np.random.default_rng(echantillon.graine).permutation(lues.gardees)
    tirees = melangees[: _entiers(echantillon.parties)]
    coups, resultats, ecarts = lues.coups, lues.resultats, (lues.noirs - lues.blancs) / 100
    nom = f"{Force.PERSONNES}-{echantillon.graine}-{crc32(coups.tobytes()):08x}"
    lots = (tirees[debut : debut + PARTIES_LOT] for debut in range(0, len(tirees), PARTIES_LOT))
    return [LotDeParties(f"{nom}-{rang:04d}", coups[lot], resultats[lot], ecarts[lot]) for rang, lot in enumerate(lots)]


def _personnes(noms: Sequence[str], noirs: Rangs, blancs: Rangs, nombre: int) -> np.typing.NDArray[np.bool_]:
    """Tell which games are between people who have played enough."""
    parties = np.bincount(noirs, minlength=nombre) + np.bincount(blancs, minlength=nombre)
    personne = np.array([rang >= len(noms) or PROGRAMME not in noms[rang] for rang in range(nombre)])
    compte = personne & (parties >= PARTIES_MIN)
    gardees: np.typing.NDArray[np.bool_] = compte[noirs] & compte[blancs]
    return gardees


def _entiers(parties: int) -> int:
    """Return how many games the lots of ``parties`` hold."""
    return -(-parties // PARTIES_LOT) * PARTIES_LOT


def lots_de_niveaux(echantillon: Echantillon) -> list[LotDeNiveaux]:
    """List the games of levels against themselves, for the classes that are not people, from the even openings."""
    lots = []
    for classe, niveaux in niveaux_de().items():
        ouvertures = list(ouvertures_equilibrees())
        random.Random(f"{classe} {echantillon.graine}").shuffle(ouvertures)
        for debut in range(0, echantillon.par_classe, PARTIES_LOT):
            lot = tuple(ouvertures[rang % len(ouvertures)] for rang in range(debut, debut + PARTIES_LOT))
            nom = f"{classe}-{niveaux[0]}a{niveaux[-1]}-{echantillon.graine}-{debut // PARTIES_LOT:04d}"
            lots.append(LotDeNiveaux(nom, tuple(niveaux), lot, echantillon.graine * 10**6 + debut))
    return lots


def niveaux_de() -> dict[Force, range]:
    """Return the levels that play for each class that people do not."""
    niveaux, premier = {}, 1
    for classe, dernier in DERNIERS_NIVEAUX.items():
        niveaux[classe] = range(premier, dernier + 1)
        premier = dernier + 1
    niveaux[Force.PROGRAMMES] = NIVEAUX_DES_PROGRAMMES
    del niveaux[Force.PERSONNES]
    return niveaux


class ReserveDeLignes:
    """A folder of lots; a file is written whole or not at all, so that one that is there is complete."""

    def __init__(self, dossier: Path) -> None:
        """Use ``dossier``, made if need be; ``ValueError`` when it cannot be."""
        self._dossier = dossier
        try:
            dossier.mkdir(parents=True, exist_ok=True)
        except OSError as erreur:
            raise Faute("dossier {dossier} impossible : {erreur}", dossier=dossier, erreur=erreur) from None

    def lire(self, nom: str) -> Lignes | None:
        """Return the rows of a lot, ``None`` when it is not made yet; ``ValueError`` naming one that is damaged."""
        chemin = self._dossier / f"{nom}.npy"
        if not chemin.exists():
            return None
        try:
            lues: Lignes = np.load(chemin)
            return lues.reshape(-1, len(COLONNES))
        except Exception as erreur:  # a damaged header may raise nearly anything: tokenize, AST…
            raise Faute(
                "lot {chemin} illisible ({erreur}) : l'effacer, il sera refait", chemin=chemin, erreur=erreur
            ) from None

    def ranger(self, nom: str, lignes: Lignes) -> None:
        """Write a lot."""
        with fichier_entier(self._dossier / f"{nom}.npy") as sortie:
            np.save(sortie, lignes)


def fabriquer(
    lots: Sequence[LotACompter],
    reserve: ReserveDeLignes,
    executeur: Executor,
    taches: int,
    avancer: Callable[[int], None],
    arret: Event,
) -> dict[Force, list[Lignes]]:
    """Return the rows of ``lots`` by class and in order, those that ``reserve`` lacks being made and put there first.

    ``avancer`` hears how many are done. Raises ``Interrompu`` once ``arret`` is set, which loses the lots under way.
    """
    lues = {lot.nom: lu for lot in lots if (lu := reserve.lire(lot.nom)) is not None}
    avancer(len(lues))
    demandes = [(lot.nom, lot) for lot in lots if lot.nom not in lues]
    for nom, lignes in rendre(executeur, taches, relever, demandes, arret):
        reserve.ranger(nom, lignes)
        lues[nom] = lignes
        avancer(len(lues))
    faites: dict[Force, list[Lignes]] = {classe: [] for classe in Force}
    for lot in lots:
        faites[Force(lot.nom.partition("-")[0])].append(lues[lot.nom])
    return faites


@dataclass(frozen=True)
class LoiMesuree:
    """The law of a class, the positions that it was fitted to, and how one that was fitted to half of them does."""

    loi: Loi
    positions: int
    bandes: list[Bande]


def conclure(lots: Sequence[Lignes]) -> LoiMesuree:
    """Fit the law of a class to its lots; a law that learns from every other one is measured on the rest."""
    toutes = np.concatenate(lots)
    bandes = mesurer(ajuster(np.concatenate(lots[::2])), np.concatenate(lots[1::2] or lots))
    return LoiMesuree(ajuster(toutes), len(toutes), bandes)
