"""The clocks of a game: how one is set (horloge), what both say and what running out of time costs (pendules)."""

from ecosysteme.pendules.horloge import Horloge, ecrire_duree, lire_duree, lire_horloge
from ecosysteme.pendules.pendules import CADEAU, ENTRE_HORLOGES, Pendules, Regle, Temps, lire_pendules

__all__ = [
    "CADEAU",
    "ENTRE_HORLOGES",
    "Horloge",
    "Pendules",
    "Regle",
    "Temps",
    "ecrire_duree",
    "lire_duree",
    "lire_horloge",
    "lire_pendules",
]
