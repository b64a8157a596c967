"""The finished games of a series in a file beside its accounts: a line is added for each, and none is written again.

Only the newest are read back. Of two lines with the number of one game, which was taken back, the later one holds.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable
from contextlib import suppress
from os import SEEK_END
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from ecosysteme.ecriture import ecrire
from ecosysteme.entete import garder_participant, lire_participant
from ecosysteme.jeu import Jeu
from ecosysteme.journal.entete_ecrit import ecrire_entete, lire_entete, lire_marche
from ecosysteme.lecture import lire_json
from ecosysteme.tournoi.serie import ISSUES
from ui.suivi.parties_jouees import COUPS, PartieJouee

RENDUES: Final = 500  # games that come back: a line of the list takes the thread of the window a moment
LIMITE: Final = 4 << 20  # bytes that are read, at the end of the file: a game of Othello takes two thousand


def ajouter(chemin: Path, jouees: Iterable[PartieJouee]) -> None:
    """Add ``jouees`` to the file, from which what is too old to be read goes now and then; ``OSError``, ``Panne``."""
    chemin.parent.mkdir(parents=True, exist_ok=True)
    with chemin.open("ab") as sortie:  # a line that was cut short costs none of those that follow
        sortie.write(b"".join(map(_ligne, jouees)))
        trop = sortie.tell() > 2 * LIMITE
    if trop:
        ecrire(chemin, _fin(chemin))


def lire(chemin: Path, jeu: Jeu, serie: int, nombre: int) -> list[PartieJouee]:
    """Return the newest of the first ``nombre`` games, in their order, as those of ``serie``, all of ``jeu``.

    What cannot be read is left out.
    """
    lues: dict[int, PartieJouee] = {}
    with suppress(OSError):
        for ligne in _fin(chemin).split(b"\n"):
            with suppress(ValueError, KeyError, TypeError, AttributeError):
                somme, dite = ligne.split(b" ", 1)
                if int(somme, 16) != crc32(dite):
                    continue
                jouee = _relue(lire_json(dite), jeu, serie)
                lues[jouee.rang] = jouee
    return [lues[rang] for rang in sorted(lues) if 0 < rang <= nombre][-RENDUES:]


def _fin(chemin: Path) -> bytes:
    with chemin.open("rb") as entree:
        entree.seek(max(entree.seek(0, SEEK_END) - LIMITE, 0))
        return entree.read()


def _ligne(jouee: PartieJouee) -> bytes:
    """Write a game with a sum that shows a damage: to play it again would take ten milliseconds."""
    dite = json.dumps(_dite(jouee), ensure_ascii=False).encode()
    return b"\n%08x %b" % (crc32(dite), dite)


def _dite(jouee: PartieJouee) -> dict[str, Any]:
    jeu = jouee.jeu
    return {
        "rang": jouee.rang,
        "joueurs": list(map(garder_participant, jouee.entete.joueurs)),
        "entete": ecrire_entete(jouee.entete, jouee.pendules),
        "depart": "" if jouee.depart == jeu.etat_initial() else jeu.ecrire_etat(jouee.depart),
        "coups": list(map(jeu.ecrire_coup, jouee.coups)),
        "temps": list(jouee.temps),
        "issue": jouee.issue,
        "points": jouee.points,
        "decidee": jouee.decidee,
        "entames": jouee.entames,
        "basculement": jouee.basculement,
        "graine": jouee.graine,
        "quand": jouee.quand,
    }


def _relue(dite: dict[str, Any], jeu: Jeu, serie: int) -> PartieJouee:
    premier, second = map(lire_participant, dite["joueurs"])
    (un, autre), bascule = dite["points"], dite["basculement"]
    coups = [jeu.lire_coup(coup) for coup in dite["coups"]]
    return PartieJouee(
        int(dite["rang"]),
        lire_entete(dite["entete"], (premier, second)),
        jeu,
        jeu.lire_etat(dite["depart"]) if dite["depart"] else jeu.etat_initial(),
        tuple(COUPS.setdefault(coup, coup) for coup in coups),
        array("d", dite["temps"]),
        None if dite["issue"] is None else ISSUES[ISSUES.index(dite["issue"])],
        (int(un), int(autre)),
        decidee=bool(dite["decidee"]),
        pendules=lire_marche(dite["entete"])[0],
        entames=int(dite["entames"]),
        serie=serie,
        basculement=None if bascule is None else (str(bascule[0]), float(bascule[1])),
        graine=None if dite["graine"] is None else int(dite["graine"]),
        quand=None if dite["quand"] is None else float(dite["quand"]),
    )
