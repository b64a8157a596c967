"""When a game was played, said as people do: today, yesterday, on Monday, on the third of November."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import cache
from typing import Final

from PySide6.QtCore import QDate, QDateTime, QLocale, QTime

from ui.socle.langue import translate

SEMAINE: Final = 7  # days during which the name of the day is enough


def _moment(secondes: float) -> QDateTime:
    return QDateTime.fromMSecsSinceEpoch(round(1000 * secondes))


def partie_de(secondes: float, maintenant: float) -> str:
    """Call the game that was last played at that moment, both in s since 1970: ``la partie d'hier``."""
    moment = _moment(secondes)
    jours = moment.date().daysTo(_moment(maintenant).date())
    if jours <= 0:
        return translate("Dates", "la partie de {}").format(_heure(moment))
    if jours == 1:
        return translate("Dates", "la partie d'hier")
    if jours < SEMAINE:
        return translate("Dates", "la partie de {jour}").format(jour=QLocale().toString(moment, "dddd"))
    return translate("Dates", "la partie du {date}").format(
        date=_jour(moment, maintenant, translate("Dates", "d MMMM"))
    )


def dateur(maintenant: float) -> Callable[[float], str]:
    """Return what writes moments for a list: ``hier 14:05``, ``3 nov. 14:05``; nothing for one that no calendar has.

    Each day and each time of day is written once, whatever the number of games.
    """

    @cache
    def jour(annee: int, mois: int, quantieme: int) -> str:
        moment = QDateTime(QDate(annee, mois, quantieme), QTime(0, 0))
        jours = moment.date().daysTo(_moment(maintenant).date())
        if jours <= 0:
            return ""
        if jours == 1:
            return translate("Dates", "hier") + " "
        if jours < SEMAINE:
            return QLocale().toString(moment, "dddd") + " "
        return _jour(moment, maintenant, translate("Dates", "d MMM")) + " "

    @cache
    def heure(heures: int, minutes: int) -> str:
        return QLocale().toString(QTime(heures, minutes), QLocale.FormatType.ShortFormat)

    def ecrire(secondes: float) -> str:
        try:
            quand = datetime.fromtimestamp(secondes)
        except (OverflowError, OSError, ValueError):
            return ""
        return jour(quand.year, quand.month, quand.day) + heure(quand.hour, quand.minute)

    return ecrire


def _heure(moment: QDateTime) -> str:
    return QLocale().toString(moment.time(), QLocale.FormatType.ShortFormat)


def _jour(moment: QDateTime, maintenant: float, forme: str) -> str:
    """Write the day, with its year when it is another one."""
    if moment.date().year() != _moment(maintenant).date().year():
        forme += " yyyy"
    return QLocale().toString(moment, forme)
