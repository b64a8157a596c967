"""The tables of a file of tournaments, in each version of theirs that is still read, and what its faults are called.

The first had no sums and no indices. It is read as it is, and becomes the second when something is written to it.
"""

import sqlite3
from typing import Final

from ecosysteme.fautes import Message

VERSION: Final = 2
NATURE: Final = 0x4F54_484C  # SQLite's application_id: "OTHL"

PREMIERES: Final = """
CREATE TABLE tournoi (numero INTEGER PRIMARY KEY, reglement TEXT NOT NULL, cree TEXT NOT NULL);
CREATE TABLE inscrit (
    tournoi INTEGER NOT NULL REFERENCES tournoi, place INTEGER NOT NULL, specification TEXT NOT NULL,
    PRIMARY KEY (tournoi, place)) WITHOUT ROWID;
CREATE TABLE ouverture (
    tournoi INTEGER NOT NULL REFERENCES tournoi, tour INTEGER NOT NULL, coups TEXT NOT NULL,
    PRIMARY KEY (tournoi, tour)) WITHOUT ROWID;
CREATE TABLE partie (
    tournoi INTEGER NOT NULL REFERENCES tournoi, rang INTEGER NOT NULL,
    premier INTEGER NOT NULL, second INTEGER NOT NULL, graine TEXT NOT NULL,
    ouverture TEXT NOT NULL, coups TEXT NOT NULL,
    temps_premier TEXT NOT NULL, temps_second TEXT NOT NULL, -- microseconds a move, spaces between them
    issue INTEGER NOT NULL CHECK (issue IN (0, 1, 2)),
    points_premier INTEGER NOT NULL, points_second INTEGER NOT NULL,
    mobilite_premier REAL NOT NULL, mobilite_second REAL NOT NULL,
    quand TEXT NOT NULL, raison TEXT NOT NULL, fautif INTEGER,
    PRIMARY KEY (tournoi, rang)) WITHOUT ROWID;
"""
AJOUTEES: Final = """
CREATE TABLE somme (
    tournoi INTEGER NOT NULL REFERENCES tournoi, cle TEXT NOT NULL, valeurs TEXT NOT NULL, sceau BLOB NOT NULL,
    PRIMARY KEY (tournoi, cle)) WITHOUT ROWID;
CREATE INDEX rencontre ON partie (tournoi, premier, second, rang);
CREATE INDEX incident ON partie (tournoi, rang) WHERE fautif IS NOT NULL;
"""
FAUTIFS: Final = "fautif IS NOT NULL"
INCIDENTS: Final = "INDEXED BY incident"  # SQLite would read all games: it does not know how few these are
TABLES: Final = {1: PREMIERES, VERSION: PREMIERES + AJOUTEES}  # by version, SQLite's user_version

PATIENCE: Final = 30.0  # s that a writer waits for another
CELLULE_MAX: Final = 1_000_000  # bytes of a text of the file: those of a game are some hundreds
PHRASES: Final = {  # of what happens to a file more than once in a life
    sqlite3.SQLITE_READONLY: Message("en lecture seule"),
    sqlite3.SQLITE_FULL: Message("le disque est plein"),
    sqlite3.SQLITE_IOERR: Message("le disque ne répond pas comme il le doit"),
    sqlite3.SQLITE_BUSY: Message("occupée par un autre programme depuis {patience:g} s", patience=PATIENCE),
    sqlite3.SQLITE_CANTOPEN: Message("ne peut pas être ouverte"),
    sqlite3.SQLITE_NOTADB: Message("ce fichier n'est pas une base SQLite"),
    sqlite3.SQLITE_CORRUPT: Message("ce fichier est abîmé"),
    sqlite3.SQLITE_TOOBIG: Message("un texte y dépasse {limite} octets", limite=CELLULE_MAX),
}
PANNES: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_NOMEM)


def faire(lien: sqlite3.Connection, tables: str) -> None:
    """Make ``tables``, and say of which kind and version the file is."""
    ordres = [*filter(str.strip, tables.split(";")), f"PRAGMA application_id = {NATURE}"]
    for ordre in (*ordres, f"PRAGMA user_version = {VERSION}"):
        lien.execute(ordre)
