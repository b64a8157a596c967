"""What the tournament room says: names of players, figures, durations, in the language of the moment."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from ecosysteme.joueurs import IAexterne, lire_specification
from ecosysteme.joueurs.repertoire import distinguer
from ecosysteme.tournoi.elo import Resultat
from ecosysteme.tournoi.plan import Reglement
from ecosysteme.tournoi.salle import Etat
from ui.panneau_joueur import libelle
from ui.vues import titre_de

translate: Callable[[str, str], str] = QCoreApplication.translate  # lupdate looks for this name

MINUTE: Final = 60
HEURE: Final = 3600
JOUR: Final = 24
MILLI: Final = 1e-3


def nommer(specification: str) -> str:
    """Name a player in a few words; what cannot be read is its own name."""
    try:
        return libelle(specification)
    except (ValueError, KeyError):
        return specification


def _commande(specification: str) -> list[str]:
    """Return the words of an external engine's command; none for another player."""
    try:
        classe, options = lire_specification(specification)
        return shlex.split(str(options["commande"]), posix=os.name != "nt") if classe is IAexterne else []
    except ValueError:
        return []


def _detail(specification: str) -> str:
    """Return the whole specification; of an external engine, its name with the arguments."""
    programme, *arguments = _commande(specification) or [specification]
    return " ".join((Path(programme).stem, *arguments)) if arguments else specification


def nommer_tous(specifications: Sequence[str]) -> list[str]:
    """Name players; those that would have the same name are told apart by what their specifications add, or a rank."""
    noms = list(map(nommer, specifications))
    details: dict[str, set[str]] = {}
    for nom, texte in zip(noms, specifications, strict=True):
        details.setdefault(nom, set()).add(texte)
    return distinguer(
        [_detail(texte) if len(details[nom]) > 1 else nom for nom, texte in zip(noms, specifications, strict=True)]
    )


def nombre(valeur: float, decimales: int = 0, *, signe: bool = False) -> str:
    """Write a number as the language does, with a real minus, and a plus if asked."""
    texte = QLocale().toString(float(abs(valeur)), "f", decimales)
    if valeur < 0 and any(chiffre in "123456789" for chiffre in texte):
        return f"−{texte}"
    return f"+{texte}" if signe else texte


def points(resultat: Resultat) -> str:
    """Write points, with a half only where there is one."""
    return nombre(resultat.points, 0 if resultat.points.is_integer() else 1)


def force(elo: float | None, marge: float | None) -> str:
    """Write a rating with its interval; empty before the first game."""
    if elo is None or marge is None:
        return ""
    return f"{nombre(elo, signe=True)} ± {nombre(marge)}"


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


def nom_du_format(forme: str) -> str:
    """Name the way in which players meet."""
    noms = {
        "toutes-rondes": translate("Tournoi", "Toutes rondes"),
        "gantelet": translate("Tournoi", "Gantelet"),
        "match": translate("Tournoi", "Match"),
    }
    return noms.get(forme, forme)


def titre(reglement: Reglement) -> str:
    """Say what a tournament is, on one line."""
    jeu, _, options = reglement.jeu.partition(":")
    suite = f" ({options})" if options else ""
    joueurs = translate("Tournoi", "{} joueurs").format(len(reglement.joueurs))
    return f"{nom_du_format(reglement.format)} · {joueurs} · {titre_de(jeu)}{suite}"


def dire_etat(etat: Etat) -> str:
    """Say where a tournament stands."""
    return {
        Etat.PRET: translate("Tournoi", "Prêt"),
        Etat.EN_COURS: translate("Tournoi", "En cours"),
        Etat.PAUSE: translate("Tournoi", "En pause"),
        Etat.FINI: translate("Tournoi", "Terminé"),
        Etat.PANNE: translate("Tournoi", "En panne"),
    }[etat]
