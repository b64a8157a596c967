"""The book's lines, beyond its whole floors: what a side that plays the best moves meets.

Against such a side, only its opponent chooses: the positions that it meets are few. So the lines follow, for each side
in turn, the best move where that side has the turn, and every reply where it has not. What is judged lies in a journal.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Final

import numpy as np

from ecosysteme.atelier.livre_puissance4.construire import RappelEtage
from ecosysteme.atelier.livre_puissance4.etages import depuis_cle, suivant
from ecosysteme.fautes import Faute
from ecosysteme.livre.lignes import LignesFaites
from ecosysteme.moteur.puissance4.conseil import conseiller
from ecosysteme.moteur.puissance4.livre import VIDE, Etage, LivrePuissance4, ScoreEtColonne
from ecosysteme.moteur.puissance4.position import cle, gagne_en, jouer
from ecosysteme.moteur.puissance4.solveur import SolveurExact

TITRE: Final = "livre de Puissance 4"


class JournalDesLignes:
    """What was judged, in memory and in a text file that grows a line a position."""

    def __init__(self, fichier: Path) -> None:
        """Read the file if it is there; ``ValueError`` when it is no journal of this work."""
        self.fichier = fichier
        self.avis: dict[int, ScoreEtColonne] = {}
        self._lignes = LignesFaites(fichier, TITRE, self._retenir)

    def _retenir(self, ligne: str) -> None:
        nombre, score, colonne = ligne.split()
        self.avis[int(nombre, 16)] = int(score), int(colonne)

    def noter(self, nombre: int, avis: ScoreEtColonne) -> None:
        """Add what was found of a key, on the disk at once: a work of days may be stopped at any moment."""
        self.avis[nombre] = avis
        self._lignes.ajouter(f"{nombre:013x} {avis[0]} {avis[1]}")

    def __enter__(self) -> JournalDesLignes:
        """Return the journal itself, open since it was made."""
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        """Close the file, whatever was raised."""
        self._lignes.fermer()


def etage_suivant(avis: dict[int, ScoreEtColonne], nombres: list[int]) -> list[int]:
    """Return the keys of what a side meets next when it plays its best move from each of these and is answered."""
    repondus = set()
    for nombre in nombres:
        nous, masque = depuis_cle(nombre)
        colonne = avis[nombre][1]
        if not gagne_en(nous, masque, colonne):
            repondus.add(cle(*jouer(nous, masque, colonne)))
    return suivant(np.array(sorted(repondus), np.uint64)).tolist() if repondus else []


def suivre(
    livre: LivrePuissance4,
    solveur: SolveurExact,
    journal: JournalDesLignes,
    pions_max: int,
    rappel: RappelEtage | None = None,
) -> LivrePuissance4:
    """Return a book with the lines of up to ``pions_max`` discs, which start from its whole floors.

    What the journal has not is judged; what it has besides, of the last whole floor, is told too. Raises
    ``Interrompu``: the journal then has what was done; ``ValueError`` when that is of another game.
    """
    cotes = {0: [0], 1: suivant(np.zeros(1, np.uint64)).tolist()}
    for pions in range(pions_max + 1):
        nombres = cotes[pions % 2]
        for rang, nombre in enumerate(nombres):
            if nombre not in journal.avis:
                journal.noter(nombre, conseiller(livre, solveur, *depuis_cle(nombre)))
            if rappel is not None:
                rappel(pions, rang + 1, len(nombres))
        cotes[pions % 2] = etage_suivant(journal.avis, nombres)
    return _avec_lignes(livre, journal, pions_max)


def _avec_lignes(livre: LivrePuissance4, journal: JournalDesLignes, pions_max: int) -> LivrePuissance4:
    """Return a book with the positions of lines: on its last whole floor, it only lacks their best moves."""
    par_pions: dict[int, dict[int, ScoreEtColonne]] = defaultdict(dict)
    for nombre, avis in journal.avis.items():
        par_pions[depuis_cle(nombre)[1].bit_count()][nombre] = avis
    *entiers, dernier = [livre.etages.get(pions, VIDE) for pions in range(livre.pions_max + 1)]
    dits, colonnes = Etage.de(par_pions[livre.pions_max]), dernier.toutes_colonnes().copy()
    if not np.isin(dits.cles, dernier.cles).all():  # else another position would be told its move
        raise Faute("le journal {fichier} est d'un autre travail : l'effacer d'abord", fichier=journal.fichier)
    colonnes[np.searchsorted(dernier.cles, dits.cles)] = dits.colonnes
    suivants = [Etage.de(par_pions[pions]) for pions in range(livre.pions_max + 1, pions_max + 1)]
    return LivrePuissance4([*entiers, replace(dernier, colonnes=colonnes)], suivants)
