"""The games of some lots on their way into the library: which are legal, which are here already."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

import numpy as np
import numpy.typing as npt

from ecosysteme.bibliotheque.generations import Faits, colonnes_de
from ecosysteme.bibliotheque.lot import SANS_THEORIQUE, LotImporte
from ecosysteme.bibliotheque.noms import TABLES_DE_NOMS, cle_de
from ecosysteme.bibliotheque.tableaux import ColonnesGardees
from ecosysteme.formats.partie_compacte import PartieCompacte
from ecosysteme.formats.position import ecrire_position
from ecosysteme.jeux.bits_othello import CASES
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.moteur.commun.typage import Entiers
from ecosysteme.moteur.othello.noyaux.sequences import ARRETEE, FINIE, ILLEGALE
from ecosysteme.moteur.othello.recueil import ColonneOctets, canoniques, textes

XOT: Final = "(XOT)"  # what the name of a tournament ends with whose first eight moves are drawn
DERNIER: Final = (
    "SELECT max(coalesce((SELECT dernier FROM marquage), 0), coalesce((SELECT max(numero) FROM partie), 0))"
)

_Choix = npt.NDArray[np.bool_]


class Entrees:
    """The games of some lots on their way in: which are legal, which are here already, under which numbers."""

    def __init__(self, lots: Sequence[LotImporte], anciens: ColonnesGardees, doublons: bool) -> None:
        """Check the moves; ``anciens`` are the arrays of the games that are here, ``doublons`` keeps repeated ones."""
        self._lots, self._anciens, self._garder = lots, anciens, doublons
        self.coups = np.concatenate([lot.coups for lot in lots])
        self._lues = canoniques(self.coups)
        self._departs: dict[int, EtatOthello] = {}
        debut = 0
        for lot in lots:
            self._departs |= {debut + rang: depart for rang, depart in lot.departs.items()}
            debut += len(lot.coups)
        for rang, depart in self._departs.items():  # checked when it was read, from where it begins
            cases = bytes(case for case in self.coups[rang].tolist() if case < CASES)
            self._lues.longueurs[rang] = len(cases)
            self._lues.etats[rang] = ARRETEE if PartieCompacte(cases, depart).ecart() is None else FINIE
        self._posees = np.zeros(len(self.coups), np.bool_)
        self._posees[list(self._departs)] = True
        self.ajoutees = self.refusees = self.doublons = self.memes_coups = self.posees = 0

    def inscrire(self, lien: sqlite3.Connection, quand: float) -> ColonnesGardees:
        """Write the rows of what is kept; return the arrays of these games, in canonical order."""
        numeros_de = partial(_numeros, lien)
        programmes = frozenset().union(*(lot.programmes for lot in self._lots))
        tous = {nom for lot in self._lots for nom in lot.joueurs}
        joueurs = numeros_de("joueur", sorted(tous), lambda nom: nom in programmes)
        tournois = numeros_de("tournoi", sorted({nom for lot in self._lots for nom in lot.tournois}), _est_xot)
        siens = [_traduire(lot.joueurs, joueurs) for lot in self._lots]
        faits: Faits = {
            "noirs": np.concatenate([noms[lot.noirs] for noms, lot in zip(siens, self._lots, strict=True)]),
            "blancs": np.concatenate([noms[lot.blancs] for noms, lot in zip(siens, self._lots, strict=True)]),
            "tournois": np.concatenate([_traduire(lot.tournois, tournois)[lot.evenements] for lot in self._lots]),
            "annees": np.concatenate([lot.annees for lot in self._lots]).astype(np.int64),
            "scores": np.concatenate([lot.scores for lot in self._lots]).astype(np.int64),
        }
        gardees = self._choisir(lien, faits)
        sources = self._sources(lien, quand, gardees)
        (dernier,) = lien.execute(DERNIER).fetchone()
        faits["numeros"] = dernier + np.cumsum(gardees)
        self._ecrire(lien, faits, sources, gardees)
        rangees = gardees & ~self._posees
        faits = {nom: valeurs[rangees] for nom, valeurs in faits.items()}
        suites = self._lues.suites[rangees]
        return colonnes_de(suites, np.argsort(textes(suites), kind="stable"), faits)

    def _choisir(self, lien: sqlite3.Connection, faits: Faits) -> _Choix:
        legales = self._lues.etats != ILLEGALE
        self.refusees = int((~legales).sum()) + sum(lot.refusees for lot in self._lots)
        repetees, memes = np.zeros(len(self.coups), np.bool_), np.zeros(len(self.coups), np.bool_)
        usuelles = ~self._posees
        siens = {nom: valeurs[usuelles] for nom, valeurs in faits.items()}
        repetees[usuelles], memes[usuelles] = _repetees(self._anciens, self._lues.suites[usuelles], siens)
        self._marquer_posees_repetees(lien, faits, repetees)
        ecartees = repetees & legales & (not self._garder)
        self.doublons, self.memes_coups = int(ecartees.sum()), int((memes & legales).sum())
        gardees: _Choix = legales & ~ecartees
        self.ajoutees, self.posees = int(gardees.sum()), int((gardees & self._posees).sum())
        return gardees

    def _marquer_posees_repetees(self, lien: sqlite3.Connection, faits: Faits, repetees: _Choix) -> None:
        """Mark the games from other starts that are here already, or earlier in the list."""
        if not self._departs:
            return
        ordre = "SELECT depart, coups, noir, blanc, annee FROM posee JOIN partie ON numero = partie"
        vues = set(lien.execute(f"{ordre} WHERE supprimee IS NULL"))
        for rang, depart in self._departs.items():
            qui = [int(faits[nom][rang]) for nom in ("noirs", "blancs", "annees")]
            vue = (ecrire_position(depart), self._cases(rang), *qui)
            repetees[rang] = vue in vues and qui[0] > 0 and qui[1] > 0
            vues.add(vue)

    def _cases(self, rang: int) -> bytes:
        return bytes(self.coups[rang, : self._lues.longueurs[rang]])

    def _sources(self, lien: sqlite3.Connection, quand: float, gardees: _Choix) -> Entiers:
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
        faits: Faits,
        sources: Entiers,
        gardees: _Choix,
    ) -> None:
        rangs = np.concatenate([lot.rangs for lot in self._lots])
        colonnes = [faits["numeros"], sources, rangs]
        colonnes += [faits[nom] for nom in ("noirs", "blancs", "tournois", "annees", "scores")]
        theoriques = np.concatenate([lot.theoriques for lot in self._lots])[gardees].tolist()
        lignes = zip(
            *(colonne[gardees].tolist() for colonne in colonnes),
            (None if lu == SANS_THEORIQUE else lu for lu in theoriques),
            self._lues.etats[gardees].tolist(),
            map(self._cases, np.flatnonzero(gardees).tolist()),
            strict=True,
        )
        lien.executemany(
            "INSERT INTO partie (numero, source, rang, noir, blanc, tournoi, annee, score, theorique, etat, coups)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            lignes,
        )
        departs = {rang: depart for rang, depart in self._departs.items() if gardees[rang]}
        lien.executemany(
            "INSERT INTO posee VALUES (?, ?)",
            [(int(faits["numeros"][rang]), ecrire_position(depart)) for rang, depart in departs.items()],
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


def _repetees(anciens: ColonnesGardees, suites: ColonneOctets, faits: Faits) -> tuple[_Choix, _Choix]:
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
