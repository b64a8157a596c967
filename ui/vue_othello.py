"""From a game of Othello to what the board view draws."""

from __future__ import annotations

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.partie import Partie
from ecosysteme.plateau import NOIR, Position
from ui.plateau_peinture import VuePlateau


def vue_othello(partie: Partie[EtatOthello, Position], interactif: bool, marques: bool = True) -> VuePlateau:
    """Describe the position of ``partie``; the legal moves are there only when somebody may click (``interactif``).

    Without ``marques`` they are not marked, only previewed under the mouse.
    """
    etat, jeu = partie.etat, partie.jeu
    assert isinstance(jeu, Othello)
    dernier = partie.dernier
    return VuePlateau(
        taille=etat.taille,
        pions={case: PREMIER if couleur == NOIR else SECOND for case, couleur in etat.plateau.items()},
        trait=partie.trait,
        legaux={coup: jeu.retournes(etat, coup) for coup in jeu.coups_legaux(etat)} if interactif else {},
        dernier=dernier.coup if dernier else None,
        interactif=interactif,
        marques=marques,
    )
