"""The two camps' boxes: the word that the names of their widgets begin with, and what is remembered of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.reglages import (
    JOUEUR_BLANC,
    JOUEUR_NOIR,
    NIVEAU_BLANC,
    NIVEAU_NOIR,
    PONDER_BLANC,
    PONDER_NOIR,
    PROFONDEUR_BLANC,
    PROFONDEUR_NOIR,
    TEMPS_BLANC,
    TEMPS_NOIR,
    Reglage,
)


@dataclass(frozen=True)
class CoteJoueur:
    """One camp: the word, and the settings under which its boxes are remembered."""

    couleur: str
    joueur: Reglage
    profondeur: Reglage
    niveau: Reglage
    temps: Reglage
    ponder: Reglage


COTES: Final[dict[Camp, CoteJoueur]] = {
    PREMIER: CoteJoueur("noir", JOUEUR_NOIR, PROFONDEUR_NOIR, NIVEAU_NOIR, TEMPS_NOIR, PONDER_NOIR),
    SECOND: CoteJoueur("blanc", JOUEUR_BLANC, PROFONDEUR_BLANC, NIVEAU_BLANC, TEMPS_BLANC, PONDER_BLANC),
}
