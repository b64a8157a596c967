"""The SQLite file of the library: the games, who played them, where they came from.

What another program or a newer version wrote is left as it is, and refused; what is damaged is set aside.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from ecosysteme import sqlite
from ecosysteme.bibliotheque.tableaux import balayer
from ecosysteme.fautes import Message, Panne
from ecosysteme.journal.fichier import (
    FautesDeFichier,
    GenreDeFichier,
    en_clair,
    mettre_de_cote,
    ouvrir_genre,
    transaction,
)

NOM: Final = "bibliotheque.sqlite"
NATURE: Final = 0x4F54_4249  # SQLite's application_id: "OTBI"
VERSION: Final = 3
NUMERO_MAX: Final = 2**63 - 1  # SQLite holds no higher one: whoever asks for it asks for what is not there
ANALYSES: Final = """
CREATE TABLE analyse (
    suite BLOB NOT NULL,           -- the moves in canonical order: games that share them share what is said of them
    moteur TEXT NOT NULL,          -- its evaluation: what two engines say is not mixed
    noeuds INTEGER NOT NULL, approfondis INTEGER NOT NULL, -- positions a move, and where one lost much
    coups BLOB NOT NULL,           -- of each move: discs lost, value, colour and certainty
    quand REAL NOT NULL,           -- s since 1970, UTC
    PRIMARY KEY (suite, moteur, noeuds, approfondis)) WITHOUT ROWID;
CREATE TABLE analyse_demandee (
    rang INTEGER PRIMARY KEY,      -- the order in which they are done
    suite BLOB NOT NULL UNIQUE,
    noeuds INTEGER NOT NULL, approfondis INTEGER NOT NULL,
    refus TEXT NOT NULL);          -- why it could not be done, nothing as long as it waits
"""
CHANGEMENTS: Final = """
CREATE TABLE suppression (
    quand REAL PRIMARY KEY,        -- when games were deleted together, as each of them says
    source INTEGER);               -- the source that was deleted as a whole
CREATE TABLE meme_joueur (
    joueur INTEGER PRIMARY KEY, que INTEGER NOT NULL); -- two names of one person, as the user says
CREATE TABLE posee (
    partie INTEGER PRIMARY KEY REFERENCES partie, depart TEXT NOT NULL); -- a game from another start, in no array
CREATE TABLE marquage (
    version INTEGER NOT NULL,      -- how often something was changed that is beside the arrays
    dernier INTEGER NOT NULL);     -- no game gets this number or a lower one: they were those of games that are gone
INSERT INTO marquage VALUES (0, 0);
"""
# What each version has that the one before had not: tables of their own, for a column that is added to one that is
# there is not written as that of a new file.
AJOUTS: Final = {2: ANALYSES, 3: CHANGEMENTS}
# Not a word of what a version had may change, comments included: a file that has other words is taken for damaged.
TABLES: Final = f"""
CREATE TABLE source (
    numero INTEGER PRIMARY KEY,
    genre TEXT NOT NULL,           -- wthor, fichier, journal, tournoi
    nom TEXT NOT NULL,
    empreinte TEXT NOT NULL UNIQUE, -- of the bytes of a file, or the place of what grows
    quand REAL NOT NULL,           -- s since 1970, UTC
    parties INTEGER NOT NULL, refusees INTEGER NOT NULL);
CREATE TABLE joueur (
    numero INTEGER PRIMARY KEY,    -- 0 stands for nobody known, and has no row
    nom TEXT NOT NULL UNIQUE,
    cle TEXT NOT NULL,             -- as it is searched
    programme INTEGER NOT NULL);
CREATE TABLE tournoi (
    numero INTEGER PRIMARY KEY,    -- 0 stands for none
    nom TEXT NOT NULL UNIQUE, cle TEXT NOT NULL,
    xot INTEGER NOT NULL);         -- its games begin with eight moves that were drawn
CREATE TABLE partie (
    numero INTEGER PRIMARY KEY,
    source INTEGER NOT NULL REFERENCES source, rang INTEGER NOT NULL, -- its number there
    noir INTEGER NOT NULL, blanc INTEGER NOT NULL, tournoi INTEGER NOT NULL,
    annee INTEGER NOT NULL,        -- 0: not said
    score INTEGER NOT NULL,        -- Black's discs, or who won and no more
    theorique INTEGER,
    etat INTEGER NOT NULL,         -- over, or cut before its end
    coups BLOB NOT NULL,           -- a byte a square, as it was played
    supprimee REAL,
    UNIQUE (source, rang));
CREATE INDEX partie_supprimee ON partie (numero) WHERE supprimee IS NOT NULL;
CREATE TABLE rangement (generation INTEGER NOT NULL, parties INTEGER NOT NULL); -- one row: which arrays are true
{ANALYSES}
{CHANGEMENTS}
PRAGMA application_id = {NATURE};
PRAGMA user_version = {VERSION};
"""


def maintenant_utc() -> datetime:
    """Return the moment, as files are dated."""
    return datetime.now(UTC)


class BibliothequeIndisponible(Panne):
    """The library cannot be used at this moment, and nothing was done to it; ``remede`` is what somebody can do."""

    remede: Message


class BibliothequeAbimee(Panne):
    """The file is no library any more."""


def _abimee(chemin: Path) -> BibliothequeAbimee:
    return BibliothequeAbimee("la bibliothèque {chemin} est abîmée", chemin=chemin)


def _indisponible(chemin: Path, raison: Message | Exception, remede: Message) -> BibliothequeIndisponible:
    faute = BibliothequeIndisponible(
        "la bibliothèque {chemin} ne peut pas être utilisée : {raison}", chemin=chemin, raison=raison
    )
    faute.remede = remede
    return faute


DE_LA_BIBLIOTHEQUE: Final = FautesDeFichier(_abimee, _indisponible)
GENRE: Final = GenreDeFichier(NATURE, VERSION, TABLES, DE_LA_BIBLIOTHEQUE, AJOUTS)


@contextmanager
def _bien_typee(chemin: Path) -> Iterator[None]:
    """Take for damage what fails on a cell of another type than its column's, which SQLite lets any program write."""
    try:
        yield
    except (TypeError, OverflowError) as erreur:
        raise _abimee(chemin) from erreur
    except sqlite3.IntegrityError as erreur:
        if (
            sqlite.code(erreur) == sqlite3.SQLITE_MISMATCH
            or erreur.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_NOTNULL
        ):
            raise _abimee(chemin) from erreur
        raise


@contextmanager
def lecture(dossier: Path) -> Iterator[sqlite3.Connection | None]:
    """Open the file to read one moment of it, ``None`` when there is none.

    Raises ``BibliothequeAbimee`` or ``BibliothequeIndisponible``.
    """
    chemin = dossier / NOM
    if not chemin.exists():
        yield None
        return
    ouverte = ouvrir_genre(chemin, GENRE, lu=True)
    with closing(ouverte) as lien, en_clair(chemin, DE_LA_BIBLIOTHEQUE), _bien_typee(chemin):
        lien.execute("PRAGMA query_only = TRUE")
        lien.execute("BEGIN")
        yield lien


@contextmanager
def ecriture(dossier: Path) -> Iterator[sqlite3.Connection]:
    """Open the file to change it, all or nothing, and make it first where it is missing; raises as ``lecture``."""
    chemin = dossier / NOM
    with closing(ouvrir_genre(chemin, GENRE)) as lien, en_clair(chemin, DE_LA_BIBLIOTHEQUE), _bien_typee(chemin):
        lien.execute("PRAGMA synchronous = NORMAL")  # a power cut may lose the last import, never the file
        with transaction(lien):
            if not lien.execute("SELECT count(*) FROM rangement").fetchone()[0]:
                lien.execute("INSERT INTO rangement VALUES (0, 0)")
            yield lien


def rangement(lien: sqlite3.Connection) -> tuple[int, int]:
    """Return the generation of the arrays that are true, and how many games these hold."""
    lu: tuple[int, int] | None = lien.execute("SELECT generation, parties FROM rangement").fetchone()
    return lu or (0, 0)


def version_des_marques(lien: sqlite3.Connection) -> int:
    """Return a number that changes with what is beside the arrays: deletions, names that are one person's."""
    lu: tuple[int] | None = lien.execute("SELECT version FROM marquage").fetchone()
    return 0 if lu is None else lu[0]


def marquer(lien: sqlite3.Connection) -> None:
    """Tell whoever reads the library that something beside the arrays has changed."""
    lien.execute("UPDATE marquage SET version = version + 1")


def ecarter_si_abimee(dossier: Path, maintenant: datetime) -> Path | None:
    """Set a damaged file aside, with its arrays removed, and return its new place; ``None`` when it is sound."""
    try:
        with lecture(dossier):
            return None
    except BibliothequeAbimee:
        ailleurs = mettre_de_cote(dossier / NOM, maintenant, DE_LA_BIBLIOTHEQUE)
    balayer(dossier)
    return ailleurs
