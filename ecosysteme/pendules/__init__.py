"""The clocks of a game: how one is set (horloge), what both say and what running out of time costs (pendules)."""

from ecosysteme.pendules.horloge import (
    ENTRE_HORLOGES,
    USUELLES,
    Horloge,
    ecrire_duree,
    lire_deux_horloges,
    lire_duree,
    lire_horloge,
    lire_horloges,
)
from ecosysteme.pendules.pendules import CADEAU, Pendules, Regle, Temps, lire_pendules, lire_regle

__all__ = [
    "CADEAU",
    "ENTRE_HORLOGES",
    "USUELLES",
    "Horloge",
    "Pendules",
    "Regle",
    "Temps",
    "ecrire_duree",
    "lire_deux_horloges",
    "lire_duree",
    "lire_horloge",
    "lire_horloges",
    "lire_pendules",
    "lire_regle",
]
