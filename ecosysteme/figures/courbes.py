"""A game as curves: the points, or what the game's own evaluation thinks, and how many moves each side had."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosysteme.fautes import Faute
from ecosysteme.figures.feuille import COULEURS, epurer, feuille
from ecosysteme.figures.plateau import legende
from ecosysteme.jeu import PREMIER, SECOND, EtatQuelconque, Jeu
from ecosysteme.partie import Partie

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


def courbe(partie: Partie) -> Figure:
    """Draw the scores of a game and its mobility, move by move, from the start to where it stands.

    Where the game counts no points, its evaluation for the first side stands for them while nobody has won; Nim has
    none. Raises ``ValueError`` when no move was played, and when matplotlib is missing.
    """
    etats = [partie.depart, *(tour.etat for tour in partie.historique if tour.coup is not None)]
    if len(etats) == 1:
        raise Faute("aucun coup joué : rien à tracer")
    jeu = partie.jeu
    valeurs = [jeu.evaluer(etat, PREMIER) for etat in etats if jeu.issue(etat) is None]
    volets = [_mobilite]
    if jeu.unite:
        volets.insert(0, _scores)
    elif any(valeurs):
        volets.insert(0, lambda axes, *_: _evaluation(axes, valeurs, jeu.noms_camps[0]))
    figure = feuille(8, 1 + 2.2 * len(volets))
    rangees = figure.subplots(len(volets), 1, sharex=True, squeeze=False)[:, 0]
    for axes, tracer in zip(rangees, volets, strict=True):
        tracer(axes, jeu, etats)
        epurer(axes)
        axes.legend(frameon=False)
    rangees[0].set_title(legende(jeu, partie.etat), fontsize=11)
    rangees[-1].set_xlabel("coups joués")
    rangees[-1].set_xlim(0, len(etats) - 1)
    rangees[-1].xaxis.get_major_locator().set_params(integer=True)
    return figure


def _scores(axes: Axes, jeu: Jeu, etats: list[EtatQuelconque]) -> None:
    scores = [jeu.scores(etat) for etat in etats]
    for rang, nom in enumerate(jeu.noms_camps):
        axes.plot([points[rang] for points in scores], color=COULEURS[rang], label=nom)
    axes.set_ylabel(jeu.unite)
    axes.set_ylim(bottom=0)


def _evaluation(axes: Axes, valeurs: list[float], nom: str) -> None:
    axes.plot(valeurs, color=COULEURS[0], label=f"pour {nom}")
    axes.axhline(0, color="black", linewidth=0.8)
    axes.set_ylabel("évaluation")


def _mobilite(axes: Axes, jeu: Jeu, etats: list[EtatQuelconque]) -> None:
    """Count the moves of each side; one curve where both always have the same."""
    premier, second = ([len(jeu.coups_legaux(etat, camp)) for etat in etats] for camp in (PREMIER, SECOND))
    series = [("les deux", premier)] if premier == second else zip(jeu.noms_camps, (premier, second), strict=True)
    for couleur, (nom, coups) in zip(COULEURS, series, strict=False):
        axes.plot(coups, color=couleur, label=nom)
    axes.set_ylabel("coups possibles")
    axes.set_ylim(bottom=0)
