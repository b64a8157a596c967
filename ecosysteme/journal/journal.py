"""The journal of one process: the window hands it each change of a game, and a thread of its own writes it.

Whoever plays never waits for the disk, and never learns of it otherwise than by a sentence: what could not be written
is kept, and written with what comes next. Several processes may keep the same journal at once.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable, MutableMapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from threading import Condition, Thread
from time import time
from typing import Final, Literal
from uuid import uuid4
from weakref import WeakKeyDictionary

from ecosysteme.fautes import Message, decrire
from ecosysteme.journal.fichier import (
    JournalAbime,
    JournalIndisponible,
    du_fichier,
    en_clair,
    mettre_de_cote,
    ouvrir,
    transaction,
)
from ecosysteme.journal.instantane import Ecrite, Instantane, commencer
from ecosysteme.journal.recuperation import recuperer
from ecosysteme.journal.verrou import Verrou, nettoyer
from ecosysteme.partie import Partie
from ecosysteme.provenance import Origine

JOUR: Final = 86_400.0  # s
AILLEURS: Final = Message("enregistrer la partie dans un fichier")
JOURS: Final = 30  # that a deleted game can still be given back, on each of which a game was played
REPIT: Final = 0.25  # s that moves between machines may wait for those that follow, to be written together


@dataclass(frozen=True, slots=True)
class _Page:
    """What a write works on: the connection, within a transaction; what the file holds of each game; the time."""

    lien: sqlite3.Connection
    ecrites: MutableMapping[Partie, Ecrite]
    quand: float


@dataclass(frozen=True, slots=True)
class _Pas:
    """One write in the queue; of two in a row for the same ``partie``, the later one replaces the earlier."""

    faire: Callable[[_Page], None]
    partie: Partie | None = None


class Journal:
    """Follows games; ``dire`` is told, on the journal's own thread, what goes wrong and what came of it.

    ``empeche`` is told instead of it why something is not kept, and ``None`` once all is again.
    """

    def __init__(
        self,
        chemin: Path,
        dire: Callable[[Message], object] = lambda message: None,
        horloge: Callable[[], float] = time,
        empeche: Callable[[Message | None], object] | None = None,
    ) -> None:
        """Begin to keep the journal ``chemin``, which is made with the first game; ``horloge`` gives s since 1970."""
        self.chemin = chemin
        self._dire, self._horloge, self._empeche = dire, horloge, empeche
        self._teneur = uuid4().hex
        # Two tables by game, for they say what this file holds of it: the game itself does not know who keeps it.
        self._derniers: WeakKeyDictionary[Partie, Instantane] = WeakKeyDictionary()
        # Of the thread that writes: the file, which one of the system's it is, what it holds, what was last said of it.
        self._lien: sqlite3.Connection | None = None
        self._fichier: tuple[int, int] | None = None
        self._verrou: Verrou | None = None
        self._ecrites: WeakKeyDictionary[Partie, Ecrite] = WeakKeyDictionary()
        self._dit: Message | None = None
        # Of both threads: what is to be written, how many things were asked for, and how many of them were tried.
        self._etat = Condition()
        self._reste: list[_Pas] = []
        self._demandes = self._essayees = 0
        self._presse = False  # somebody waits for it, or played it
        self._ferme = self._fini = False
        self._fil = Thread(target=self._tenir, name="journal", daemon=True)
        self._fil.start()

    # What the players' thread asks for; none of it waits.

    def noter(self, partie: Partie) -> None:
        """Keep ``partie`` as it is now, with who its header says plays it, once it has a move or a result."""
        instantane, dernier = Instantane.de(partie), self._derniers.get(partie)
        if instantane.vide if dernier is None else instantane.ressemble(dernier):
            return
        self._derniers[partie] = instantane

        def ecrire(page: _Page) -> None:
            ecrite = page.ecrites.get(partie)
            suite = ecrite and ecrite.suivre(page.lien, self._teneur, instantane, page.quand)
            page.ecrites[partie] = suite or commencer(page.lien, self._teneur, instantane, page.quand)

        self._demander(_Pas(ecrire, partie), presse=instantane.origine is not Origine.SERIE)

    def adopter(self, partie: Partie, numero: int) -> None:
        """Go on with game ``numero``, of which ``partie`` is what was read: any other journal then leaves it to us."""
        racine, ordre = partie.racine, "UPDATE partie SET teneur = ?, ecartee = NULL, supprimee = NULL WHERE numero = ?"

        def prendre(page: _Page) -> None:
            page.lien.execute(ordre, (self._teneur, numero))
            for autre in [autre for autre, ecrite in page.ecrites.items() if ecrite.numero == numero]:
                del page.ecrites[autre]  # read before: should somebody play on in it, it is another game
            page.ecrites[partie] = Ecrite(numero, racine, None)

        self._demander(_Pas(prendre))

    def ecarter(self, numeros: Iterable[int]) -> None:
        """Never offer again to go on with these games; they stay in the journal, and playing on in one undoes this."""
        voulus = list(numeros)
        self._demander(_Pas(lambda page: _marquer(page, "ecartee", voulus, page.quand)))

    def supprimer(self, numeros: Iterable[int]) -> None:
        """Delete games; ``rendre`` gives them back for thirty days."""
        voulus = list(numeros)
        self._demander(_Pas(lambda page: _marquer(page, "supprimee", voulus, page.quand)))

    def rendre(self, numeros: Iterable[int]) -> None:
        """Undo the deletion of games."""
        voulus = list(numeros)
        self._demander(_Pas(lambda page: _marquer(page, "supprimee", voulus, None)))

    def verifier(self, *, en_entier: bool = False) -> None:
        """Have a journal that is there opened now, so that what is wrong with it is said before the first move.

        ``en_entier``: read all of it, for somebody met a damage; then, as for any damage, it is set aside.
        """
        chemin = self.chemin

        def relire(page: _Page) -> None:
            if en_entier and page.lien.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise JournalAbime("le journal {chemin} est abîmé", chemin=chemin)

        if chemin.exists():
            self._demander(_Pas(relire))

    def reessayer(self) -> None:
        """Try once more to write what could not be."""
        with self._etat:
            self._demandes, self._presse = self._demandes + 1, True
            self._etat.notify_all()

    @property
    def empechement(self) -> Message | None:
        """Why something is not kept at this moment, ``None`` when all is."""
        return self._dit

    def _demander(self, pas: _Pas, *, presse: bool = True) -> None:
        with self._etat:
            self._reste = _enchainer(self._reste, [pas])
            self._demandes += 1
            self._presse |= presse
            self._etat.notify_all()

    def numero(self, partie: Partie) -> int | None:
        """Return the number of a game in the file, ``None`` while it has none."""
        ecrite = self._ecrites.get(partie)
        return None if ecrite is None else ecrite.numero

    def attendre(self, delai: float | None = None) -> bool:
        """Wait until all that was asked for so far was tried, ``delai`` seconds at most; tell whether all is kept.

        Not on a thread that must not wait, such as that of a window.
        """
        with self._etat:
            voulues, self._presse = self._demandes, True
            self._etat.notify_all()
            essaye = self._etat.wait_for(lambda: self._fini or self._essayees >= voulues, delai)
            return essaye and not self._reste

    def fermer(self, delai: float | None = None) -> bool:
        """Write what waits, for ``delai`` seconds at most, and end; tell whether all is kept."""
        with self._etat:
            self._ferme = True
            self._etat.notify_all()
        self._fil.join(delai)
        return not self._fil.is_alive() and not self._reste

    # The thread that writes.

    def _tenir(self) -> None:
        try:
            while self._une_fois():
                pass
        finally:
            self._delier()
            if self._verrou is not None:
                self._verrou.rendre()
            with self._etat:
                self._fini = True
                self._etat.notify_all()

    def _une_fois(self) -> bool:
        """Wait for something to write and write it; ``False`` when nothing more will come."""
        with self._etat:
            self._etat.wait_for(lambda: self._demandes > self._essayees or self._ferme)
            self._etat.wait_for(lambda: self._presse or self._ferme, REPIT)
            pas, self._reste, demandes = self._reste, [], self._demandes
            self._presse = False
            dernier = self._ferme
        manques = self._essayer(pas) if pas else []
        with self._etat:
            self._reste = _enchainer(manques, self._reste)
            self._essayees = demandes
            self._etat.notify_all()
            return not (dernier and self._demandes == demandes)

    def _essayer(self, pas: list[_Pas]) -> list[_Pas]:
        """Write ``pas``; when some cannot be, say why, once, and return them: they are tried again."""
        try:
            try:
                manques = self._ecrire(pas)
            except JournalAbime as faute:
                self._recommencer_ailleurs(faute)
                manques = self._ecrire(pas)
        except Exception as erreur:  # whatever it is, the thread goes on, and what is not written is not said to be
            self._delier()
            self._renoncer(erreur)
            return pas
        if not manques and self._dit is not None:
            self._dit = None
            if self._empeche is not None:
                self._empeche(None)
        return manques

    def _renoncer(self, erreur: Exception) -> None:
        """Say that something is not kept, why, and what to do about it."""
        remede = erreur.remede if isinstance(erreur, JournalIndisponible) else AILLEURS
        message = Message(
            "cette partie n'est pas gardée : {faute}. Que faire : {remede}", faute=decrire(erreur), remede=remede
        )
        if message != self._dit:
            self._dit = message
            (self._empeche or self._dire)(message)

    def _ecrire(self, pas: list[_Pas]) -> list[_Pas]:
        """Write ``pas`` in one transaction, and return those of which something is wrong with the game itself."""
        manques: list[_Pas] = []
        with en_clair(self.chemin):
            lien, ecrites = self._ouvert(), dict(self._ecrites)
            with transaction(lien):
                debut = self._horloge()
                for un in pas:
                    erreur = _isoler(un, _Page(lien, ecrites, debut))
                    if erreur is not None:
                        self._renoncer(erreur)
                        manques = _enchainer(manques, [un])
            self._ecrites = WeakKeyDictionary(ecrites)
        return manques

    def _recommencer_ailleurs(self, faute: JournalAbime) -> None:
        """Set the damaged file aside, and begin another one with what can still be read of it.

        The games under way that are not in it are written whole.
        """
        self._delier()
        ailleurs = mettre_de_cote(self.chemin, datetime.fromtimestamp(self._horloge()))
        ecrites, self._ecrites = self._ecrites, WeakKeyDictionary()
        with en_clair(self.chemin):
            rendues = recuperer(ailleurs, self._ouvert())
        for partie, ecrite in ecrites.items():
            if ecrite.numero in rendues:
                self._ecrites[partie] = ecrite
        self._dire(
            Message(
                "{faute} : il est mis de côté sous le nom {nom}, parties retrouvées : {nombre}",
                faute=faute,
                nom=ailleurs.name,
                nombre=len(rendues),
            )
        )

    def _ouvert(self) -> sqlite3.Connection:
        """Return the file, opened again when another one has taken its place, as after a damage met by a window."""
        if self._fichier is not None and self._fichier != _identite(self.chemin):
            self._delier()
            self._ecrites.clear()
        if self._lien is None:
            self._lien = ouvrir(self.chemin)
            self._fichier = _identite(self.chemin)
            if self._verrou is None:
                nettoyer(self.chemin)
                self._verrou = Verrou(self.chemin, self._teneur)
            _purger(self._lien, self._horloge())
        return self._lien

    def _delier(self) -> None:
        if self._lien is not None:
            self._lien.close()
        self._lien = None


def _isoler(pas: _Pas, page: _Page) -> Exception | None:
    """Take one step, all of it or nothing; return what was wrong with its game, which must not cost its neighbours.

    What is wrong with the file is raised.
    """
    page.lien.execute("SAVEPOINT pas")
    try:
        pas.faire(page)
    except JournalAbime:
        raise
    except Exception as erreur:
        if isinstance(erreur, sqlite3.Error) and du_fichier(erreur):
            raise
        page.lien.execute("ROLLBACK TO pas")
        page.lien.execute("RELEASE pas")
        return erreur
    page.lien.execute("RELEASE pas")
    return None


def _enchainer(avant: list[_Pas], apres: list[_Pas]) -> list[_Pas]:
    if avant and apres and avant[-1].partie is not None and avant[-1].partie is apres[0].partie:
        return avant[:-1] + apres
    return avant + apres


def _marquer(page: _Page, marque: Literal["ecartee", "supprimee"], numeros: Iterable[int], quand: float | None) -> None:
    rangees = ((quand, numero) for numero in numeros)
    page.lien.executemany(f"UPDATE partie SET {marque} = ? WHERE numero = ?", rangees)


def _purger(lien: sqlite3.Connection, maintenant: float) -> None:
    """Forget for good the games that were deleted thirty days ago, on each of which a game was played since.

    The clock alone does not say it: it may be a year ahead for an hour.
    """
    joues = "SELECT DISTINCT CAST(touchee / ? AS INTEGER) AS jour FROM partie WHERE touchee <= ? ORDER BY jour DESC"
    with transaction(lien):
        jour = lien.execute(f"{joues} LIMIT 1 OFFSET ?", (JOUR, maintenant, JOURS - 1)).fetchone()
        if jour is None:
            return
        avant = min(jour[0] * JOUR, maintenant - JOURS * JOUR)
        lien.execute("DELETE FROM noeud WHERE partie IN (SELECT numero FROM partie WHERE supprimee < ?)", (avant,))
        lien.execute("DELETE FROM partie WHERE supprimee < ?", (avant,))


def _identite(chemin: Path) -> tuple[int, int] | None:
    """Tell which file of the system stands under that name."""
    try:
        etat = os.stat(chemin)
    except OSError:
        return None
    return etat.st_dev, etat.st_ino
