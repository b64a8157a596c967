"""Tournaments in one SQLite file: their rules, their openings, every game as soon as it is over.

A game counts once its row is committed. The journal (WAL) lets a window read while a tournament writes, and a process
that is killed loses what it had not committed, no more. The version of the tables is SQLite's ``user_version``.

A file may come from anybody. It is refused unless it holds our tables and nothing else, and its rules, which name
programs to start, are read once: who checks them and who plays have one value.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from threading import Event
from typing import Final, Self

from ecosysteme.fautes import Faute, Message, Panne
from ecosysteme.sqlite import code, contient, ecouter, interrompu, raison, reserver
from ecosysteme.tournoi.fiche import PartieFinie
from ecosysteme.tournoi.plan import Plan, Reglement
from ecosysteme.tournoi.rangees import COLONNES, DE_L_ISSUE, TEMPS, IssueLue, LecteurRangees, en_rangee

VERSION: Final = 1
NATURE: Final = 0x4F54_484C  # SQLite's application_id: "OTHL"
PATIENCE: Final = 30.0  # s that a writer waits for another
CELLULE_MAX: Final = 1_000_000  # bytes of a text of the file: those of a game are some hundreds

TABLES: Final = f"""
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
PRAGMA application_id = {NATURE};
PRAGMA user_version = {VERSION};
"""
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


class Base:
    """One file of tournaments, each known by its number. Use it on the thread that made it."""

    def __init__(self, chemin: Path | str, creer: bool = True, arret: Event | None = None) -> None:
        """Open the file; with ``creer``, make it first if it does not exist.

        Raises ``ValueError`` when it cannot be opened or holds something else than tournaments. Whatever is asked of it
        raises ``Interrompu`` soon after ``arret`` is set.
        """
        self.chemin = Path(chemin)
        self._arret = arret
        self._reservee = False
        self._plans: dict[int, Plan] = {}
        self._lecteurs: dict[int, LecteurRangees] = {}
        if not creer and not self.chemin.exists():
            raise Faute("la base {chemin} n'existe pas", chemin=chemin)
        with self._en_clair():
            adresse = self.chemin.absolute().as_uri() if self._figee() else None
            cible = self.chemin if adresse is None else f"{adresse}?immutable=1"
            self._lien = sqlite3.connect(cible, timeout=PATIENCE, isolation_level=None, uri=adresse is not None)
        ecouter(self._lien, arret)
        self._lien.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, CELLULE_MAX)
        try:
            with self._en_clair():
                self._preparer(creer)
        except BaseException:
            self._lien.close()
            raise

    def _figee(self) -> bool:
        """Tell whether the file lies in a folder that is read-only, with no journal beside it.

        SQLite refuses to open a file in WAL mode there, because it cannot make the journal; it reads the file when it
        is told that nobody changes it. If a journal was left behind, part of the data is in it: then it must be read.
        """
        journal = self.chemin.with_name(f"{self.chemin.name}-wal")
        return self.chemin.is_file() and not (os.access(self.chemin.parent, os.W_OK) or journal.exists())

    def _preparer(self, creer: bool) -> None:
        """Make the tables of an empty file if ``creer``; check, without writing, that any other one is of our kind."""
        vide = not self._un("SELECT count(*) FROM sqlite_master")
        if vide and not creer:
            raise self._sans_tournoi
        if vide:
            self._lien.execute("PRAGMA journal_mode = WAL")
            with self._transaction():
                if not self._un("SELECT count(*) FROM sqlite_master"):  # nobody else has made them meanwhile
                    for ordre in filter(str.strip, TABLES.split(";")):
                        self._lien.execute(ordre)
        if self._un("PRAGMA application_id") != NATURE:
            raise Faute("{base} n'est pas une base de tournois", base=self.chemin)
        version = self._un("PRAGMA user_version")
        if version != VERSION:
            raise Faute(
                "{base} : base de version {version}, attendu {attendue}",
                base=self.chemin,
                version=version,
                attendue=VERSION,
            )
        self._verifier_contenu()
        self._lien.execute("PRAGMA synchronous = NORMAL")  # a power cut may lose the last games, never the file

    def _verifier_contenu(self) -> None:
        """Refuse a file that holds a view, a trigger, or anything else than our tables as we make them."""
        if not contient(self._lien, TABLES):
            raise Faute(
                "{base} n'est pas une base de tournois écrite par Othellier : elle contient autre chose que ses tables",
                base=self.chemin,
            )

    def __enter__(self) -> Self:
        """Return the base itself; the ``with`` block closes it."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the file."""
        self.fermer()

    def fermer(self) -> None:
        """Close the file; what was added is in it."""
        self._lien.close()

    @contextmanager
    def _en_clair(self) -> Iterator[None]:
        """Turn an error of SQLite into a ``ValueError`` whose sentence a user understands.

        It is a ``Panne`` where the machine fails, and the file and what was asked of it are right.
        """
        try:
            yield
        except sqlite3.Error as erreur:
            if (fin := interrompu(erreur, self._arret)) is not None:
                raise fin from None
            dite = PHRASES.get(code(erreur)) or raison(erreur)
            genre = Panne if code(erreur) in PANNES else Faute
            raise genre("base de tournois {base} : {raison}", base=self.chemin, raison=dite) from None

    @contextmanager
    def _lues(self) -> Iterator[None]:
        """Name the file in which something was read that cannot be."""
        try:
            with self._en_clair():
                yield
        except UnicodeError:
            raise Faute("base de tournois {base} : un texte y est illisible", base=self.chemin) from None
        except Faute as erreur:
            if str(self.chemin) in str(erreur):
                raise
            raise Faute("base de tournois {base} : {raison}", base=self.chemin, raison=erreur) from None

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._lien.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._lien.execute("COMMIT")
        except BaseException:
            if self._lien.in_transaction:  # when the disk is full, SQLite has already rolled back by itself
                self._lien.execute("ROLLBACK")
            raise

    @contextmanager
    def _instant(self) -> Iterator[None]:
        """Let all that is read inside be of one moment, at which the file holds our tables."""
        self._lien.execute("BEGIN")
        try:
            self._verifier_contenu()
            yield
        finally:
            if self._lien.in_transaction:
                self._lien.execute("ROLLBACK")

    def _un(self, ordre: str, *valeurs: int) -> int | str | None:
        """Return the one value that ``ordre`` asks for, ``None`` when there is none."""
        with self._en_clair():
            rangee: tuple[int | str | None] | None = self._lien.execute(ordre, valeurs).fetchone()
        return None if rangee is None else rangee[0]

    @contextmanager
    def reservee(self) -> Iterator[None]:
        """Keep every other process from playing a tournament of this file; ``ValueError`` when one does already.

        Raises as ``reserver`` where that cannot be written down. Whoever holds the lock may ask for it again.
        """
        if self._reservee:
            yield
            return
        with self._en_clair(), reserver(self.chemin) as prise:
            if not prise:
                raise Faute("un tournoi de la base {base} se joue déjà", base=self.chemin)
            self._reservee = True
            try:
                yield
            finally:
                self._reservee = False

    def creer(self, reglement: Reglement, ouvertures: Sequence[str] = ()) -> int:
        """Write down a new tournament, with the openings that were chosen for it; return its number."""
        with self._en_clair(), self._transaction():
            numero = 1 + max(self.numeros(), default=0)
            maintenant = datetime.now(UTC).isoformat(timespec="seconds")
            self._lien.execute("INSERT INTO tournoi VALUES (?, ?, ?)", (numero, reglement.en_json(), maintenant))
            for table, textes in (("inscrit", reglement.joueurs), ("ouverture", ouvertures)):
                rangees = [(numero, rang, texte) for rang, texte in enumerate(textes)]
                self._lien.executemany(f"INSERT INTO {table} VALUES (?, ?, ?)", rangees)
        return numero

    def numeros(self) -> list[int]:
        """List the tournaments, the oldest first."""
        with self._lues():
            return [int(numero) for (numero,) in self._lien.execute("SELECT numero FROM tournoi ORDER BY numero")]

    def dernier(self) -> int:
        """Return the newest tournament; ``ValueError`` when there is none."""
        numeros = self.numeros()
        if not numeros:
            raise self._sans_tournoi
        return numeros[-1]

    @property
    def _sans_tournoi(self) -> Faute:
        return Faute("la base {base} ne contient aucun tournoi", base=self.chemin)

    def plan(self, numero: int) -> Plan:
        """Return all the games of a tournament, played or not; ``ValueError`` when there is no such tournament.

        The file is asked once: it is always the same value, for who checks its players and for who starts them.
        """
        if numero not in self._plans:
            self._plans[numero] = self._lire_plan(numero)
        return self._plans[numero]

    def _lire_plan(self, numero: int) -> Plan:
        with self._lues(), self._instant():
            texte = self._un("SELECT reglement FROM tournoi WHERE numero = ?", numero)
            if texte is None:
                presents = ", ".join(map(str, self.numeros())) or Message("aucun")
                raise Faute(
                    "pas de tournoi {numero} dans {base} : il y a {presents}",
                    numero=numero,
                    base=self.chemin,
                    presents=presents,
                )
            reglement = Reglement.depuis_json(str(texte))
            ordre = "SELECT coups FROM ouverture WHERE tournoi = ? ORDER BY tour"
            ouvertures = [str(coups) for (coups,) in self._lien.execute(ordre, (numero,))]
        return Plan(reglement, ouvertures)

    def cree(self, numero: int) -> str:
        """Return when a tournament was written down, as ISO 8601 in UTC."""
        return str(self._un("SELECT cree FROM tournoi WHERE numero = ?", numero))

    def ajouter(self, numero: int, fiches: Iterable[PartieFinie]) -> list[PartieFinie]:
        """Commit games, all or none; return those that were not there yet: a game is never counted twice."""
        nouvelles = []
        ordre = f"INSERT INTO partie (tournoi, {COLONNES}) VALUES (?{', ?' * 16}) ON CONFLICT DO NOTHING"
        with self._en_clair(), self._transaction():
            for fiche in fiches:
                if self._lien.execute(ordre, (numero, *en_rangee(fiche))).rowcount:
                    nouvelles.append(fiche)
        return nouvelles

    def oublier_forfaits(self, numero: int) -> None:
        """Take away the games that a player has forfeited: they are to be played again. One lost on time stands."""
        with self._en_clair(), self._transaction():
            self._lien.execute(
                "DELETE FROM partie WHERE tournoi = ? AND fautif IS NOT NULL AND raison <> ?", (numero, TEMPS)
            )

    def _lecteur(self, numero: int) -> LecteurRangees:
        if numero not in self._lecteurs:
            self._lecteurs[numero] = LecteurRangees(self.plan(numero).reglement)
        return self._lecteurs[numero]

    def issues(self, numero: int) -> Iterator[IssueLue]:
        """Yield what the table needs of each game, in the order of the plan."""
        lecteur = self._lecteur(numero)
        ordre = f"SELECT {DE_L_ISSUE} FROM partie WHERE tournoi = ? ORDER BY rang"
        with self._lues():
            yield from map(lecteur.issue, self._lien.execute(ordre, (numero,)))

    def fiches(self, numero: int) -> Iterator[PartieFinie]:
        """Yield the games of a tournament, in the order of the plan."""
        yield from self._lire_fiches(numero, "ORDER BY rang")

    def dernieres(self, numero: int, nombre: int) -> Iterator[PartieFinie]:
        """Yield at most ``nombre`` games of a tournament, the last of the plan first."""
        yield from self._lire_fiches(numero, "ORDER BY rang DESC LIMIT ?", nombre)

    def fiche(self, numero: int, rang: int) -> PartieFinie | None:
        """Return the game of a rank; ``None`` while it is not finished."""
        return next(self._lire_fiches(numero, "AND rang = ?", rang), None)

    def _lire_fiches(self, numero: int, suite: str, *valeurs: int) -> Iterator[PartieFinie]:
        """Yield the games of a tournament that ``suite`` asks for, in its order."""
        lecteur = self._lecteur(numero)
        ordre = f"SELECT {COLONNES} FROM partie WHERE tournoi = ? {suite}"
        with self._lues():
            yield from map(lecteur.fiche, self._lien.execute(ordre, (numero, *valeurs)))
