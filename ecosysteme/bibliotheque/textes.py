"""A long text of games is cut and read by several processes, one piece each, where it can be cut without a doubt."""

from __future__ import annotations

import os
import re
from concurrent.futures import BrokenExecutor
from threading import Event
from typing import Final

from ecosysteme.arret import verifier_arret
from ecosysteme.bibliotheque.lot import Collecte
from ecosysteme.executeurs import processus, recevoir, verifier_processus
from ecosysteme.fautes import Panne
from ecosysteme.formats.reconnaitre import MARQUE, Lecture, reconnaitre
from ecosysteme.formats.sgf.syntaxe import encodage_annonce
from ecosysteme.formats.texte import decoder

MORCEAU: Final = 1_000_000  # characters of a piece: a second of work, more than starting a process takes
# Where a game most likely ends and the next one begins, in SGF and GGF, then in PGN.
ENTRE_PARTIES: Final = re.compile(r"(?<=\))\s*(?=\(;)|\n\s*\n(?=\[Event\s)")


def collecter(lecture: Lecture, arret: Event | None = None) -> Collecte:
    """Gather the games of what was read; what else it holds is counted as refused."""
    collecte = Collecte(refusees=len(lecture.ignores) + len(lecture.positions))
    for rang, enregistrement in enumerate(lecture.enregistrements, start=1):
        verifier_arret(arret)
        collecte.ajouter(rang, enregistrement)
    return collecte


def collecter_en_morceaux(octets: bytes, arret: Event | None = None) -> Collecte | None:
    """Gather the games of a long text; ``None`` where it has to be read as a whole: short, or with a fault anywhere.

    A place between two games may only look like one, inside a comment: the piece before is then cut off in the middle,
    and what cannot be read strictly is never kept. Raises ``Interrompu`` soon after ``arret`` is set.
    """
    taches = os.cpu_count() or 1
    if taches < 2 or len(octets) < 2 * MORCEAU:
        return None
    try:
        morceaux = decouper_texte(decoder(octets, encodage_annonce(octets)).removeprefix(MARQUE))
        verifier_processus()
    except (ValueError, Panne):
        return None
    if len(morceaux) < 2:
        return None
    with processus(min(taches, len(morceaux))) as executeur:
        promesses = [executeur.submit(lire_morceau, morceau) for morceau in morceaux]
        tout = Collecte()
        for promesse in promesses:
            try:
                lue = recevoir(promesse, arret)
            except BrokenExecutor:
                return None
            if lue is None:
                return None
            tout.etendre(lue)
    return tout


def decouper_texte(texte: str) -> list[str]:
    """Cut a text between games, as it seems, every ``MORCEAU`` characters or a little more."""
    morceaux, debut = [], 0
    while len(texte) - debut > MORCEAU and (entre := ENTRE_PARTIES.search(texte, debut + MORCEAU)):
        morceaux.append(texte[debut : entre.start()])
        debut = entre.end()
    return [*morceaux, texte[debut:]]


def lire_morceau(texte: str) -> Collecte | None:
    """Gather the games of a piece, ``None`` when it is not read strictly, as games of a format with a structure."""
    try:
        lecture = reconnaitre(texte)
    except ValueError:
        return None
    if lecture.raison is not None or lecture.ignores or lecture.format not in ("sgf", "ggf", "pgn"):
        return None
    return collecter(lecture)
