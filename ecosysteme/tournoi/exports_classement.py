"""The standing of a tournament as CSV: a line a player, the strongest first, with its Elo and what its games say."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from ecosysteme.ecriture import lignes_csv
from ecosysteme.fautes import Message
from ecosysteme.joueurs.repertoire import appeler
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.bilans import bilans_par_place
from ecosysteme.tournoi.comptes.bilan_joueur import BilanJoueur
from ecosysteme.tournoi.exports import lire_tableau
from ecosysteme.tournoi.fiche import MICROS
from ecosysteme.tournoi.tableau import Ligne

SUFFIXE: Final = ".classement.csv"
TITRES: Final = (
    *(Message("rang"), Message("joueur"), Message("specification")),
    *(Message("elo"), Message("elo_bas"), Message("elo_haut")),  # the interval is that of 95 %
    *(Message("parties"), Message("victoires"), Message("nulles"), Message("defaites"), Message("points")),
    *(Message("departage"), Message("fautes"), Message("chutes"), Message("abandons"), Message("marge_moyenne")),
    *(Message("secondes"), Message("secondes_par_coup"), Message("secondes_max"), Message("mobilite")),
)


def en_csv_du_classement(
    base: Base, numero: int, noms: Sequence[str] | None = None, dire: Callable[[Message], str] = str
) -> Iterator[str]:
    """Yield the table, its titles in the language of ``dire``.

    ``noms`` are what the players are called, in the order of the rules.
    ``departage`` ranks those whose Elo is the same, as ``tableau`` says. ``fautes`` are the games that a fault lost,
    ``chutes`` those of them that were the time used up. Times are in seconds, openings left out; empty is what nobody
    measured.
    """
    tableau, comptes = lire_tableau(base, numero), bilans_par_place(base, numero)
    appeles = noms or appeler(tableau.noms)
    yield from lignes_csv([list(map(dire, TITRES))])
    yield from lignes_csv(
        _cellules(rang, appeles[ligne.place], ligne, comptes[ligne.place])
        for rang, ligne in enumerate(tableau.lignes(), start=1)
    )


def _cellules(rang: int, nom: str, ligne: Ligne, compte: BilanJoueur) -> list[str | float]:
    resultat = ligne.resultat
    elos = [""] * 3
    if ligne.elo is not None and ligne.marge is not None:
        elos = [f"{round(elo, 1) + 0.0:.1f}" for elo in (ligne.elo, ligne.elo - ligne.marge, ligne.elo + ligne.marge)]
    comptes = (resultat.parties, resultat.victoires, resultat.nulles, resultat.defaites)
    points = (resultat.points, ligne.departage)
    mesures = (compte.secondes_par_coup, compte.micros_max / MICROS, compte.mobilite)
    cellules: list[str | float] = [rang, nom, ligne.nom, *elos, *comptes, *points]
    cellules += [compte.fautes, compte.chutes, compte.abandons]
    cellules.append(f"{compte.marge_moyenne:.3f}" if compte.finies else "")
    cellules.append(f"{compte.micros / MICROS:.6f}")
    return [*cellules, *(f"{mesure:.6f}" if compte.coups else "" for mesure in mesures)]
