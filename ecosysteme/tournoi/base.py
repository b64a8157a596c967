"""Tournaments in one SQLite file: their rules, their openings, every game as soon as it is over.

A game counts once its row is committed. The journal (WAL) lets a window read while a tournament writes, and a process
that is killed loses what it had not committed, no more. The version of the tables is SQLite's ``user_version``.

A file may come from anybody. It is refused unless it holds our tables and nothing else, and its rules, which name
programs to start, are read once: who checks them and who plays have one value.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from heapq import nlargest
from pathlib import Path
from threading import Event
from typing import Self

from ecosysteme.fautes import Faute, Message, Panne
from ecosysteme.sqlite import FIGEE, code, contient, ecouter, figee, interrompu, raison, reserver
from ecosysteme.tournoi.comptes import tables
from ecosysteme.tournoi.comptes.sommes import DUEL, Sommes
from ecosysteme.tournoi.comptes.tables import AJOUTEES, FAUTIFS, INCIDENTS, TABLES, VERSION, faire
from ecosysteme.tournoi.fiche import PartieFinie
from ecosysteme.tournoi.plan import Plan, Reglement
from ecosysteme.tournoi.rangees import COLONNES, DE_L_ISSUE, IssueLue, LecteurRangees, en_rangee


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
        self._sommes: dict[int, Sommes] = {}  # while no other process can change them
        if not creer and not self.chemin.exists():
            raise Faute("la base {chemin} n'existe pas", chemin=chemin)
        if self.chemin.is_dir():
            raise Faute("{chemin} est un dossier : attendu le fichier d'une base, comme tournois.sqlite", chemin=chemin)
        with self._en_clair():
            adresse = self.chemin.absolute().as_uri() if figee(self.chemin) else None
            cible = self.chemin if adresse is None else f"{adresse}{FIGEE}"
            self._lien = sqlite3.connect(cible, timeout=tables.PATIENCE, isolation_level=None, uri=adresse is not None)
        ecouter(self._lien, arret)
        self._lien.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, tables.CELLULE_MAX)
        try:
            with self._en_clair():
                self._preparer(creer)
        except BaseException:
            self._lien.close()
            raise

    def _preparer(self, creer: bool) -> None:
        """Make the tables of an empty file if ``creer``; check, without writing, that any other one is of our kind."""
        vide = not self._un("SELECT count(*) FROM sqlite_master")
        if vide and not creer:
            raise self._sans_tournoi
        if vide:
            self._lien.execute("PRAGMA journal_mode = WAL")
            with self._transaction():
                if not self._un("SELECT count(*) FROM sqlite_master"):  # nobody else has made them meanwhile
                    faire(self._lien, TABLES[VERSION])
        if self._un("PRAGMA application_id") != tables.NATURE:
            raise Faute("{base} n'est pas une base de tournois", base=self.chemin)
        if (version := self._version) not in TABLES:
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
        if not contient(self._lien, TABLES.get(self._version, "")):
            raise Faute(
                "{base} n'est pas une base de tournois écrite par Othellier : elle contient autre chose que ses tables",
                base=self.chemin,
            )

    @property
    def _version(self) -> int:
        """That of the tables, which another program may change meanwhile."""
        return int(self._un("PRAGMA user_version") or 0)

    def _moderniser(self) -> None:
        """Give the file the tables of this version before something is written to it."""
        if self._version != VERSION:
            faire(self._lien, AJOUTEES)

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
            dite = tables.PHRASES.get(code(erreur)) or raison(erreur)
            genre = Panne if code(erreur) in tables.PANNES else Faute
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
                self._sommes.clear()

    def creer(self, reglement: Reglement, ouvertures: Sequence[str] = ()) -> int:
        """Write down a new tournament, with the openings that were chosen for it; return its number."""
        with self._en_clair(), self._transaction():
            self._moderniser()
            numero = 1 + max(self.numeros(), default=0)
            maintenant = datetime.now(UTC).isoformat(timespec="seconds")
            self._lien.execute("INSERT INTO tournoi VALUES (?, ?, ?)", (numero, reglement.en_json(), maintenant))
            for table, textes in (("inscrit", reglement.joueurs), ("ouverture", ouvertures)):
                rangees = [(numero, rang, texte) for rang, texte in enumerate(textes)]
                self._lien.executemany(f"INSERT INTO {table} VALUES (?, ?, ?)", rangees)
        return numero

    def prolonger(self, numero: int, plan: Plan) -> None:
        """Give a tournament all the games of ``plan``, the first of which are its own."""
        with self._en_clair(), self._transaction():
            self._moderniser()
            self._lien.execute("UPDATE tournoi SET reglement = ? WHERE numero = ?", (plan.reglement.en_json(), numero))
            rangees = [(numero, tour, coups) for tour, coups in enumerate(plan.ouvertures)]
            self._lien.executemany("INSERT OR IGNORE INTO ouverture VALUES (?, ?, ?)", rangees)
            self._lien.execute("DELETE FROM somme WHERE tournoi = ?", (numero,))  # those of other rules
        self._plans[numero] = plan
        for gardes in (self._lecteurs, self._sommes):
            gardes.pop(numero, None)

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
        nouvelles, reglement = [], self.plan(numero).reglement
        ordre = f"INSERT INTO partie (tournoi, {COLONNES}) VALUES (?{', ?' * 16}) ON CONFLICT DO NOTHING"
        try:
            with self._en_clair(), self._transaction():
                self._moderniser()
                sommes = self._sommes.get(numero) or self._lire_sommes(numero)
                for fiche in fiches:
                    if self._lien.execute(ordre, (numero, *en_rangee(fiche))).rowcount:
                        nouvelles.append(fiche)
                        if sommes is not None:
                            sommes.ajouter(fiche, self._jumelle(numero, fiche.rang) if reglement.alterner else None)
                if sommes is not None:
                    self._garder_sommes(numero, sommes)
        except BaseException:
            self._sommes.clear()
            raise
        return nouvelles

    def _jumelle(self, numero: int, rang: int) -> tuple[int, int] | None:
        """Return who had the first camp in the other game of a pair, and its result; ``None`` while it is not over."""
        ordre = "SELECT premier, issue FROM partie WHERE tournoi = ? AND rang = ?"
        rangee: tuple[int, int] | None = self._lien.execute(ordre, (numero, rang ^ 1)).fetchone()
        return rangee

    def sommes(self, numero: int, debuts: bool = True) -> Sommes | None:
        """Return what the games of a tournament add up to, without reading them; ``debuts``: those of openings too.

        ``None`` where this user's programs have not added up all of them.
        """
        self.plan(numero)
        with self._lues(), self._instant():
            return self._lire_sommes(numero, "" if debuts else f" AND cle >= '{DUEL}'")

    def _lire_sommes(self, numero: int, parmi: str = "") -> Sommes | None:
        if self._version != VERSION:
            return None
        rangees = self._lien.execute(f"SELECT cle, valeurs, sceau FROM somme WHERE tournoi = ?{parmi}", (numero,))
        sommes = Sommes.lues(self.plan(numero).reglement, self._identite(numero), rangees)
        parties = self._un("SELECT count(*) FROM partie WHERE tournoi = ?", numero)
        fautes = self._un(f"SELECT count(*) FROM partie {INCIDENTS} WHERE tournoi = ? AND {FAUTIFS}", numero)
        return sommes if sommes is not None and (sommes.parties, sommes.fautes) == (parties, fautes) else None

    def _identite(self, numero: int) -> str:
        """Return what tells a tournament from any other."""
        return f"{self._un('SELECT reglement FROM tournoi WHERE numero = ?', numero)} {self.cree(numero)}"

    def _garder_sommes(self, numero: int, sommes: Sommes) -> None:
        rangees = [(numero, *rangee) for rangee in sommes.changees()]
        self._lien.executemany("INSERT OR REPLACE INTO somme VALUES (?, ?, ?, ?)", rangees)
        if self._reservee:
            self._sommes[numero] = sommes

    def compter(self, numero: int) -> None:
        """Add up the games of a tournament, every one of them checked, if this user's programs have not done so yet."""
        if self.sommes(numero) is not None:
            return
        reglement = self.plan(numero).reglement
        issues: dict[int, tuple[int, int]] = {}
        with self._en_clair(), self._transaction():
            self._moderniser()
            sommes = Sommes(reglement, self._identite(numero))
            for fiche in self.fiches(numero):
                sommes.ajouter(fiche, issues.pop(fiche.rang ^ 1, None) if reglement.alterner else None)
                issues[fiche.rang] = (fiche.premier, fiche.issue)
            self._lien.execute("DELETE FROM somme WHERE tournoi = ?", (numero,))
            self._garder_sommes(numero, sommes)

    def oublier_forfaits(self, numero: int) -> None:
        """Take away the games that a player has forfeited: they are to be played again. One lost on time stands."""
        alterner = self.plan(numero).reglement.alterner
        self._sommes.pop(numero, None)
        with self._en_clair(), self._transaction():
            self._moderniser()
            sommes = self._lire_sommes(numero)
            for fiche in list(self.incidents(numero, len(self.plan(numero)))):
                if fiche.forfait is not None:
                    jumelle = self._jumelle(numero, fiche.rang) if alterner else None
                    sommes = sommes if sommes is not None and sommes.retirer(fiche, jumelle) else None
                    self._lien.execute("DELETE FROM partie WHERE tournoi = ? AND rang = ?", (numero, fiche.rang))
            if sommes is None:
                self._lien.execute("DELETE FROM somme WHERE tournoi = ?", (numero,))
            else:
                self._garder_sommes(numero, sommes)

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

    def rangs(self, numero: int) -> Iterator[int]:
        """Yield the ranks of the games that are there."""
        with self._lues():
            yield from (rang for (rang,) in self._lien.execute("SELECT rang FROM partie WHERE tournoi = ?", (numero,)))

    def issue(self, numero: int, rang: int) -> IssueLue:
        """Return what the table needs of a game that is there."""
        ordre = f"SELECT {DE_L_ISSUE} FROM partie WHERE tournoi = ? AND rang = ?"
        with self._lues():
            return self._lecteur(numero).issue(self._lien.execute(ordre, (numero, rang)).fetchone())

    def incidents(self, numero: int, nombre: int) -> Iterator[PartieFinie]:
        """Yield the first games that a fault has ended, ``nombre`` of them at most."""
        parmi = INCIDENTS if self._version == VERSION else ""
        yield from self._lire_fiches(numero, f"AND {FAUTIFS} ORDER BY rang LIMIT ?", nombre, parmi=parmi)

    def rencontres(self, numero: int, place: int, autre: int | None, nombre: int) -> list[PartieFinie]:
        """Return the last games of a player in the order of the plan, against ``autre`` or all, the last one first."""
        paires = self.plan(numero).reglement.rencontres
        voulues = [paire for paire in paires if place in paire and (autre is None or autre in paire)]
        ordre = "SELECT rang FROM partie WHERE tournoi = ? AND premier = ? AND second = ? ORDER BY rang DESC LIMIT ?"
        with self._lues(), self._instant():
            des_deux = [camps for a, b in voulues for camps in ((a, b), (b, a))]
            rangs = [rang for camps in des_deux for (rang,) in self._lien.execute(ordre, (numero, *camps, nombre))]
            return [fiche for rang in nlargest(nombre, rangs) if (fiche := self.fiche(numero, rang)) is not None]

    def dernieres(self, numero: int, nombre: int) -> Iterator[PartieFinie]:
        """Yield at most ``nombre`` games of a tournament, the last of the plan first."""
        yield from self._lire_fiches(numero, "ORDER BY rang DESC LIMIT ?", nombre)

    def fiche(self, numero: int, rang: int) -> PartieFinie | None:
        """Return the game of a rank; ``None`` while it is not finished."""
        return next(self._lire_fiches(numero, "AND rang = ?", rang), None)

    def _lire_fiches(self, numero: int, suite: str, *valeurs: int, parmi: str = "") -> Iterator[PartieFinie]:
        """Yield the games of a tournament that ``suite`` asks for, in its order."""
        lecteur = self._lecteur(numero)
        ordre = f"SELECT {COLONNES} FROM partie {parmi} WHERE tournoi = ? {suite}"
        with self._lues():
            yield from map(lecteur.fiche, self._lien.execute(ordre, (numero, *valeurs)))
