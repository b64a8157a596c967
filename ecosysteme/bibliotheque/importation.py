"""Games come into the library: all of an import or nothing, whatever ends it.

Rows and arrays become true together, when the transaction is committed that names the new arrays. Until then the old
ones are what everybody reads.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from functools import partial
from pathlib import Path
from threading import Event
from typing import TypeAlias

from ecosysteme.arret import verifier_arret
from ecosysteme.bibliotheque.collections import lire_collections
from ecosysteme.bibliotheque.entrees import Entrees
from ecosysteme.bibliotheque.fichier import ecarter_si_abimee, ecriture, lecture, maintenant_utc, marquer, rangement
from ecosysteme.bibliotheque.generations import actuelles, balayer_avant, ranger, sans_supprimees, trop_de_parties
from ecosysteme.bibliotheque.lot import LotImporte
from ecosysteme.bibliotheque.sources import fichiers_de, inachevees_de, lots_de
from ecosysteme.bibliotheque.suppressions import oublier_les_anciennes, oublier_source, source_supprimee
from ecosysteme.bibliotheque.tableaux import PARTIES_MAX, effacer, fusionner


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

    ``connues``: files in which nothing is new; ``refusees``: games that are not of Othello on 8 by 8 squares or have an
    illegal move, and positions; ``illisibles``: parts of files that could not be read; ``doublons``: games left out,
    for the same players had the same moves in the same year; ``memes_coups``: games that are kept and share all their
    moves with another; ``inachevees``: games of a journal that are not over, and stay out. ``ecartee``: where the
    library was put that was here before and could not be read any more.
    """

    sources: int = 0
    parties: int = 0
    refusees: int = 0
    illisibles: int = 0
    doublons: int = 0
    memes_coups: int = 0
    inachevees: int = 0
    connues: tuple[str, ...] = ()
    ecartee: Path | None = None


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
                raise trop_de_parties()
            suivi(EtapeImport.LECTURE, lues)
    bilan = BilanImport(inachevees=inachevees_de(fichiers), connues=tuple(connues), ecartee=ecartee)
    return importer_lots(dossier, lots, bilan, doublons=doublons, arret=arret, suivi=suivi, horloge=horloge)


def _rangs_connus(lien: sqlite3.Connection | None, empreinte: str) -> Collection[int] | None:
    source = None if lien is None else lien.execute("SELECT numero FROM source WHERE empreinte = ?", (empreinte,))
    numero = None if source is None else source.fetchone()
    if lien is None or numero is None or source_supprimee(lien, empreinte) is not None:
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
    retenus = [lot for lot in lots if len(lot.coups) or lot.refusees or lot.illisibles]
    if not retenus:
        return bilan
    dossier.mkdir(parents=True, exist_ok=True)

    def avancer(etape: EtapeImport, parties: int) -> None:
        suivi(etape, parties)
        verifier_arret(arret)

    with ecriture(dossier) as lien:
        entrees, generation = _inscrire(lien, dossier, retenus, doublons, horloge(), avancer)
    suivi(EtapeImport.FIN, len(entrees.coups))
    balayer_avant(dossier, generation)
    return BilanImport(
        bilan.sources + len(retenus),
        bilan.parties + entrees.ajoutees,
        bilan.refusees + entrees.refusees,
        bilan.illisibles + sum(lot.illisibles for lot in retenus),
        bilan.doublons + entrees.doublons,
        bilan.memes_coups + entrees.memes_coups,
        bilan.inachevees,
        bilan.connues,
        bilan.ecartee,
    )


def _inscrire(
    lien: sqlite3.Connection,
    dossier: Path,
    lots: Sequence[LotImporte],
    doublons: bool,
    maintenant: datetime,
    avancer: SuiviImport,
) -> tuple[Entrees, int]:
    """Write rows and arrays, of which what is deleted is dropped; return what came in, and the arrays' generation."""
    generation, anciennes = actuelles(lien, dossier)
    anciens = sans_supprimees(lien, anciennes)
    oublier_les_anciennes(lien, maintenant)
    for lot in lots:
        if (source := source_supprimee(lien, lot.empreinte)) is not None:
            oublier_source(lien, source)
    try:
        entrees = Entrees(lots, anciens, doublons)
        avancer(EtapeImport.LIGNES, len(entrees.coups))
        nouveaux = entrees.inscrire(lien, maintenant.timestamp())
        avancer(EtapeImport.TABLEAUX, len(entrees.coups))
        if len(nouveaux["suites"]) or anciens is not anciennes:
            ranger(lien, dossier, generation + 1, fusionner(anciens, nouveaux))
        if entrees.posees:
            marquer(lien)
        avancer(EtapeImport.VALIDATION, len(entrees.coups))
    except BaseException:
        effacer(dossier, generation + 1)
        raise
    return entrees, rangement(lien)[0]


def completer(
    dossier: Path,
    *,
    arret: Event | None = None,
    suivi: SuiviImport = lambda etape, parties: None,
    horloge: Callable[[], datetime] = maintenant_utc,
) -> BilanImport:
    """Add what the journal and the files of tournaments that the library knows have got since; as ``importer``.

    One that is not there any more keeps its games, and has no new ones.
    """
    with lecture(dossier) as lien:
        connues = [] if lien is None else lire_collections(lien)
    lieux = dict.fromkeys(collection.lieu for collection in connues if collection.lieu is not None)
    presents = [lieu for lieu in lieux if lieu.is_file()]
    return importer(dossier, presents, arret=arret, suivi=suivi, horloge=horloge)
