"""Which programs a tournament starts and which files its players read, and whether this user has ever asked for them.

A file of tournaments holds the command lines of its external engines: to go on with a file that somebody sent would
start whatever it names. So what the players that are given by hand, on the command line or in the dialog, start and
read is remembered in a file of the user's own, and a tournament that wants anything else is not played before the user
agrees. It is remembered as it is found, not as it is written: ``./moteur`` is another program in another folder, and so
is a link that was made to lead elsewhere.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from platformdirs import user_state_path

from ecosysteme.ecriture import ecrire
from ecosysteme.fautes import Panne
from ecosysteme.joueurs import lire_specification
from ecosysteme.lecture import lire_json


def programmes(joueurs: Iterable[str]) -> tuple[str, ...]:
    """Return those of the specifications that start a program or read a file, each once."""
    return tuple(dict.fromkeys(joueur for joueur in joueurs if _emprunts(joueur) != ()))


def inconnus(joueurs: Iterable[str]) -> tuple[str, ...]:
    """Return those that start or read what was never given by this user, or what is not there."""
    connus = _lire()
    return tuple(joueur for joueur in programmes(joueurs) if _emprunts(joueur) not in connus)


def retenir(joueurs: Iterable[str]) -> None:
    """Remember what the user gave; where nothing can be written, the question will come again."""
    connus = _lire()
    nouveaux = [emprunts for emprunts in map(_emprunts, inconnus(joueurs)) if emprunts is not None]
    if not nouveaux:
        return
    fichier = _fichier()
    with suppress(Panne, OSError):
        fichier.parent.mkdir(parents=True, exist_ok=True)
        ecrire(fichier, json.dumps([*connus, *nouveaux], ensure_ascii=False, indent=1))


def _emprunts(joueur: str) -> tuple[str, ...] | None:
    """Return what a player takes of this machine, ``None`` when that is not there."""
    classe, options = lire_specification(joueur)
    try:
        return classe.emprunts(options)
    except (ValueError, OSError):
        return None


def _fichier() -> Path:
    return user_state_path("othellier", appauthor=False) / "programmes.json"


def _lire() -> list[tuple[str, ...]]:
    """Return what was remembered; nothing when it cannot be read, which only makes the question come again."""
    try:
        lus = lire_json(_fichier().read_bytes())
    except (OSError, ValueError):
        return []
    listes = [lu for lu in lus if isinstance(lu, list)] if isinstance(lus, list) else []
    return [tuple(mots) for mots in listes if all(isinstance(mot, str) for mot in mots)]
