"""Which games count: by player and colour, tournament, year, humans or programs. A filter becomes a byte a game."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np

from ecosysteme.bibliotheque.marques import Drapeaux, Marques
from ecosysteme.moteur.othello.recueil import ColonneOctets, ColonneQuelconque


@dataclass(frozen=True)
class FiltreDeParties:
    """What games must be, all of it. Players are of one of the numbers where some are given.

    ``noirs`` had Black, ``blancs`` White, ``joueurs`` either: Black and White given together are the games of a pair.
    Years are bounds, both included, which leave out a game that does not say its own. ``xot`` is whether tournaments
    whose first moves are drawn are wanted alone, or left out. Games of programs count only when ``programmes``.
    """

    joueurs: frozenset[int] = frozenset()
    noirs: frozenset[int] = frozenset()
    blancs: frozenset[int] = frozenset()
    tournois: frozenset[int] = frozenset()
    depuis: int | None = None
    jusqu_a: int | None = None
    programmes: bool = False
    xot: bool | None = None


HUMAINS: Final = FiltreDeParties()
TOUTES_LES_PARTIES: Final = FiltreDeParties(programmes=True)


def masque_de(
    filtre: FiltreDeParties, colonnes: Mapping[str, ColonneQuelconque], marques: Marques
) -> ColonneOctets | None:
    """Return a byte a game, 0 for those that are left out; ``None`` where all count."""
    gardees = np.ones(len(colonnes["numeros"]), np.bool_)
    if len(marques.supprimees):
        gardees &= ~np.isin(colonnes["numeros"], marques.supprimees)
    noirs, blancs = (marques.gardes(colonnes[nom]) for nom in ("noirs", "blancs"))
    tournois = colonnes["tournois"]
    if not filtre.programmes and marques.programmes.any():
        gardees &= ~(_drapeau(marques.programmes, noirs) | _drapeau(marques.programmes, blancs))
    joueurs, de_noir, de_blanc = map(marques.gardes_de, (filtre.joueurs, filtre.noirs, filtre.blancs))
    if joueurs:
        gardees &= _parmi(joueurs, noirs) | _parmi(joueurs, blancs)
    for voulus, colonne in ((de_noir, noirs), (de_blanc, blancs), (filtre.tournois, tournois)):
        if voulus:
            gardees &= _parmi(voulus, colonne)
    if filtre.xot is not None:
        gardees &= _drapeau(marques.xot, tournois) == filtre.xot
    if filtre.depuis is not None or filtre.jusqu_a is not None:
        gardees &= _entre(colonnes["annees"], filtre.depuis, filtre.jusqu_a)
    return None if gardees.all() else gardees.view(np.uint8)


def _drapeau(drapeaux: Drapeaux, numeros: ColonneQuelconque) -> Drapeaux:
    """Look up numbers that come from a file: one beyond the last has the last one's flag, which is none."""
    return drapeaux.take(numeros.astype(np.intp), mode="clip")


def _parmi(voulus: Collection[int], numeros: ColonneQuelconque) -> Drapeaux:
    drapeaux = np.zeros(max(voulus) + 2, np.bool_)
    drapeaux[list(voulus)] = True
    return _drapeau(drapeaux, numeros)


def _entre(annees: ColonneQuelconque, depuis: int | None, jusqu_a: int | None) -> Drapeaux:
    lues = annees.astype(np.int64)
    return (lues >= max(depuis or 1, 1)) & (lues <= (65_535 if jusqu_a is None else jusqu_a))
