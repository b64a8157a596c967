"""When a game was played, said as people do: today, yesterday, on Monday, on the third of November."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QDateTime, QLocale

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


def dater(secondes: float, maintenant: float) -> str:
    """Write that moment for a list: ``hier 14:05``, ``3 nov. 14:05``."""
    moment = _moment(secondes)
    jours = moment.date().daysTo(_moment(maintenant).date())
    if jours <= 0:
        return _heure(moment)
    if jours == 1:
        jour = translate("Dates", "hier")
    elif jours < SEMAINE:
        jour = QLocale().toString(moment, "dddd")
    else:
        jour = _jour(moment, maintenant, translate("Dates", "d MMM"))
    return f"{jour} {_heure(moment)}"


def _heure(moment: QDateTime) -> str:
    return QLocale().toString(moment.time(), QLocale.FormatType.ShortFormat)


def _jour(moment: QDateTime, maintenant: float, forme: str) -> str:
    """Write the day, with its year when it is another one."""
    if moment.date().year() != _moment(maintenant).date().year():
        forme += " yyyy"
    return QLocale().toString(moment, forme)
