"""What is said to an engine and what it says, with the time of each line, in a text file that stays small."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from threading import Lock, get_native_id
from typing import Final

from ecosysteme.ecriture import inscriptible
from ecosysteme.fautes import Faute, imprimable

DIT, RECU, PLAINTE, NOTE = ">", "<", "!", "#"  # sent, received, written to the error output, said by nobody
VOLUME: Final = 2_000_000  # bytes after which a file is put aside, in the place of the one put aside before
LIGNE_MAX: Final = 4_000  # characters of a line that are kept
SUITE: Final = ".ancien"


class TraceMoteur:
    """Writes the lines of one engine, whichever thread hears them; what cannot be written harms no game."""

    def __init__(self, chemin: Path, volume: int = VOLUME) -> None:
        """Write at the end of ``chemin``, which is made, with its folder, by the first line."""
        self._chemin, self._volume = chemin, volume
        self._verrou, self._perdue = Lock(), False

    def noter(self, signe: str, *lignes: str) -> None:
        """Write ``lignes``, which have just been said, a time and ``signe`` before each."""
        maintenant = datetime.now().isoformat(" ", "milliseconds")
        texte = "".join(f"{maintenant} {signe} {_couper(ligne)}\n" for ligne in lignes)
        with self._verrou:
            if texte and not self._perdue:
                try:
                    self._ecrire(texte)
                except OSError:
                    self._perdue = True  # a disk that is full would slow every line that follows

    def _ecrire(self, texte: str) -> None:
        self._chemin.parent.mkdir(parents=True, exist_ok=True)
        with self._chemin.open("a", encoding="utf-8", newline="\n") as fichier:
            fichier.write(texte)
            plein = fichier.tell() > self._volume
        if plein:
            os.replace(self._chemin, self._chemin.with_stem(f"{self._chemin.stem}{SUITE}"))


def _couper(ligne: str) -> str:
    """Return a line as plain text, whatever an engine wrote, and no longer than it is worth."""
    reste = len(ligne) - LIGNE_MAX
    return imprimable(ligne[:LIGNE_MAX]) + (f"… (+ {reste})" if reste > 0 else "")


def verifier_dossier(chemin: Path) -> None:
    """Make the folder ``chemin``, where traces are to go; ``ValueError`` when nothing can be written there."""
    try:
        chemin.mkdir(parents=True, exist_ok=True)
    except OSError as erreur:
        raise Faute("{chemin} : {erreur}", chemin=chemin, erreur=erreur) from None
    if not inscriptible(chemin):
        raise Faute("{chemin} : rien ne peut être écrit dans ce dossier", chemin=chemin)


def nommer(place: int, nom: str) -> str:
    """Name the file of player ``place`` of a tournament, called ``nom``: one for each thread that plays.

    >>> nommer(0, "Mon moteur/2.1").partition("-")[2].startswith("Mon-moteur-2.1-")
    True
    """
    sur = "".join(signe if signe.isalnum() or signe in "._" else "-" for signe in nom)[:40]
    return f"{place + 1}-{sur}-{get_native_id()}.txt"
