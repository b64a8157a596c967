"""The file of the journal: opened or made, checked, and set aside when it is damaged.

What another program wrote, what a newer version of this one wrote, and what cannot be written at this moment is left as
it is: only a file that SQLite cannot read any more is renamed, for whoever wants to look into it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache, partial
from pathlib import Path
from shutil import disk_usage
from typing import Final

from ecosysteme import sqlite
from ecosysteme.fautes import Faute, Message

VERSION: Final = (
    3  # 1 had no ``avis`` and no ``ordre``, 2 no ``entete``: a version has columns that the one before lacks
)
NATURE: Final = 0x4F54_4A4C  # SQLite's application_id: "OTJL"
PATIENCE: Final = 5.0  # s that a writer waits for another; nobody sees it, for the writer has its own thread

# What ``evaluation`` does not say of a move: its loss, the best moves, who judged it; see ``avis_ecrit``. A program of
# an older version that has the file open goes on writing in it.
AVIS: Final = "avis TEXT NOT NULL DEFAULT ''"
# The later a game was touched, the higher: clocks go back, or a year forward for a day.
ORDRE: Final = "ordre INTEGER NOT NULL DEFAULT 0"
# What the header says besides the players, as JSON: see ``entete_ecrit``.
ENTETE: Final = "entete TEXT NOT NULL DEFAULT ''"
AJOUTS: Final = (("partie", ORDRE), ("partie", ENTETE), ("noeud", AVIS))  # to what version 1 had
INDEX: Final = "CREATE INDEX IF NOT EXISTS partie_ordre ON partie (ordre)"
TABLES: Final = f"""
CREATE TABLE partie (
    numero INTEGER PRIMARY KEY AUTOINCREMENT, -- never given again, even after a purge
    teneur TEXT NOT NULL,                     -- the journal, of one process, that goes on writing this game
    jeu TEXT NOT NULL,                        -- its specification
    depart TEXT NOT NULL,                     -- the state it begins in, empty for the game's own
    premier TEXT NOT NULL, second TEXT NOT NULL,
    origine TEXT NOT NULL,
    commencee REAL NOT NULL, touchee REAL NOT NULL, -- s since 1970, UTC, as every date here
    place INTEGER NOT NULL,                   -- the node where the game stands
    coups INTEGER NOT NULL,                   -- moves of the line that is followed, passes left out
    issue INTEGER, points_premier INTEGER NOT NULL, points_second INTEGER NOT NULL, -- at the end of that line
    ecartee REAL,                             -- nobody is asked any more to go on with it
    supprimee REAL,
    {ORDRE},
    {ENTETE});
CREATE INDEX partie_touchee ON partie (touchee);
CREATE TABLE noeud (
    partie INTEGER NOT NULL REFERENCES partie, numero INTEGER NOT NULL,
    parent INTEGER, rang INTEGER NOT NULL,    -- among what was played after the parent, the root's is 0
    coup TEXT, secondes REAL NOT NULL,        -- no move: the root, or a forced pass
    commentaire TEXT NOT NULL, glyphe TEXT NOT NULL, evaluation REAL, marque INTEGER NOT NULL,
    proprietes TEXT NOT NULL,                 -- JSON
    quand REAL NOT NULL,
    {AVIS},
    PRIMARY KEY (partie, numero)) WITHOUT ROWID;
{INDEX};
PRAGMA application_id = {NATURE};
PRAGMA user_version = {VERSION};
"""

MAGIE: Final = b"SQLite format 3\0"
LONGUEUR_ENTETE: Final = 100  # bytes
PLACE: Final = 65_536  # bytes, of which SQLite takes half at once beside the file
# What SQLite also says of a header that is damaged: that it is of a later version, or only to be read.
DOUTEUX: Final = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)
AUTRE_GENRE: Final = Message("c'est un autre genre de fichier"), Message("déplacer ce fichier")
PLUS_RECENT: Final = Message("une version plus récente d'Othellier l'a écrit"), Message("mettre ce programme à jour")
ABIME: Final = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_FORMAT)
SANS_CODE: Final = 0  # for an error that has no code, Python's own: of a text that is not UTF-8
# What SQLite says of a file that may be in order, and of which nothing can be done now; and what somebody can do.
FERMER: Final = Message("fermer cet autre programme")
PERMETTRE: Final = Message("permettre d'écrire dans ce dossier")
VERIFIER: Final = Message("vérifier ce disque et ce dossier")
PHRASES: Final = {
    sqlite3.SQLITE_BUSY: (Message("il est occupé par un autre programme"), FERMER),
    sqlite3.SQLITE_LOCKED: (Message("il est occupé par un autre programme"), FERMER),
    sqlite3.SQLITE_READONLY: (Message("il est en lecture seule"), PERMETTRE),
    sqlite3.SQLITE_PERM: (Message("la permission est refusée"), PERMETTRE),
    sqlite3.SQLITE_FULL: (Message("le disque est plein"), Message("libérer de la place")),
    sqlite3.SQLITE_IOERR: (Message("le disque ne répond pas comme il le doit"), VERIFIER),
    sqlite3.SQLITE_CANTOPEN: (Message("il ne peut pas être ouvert"), VERIFIER),
}


def _essayer(geste: Message) -> Message:
    """Say what somebody can do, and that the journal is written again at the next move."""
    return Message("{geste}, puis jouer un coup", geste=geste)


class JournalIndisponible(Faute):
    """The journal cannot be used at this moment, and nothing was done to it; ``remede`` is what somebody can do."""

    remede = _essayer(VERIFIER)


class JournalAbime(Faute):
    """The file is no journal any more: SQLite cannot read it."""


def _abime(chemin: Path) -> JournalAbime:
    return JournalAbime("le journal {chemin} est abîmé", chemin=chemin)


def _indisponible(chemin: Path, raison: Message | Exception, remede: Message) -> JournalIndisponible:
    faute = JournalIndisponible("le journal {chemin} ne peut pas être utilisé : {raison}", chemin=chemin, raison=raison)
    faute.remede = remede if remede is PLUS_RECENT[1] else _essayer(remede)
    return faute


@dataclass(frozen=True)
class FautesDeFichier:
    """What is raised of a file of the user: ``abime`` when it is damaged, ``indisponible`` when it cannot be used now.

    The latter is given the reason, and what somebody can do.
    """

    abime: Callable[[Path], Faute]
    indisponible: Callable[[Path, Message | Exception, Message], Faute]


@dataclass(frozen=True)
class GenreDeFichier:
    """A kind of file of the user: SQLite's ``application_id``, a version, the orders that make a file of it.

    ``ajouts`` are the orders of each version that added something to the one before.
    """

    nature: int
    version: int
    tables: str
    fautes: FautesDeFichier
    ajouts: Mapping[int, str] = field(default_factory=dict)


DU_JOURNAL: Final = FautesDeFichier(_abime, _indisponible)


@contextmanager
def en_clair(chemin: Path, fautes: FautesDeFichier = DU_JOURNAL) -> Iterator[None]:
    """Turn an error of SQLite, or of the system, into one of ``fautes``; what we got wrong ourselves stays."""
    try:
        yield
    except (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError):
        raise
    except sqlite3.Error as erreur:
        code = sqlite.code(erreur)
        if _illisible(erreur) or (code in DOUTEUX and chemin.is_file() and not entete_sain(chemin)):
            raise fautes.abime(chemin) from None
        if code == sqlite3.SQLITE_IOERR and _plein(chemin):
            code = sqlite3.SQLITE_FULL
        raise fautes.indisponible(chemin, *PHRASES.get(code, (sqlite.raison(erreur), VERIFIER))) from None
    except UnicodeDecodeError:  # SQLite's own sentence quotes a damaged schema, and Python cannot read it
        raise fautes.abime(chemin) from None
    except OSError as erreur:
        remede = PERMETTRE if isinstance(erreur, PermissionError) else VERIFIER
        raise fautes.indisponible(chemin, erreur, remede) from None


def _plein(chemin: Path) -> bool:
    """Tell whether there is no place left for what SQLite keeps beside the file: it calls that an error of the disk."""
    with suppress(OSError):
        return disk_usage(chemin.parent).free < PLACE
    return False


def du_fichier(erreur: sqlite3.Error) -> bool:
    """Tell whether an error is about the whole file, and not about what one wanted to write in it."""
    return _illisible(erreur) or sqlite.code(erreur) in PHRASES


def _illisible(erreur: sqlite3.Error) -> bool:
    """Tell whether what the file holds cannot be read: by SQLite, or as the text that Python expects there."""
    code = sqlite.code(erreur)
    return code in ABIME or (code == SANS_CODE and isinstance(erreur, sqlite3.OperationalError))


def ouvrir(chemin: Path) -> sqlite3.Connection:
    """Open the journal to write in it, and make it first if it is not there; for the thread that calls.

    Raises ``JournalAbime`` or ``JournalIndisponible``; the file is then as it was.
    """
    return _ouvrir(chemin, DU_JOURNAL, _preparer)


def _preparer(lien: sqlite3.Connection, chemin: Path) -> None:
    if not compter_tables(lien):
        _creer(lien)
    _verifier(lien, chemin)
    _convertir(lien)
    lien.execute("PRAGMA synchronous = NORMAL")  # a power cut may lose the last moves, never the file


def ouvrir_genre(chemin: Path, genre: GenreDeFichier, *, lu: bool = False) -> sqlite3.Connection:
    """Open a file of that kind to read and write, made first if it is not there; for the thread that calls.

    One that is only ``lu``, read, may lie in a folder where nothing is written.

    One of an older version is given what it lacks. Raises one of the faults for a file that holds anything but its
    tables, is of another kind or of a newer version, or cannot be opened: it is then as it was.
    """
    return _ouvrir(chemin, genre.fautes, partial(_preparer_genre, genre=genre), figee=lu and sqlite.figee(chemin))


def _preparer_genre(lien: sqlite3.Connection, chemin: Path, genre: GenreDeFichier) -> None:
    if not compter_tables(lien):
        _creer(lien, genre.tables)
    nature, version = _nature_et_version(lien)
    if nature == genre.nature and version > genre.version:
        raise genre.fautes.indisponible(chemin, *PLUS_RECENT)
    if nature != genre.nature:
        raise genre.fautes.indisponible(chemin, *AUTRE_GENRE)
    if version < genre.version:
        with transaction(lien):
            for suivante in range(_nature_et_version(lien)[1] + 1, genre.version + 1):  # of another process, perhaps
                _executer(lien, f"{genre.ajouts.get(suivante, '')} PRAGMA user_version = {suivante}")
    if not sqlite.contient(lien, genre.tables):
        raise genre.fautes.abime(chemin)


def _ouvrir(
    chemin: Path,
    fautes: FautesDeFichier,
    preparer: Callable[[sqlite3.Connection, Path], None],
    *,
    figee: bool = False,
) -> sqlite3.Connection:
    with en_clair(chemin, fautes):
        chemin.parent.mkdir(parents=True, exist_ok=True)
        adresse = f"{chemin.absolute().as_uri()}{sqlite.FIGEE}" if figee else chemin
        lien = sqlite3.connect(adresse, uri=figee, timeout=PATIENCE, isolation_level=None)
    try:
        with en_clair(chemin, fautes):
            preparer(lien, chemin)
    except BaseException:
        lien.close()
        raise
    return lien


@contextmanager
def lecture(chemin: Path) -> Iterator[sqlite3.Connection | None]:
    """Open the journal to read it, ``None`` when there is none; what SQLite finds wrong meanwhile is raised as above.

    The faults of the text and of the numbers that it holds are those of whoever reads them.
    """
    if not chemin.exists():
        yield None
        return
    with en_clair(chemin):
        mode = sqlite.FIGEE if sqlite.figee(chemin) else "?mode=rw"
        lien = sqlite3.connect(f"{chemin.absolute().as_uri()}{mode}", uri=True, timeout=PATIENCE)
        try:
            lien.execute("PRAGMA query_only = TRUE")
            lien.text_factory = _texte
            if not compter_tables(lien):
                yield None  # another process is making it
                return
            _verifier(lien, chemin)
            yield lien
        finally:
            lien.close()


def _texte(octets: bytes) -> str:
    """Read a text of which some bytes may be wrong: it concerns one game, and the others are to be listed."""
    return octets.decode("utf-8", "replace")


def compter_tables(lien: sqlite3.Connection) -> int:
    """Return how many tables and indexes a file has: none in one that is new."""
    nombre: int = lien.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    return nombre


def _creer(lien: sqlite3.Connection, tables: str = TABLES) -> None:
    lien.execute("PRAGMA journal_mode = WAL")
    with transaction(lien):
        if not compter_tables(lien):  # no other process has made them meanwhile
            _executer(lien, tables)


def _executer(lien: sqlite3.Connection, ordres: str) -> None:
    for ordre in filter(str.strip, ordres.split(";")):
        lien.execute(ordre)


def _convertir(lien: sqlite3.Connection) -> None:
    """Give a journal of an older version what it lacks."""
    if not _manquantes(lien):
        return
    with transaction(lien):
        for table, ajout in _manquantes(lien):  # unless another process has done it meanwhile
            lien.execute(f"ALTER TABLE {table} ADD COLUMN {ajout}")
            if ajout is ORDRE:
                lien.execute("UPDATE partie SET ordre = numero")
                lien.execute(INDEX)
        lien.execute(f"PRAGMA user_version = {VERSION}")


def _manquantes(lien: sqlite3.Connection) -> list[tuple[str, str]]:
    """Return the columns that an older version has not, each with its table."""
    return [(table, ajout) for table, ajout in AJOUTS if ajout.split()[0] not in colonnes(lien, table)]


def colonnes(lien: sqlite3.Connection, table: str = "noeud") -> set[str]:
    """Return the names of what a table of a journal holds: one of an older version, read only, lacks some."""
    return {nom for _, nom, *_ in lien.execute(f"PRAGMA table_info({table})")}


def entete_sain(chemin: Path) -> bool:
    """Tell whether the first bytes of the file are what SQLite writes there, wherever that can be told.

    See *The Database Header* of its file format. Only to be asked about a file that SQLite has just refused: the system
    takes back the locks of a process on a file that it closes.
    """
    with chemin.open("rb") as flux:
        entete = flux.read(LONGUEUR_ENTETE)
    schema, encodage = (int.from_bytes(entete[debut : debut + 4], "big") for debut in (44, 56))
    return entete.startswith(MAGIE) and entete[18] in (1, 2) and entete[19] in (1, 2) and schema <= 4 and encodage <= 3


def _verifier(lien: sqlite3.Connection, chemin: Path) -> None:
    """Refuse a file of another kind or of a newer version, and one whose tables are not there any more.

    Where the tables are ours, another kind or version is a damage: a newer version has other columns.
    """
    nature, version = _nature_et_version(lien)
    if nature != NATURE or not 1 <= version <= VERSION:
        if _nos_tables(lien):
            raise _abime(chemin)
        raise _indisponible(chemin, *(PLUS_RECENT if nature == NATURE and version > VERSION else AUTRE_GENRE))
    try:
        lien.execute("SELECT * FROM partie LEFT JOIN noeud ON noeud.partie = partie.numero LIMIT 1").fetchone()
    except sqlite3.OperationalError as erreur:
        if sqlite.code(erreur) not in (SANS_CODE, sqlite3.SQLITE_ERROR):
            raise
        raise _abime(chemin) from None


def _nature_et_version(lien: sqlite3.Connection) -> tuple[int, int]:
    """Return the kind and the version that a file says to be of."""
    nature, version = (lien.execute(f"PRAGMA {quoi}").fetchone()[0] for quoi in ("application_id", "user_version"))
    return nature, version


def _nos_tables(lien: sqlite3.Connection) -> bool:
    """Tell whether the file has the tables of this version, or of one before it."""
    ajoutees = {ajout.split()[0] for _, ajout in AJOUTS}
    return all(_attendues(table) - ajoutees <= colonnes(lien, table) <= _attendues(table) for table in dict(AJOUTS))


@cache
def _attendues(table: str) -> set[str]:
    with closing(sqlite3.connect(":memory:")) as modele:
        modele.executescript(TABLES)
        return colonnes(modele, table)


@contextmanager
def transaction(lien: sqlite3.Connection) -> Iterator[None]:
    """Commit what is done inside, all or nothing."""
    lien.execute("BEGIN IMMEDIATE")
    try:
        yield
        lien.execute("COMMIT")
    except BaseException:
        if lien.in_transaction:  # when the disk is full, SQLite has already rolled back by itself
            lien.execute("ROLLBACK")
        raise


def mettre_de_cote(chemin: Path, maintenant: datetime, fautes: FautesDeFichier = DU_JOURNAL) -> Path:
    """Rename a damaged file, with what SQLite keeps beside it, and return its new place.

    Raises that it is ``indisponible`` when the system does not let it be renamed.
    """
    chemin = chemin.resolve()  # behind a link, the file itself: the next journal is made where the link leads
    base = f"{chemin.stem}-abime-{maintenant:%Y-%m-%d-%H%M%S}"
    noms = (f"{base}{suite}{chemin.suffix}" for suite in ("", *(f"-{rang}" for rang in range(2, 1000))))
    ailleurs = next(place for nom in noms if not (place := chemin.with_name(nom)).exists())
    with en_clair(chemin, fautes):
        chemin.replace(ailleurs)
        for suffixe in ("-wal", "-shm"):  # they belong to that file: the next one would be read with them
            annexe = chemin.with_name(chemin.name + suffixe)
            if annexe.exists():
                annexe.replace(ailleurs.with_name(ailleurs.name + suffixe))
    return ailleurs
