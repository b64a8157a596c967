"""Games come into the library: all of an import or nothing, whatever ends it.

Rows and arrays become true together, when the transaction is committed that names the new arrays. Until then the old
ones are what everybody reads.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from functools import partial
from pathlib import Path
from threading import Event
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ecosysteme.arret import verifier_arret
from ecosysteme.bibliotheque.fichier import ecarter_si_abimee, ecriture, lecture, rangement
from ecosysteme.bibliotheque.lot import SANS_THEORIQUE, LotImporte
from ecosysteme.bibliotheque.noms import TABLES_DE_NOMS, cle_de
from ecosysteme.bibliotheque.sources import fichiers_de, lots_de
from ecosysteme.bibliotheque.tableaux import (
    PARTIES_MAX,
    ColonnesGardees,
    balayer,
    ecrire,
    effacer,
    fusionner,
    lire,
    vides,
)
from ecosysteme.fautes import Faute
from ecosysteme.formats.wthor import FIN
from ecosysteme.moteur.commun.typage import Entiers
from ecosysteme.moteur.othello.noyaux.sequences import COUPS, ILLEGALE
from ecosysteme.moteur.othello.recueil import ColonneOctets, canoniques, textes

XOT: Final = "(XOT)"  # what the name of a tournament ends with whose first eight moves are drawn


class EtapeImport(StrEnum):
    """What an import is doing."""

    LECTURE = "lecture"
    LIGNES = "lignes"
    TABLEAUX = "tableaux"
    VALIDATION = "validation"
    FIN = "fin"


SuiviImport: TypeAlias = Callable[[EtapeImport, int], None]
"""What hears of each step, with the games that were read so far."""


@dataclass(frozen=True)
class BilanImport:
    """What an import did.

    ``connues``: files in which nothing is new; ``refusees``: games that are not of Othello on 8 by 8 squares from its
    usual start, or cannot be read; ``doublons``: games left out, for the same players had the same moves in the same
    year; ``memes_coups``: games that are kept and share all their moves with another. ``ecartee``: where the library
    was put that was here before and could not be read any more.
    """

    sources: int = 0
    parties: int = 0
    refusees: int = 0
    doublons: int = 0
    memes_coups: int = 0
    connues: tuple[str, ...] = ()
    ecartee: Path | None = None


def maintenant_utc() -> datetime:
    """Return the moment, as files are dated."""
    return datetime.now(UTC)


def importer(
    dossier: Path,
    chemins: Sequence[Path],
    *,
    doublons: bool = False,
    arret: Event | None = None,
    suivi: SuiviImport = lambda etape, parties: None,
    horloge: Callable[[], datetime] = maintenant_utc,
) -> BilanImport:
    """Add the games of files and folders to the library, which is made if it is not there; with ``doublons``, all.

    Raises ``Faute`` naming what cannot be read, ``BibliothequeIndisponible``, and ``Interrompu`` soon after ``arret``
    is set: the library is then as it was.
    """
    fichiers = fichiers_de(chemins)
    ecartee = ecarter_si_abimee(dossier, horloge())
    lots: list[LotImporte] = []
    connues: list[str] = []
    lues = 0
    with lecture(dossier) as lien:
        for lu in lots_de(fichiers, partial(_rangs_connus, lien), arret):
            if isinstance(lu, Path):
                connues.append(lu.name)
                continue
            lots.append(lu)
            lues += len(lu.coups)
            if lues > PARTIES_MAX:
                raise _trop_de_parties()
            suivi(EtapeImport.LECTURE, lues)
    bilan = BilanImport(connues=tuple(connues), ecartee=ecartee)
    return importer_lots(dossier, lots, bilan, doublons=doublons, arret=arret, suivi=suivi, horloge=horloge)


def _trop_de_parties() -> Faute:
    return Faute("plus de {maximum} parties : la bibliothèque n'en tient pas davantage", maximum=PARTIES_MAX)


def _rangs_connus(lien: sqlite3.Connection | None, empreinte: str) -> Collection[int] | None:
    source = None if lien is None else lien.execute("SELECT numero FROM source WHERE empreinte = ?", (empreinte,))
    numero = None if source is None else source.fetchone()
    if lien is None or numero is None:
        return None
    return {rang for (rang,) in lien.execute("SELECT rang FROM partie WHERE source = ?", numero)}


def importer_lots(
    dossier: Path,
    lots: Iterable[LotImporte],
    bilan: BilanImport = BilanImport(),
    *,
    doublons: bool = False,
    arret: Event | None = None,
    suivi: SuiviImport = lambda etape, parties: None,
    horloge: Callable[[], datetime] = maintenant_utc,
) -> BilanImport:
    """Add lots that were read; as ``importer``, whose account is ``bilan`` so far."""
    retenus = [lot for lot in lots if len(lot.coups) or lot.refusees]
    if not retenus:
        return bilan
    dossier.mkdir(parents=True, exist_ok=True)
    with ecriture(dossier) as lien:
        generation, anciens = _actuels(lien, dossier)
        try:
            entrees = _Entrees(retenus, anciens, doublons)
            suivi(EtapeImport.LIGNES, len(entrees.coups))
            verifier_arret(arret)
            nouveaux = entrees.inscrire(lien, horloge().timestamp())
            suivi(EtapeImport.TABLEAUX, len(entrees.coups))
            verifier_arret(arret)
            _ranger(lien, dossier, generation + 1, fusionner(anciens, nouveaux))
            suivi(EtapeImport.VALIDATION, len(entrees.coups))
            verifier_arret(arret)
        except BaseException:
            effacer(dossier, generation + 1)
            raise
    suivi(EtapeImport.FIN, len(entrees.coups))
    with suppress(OSError):
        balayer(dossier, generation + 1)
    return entrees.bilan(bilan)


def _actuels(lien: sqlite3.Connection, dossier: Path) -> tuple[int, ColonnesGardees]:
    """Return the generation that the file names and its arrays, made again where they are damaged."""
    generation, parties = rangement(lien)
    lues = lire(dossier, generation, parties)
    return generation, reconstruire(lien) if lues is None else lues


def _ranger(lien: sqlite3.Connection, dossier: Path, generation: int, colonnes: ColonnesGardees) -> None:
    parties = len(colonnes["suites"])
    if parties > PARTIES_MAX:
        raise _trop_de_parties()
    ecrire(dossier, generation, colonnes)
    lien.execute("UPDATE rangement SET generation = ?, parties = ?", (generation, parties))


def reparer(dossier: Path) -> None:
    """Make the arrays again from the file, as a new generation; what is deleted is in none of them."""
    with ecriture(dossier) as lien:
        generation, _ = rangement(lien)
        _ranger(lien, dossier, generation + 1, reconstruire(lien))
    with suppress(OSError):
        balayer(dossier, generation + 1)


def reconstruire(lien: sqlite3.Connection) -> ColonnesGardees:
    """Return the arrays of the games of the file."""
    ordre = "SELECT numero, noir, blanc, tournoi, annee, score, coups FROM partie WHERE supprimee IS NULL"
    rangees = lien.execute(f"{ordre} LIMIT {PARTIES_MAX}").fetchall()
    if not rangees:
        return vides()
    *faits, coups = zip(*rangees, strict=True)
    noms = ("numeros", "noirs", "blancs", "tournois", "annees", "scores")
    lus = {nom: np.array(valeurs, np.int64) for nom, valeurs in zip(noms, faits, strict=True)}
    cases = b"".join(bytes(lu)[:COUPS].ljust(COUPS, bytes([FIN])) for lu in coups)
    lues = canoniques(np.frombuffer(cases, np.uint8).reshape(-1, COUPS))
    return fusionner(vides(), _colonnes(lues.suites, lues.ordre(), lus))


def _colonnes(
    suites: ColonneOctets, ordre: npt.NDArray[np.intp], faits: Mapping[str, npt.NDArray[np.int64]]
) -> ColonnesGardees:
    types = {"scores": np.uint8, "annees": np.uint16}
    rangees = {nom: valeurs[ordre].astype(types.get(nom, np.uint32)) for nom, valeurs in faits.items()}
    return {"suites": np.ascontiguousarray(suites[ordre]), **rangees}


class _Entrees:
    """The games of some lots on their way in: which are legal, which are here already, under which numbers."""

    def __init__(self, lots: Sequence[LotImporte], anciens: ColonnesGardees, doublons: bool) -> None:
        self._lots, self._anciens, self._garder = lots, anciens, doublons
        self.coups = np.concatenate([lot.coups for lot in lots])
        self._lues = canoniques(self.coups)
        self._ajoutees = self._refusees = self._doublons = self._memes = 0

    def bilan(self, avant: BilanImport) -> BilanImport:
        """Add what was done to what was known before."""
        return BilanImport(
            avant.sources + len(self._lots),
            avant.parties + self._ajoutees,
            avant.refusees + self._refusees,
            avant.doublons + self._doublons,
            avant.memes_coups + self._memes,
            avant.connues,
            avant.ecartee,
        )

    def inscrire(self, lien: sqlite3.Connection, quand: float) -> ColonnesGardees:
        """Write the rows of what is kept; return the arrays of these games, in canonical order."""
        numeros_de = partial(_numeros, lien)
        programmes = frozenset().union(*(lot.programmes for lot in self._lots))
        tous = {nom for lot in self._lots for nom in lot.joueurs}
        joueurs = numeros_de("joueur", sorted(tous), lambda nom: nom in programmes)
        tournois = numeros_de("tournoi", sorted({nom for lot in self._lots for nom in lot.tournois}), _est_xot)
        siens = [_traduire(lot.joueurs, joueurs) for lot in self._lots]
        faits: dict[str, npt.NDArray[np.int64]] = {
            "noirs": np.concatenate([noms[lot.noirs] for noms, lot in zip(siens, self._lots, strict=True)]),
            "blancs": np.concatenate([noms[lot.blancs] for noms, lot in zip(siens, self._lots, strict=True)]),
            "tournois": np.concatenate([_traduire(lot.tournois, tournois)[lot.evenements] for lot in self._lots]),
            "annees": np.concatenate([lot.annees for lot in self._lots]).astype(np.int64),
            "scores": np.concatenate([lot.scores for lot in self._lots]).astype(np.int64),
        }
        gardees = self._choisir(faits)
        sources = self._sources(lien, quand, gardees)
        premier = 1 + lien.execute("SELECT coalesce(max(numero), 0) FROM partie").fetchone()[0]
        faits["numeros"] = premier - 1 + np.cumsum(gardees)
        self._ecrire(lien, faits, sources, gardees)
        faits = {nom: valeurs[gardees] for nom, valeurs in faits.items()}
        suites = self._lues.suites[gardees]
        return _colonnes(suites, np.argsort(textes(suites), kind="stable"), faits)

    def _choisir(self, faits: Mapping[str, npt.NDArray[np.int64]]) -> npt.NDArray[np.bool_]:
        legales = self._lues.etats != ILLEGALE
        self._refusees = int((~legales).sum()) + sum(lot.refusees for lot in self._lots)
        repetees, memes = _repetees(self._anciens, self._lues.suites, faits)
        ecartees = repetees & legales & (not self._garder)
        self._doublons, self._memes = int(ecartees.sum()), int((memes & legales).sum())
        gardees: npt.NDArray[np.bool_] = legales & ~ecartees
        self._ajoutees = int(gardees.sum())
        return gardees

    def _sources(self, lien: sqlite3.Connection, quand: float, gardees: npt.NDArray[np.bool_]) -> Entiers:
        """Write where the games come from, each source once; return the number of each game's."""
        debut, numeros = 0, []
        for lot in self._lots:
            fin = debut + len(lot.coups)
            nombre = int(gardees[debut:fin].sum())
            refusees = lot.refusees + int((self._lues.etats[debut:fin] == ILLEGALE).sum())
            lien.execute(
                "INSERT INTO source (genre, nom, empreinte, quand, parties, refusees) VALUES (?, ?, ?, ?, ?, ?)"
                " ON CONFLICT (empreinte) DO UPDATE SET parties = parties + excluded.parties, quand = excluded.quand",
                (lot.genre, lot.nom, lot.empreinte, quand, nombre, refusees),
            )
            (numero,) = lien.execute("SELECT numero FROM source WHERE empreinte = ?", (lot.empreinte,)).fetchone()
            numeros.append(np.full(len(lot.coups), numero, np.int64))
            debut = fin
        return np.concatenate(numeros)

    def _ecrire(
        self,
        lien: sqlite3.Connection,
        faits: Mapping[str, npt.NDArray[np.int64]],
        sources: Entiers,
        gardees: npt.NDArray[np.bool_],
    ) -> None:
        rangs = np.concatenate([lot.rangs for lot in self._lots])
        colonnes = [faits["numeros"], sources, rangs]
        colonnes += [faits[nom] for nom in ("noirs", "blancs", "tournois", "annees", "scores")]
        theoriques = np.concatenate([lot.theoriques for lot in self._lots])[gardees].tolist()
        longueurs = self._lues.longueurs[gardees].tolist()
        lignes = zip(
            *(colonne[gardees].tolist() for colonne in colonnes),
            (None if lu == SANS_THEORIQUE else lu for lu in theoriques),
            self._lues.etats[gardees].tolist(),
            (bytes(coups[:longueur]) for coups, longueur in zip(self.coups[gardees], longueurs, strict=True)),
            strict=True,
        )
        lien.executemany(
            "INSERT INTO partie (numero, source, rang, noir, blanc, tournoi, annee, score, theorique, etat, coups)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            lignes,
        )


def _est_xot(nom: str) -> bool:
    return nom.rstrip().endswith(XOT)


def _numeros(
    lien: sqlite3.Connection, table: str, noms: Sequence[str], marquer: Callable[[str], bool]
) -> dict[str, int]:
    """Return the number of each name, new ones included; an empty one is nobody's, 0."""
    marque = TABLES_DE_NOMS[table]
    connus = dict(lien.execute(f"SELECT nom, numero FROM {table}").fetchall())
    neufs = [nom for nom in noms if nom and nom not in connus]
    debut = 1 + max(connus.values(), default=0)
    rangees = [(numero, nom, cle_de(nom), marquer(nom)) for numero, nom in enumerate(neufs, start=debut)]
    lien.executemany(f"INSERT INTO {table} (numero, nom, cle, {marque}) VALUES (?, ?, ?, ?)", rangees)
    return {**connus, **{nom: numero for numero, nom, _, _ in rangees}, "": 0}


def _traduire(noms: Sequence[str], numeros: Mapping[str, int]) -> Entiers:
    """Return the number of each place of a list of names; that of nobody where the list is empty."""
    return np.array([numeros[nom] for nom in noms] or [0], np.int64)


def _repetees(
    anciens: ColonnesGardees, suites: ColonneOctets, faits: Mapping[str, npt.NDArray[np.int64]]
) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
    """Tell which games are here already, or earlier in the list: by moves, players and year; then by moves alone."""
    lus, presents = textes(suites), textes(np.ascontiguousarray(anciens["suites"], np.uint8))
    ordre = np.argsort(lus, kind="stable")
    ranges = lus[ordre]
    debuts, fins = np.searchsorted(presents, ranges), np.searchsorted(presents, ranges, "right")
    comme_avant = np.zeros(len(ranges), np.bool_)
    comme_avant[1:] = ranges[1:] == ranges[:-1]
    candidats = comme_avant | (fins > debuts)
    candidats[:-1] |= comme_avant[1:]
    repetees, memes = np.zeros(len(ranges), np.bool_), np.zeros(len(ranges), np.bool_)
    vus: set[tuple[int, int, int]] = set()
    for rang in np.flatnonzero(candidats).tolist():
        partie = int(ordre[rang])
        if not comme_avant[rang]:
            deja = slice(int(debuts[rang]), int(fins[rang]))
            vus = set(zip(*(anciens[nom][deja].tolist() for nom in ("noirs", "blancs", "annees")), strict=True))
        qui = (int(faits["noirs"][partie]), int(faits["blancs"][partie]), int(faits["annees"][partie]))
        repetees[partie] = qui in vus and qui[0] > 0 and qui[1] > 0
        memes[partie] = bool(vus) and not repetees[partie]
        vus.add(qui)
    return repetees, memes
