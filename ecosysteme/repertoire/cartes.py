"""The cards of the repertoires, in one SQLite file: when each position comes back, and how well it is known.

As the notebook does, each call opens the file and closes it, so that any thread may make it; a damaged one is set aside
and a new one begun. A line is known when all its positions are: more of them are wanted than of single mistakes.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import date
from math import prod
from pathlib import Path
from typing import Final

from ecosysteme.carnet.repetition import Maintenant, NoteReprise, Repetition, maintenant_local
from ecosysteme.journal.fichier import GenreDeFichier, en_clair, mettre_de_cote, ouvrir_genre, transaction
from ecosysteme.repertoire.depot import DES_REPERTOIRES, RepertoireAbime

FICHIER: Final = "cartes.sqlite"
# A line of seven positions at 0.90 each is known one time in two; at 0.95 they were 15.9 of twenty on day 30, at 0.96
# 17.3 for a tenth more questions (a simulated student, twelve times).
RETENTION: Final = 0.96
NOUVELLES_PAR_JOUR: Final = 10
NATURE: Final = 0x4F54_5250  # SQLite's application_id: "OTRP"
TABLES: Final = f"""
CREATE TABLE carte (
    repertoire TEXT NOT NULL, cle TEXT NOT NULL, -- of the position, up to symmetry
    rang INTEGER NOT NULL,    -- in the repertoire, where new ones are taken in that order
    fsrs TEXT NOT NULL,       -- JSON, empty for a card that was never answered
    due TEXT NOT NULL,        -- a day, YYYY-MM-DD
    vue INTEGER NOT NULL, ratees INTEGER NOT NULL, -- times
    dort INTEGER NOT NULL,    -- whether its position has left the repertoire
    PRIMARY KEY (repertoire, cle)) WITHOUT ROWID;
CREATE TABLE essai (
    repertoire TEXT NOT NULL, cle TEXT NOT NULL, quand REAL NOT NULL, jour TEXT NOT NULL,
    note TEXT NOT NULL, coup TEXT NOT NULL,
    premier INTEGER NOT NULL  -- whether it was never asked before
);
CREATE INDEX essai_jour ON essai (repertoire, jour);
PRAGMA application_id = {NATURE};
PRAGMA user_version = 1;
"""
GENRE: Final = GenreDeFichier(NATURE, 1, TABLES, DES_REPERTOIRES)


@dataclass(frozen=True, slots=True)
class Synchronisation:
    """What a change of a repertoire did to its cards: how many came in or back, how many fell asleep."""

    ajoutees: int
    endormies: int

    def __str__(self) -> str:
        """Write it as ``+3 −1``."""
        return f"+{self.ajoutees} −{self.endormies}"


@dataclass(frozen=True, slots=True)
class ConnuesDuJour:
    """How well a repertoire is known today: ``dues`` are asked, in that order, ``retrouvables`` by key."""

    dues: tuple[str, ...]
    nouvelles: int  # among them, those never asked
    retrouvables: Mapping[str, float]

    def savoir(self, ligne: Sequence[str]) -> float:
        """Return the probability that a whole line would be found today."""
        return prod(self.retrouvables.get(cle, 0.0) for cle in ligne)

    def lignes_sues(self, lignes: Collection[Sequence[str]]) -> float:
        """Return how many whole lines would be found today: each counts by its probability."""
        return sum(map(self.savoir, lignes))


class CartesRepertoire:
    """The cards in the folder of the repertoires; all raise ``RepertoireIndisponible``."""

    def __init__(
        self, dossier: Path, horloge: Maintenant = maintenant_local, nouvelles: int = NOUVELLES_PAR_JOUR
    ) -> None:
        self._chemin, self._horloge, self._nouvelles = dossier / FICHIER, horloge, nouvelles
        self._repetition = Repetition(horloge, RETENTION)

    @property
    def aujourd_hui(self) -> date:
        """The day that cards are due on."""
        return self._repetition.aujourd_hui

    @contextmanager
    def _ouvrir(self) -> Iterator[sqlite3.Connection]:
        try:
            lien = ouvrir_genre(self._chemin, GENRE)
        except RepertoireAbime:
            mettre_de_cote(self._chemin, self._horloge(), DES_REPERTOIRES)
            lien = ouvrir_genre(self._chemin, GENRE)
        with closing(lien), en_clair(self._chemin, DES_REPERTOIRES), transaction(lien):
            yield lien

    def synchroniser(self, nom: str, cles: Sequence[str]) -> Synchronisation:
        """Have the cards of a repertoire be those of ``cles``; one that leaves sleeps, and wakes as it was."""
        voulues = {cle: rang for rang, cle in enumerate(dict.fromkeys(cles))}
        with self._ouvrir() as lien:
            ordre = "SELECT cle FROM carte WHERE repertoire = ? AND NOT dort"
            eveillees = {cle for (cle,) in lien.execute(ordre, (nom,))}
            lien.executemany(
                "INSERT INTO carte VALUES (?, ?, ?, '', ?, 0, 0, 0)"
                " ON CONFLICT (repertoire, cle) DO UPDATE SET rang = excluded.rang, dort = 0",
                [(nom, cle, rang, self.aujourd_hui.isoformat()) for cle, rang in voulues.items()],
            )
            endormies = eveillees - voulues.keys()
            ordre = "UPDATE carte SET dort = 1 WHERE repertoire = ? AND cle = ?"
            lien.executemany(ordre, [(nom, cle) for cle in endormies])
        return Synchronisation(len(voulues.keys() - eveillees), len(endormies))

    def du_jour(self, nom: str) -> ConnuesDuJour:
        """Return what is due of a repertoire, and how well it is known.

        Cards that were seen come first; of new ones, as many as the day still allows.
        """
        jour = self.aujourd_hui.isoformat()
        with self._ouvrir() as lien:
            ordre = "SELECT count(*) FROM essai WHERE repertoire = ? AND jour = ? AND premier"
            restantes = max(self._nouvelles - lien.execute(ordre, (nom, jour)).fetchone()[0], 0)
            ordre = "SELECT cle, fsrs, due, vue FROM carte WHERE repertoire = ? AND NOT dort ORDER BY rang"
            rangees = lien.execute(ordre, (nom,)).fetchall()
        revues = [cle for cle, _, due, vue in rangees if vue and due <= jour]
        neuves = [cle for cle, _, _, vue in rangees if not vue][:restantes]
        connues = {cle: self._repetition.retrouvable(fsrs) for cle, fsrs, _, _ in rangees}
        return ConnuesDuJour((*revues, *neuves), len(neuves), connues)

    def repondre(self, nom: str, cle: str, note: NoteReprise, coup: str) -> date:
        """Keep the first answer of the day to a card, and return the day on which it comes back."""
        maintenant, jour = self._horloge(), self.aujourd_hui.isoformat()
        with self._ouvrir() as lien:
            ordre = "SELECT fsrs, vue FROM carte WHERE repertoire = ? AND cle = ?"
            fsrs, vue = lien.execute(ordre, (nom, cle)).fetchone() or ("", 0)
            suite = self._repetition.repondre(fsrs, note)
            lien.execute(
                "UPDATE carte SET fsrs = ?, due = ?, vue = vue + 1, ratees = ratees + ?"
                " WHERE repertoire = ? AND cle = ?",
                (suite.texte, suite.jour.isoformat(), note == NoteReprise.RATE, nom, cle),
            )
            essai = (nom, cle, maintenant.timestamp(), jour, str(note), coup, not vue)
            lien.execute("INSERT INTO essai VALUES (?, ?, ?, ?, ?, ?, ?)", essai)
        return suite.jour

    def renommer(self, nom: str, nouveau: str) -> None:
        """Give the cards of a repertoire to the one that it is called from now on."""
        with self._ouvrir() as lien:
            lien.execute("DELETE FROM carte WHERE repertoire = ?", (nouveau,))  # of one that is no more
            for table in ("carte", "essai"):
                lien.execute(f"UPDATE {table} SET repertoire = ? WHERE repertoire = ?", (nouveau, nom))
