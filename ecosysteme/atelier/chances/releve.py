"""What is counted of a game: at some numbers of empty squares, the value of the position, and who won in the end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from ecosysteme.cases import Position
from ecosysteme.derouler import derouler
from ecosysteme.formats.enregistrement import ecart_du_plateau
from ecosysteme.formats.partie_compacte import PartieCompacte
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello
from ecosysteme.joueurs import creer_joueur
from ecosysteme.moteur.othello.avis import Limites
from ecosysteme.partie import Partie

if TYPE_CHECKING:
    from ecosysteme.moteur.othello.facade import Moteur

Lignes = npt.NDArray[np.float32]
Partie8 = Partie[EtatOthello, Position]

VIDES_EXACTS: Final = range(2, 21, 2)  # empty squares at which positions are solved
VIDES_JUGES: Final = range(24, 53, 4)  # and at which they are judged by a search of NOEUDS positions
NOEUDS: Final = 250_000
TABLE_MO: Final = 32
COLONNES: Final = ("vides", "valeur", "points", "ecart")


@dataclass(frozen=True)
class LotDeParties:
    """Recorded games to count: squares from 0 (a1) to 63, Black's final difference of discs and of Elo, a row each."""

    nom: str
    coups: npt.NDArray[np.uint8]
    resultats: npt.NDArray[np.int64]
    ecarts: npt.NDArray[np.float64]


@dataclass(frozen=True)
class LotDeNiveaux:
    """Games to play and count: a level against itself, from each of ``ouvertures``; ``graine`` seeds the players."""

    nom: str
    niveaux: tuple[int, ...]
    ouvertures: tuple[str, ...]
    graine: int


def relever(lot: LotDeParties | LotDeNiveaux) -> Lignes:
    """Return a row for each position counted of a lot, its columns being ``COLONNES``.

    ``valeur`` is in discs and ``points`` (1, ½ or 0) is the result, both for the side to move; ``ecart`` is by how many
    hundreds of Elo it is the stronger, 0 between equals. A recorded game that is not legal counts for nothing.
    """
    lignes: list[tuple[float, float, float, float]] = []
    if isinstance(lot, LotDeNiveaux):
        for rang, ouverture in enumerate(lot.ouvertures):
            partie = _jouer(lot.niveaux[rang % len(lot.niveaux)], ouverture, lot.graine + rang)
            lignes += _compter(partie, ecart_du_plateau(partie.jeu, partie.etat) or 0, 0.0)
    else:
        for coups, resultat, ecart in zip(lot.coups, lot.resultats, lot.ecarts, strict=True):
            try:
                partie = PartieCompacte(bytes(coups[coups < 64])).partie()
            except ValueError:
                continue
            lignes += _compter(partie, int(resultat), float(ecart))
    return np.array(lignes, np.float32).reshape(-1, len(COLONNES))


def _jouer(niveau: int, ouverture: str, graine: int) -> Partie8:
    joueurs = (PREMIER, SECOND)
    specification = f"ia_moteur:niveau={niveau},livre=non,graine="
    partie = lire_transcription(ouverture)
    return derouler(partie, {camp: creer_joueur(f"{specification}{2 * graine + camp}") for camp in joueurs})


def _compter(partie: Partie8, resultat: int, ecart: float) -> list[tuple[float, float, float, float]]:
    """Return the rows of a game that Black ended ``resultat`` discs ahead, ``ecart`` hundreds of Elo the stronger."""
    moteur = _moteur()
    lignes: list[tuple[float, float, float, float]] = []
    moteur.oublier()  # what is found of a game does not depend on those before it
    suivants = reversed((partie.racine, *partie.historique))  # the end is known before what leads to it
    for etat in (noeud.etat for noeud in suivants):
        vides = etat.taille**2 - len(etat.plateau)
        if not etat.coups or vides not in (*VIDES_EXACTS, *VIDES_JUGES):
            continue
        couleur = COULEUR_DE[etat.trait]
        if vides in VIDES_EXACTS:
            valeur = moteur.resoudre(etat.plateau, couleur).score
        else:
            valeur = moteur.reflechir(etat.plateau, couleur, Limites(noeuds=NOEUDS)).score
        signe = 1 if etat.trait == PREMIER else -1
        points = 0.5 + 0.5 * ((signe * resultat > 0) - (signe * resultat < 0))
        lignes.append((vides, valeur, points, signe * ecart))
    return lignes


@cache
def _moteur() -> Moteur:
    """Return the engine of this process."""
    from ecosysteme.moteur.othello.facade import Moteur

    return Moteur(TABLE_MO, 1)
