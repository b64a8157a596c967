"""What stands above the board of a step: who plays."""

from __future__ import annotations

from ecosysteme.jeu import PREMIER
from ecosysteme.partie import Partie
from ui.jeux.phrases import Phrases
from ui.jeux.registre import adaptateur_de
from ui.socle.langue import translate


def dire_tour(partie: Partie) -> str:
    """Say which camp is the pupil's, and where points count how many each side has; at the end, who won."""
    adaptateur = adaptateur_de(partie.jeu)
    vous = translate("PremiersPas", "Vous jouez {}").format(adaptateur.camp(PREMIER))
    points = ""
    if adaptateur.points:
        points = ", ".join(f"{nom} {nombre}" for nom, nombre in zip(adaptateur.camps, partie.scores, strict=True))
    return " · ".join(filter(None, (vous, points, Phrases().resultat(partie))))
