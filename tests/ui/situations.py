"""Situations of the window for tests of what follows them, without the window."""

from __future__ import annotations

from typing import Any

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.joueurs import creer_joueur
from ecosysteme.partie import Partie
from ecosysteme.plateau import BLANC, NOIR
from ecosysteme.tournoi.serie import PLACES, Serie
from ui.situation import Marche, Occupant, Situation


def situation_de(partie: Partie[Any, Any], serie: Serie | None = None, **champs: Any) -> Situation:
    """``partie``, played and shown, of a person who has black and a program; ``champs`` are other fields of it."""
    serie = serie or Serie(("humain", "ia_alea"))
    joueurs = {
        camp: Occupant(creer_joueur(bilan.nom, couleur), bilan.nom, bilan)
        for camp, couleur, bilan in zip((PREMIER, SECOND), (NOIR, BLANC), map(serie.bilan, PLACES), strict=True)
    }
    defauts: dict[str, Any] = {
        "marche": Marche.EN_COURS,
        "partie": partie,
        "montree": partie,
        "d_ailleurs": False,
        "joueurs": joueurs,
        "machine": None,
        "cartes": (("", ""), ("", "")),
        "serie": serie,
        "place_noire": 0,
        "depuis": None,
        "secondes_par_partie": None,
        "cadence": None,
        "cliquable": True,
        "analyse": False,
        "entre_parties": False,
        "occupe": False,
    }
    return Situation(**{**defauts, **champs})
