"""What is said and written of clocks and of their rules, in the language of the moment."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import Final

from PySide6.QtCore import QLocale

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.pendules import CADEAU, Horloge, Pendules, Regle, Temps, ecrire_duree, lire_deux_horloges
from ui.socle.langue import accorder, deux_points, points_virgules, translate

DIXIEMES: Final = 10.0  # s under which a clock shows its tenths


def afficher(temps: Temps) -> str:
    """Write what a clock shows: whole seconds, and their tenths near the end: ``4:32``, ``0:09,8`` in French."""
    reste = temps.reste
    if not 0 < reste < DIXIEMES:
        return ecrire_duree(floor(reste))
    entieres, dixiemes = divmod(floor(10 * reste), 10)
    return f"0:{entieres:02d}{QLocale().decimalPoint()}{dixiemes}"


def prochain(temps: Temps) -> float:
    """Return in how many seconds ``afficher`` shows something else of a clock that runs.

    >>> prochain(Temps(272.9)) < 0.95, prochain(Temps(9.87)) < 0.08
    (True, True)
    """
    pas = 0.1 if temps.reste <= DIXIEMES else 1.0
    return temps.reste % pas + 0.002  # a little later: the change is then there to be seen


def dire_duree(secondes: float) -> str:
    """Say a duration: "4 minutes 32"."""
    minutes, reste = divmod(floor(secondes), 60)
    heures, minutes = divmod(minutes, 60)
    parts = []
    if heures:
        parts.append(accorder(heures, translate("Pendules", "{} heure"), translate("Pendules", "{} heures")))
    if minutes:
        parts.append(accorder(minutes, translate("Pendules", "{} minute"), translate("Pendules", "{} minutes")))
    if not parts:
        return accorder(reste, translate("Pendules", "{} seconde"), translate("Pendules", "{} secondes"))
    return " ".join([*parts, *([str(reste)] if reste else [])])


def nommer_horloge(horloge: Horloge) -> str:
    """Name a clock as it is set: "5 min + 3 s"."""
    minutes, secondes = divmod(horloge.initial, 60)
    parts = [f"{_nombre(minutes)} min"] if minutes or not secondes else []
    if secondes:
        parts.append(f"{_nombre(secondes)} s")
    nom = " ".join(parts)
    return f"{nom} + {_nombre(horloge.increment)} s" if horloge.increment else nom


def _nombre(valeur: float) -> str:
    return QLocale().toString(float(valeur), "g", 6)


def nommer(reglage: str, camps: tuple[str, str]) -> str:
    """Name both clocks as they are set; an empty ``reglage`` is none."""
    horloges = lire_reglage(reglage)
    if horloges is None:
        return translate("Pendules", "Sans pendule")
    noire, blanche = horloges
    if noire == blanche:
        return nommer_horloge(noire)
    return ", ".join(f"{camp} {nommer_horloge(horloge)}" for camp, horloge in zip(camps, horloges, strict=True))


def lire_reglage(reglage: str) -> tuple[Horloge, Horloge] | None:
    """Read both clocks of a setting, ``None`` for an empty one; ``ValueError`` for what is no clock."""
    return lire_deux_horloges(reglage) if reglage else None


def nommer_regle(regle: Regle) -> str:
    """Name a set of rules."""
    return {
        Regle.MONDIALE: translate("Pendules", "Othello mondial : + 2 min"),
        Regle.STRICTE: translate("Pendules", "0–64 au drapeau"),
        Regle.JAPONAISE: translate("Pendules", "Japon : à réclamer"),
    }[regle]


def expliquer_regle(regle: Regle) -> str:
    """Say what running out of time costs."""
    return {
        Regle.MONDIALE: translate(
            "Pendules",
            "Qui n'a plus de temps reçoit deux minutes, une fois, et marque au plus un pion de moins que la moitié. "
            "S'il les épuise aussi, il perd tout.",
        ),
        Regle.STRICTE: translate("Pendules", "Qui n'a plus de temps perd aussitôt, tous les pions à l'adversaire."),
        Regle.JAPONAISE: translate(
            "Pendules", "Qui n'a plus de temps joue encore, mais l'adversaire peut réclamer la partie avant sa fin."
        ),
    }[regle]


def dire_chute(camp: str, regle: Regle, plafond: int | None) -> str:
    """Say that ``camp`` has used up its time and plays on; ``plafond`` is the most that it may score from now on."""
    depasse = translate("Pendules", "{} a dépassé son temps").format(camp)
    if regle is Regle.JAPONAISE:
        return translate("Pendules", "{} : l'adversaire peut le réclamer").format(depasse)
    suite = translate("Pendules", "deux minutes de rallonge")
    if plafond is not None:
        suite = translate("Pendules", "{}, {} pions au plus").format(suite, plafond)
    return deux_points(depasse, suite)


def dire_reste(secondes: int) -> str:
    """Say how many seconds are left to the person who plays."""
    return translate("Pendules", "Plus que {} secondes").format(secondes)


def dire_cadran(camp: str, temps: Temps, etat: str) -> str:
    """Say what the clock of ``camp`` shows: "Pendule de Noir : 4 minutes 32"."""
    nom = translate("Pendules", "Pendule de {} : {}").format(camp, dire_duree(temps.reste))
    return points_virgules(nom, etat)


def dire_cadrans(camps: Sequence[str], pendules: Pendules | None) -> str:
    """Say what both clocks show; nothing where there are none."""
    if pendules is None:
        return ""
    temps = map(pendules.temps, (PREMIER, SECOND))
    return ". ".join(dire_cadran(camp, un, dire_etat(un)) for camp, un in zip(camps, temps, strict=True))


def dire_etat(temps: Temps) -> str:
    """Say in a word what is particular with a clock; empty for nothing."""
    if not temps.reste:
        return translate("Pendules", "tombé")
    return translate("Pendules", "en rallonge") if temps.rallonge else ""


def dire_ajout(camp: str) -> str:
    """Say what the button under the clock of ``camp`` does."""
    return translate("Pendules", "Donner {} secondes à {}").format(round(CADEAU), camp)
