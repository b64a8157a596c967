"""A long text of games is cut and read by several processes, one piece each, where it can be cut without a doubt."""

from __future__ import annotations

import os
import re
from concurrent.futures import BrokenExecutor
from threading import Event
from typing import Final

from ecosysteme.arret import verifier_arret
from ecosysteme.bibliotheque.lot import Collecte
from ecosysteme.bibliotheque.simples import collecter_simples
from ecosysteme.executeurs import processus, recevoir, verifier_processus
from ecosysteme.fautes import Panne
from ecosysteme.formats.reconnaitre import MARQUE, Lecture, reconnaitre
from ecosysteme.formats.sgf.syntaxe import encodage_annonce
from ecosysteme.formats.texte import decoder

MORCEAU: Final = 1_000_000  # characters of a piece: a second of work, more than starting a process takes
# Where a game most likely ends and the next one begins, in SGF and GGF, then in PGN.
ENTRE_PARTIES: Final = re.compile(r"(?<=\))\s*(?=\(;)|\n\s*\n(?=\[Event\s)")


def collecter(lecture: Lecture, arret: Event | None = None) -> Collecte:
    """Gather the games of what was read; positions are counted as refused."""
    collecte = Collecte(refusees=len(lecture.positions), illisibles=len(lecture.ignores))
    for rang, enregistrement in enumerate(lecture.enregistrements, start=1):
        verifier_arret(arret)
        collecte.ajouter(rang, enregistrement)
    return collecte


def collecter_en_morceaux(octets: bytes, arret: Event | None = None) -> Collecte | None:
    """Gather the games of a text; ``None`` where it has to be read as a whole: with a fault anywhere, or too short.

    A short text is gathered here where its games are plain. A place between two games may only look like one, inside a
    comment: the piece before is then cut off in the middle, and what cannot be read strictly is never kept. Raises
    ``Interrompu`` soon after ``arret`` is set.
    """
    try:
        morceaux = decouper_texte(decoder(octets, encodage_annonce(octets)).removeprefix(MARQUE))
        taches = min(os.cpu_count() or 1, len(morceaux))
        if taches < 2 or len(octets) < 2 * MORCEAU:
            return _collecter_ici(morceaux, arret)
        verifier_processus()
    except (ValueError, Panne):
        return None
    with processus(taches) as executeur:
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


def _collecter_ici(morceaux: list[str], arret: Event | None) -> Collecte | None:
    """Gather plain games in this process, ``None`` where there are others."""
    tout = Collecte()
    for morceau in morceaux:
        verifier_arret(arret)
        if (lue := collecter_simples(morceau)) is None:
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
    if (collecte := collecter_simples(texte)) is not None:
        return collecte
    try:
        lecture = reconnaitre(texte)
    except ValueError:
        return None
    if lecture.raison is not None or lecture.ignores or lecture.format not in ("sgf", "ggf", "pgn"):
        return None
    return collecter(lecture)
