"""What weights are worth: their error on positions of games that were never learnt from, and its curve."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from ecosysteme.atelier.entrainement.lots import Reserve, contexte
from ecosysteme.atelier.entrainement.recette import VIDES_EXACTS
from ecosysteme.figures.feuille import enregistrer, epurer, feuille

TAILLE: Final = (8.0, 4.5)  # inches


@dataclass(frozen=True)
class Erreur:
    """The evaluation less the label, in discs, on positions with ``vides`` empty squares.

    ``absolue`` is the mean of its size, ``biais`` its mean, ``ecart_type`` its standard deviation; ``exacte`` says that
    the labels are true scores.
    """

    vides: int
    positions: int
    exacte: bool
    absolue: float
    biais: float
    ecart_type: float


def mesurer(reserve: Reserve, poids: bytes) -> Iterator[Erreur]:
    """Yield the error of weights (the bytes of a file) on the held-out lots; ``ValueError`` when one is unreadable."""
    from ecosysteme.moteur.othello.noyaux.etiquetage import evaluer_toutes
    from ecosysteme.moteur.othello.noyaux.evaluation import UNITE

    memoire = contexte(poids)
    for vides in range(1, 61):
        tenues = reserve.lire(f"tenu-{vides:02d}")
        if not len(tenues):
            continue
        notes = np.zeros(len(tenues), np.int64)
        evaluer_toutes(memoire.adresse, tenues.nous, tenues.eux, notes)
        ecarts = notes / UNITE - tenues.scores
        mesures = (float(np.abs(ecarts).mean()), float(ecarts.mean()), float(ecarts.std()))
        yield Erreur(vides, len(tenues), vides <= VIDES_EXACTS, *mesures)


def dessiner(erreurs: Sequence[Erreur], chemin: Path) -> None:
    """Draw the mean error by number of empty squares; ``ValueError`` when it cannot be drawn or written."""
    figure = feuille(*TAILLE)
    axes = figure.add_subplot()
    for exacte, nom, couleur in (
        (True, "étiquettes exactes", "#0b6e4f"),
        (False, "étiquettes d'une recherche", "#c8553d"),
    ):
        part = [erreur for erreur in erreurs if erreur.exacte == exacte]
        if part:
            axes.plot([e.vides for e in part], [e.absolue for e in part], "o-", color=couleur, markersize=4, label=nom)
    axes.set_xlabel("cases vides")
    axes.set_ylabel("erreur absolue moyenne (pions)")
    axes.set_ylim(bottom=0)
    axes.invert_xaxis()  # a game goes from left to right
    epurer(axes)
    axes.legend(frameon=False)
    enregistrer(figure, chemin)
