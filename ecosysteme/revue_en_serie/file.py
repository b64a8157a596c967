"""The queue, in the file of the library: which games are to be judged, and what was found of those that are.

A game is its moves in canonical order: two that have the same ones, in two collections, are one, and a game that is
deleted and comes back was judged already. It waits as long as it has its row in the queue, which goes in the
transaction that writes what was found: whatever ends this program, a game is judged or waits.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
from ecosysteme.bibliotheque.fichier import DE_LA_BIBLIOTHEQUE, NOM, ecriture, lecture
from ecosysteme.bibliotheque.filtres import FiltreDeParties
from ecosysteme.experts.othello import empreinte_moteur
from ecosysteme.fautes import Faute, Message, lire_raison
from ecosysteme.journal.fichier import en_clair
from ecosysteme.moteur.othello.noyaux.sequences import FIN_DE_SUITE
from ecosysteme.moteur.othello.recueil import PositionCherchee
from ecosysteme.reglages import NOEUDS_APPROFONDIS, NOEUDS_EN_SERIE
from ecosysteme.sqlite import reserver

REVUE: Final = "revue"  # what is reserved beside the file, which imports go on changing
A_FAIRE: Final = "SELECT suite, noeuds, approfondis FROM analyse_demandee WHERE refus = ''"
EN_ATTENTE: Final = "SELECT count(*) FROM analyse_demandee WHERE refus = ''"


@dataclass(frozen=True, slots=True)
class Effort:
    """Positions that are looked at for a move; ``approfondis`` for one that lost much at first, 0: no more."""

    noeuds: int = int(NOEUDS_EN_SERIE.defaut)
    approfondis: int = 0


ORDINAIRE: Final = Effort()
APPROFONDI: Final = Effort(approfondis=int(NOEUDS_APPROFONDIS.defaut))


@dataclass(frozen=True, slots=True)
class DemandeDAnalyse:
    """A game that waits."""

    suite: bytes
    effort: Effort


@dataclass(frozen=True, slots=True)
class CompteDeFile:
    """How many games wait, and how many could not be judged."""

    attente: int = 0
    refusees: int = 0


def suites_de(bibliotheque: Bibliotheque, position: PositionCherchee, filtre: FiltreDeParties) -> list[bytes]:
    """Return the games of a position, each set of moves once, the newest first; one without a move is none."""
    colonnes = bibliotheque.colonnes
    places = bibliotheque.places_de(position, filtre)
    ordre = places[np.argsort(-colonnes["annees"][places].astype(np.int64), kind="stable")]
    suites = (suite.tobytes().rstrip(bytes([FIN_DE_SUITE])) for suite in colonnes["suites"][ordre])
    return [suite for suite in dict.fromkeys(suites) if suite]


def demander(dossier: Path, suites: Iterable[bytes], effort: Effort = ORDINAIRE) -> int:
    """Put games into the queue, but those that were judged as well already; return how many wait that did not.

    A game that waits is judged with the greater effort of the two, and one that was refused is tried again.
    """
    moteur, noeuds, approfondis = empreinte_moteur(), effort.noeuds, effort.approfondis
    with ecriture(dossier) as lien:
        (avant,) = lien.execute(EN_ATTENTE).fetchone()
        lien.executemany(
            "INSERT INTO analyse_demandee (suite, noeuds, approfondis, refus) SELECT ?1, ?3, ?4, '' WHERE NOT EXISTS"
            " (SELECT 1 FROM analyse WHERE suite = ?1 AND moteur = ?2 AND noeuds >= ?3 AND approfondis >= ?4)"
            " ON CONFLICT (suite) DO UPDATE SET noeuds = max(noeuds, excluded.noeuds),"
            " approfondis = max(approfondis, excluded.approfondis), refus = ''",
            ((suite, moteur, noeuds, approfondis) for suite in suites),
        )
        (apres,) = lien.execute(EN_ATTENTE).fetchone()
    return int(apres - avant)


def prochaine(dossier: Path, en_cours: Collection[bytes] = ()) -> DemandeDAnalyse | None:
    """Return the first game that waits and is not in progress."""
    with lecture(dossier) as lien:
        rangees = [] if lien is None else lien.execute(f"{A_FAIRE} ORDER BY rang LIMIT ?", (len(en_cours) + 1,))
        for suite, noeuds, approfondis in rangees:
            if suite not in en_cours:
                return DemandeDAnalyse(bytes(suite), Effort(noeuds, approfondis))
    return None


def enregistrer(dossier: Path, demande: DemandeDAnalyse, coups: bytes) -> bool:
    """Write what was found of a game, which leaves the queue unless more was asked of it meanwhile; tell whether."""
    effort = demande.effort
    with ecriture(dossier) as lien:
        lien.execute(
            "INSERT OR REPLACE INTO analyse VALUES (?, ?, ?, ?, ?, ?)",
            (demande.suite, empreinte_moteur(), effort.noeuds, effort.approfondis, coups, time.time()),
        )
        sortie = lien.execute(
            "DELETE FROM analyse_demandee WHERE suite = ? AND noeuds <= ? AND approfondis <= ?",
            (demande.suite, effort.noeuds, effort.approfondis),
        )
        return sortie.rowcount > 0


def refuser(dossier: Path, demande: DemandeDAnalyse, raison: Message) -> bool:
    """Note why a game could not be judged; tell whether it was in the queue.

    Nobody tries it again until it is asked for once more.
    """
    with ecriture(dossier) as lien:
        ordre = "UPDATE analyse_demandee SET refus = ? WHERE suite = ?"
        return lien.execute(ordre, (raison.en_json(), demande.suite)).rowcount > 0


def vider(dossier: Path) -> int:
    """Empty the queue; return how many games waited. What was found is kept."""
    compte = compter(dossier)
    if compte.attente or compte.refusees:
        with ecriture(dossier) as lien:
            lien.execute("DELETE FROM analyse_demandee")
    return compte.attente


def compter(dossier: Path) -> CompteDeFile:
    """Count what is in the queue."""
    with lecture(dossier) as lien:
        if lien is None:
            return CompteDeFile()
        lu = lien.execute("SELECT total(refus = ''), total(refus <> '') FROM analyse_demandee").fetchone()
        return CompteDeFile(*map(int, lu))


def refus(dossier: Path) -> dict[bytes, Message]:
    """Return the games that could not be judged, each with the reason."""
    with lecture(dossier) as lien:
        ordre = "SELECT suite, refus FROM analyse_demandee WHERE refus <> '' ORDER BY rang"
        rangees = () if lien is None else lien.execute(ordre)
        return {suite: lire_raison(raison) for suite, raison in rangees}


def analyses(dossier: Path) -> dict[bytes, bytes]:
    """Return what our engine found of each game, with the greatest effort that was spent on it."""
    with lecture(dossier) as lien:
        ordre = "SELECT suite, coups FROM analyse WHERE moteur = ? ORDER BY suite, approfondis, noeuds"
        return {} if lien is None else dict(lien.execute(ordre, (empreinte_moteur(),)))


@contextmanager
def reservee(dossier: Path) -> Iterator[None]:
    """Keep every other process from judging the games of this library; ``Faute`` when one does already."""
    chemin = dossier / NOM
    with en_clair(chemin, DE_LA_BIBLIOTHEQUE), reserver(chemin.with_name(f"{NOM}-{REVUE}")) as prise:
        if not prise:
            raise Faute("les parties de la bibliothèque {dossier} sont déjà en cours d'analyse", dossier=dossier)
        yield
