"""The file of the notebook: made where it is missing, checked, set aside when it is damaged.

What another program or a newer version wrote is left as it is, and refused.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from ecosysteme.fautes import Faute, Message
from ecosysteme.journal.fichier import (
    FautesDeFichier,
    GenreDeFichier,
    en_clair,
    mettre_de_cote,
    ouvrir_genre,
    transaction,
)

VARIABLE: Final = "OTHELLIER_CARNET"  # of the environment: another file than the user's own
VERSION: Final = 4
NATURE: Final = 0x4F54_4C43  # SQLite's application_id: "OTLC"
EXERCICES: Final = """
CREATE TABLE exercice (
    cle TEXT PRIMARY KEY,    -- of the exercise, up to symmetry at Othello
    jeu TEXT NOT NULL, texte TEXT NOT NULL, -- the game, and the exercise as it is read again
    fsrs TEXT NOT NULL, due TEXT NOT NULL   -- as those of a mistake
) WITHOUT ROWID;
CREATE TABLE essai_exercice (
    cle TEXT NOT NULL, quand REAL NOT NULL, jour TEXT NOT NULL, note TEXT NOT NULL,
    cote INTEGER,            -- nothing for an exercise that has none
    premier INTEGER NOT NULL -- whether it was never tried before
);
"""
RAISONS: Final = """
CREATE TABLE genre (occurrence TEXT PRIMARY KEY, genre TEXT NOT NULL) WITHOUT ROWID; -- why it was a mistake
CREATE TABLE raison (
    cle TEXT NOT NULL, quand REAL NOT NULL,
    genre TEXT NOT NULL, juste INTEGER NOT NULL -- why it was one, and whether that was declared
);
"""
VERDICTS: Final = """
CREATE TABLE verdict (occurrence TEXT PRIMARY KEY, meilleurs TEXT NOT NULL) WITHOUT ROWID; -- of the last review
"""
AJOUTS: Final = {2: EXERCICES, 3: RAISONS, 4: VERDICTS}  # what each version has that the one before had not
TABLES: Final = f"""
CREATE TABLE erreur (
    cle TEXT NOT NULL,           -- of the position, up to symmetry
    occurrence TEXT PRIMARY KEY, -- tells this move of this game from all others
    numero INTEGER NOT NULL,     -- of the move in its game
    etat TEXT NOT NULL, joue TEXT NOT NULL, -- the position and the move, as they were in the game
    gravite TEXT NOT NULL, perdus REAL NOT NULL, pions INTEGER NOT NULL,
    contre TEXT NOT NULL,    -- who the game was played against
    quand REAL NOT NULL      -- s since 1970, UTC, as every instant here
) WITHOUT ROWID;
CREATE INDEX erreur_cle ON erreur (cle);
CREATE TABLE carte (
    cle TEXT PRIMARY KEY,
    fsrs TEXT NOT NULL,      -- JSON, empty for a card that was never answered
    due TEXT NOT NULL,       -- a day, YYYY-MM-DD
    fois INTEGER NOT NULL, rechutes INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX carte_due ON carte (due);
CREATE TABLE essai (cle TEXT NOT NULL, quand REAL NOT NULL, jour TEXT NOT NULL, note TEXT NOT NULL, coup TEXT NOT NULL);
CREATE TABLE rencontre (
    partie TEXT PRIMARY KEY, quand REAL NOT NULL,
    niveau INTEGER NOT NULL, marge INTEGER NOT NULL, -- discs ahead of the engine
    resultat_seul INTEGER NOT NULL -- the margin means nothing, somebody resigned or fell
) WITHOUT ROWID;
{EXERCICES}
{RAISONS}
{VERDICTS}
PRAGMA application_id = {NATURE};
PRAGMA user_version = {VERSION};
"""


class CarnetIndisponible(Faute):
    """The notebook cannot be used at this moment, and nothing was done to it."""


class CarnetAbime(Faute):
    """The file is no notebook any more."""


def _abime(chemin: Path) -> CarnetAbime:
    return CarnetAbime("le carnet {chemin} est abîmé", chemin=chemin)


def _indisponible(chemin: Path, raison: Message | Exception, _remede: Message) -> CarnetIndisponible:
    return CarnetIndisponible("le carnet {chemin} ne peut pas être utilisé : {raison}", chemin=chemin, raison=raison)


DU_CARNET: Final = FautesDeFichier(_abime, _indisponible)
GENRE: Final = GenreDeFichier(NATURE, VERSION, TABLES, DU_CARNET, AJOUTS)


def chemin_du_carnet() -> Path:
    """Return the file that ``OTHELLIER_CARNET`` names, else that of the user's data folder; it may not exist yet."""
    if voulu := os.environ.get(VARIABLE):
        return Path(voulu)
    return user_data_path("othellier", appauthor=False) / "carnet.sqlite"


@contextmanager
def ouvrir(chemin: Path, maintenant: datetime) -> Iterator[sqlite3.Connection]:
    """Open the notebook to read and write, all or nothing; one that is damaged is set aside, and a new one begun.

    Raises ``CarnetIndisponible``; the file is then as it was.
    """
    try:
        lien = ouvrir_genre(chemin, GENRE)
    except CarnetAbime:
        mettre_de_cote(chemin, maintenant, DU_CARNET)
        lien = ouvrir_genre(chemin, GENRE)
    with closing(lien), en_clair(chemin, DU_CARNET), transaction(lien):
        yield lien
