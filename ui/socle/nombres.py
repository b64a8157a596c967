"""Numbers, durations and hours, as the language of the moment writes them."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from PySide6.QtCore import QLocale

from ecosysteme.carnet.repetition import LEVER
from ui.socle.langue import translate

MINUTE: Final = 60  # s, and minutes in an hour
JOUR: Final = 24  # h
MILLI: Final = 1e-3


def nombre(valeur: float, decimales: int = 0, *, signe: bool = False) -> str:
    """Write a number as the language does, with a real minus, and a plus if asked."""
    texte = QLocale().toString(float(abs(valeur)), "f", decimales)
    if valeur < 0 and any(chiffre in "123456789" for chiffre in texte):
        return f"−{texte}"
    return f"+{texte}" if signe else texte


def duree(secondes: float) -> str:
    """Write a duration with its two largest units."""
    minutes, reste = divmod(round(secondes), MINUTE)
    if not minutes:
        return translate("Tournoi", "{} s").format(reste)
    heures, minutes = divmod(minutes, MINUTE)
    if not heures:
        return translate("Tournoi", "{} min {} s").format(minutes, reste)
    jours, heures = divmod(heures, JOUR)
    if not jours:
        return translate("Tournoi", "{} h {} min").format(heures, minutes)
    return translate("Tournoi", "{} j {} h").format(jours, heures)


def temps(secondes: float) -> str:
    """Write the time of a move, however short."""
    if secondes >= 1:
        return f"{nombre(secondes, 2)} s"
    if secondes >= MILLI or not secondes:
        return f"{nombre(secondes / MILLI, 1)} ms"
    return f"{nombre(secondes / MILLI**2)} µs"


def dire_lever() -> str:
    """Say when a day of the notebook begins, for who works at night."""
    heures = round(LEVER / timedelta(hours=1))
    return translate("Langue", "Un jour commence à {} h du matin : la nuit compte avec la veille.").format(heures)
