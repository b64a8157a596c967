"""A filter as a byte a game, 0 for those that it leaves out."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import numpy as np

from ecosysteme.bibliotheque.filtres import FiltreDeParties
from ecosysteme.bibliotheque.marques import Drapeaux, Marques
from ecosysteme.moteur.othello.recueil import ColonneOctets, ColonneQuelconque


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
