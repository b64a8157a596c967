"""Which programs a tournament starts, and whether this user has ever asked for them.

A file of tournaments holds the command lines of its external engines: to go on with a file that somebody sent would
start whatever it names. So the players that are given by hand, on the command line or in the dialog, are remembered in
a file of the user's own, and a tournament that wants others is not played before the user agrees.
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


def programmes(joueurs: Iterable[str]) -> tuple[str, ...]:
    """Return those of the specifications that start a program, each once."""
    return tuple(dict.fromkeys(joueur for joueur in joueurs if lire_specification(joueur)[0].programme))


def inconnus(joueurs: Iterable[str]) -> tuple[str, ...]:
    """Return those that start a program and were never given by this user."""
    connus = _lire()
    return tuple(joueur for joueur in programmes(joueurs) if joueur not in connus)


def retenir(joueurs: Iterable[str]) -> None:
    """Remember what the user gave; where nothing can be written, the question will come again."""
    nouveaux = inconnus(joueurs)
    if not nouveaux:
        return
    fichier = _fichier()
    with suppress(Panne, OSError):
        fichier.parent.mkdir(parents=True, exist_ok=True)
        ecrire(fichier, json.dumps([*_lire(), *nouveaux], ensure_ascii=False, indent=1))


def _fichier() -> Path:
    return user_state_path("othellier", appauthor=False) / "programmes.json"


def _lire() -> list[str]:
    """Return what was remembered; nothing when it cannot be read, which only makes the question come again."""
    try:
        lus = json.loads(_fichier().read_bytes())
    except (OSError, ValueError, RecursionError):
        return []
    return [joueur for joueur in lus if isinstance(joueur, str)] if isinstance(lus, list) else []
