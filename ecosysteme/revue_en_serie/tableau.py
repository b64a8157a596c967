"""Who errs where: what the moves of judged games lost by player, colour, opening or year, in each phase of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from ecosysteme.analyse.bilan import Phase, phase_de
from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
from ecosysteme.bibliotheque.filtres import HUMAINS, TOUTES_LES_PARTIES, FiltreDeParties
from ecosysteme.chances import points_attendus
from ecosysteme.jeux.bits_othello import CASES
from ecosysteme.moteur.commun.typage import Entiers
from ecosysteme.moteur.othello.noyaux.sequences import COUPS, FIN_DE_SUITE
from ecosysteme.moteur.othello.recueil import textes
from ecosysteme.ouvertures.fichier_noms import LangueDesNoms
from ecosysteme.ouvertures.noms import noms
from ecosysteme.revue_en_serie.file import analyses
from ecosysteme.revue_en_serie.ouvrier import OCTETS, CoupsJuges
from ecosysteme.variantes.gravite import DOUTE, SEUILS, Gravite

ASSEZ: Final = 30  # games of a cell below which its means say little
PHASES: Final = tuple(Phase)
MESURES: Final = 5  # of a game, a side and a phase: moves, discs, points, errors, blunders
Nombres = npt.NDArray[np.float64]


class Axe(StrEnum):
    """What the table has a row for."""

    JOUEUR = "joueur"
    CAMP = "camp"
    OUVERTURE = "ouverture"
    ANNEE = "annee"


@dataclass(frozen=True, slots=True)
class Pertes:
    """What some moves of some games lost: discs, expected points; errors (? and ??), and blunders (??) among them."""

    parties: int = 0
    coups: int = 0
    pions: float = 0.0
    points: float = 0.0
    erreurs: int = 0
    gaffes: int = 0

    @property
    def perte_moyenne(self) -> float | None:
        """Discs lost a move."""
        return self.pions / self.coups if self.coups else None

    @property
    def points_moyens(self) -> float | None:
        """Expected points lost a move, 0 to 1."""
        return self.points / self.coups if self.coups else None

    @property
    def par_partie(self) -> float | None:
        """Errors a game."""
        return self.erreurs / self.parties if self.parties else None

    @property
    def assez(self) -> bool:
        """Whether there are games enough for the means to say something."""
        return self.parties >= ASSEZ


@dataclass(frozen=True)
class RangeeErreurs:
    """A row: its number (of a player or a camp, a year) or none, its name, what was lost in each phase and in all.

    ``filtre`` leaves its games, ``ligne`` is the moves to the position that they share, where that is no matter of a
    filter.
    """

    numero: int
    nom: str
    phases: Mapping[Phase, Pertes]
    toutes: Pertes
    filtre: FiltreDeParties
    ligne: bytes = b""


@dataclass(frozen=True)
class TableauErreurs:
    """The rows, and how many of the games that were asked about are judged."""

    axe: Axe
    rangees: tuple[RangeeErreurs, ...]
    jugees: int
    parties: int


def tableau_des_erreurs(
    bibliotheque: Bibliotheque, axe: Axe, filtre: FiltreDeParties = HUMAINS, langue: LangueDesNoms = "fr"
) -> TableauErreurs:
    """Sum up the judged games that a filter leaves; where it names players, their own moves alone."""
    lues = analyses(bibliotheque.dossier)
    places, rangs = _jugees(bibliotheque, filtre, list(lues))
    masque = bibliotheque.masque(filtre)
    parties = len(bibliotheque.colonnes["numeros"]) if masque is None else int(np.count_nonzero(masque))
    if not len(places):
        return TableauErreurs(axe, (), 0, parties)
    utiles, rangs = np.unique(rangs, return_inverse=True)
    trouvees = list(lues.items())
    suites, coups = zip(*(trouvees[rang] for rang in utiles.tolist()), strict=True)
    mesures = _mesurer(coups)
    cotes = _Cotes.de(bibliotheque, filtre, places, rangs)
    cles, lignes = _cles(bibliotheque, axe, cotes, suites, langue)
    rangees = _rangees(axe, filtre, cles, mesures[cotes.rangs, cotes.camps])
    return TableauErreurs(axe, _nommer(bibliotheque, axe, rangees, lignes), len(places), parties)


def pertes_du_joueur(bibliotheque: Bibliotheque, numero: int) -> Mapping[Phase, Pertes]:
    """Return what a player lost in each phase of their judged games, against whomever; empty when none is judged."""
    siennes = replace(TOUTES_LES_PARTIES, joueurs=frozenset({numero}))
    rangees = tableau_des_erreurs(bibliotheque, Axe.JOUEUR, siennes).rangees
    return rangees[0].phases if rangees else {}


def _jugees(bibliotheque: Bibliotheque, filtre: FiltreDeParties, suites: Sequence[bytes]) -> tuple[Entiers, Entiers]:
    """Return the places of the games that are judged, and the rank of what was found of each."""
    if not suites or not len(bibliotheque):
        rien = np.zeros(0, np.int64)
        return rien, rien
    connues = np.array([suite.ljust(COUPS, bytes([FIN_DE_SUITE])) for suite in suites], f"S{COUPS}")
    ordre = np.argsort(connues)
    presentes = textes(np.ascontiguousarray(bibliotheque.colonnes["suites"], np.uint8))
    trouvees = np.searchsorted(connues[ordre], presentes).clip(max=len(connues) - 1)
    gardees = connues[ordre][trouvees] == presentes
    masque = bibliotheque.masque(filtre)
    if masque is not None:
        gardees &= masque != 0
    places = np.flatnonzero(gardees)
    return places, ordre[trouvees[places]]


@cache
def _points() -> Nombres:
    """Return the expected points of each value from -64 and each number of empty squares."""
    valeurs = range(-CASES, CASES + 1)
    return np.array([[points_attendus(valeur, vides) for vides in range(CASES + 1)] for valeur in valeurs])


def _mesurer(coups: Sequence[bytes]) -> Nombres:
    """Return what each side lost in each phase of each game: moves, discs, points, errors, blunders."""
    juges = CoupsJuges.lire(b"".join(coups))
    longueurs = np.array([len(octets) // OCTETS for octets in coups])
    parties = np.repeat(np.arange(len(coups)), longueurs)
    numeros = np.arange(len(parties)) - np.repeat(np.cumsum(longueurs) - longueurs, longueurs)  # of the move, from 0
    vides = COUPS - numeros
    meilleures = np.clip(juges.valeurs + juges.pertes, -CASES, CASES)
    bareme = _points()
    perdus = np.maximum(bareme[meilleures + CASES, vides] - bareme[juges.valeurs + CASES, vides], 0.0)
    seuils = np.where(juges.exacts, 0.0, DOUTE)
    erreurs, gaffes = (perdus >= SEUILS[gravite] + seuils for gravite in (Gravite.ERREUR, Gravite.GAFFE))
    par_numero = np.array([PHASES.index(phase_de(numero + 1, COUPS - numero)) for numero in range(COUPS)])
    cases = (parties * 2 + juges.blancs) * len(PHASES) + par_numero[numeros]
    taille = len(coups) * 2 * len(PHASES)
    colonnes = (np.ones(len(parties)), juges.pertes, perdus, erreurs, gaffes)
    sommes = np.stack([np.bincount(cases, colonne, taille) for colonne in colonnes], axis=-1)
    return sommes.reshape(len(coups), 2, len(PHASES), MESURES).astype(np.float64)


@dataclass(frozen=True, eq=False)  # arrays have no single answer to ==
class _Cotes:
    """One side of one game each: its place, the rank of what was found of it, 0 for Black and 1 for White, whose."""

    places: Entiers
    rangs: Entiers
    camps: Entiers
    joueurs: Entiers

    @classmethod
    def de(cls, bibliotheque: Bibliotheque, filtre: FiltreDeParties, places: Entiers, rangs: Entiers) -> _Cotes:
        """Return the sides that count: those of the players that the filter names, of all when it names none."""
        nommes = filtre.joueurs | filtre.noirs | filtre.blancs
        marques = bibliotheque.marques  # of the names of one person, one is kept
        cotes = []
        for camp, nom, siens in ((0, "noirs", filtre.noirs), (1, "blancs", filtre.blancs)):
            joueurs = marques.gardes(bibliotheque.colonnes[nom][places]).astype(np.int64)
            voulus = list(marques.gardes_de(filtre.joueurs | siens))
            gardes = np.isin(joueurs, voulus) if nommes else np.ones(len(places), np.bool_)
            cotes.append((places[gardes], rangs[gardes], np.full(int(gardes.sum()), camp), joueurs[gardes]))
        return cls(*(np.concatenate(colonnes) for colonnes in zip(*cotes, strict=True)))


def _cles(
    bibliotheque: Bibliotheque, axe: Axe, cotes: _Cotes, suites: Sequence[bytes], langue: LangueDesNoms
) -> tuple[Entiers, dict[int, tuple[str, bytes]]]:
    """Return the row of each side, by its number, and the name and the moves of each opening."""
    if axe is Axe.JOUEUR:
        return cotes.joueurs, {}
    if axe is Axe.CAMP:
        return cotes.camps, {}
    if axe is Axe.ANNEE:
        return bibliotheque.colonnes["annees"][cotes.places].astype(np.int64), {}
    rangs, inverse = np.unique(cotes.rangs, return_inverse=True)
    nommees = [_ouverture(suites[rang], langue) for rang in rangs.tolist()]
    numeros = {nom: numero for numero, nom in enumerate(dict.fromkeys(nom for nom, _ in nommees))}
    lignes = {numeros[nom]: (nom, ligne) for nom, ligne in reversed(nommees)}
    return np.array([numeros[nom] for nom, _ in nommees])[inverse], lignes


def _ouverture(suite: bytes, langue: LangueDesNoms) -> tuple[str, bytes]:
    cases = bytes(case - 1 for case in suite)
    nommee = noms().de(cases, langue)
    return ("", b"") if nommee is None else (nommee.texte, cases[: nommee.coups])


def _rangees(axe: Axe, filtre: FiltreDeParties, cles: Entiers, mesures: Nombres) -> list[RangeeErreurs]:
    """Add up the sides of each row; ``mesures`` are those of each side, by phase."""
    joues = mesures[:, :, 0].sum(axis=1) > 0  # a game of one move has a side that did nothing
    cles, mesures = cles[joues], mesures[joues]
    numeros, inverse = np.unique(cles, return_inverse=True)
    par_rangee = np.zeros((len(numeros), len(PHASES), MESURES))
    np.add.at(par_rangee, inverse, mesures)
    parties = np.zeros((len(numeros), len(PHASES)), np.int64)
    np.add.at(parties, inverse, mesures[:, :, 0] > 0)
    toutes = np.bincount(inverse, minlength=len(numeros))
    rangees = []
    for rang, numero in enumerate(numeros.tolist()):
        phases = {
            phase: _pertes(int(parties[rang, place]), par_rangee[rang, place]) for place, phase in enumerate(PHASES)
        }
        en_tout = _pertes(int(toutes[rang]), par_rangee[rang].sum(axis=0))
        rangees.append(RangeeErreurs(numero, "", phases, en_tout, _restreint(axe, filtre, numero)))
    return rangees


def _pertes(parties: int, mesures: Nombres) -> Pertes:
    coups, pions, points, erreurs, gaffes = mesures.tolist()
    return Pertes(parties, int(coups), pions, points, int(erreurs), int(gaffes))


def _restreint(axe: Axe, filtre: FiltreDeParties, numero: int) -> FiltreDeParties:
    """Return the filter that leaves the games of a row."""
    if axe is Axe.JOUEUR and not filtre.joueurs | filtre.noirs | filtre.blancs and numero:
        return replace(filtre, joueurs=frozenset({numero}))
    if axe is Axe.ANNEE and numero:
        return replace(filtre, depuis=numero, jusqu_a=numero)
    if axe is Axe.CAMP and filtre.joueurs and not filtre.noirs and not filtre.blancs:
        personne: frozenset[int] = frozenset()
        noirs, blancs = (personne, filtre.joueurs) if numero else (filtre.joueurs, personne)
        return replace(filtre, joueurs=personne, noirs=noirs, blancs=blancs)
    return filtre


def _nommer(
    bibliotheque: Bibliotheque,
    axe: Axe,
    rangees: Sequence[RangeeErreurs],
    lignes: Mapping[int, tuple[str, bytes]],
) -> tuple[RangeeErreurs, ...]:
    """Give the rows of players and openings their names, the most played first; years and camps stay in order."""
    if axe not in (Axe.JOUEUR, Axe.OUVERTURE):
        return tuple(rangees)
    if axe is Axe.OUVERTURE:
        nommees = [replace(rangee, nom=lignes[rangee.numero][0], ligne=lignes[rangee.numero][1]) for rangee in rangees]
    else:
        connus = bibliotheque.nommer("joueur", [rangee.numero for rangee in rangees])
        nommees = [
            replace(rangee, nom=connus[rangee.numero].nom if rangee.numero in connus else "") for rangee in rangees
        ]
    return tuple(sorted(nommees, key=lambda rangee: (-rangee.toutes.parties, rangee.nom)))
