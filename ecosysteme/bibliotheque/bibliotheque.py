"""The library as a window asks it: what was played in a position, which games these are, who and what is in it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from ecosysteme.bibliotheque.collections import CollectionGardee, lire_collections
from ecosysteme.bibliotheque.fichier import NUMERO_MAX, BibliothequeAbimee, lecture, rangement, version_des_marques
from ecosysteme.bibliotheque.filtres import HUMAINS, FiltreDeParties
from ecosysteme.bibliotheque.generations import reparer
from ecosysteme.bibliotheque.marques import Marques, lire_marques
from ecosysteme.bibliotheque.masques import masque_de
from ecosysteme.bibliotheque.noms import TABLES_DE_NOMS, TROUVES_MAX, NomConnu, chercher_noms
from ecosysteme.bibliotheque.parties_lues import PartieLue, PartieTrouvee, lire_cases, lire_parties, relire_partie
from ecosysteme.bibliotheque.posees import PartiesPosees
from ecosysteme.bibliotheque.tableaux import ColonnesGardees, lire, vides
from ecosysteme.cases import Position
from ecosysteme.fautes import Faute
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.partie_compacte import DEPART, PartieCompacte, bits_de
from ecosysteme.jeu import PREMIER
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.moteur.commun.typage import Entiers
from ecosysteme.moteur.othello.noyaux import exploration
from ecosysteme.moteur.othello.recueil import ColonneOctets, PositionCherchee, Recueil, Trouvees
from ecosysteme.ouvertures.noms import en_cases
from ecosysteme.partie import Partie

PAR_PAGE: Final = 50
SUITE: Final = 4  # moves that are told of a listed game
PAGE_MAX: Final = 500


@dataclass(frozen=True, slots=True)
class Suivies:
    """What became of some games: ``ici``, how many of them came by the very moves that are looked at.

    ``pions``: Black's discs of ``comptees`` games; ``annees``: the sum of ``datees`` ones.
    """

    parties: int = 0
    ici: int = 0
    noires: int = 0
    nulles: int = 0
    blanches: int = 0
    pions: int = 0
    comptees: int = 0
    annees: int = 0
    datees: int = 0

    @property
    def score_moyen(self) -> float | None:
        """The mean number of Black's discs at the end."""
        return self.pions / self.comptees if self.comptees else None

    @property
    def annee_moyenne(self) -> float | None:
        """The mean year."""
        return self.annees / self.datees if self.datees else None


@dataclass(frozen=True)
class Exploration:
    """What was played in a position: ``coups``, by square from 0 (a1), the most played first.

    ``arretees`` are the games that end there.
    """

    coups: dict[int, Suivies]
    arretees: Suivies
    toutes: Suivies


@dataclass(frozen=True, eq=False)
class _Chargee:
    """The library of one moment: the arrays, and what is known of names."""

    generation: int
    colonnes: ColonnesGardees
    recueil: Recueil
    version: int = 0
    marques: Marques = field(default_factory=partial(lire_marques, None))
    posees: PartiesPosees = field(default_factory=partial(PartiesPosees, None))

    @cached_property
    def parties(self) -> int:
        """How many games there are, without those that are deleted."""
        absentes = np.isin(self.marques.supprimees, self.colonnes["numeros"]).sum()
        return len(self.recueil) - int(absentes) + len(self.posees)


_Masques = tuple[ColonneOctets | None, ColonneOctets | None]
_Trouvee = tuple[Recueil, Trouvees, ColonneOctets | None]


class Bibliotheque:
    """The library of a folder, which may not be there yet. It is read as it was when ``actualiser`` was last called.

    All raise ``BibliothequeAbimee`` or ``BibliothequeIndisponible``. Any one thread at a time may use it.
    """

    def __init__(self, dossier: Path) -> None:
        self.dossier = dossier
        self._chargee = self._charger()
        self._masques: tuple[FiltreDeParties, _Masques] | None = None

    def __len__(self) -> int:
        """Count the games, without those that are deleted."""
        return self._chargee.parties

    def actualiser(self) -> bool:
        """Read what was added, deleted or said of names since; tell whether there is any."""
        with lecture(self.dossier) as lien:
            presente = (0, 0) if lien is None else (rangement(lien)[0], version_des_marques(lien))
        if presente == (self._chargee.generation, self._chargee.version):
            return False
        self._chargee, self._masques = self._charger(self._chargee), None
        return True

    def _charger(self, avant: _Chargee | None = None) -> _Chargee:
        chargee = self._lire(avant)
        if chargee is None:  # the arrays are gone or cut: they follow from the file
            reparer(self.dossier)
            chargee = self._lire(avant)
        if chargee is None:
            raise BibliothequeAbimee("la bibliothèque {chemin} est abîmée", chemin=self.dossier)
        return chargee

    def _lire(self, avant: _Chargee | None) -> _Chargee | None:
        with lecture(self.dossier) as lien:
            if lien is None:
                return _Chargee(0, vides(), Recueil(vides()))
            generation, parties = rangement(lien)
            colonnes: ColonnesGardees | None
            if avant is not None and avant.generation == generation:
                colonnes, recueil = avant.colonnes, avant.recueil
            elif (colonnes := lire(self.dossier, generation, parties)) is not None:
                recueil = Recueil(colonnes)
            else:
                return None
            version = version_des_marques(lien)
            return _Chargee(generation, colonnes, recueil, version, lire_marques(lien), PartiesPosees(lien))

    # Positions.

    def explorer(self, position: PositionCherchee, filtre: FiltreDeParties = HUMAINS) -> Exploration:
        """Count what was played in a position, up to symmetry; the squares are those of its own board."""
        return self.explorer_ici(position, filtre)[1]

    def explorer_ici(
        self, position: PositionCherchee, filtre: FiltreDeParties = HUMAINS
    ) -> tuple[Exploration, Exploration]:
        """Count as ``explorer`` the games that came by the very moves that are looked at, and all of them."""
        tables = [recueil.coups_suivants(trouvees, lui) for recueil, trouvees, lui in self._trouver(position, filtre)]
        table: Entiers = np.sum(tables, axis=0)
        return _exploration(table[:1]), _exploration(table)

    def parties_de(
        self,
        position: PositionCherchee,
        filtre: FiltreDeParties = HUMAINS,
        *,
        debut: int = 0,
        nombre: int = PAR_PAGE,
        interversions: bool = True,
    ) -> tuple[list[PartieTrouvee], int]:
        """List the games of a position, the newest first, from the ``debut``-th; and say how many there are.

        Without ``interversions``, only those that came by the very moves that are looked at.
        """
        trouvees = list(self._trouver(position, filtre))
        lues = [recueil.parties(siennes, masque) for recueil, siennes, masque in trouvees]
        if not interversions:
            lues = [(places[ici], ici[ici]) for places, ici in lues]
        tables = [self._chargee.colonnes, *[self._chargee.posees.colonnes] * (len(trouvees) - 1)]
        numeros, annees = (
            np.concatenate([np.asarray(t[nom])[places] for t, (places, _) in zip(tables, lues, strict=True)])
            for nom in ("numeros", "annees")
        )
        toutes, ici = (np.concatenate([lu[rang] for lu in lues]) for rang in (0, 1))
        tirees = np.repeat(np.arange(len(lues)), [len(places) for places, _ in lues])
        ages = np.uint16(65_535) - annees.astype(np.uint16)
        page = np.argsort(ages, kind="stable")[max(debut, 0) : max(debut, 0) + min(nombre, PAGE_MAX)]
        voulus = numeros[page].tolist()
        with lecture(self.dossier) as lien:
            dites, jouees = ({}, {}) if lien is None else (self._dites(lien, voulus), lire_cases(lien, voulus))

        def suite(rang: int) -> bytes:
            recueil, siennes, _ = trouvees[int(tirees[rang])]
            return recueil.suite(position, siennes, int(toutes[rang]), SUITE)

        liste = [
            PartieTrouvee(numero, *dites[numero], suite(rang), bool(ici[rang]), jouees.get(numero, b""))
            for rang, numero in zip(page.tolist(), voulus, strict=True)
            if numero in dites
        ]
        return liste, len(numeros)

    def _dites(self, lien: sqlite3.Connection, numeros: Sequence[int]) -> dict[int, PartieLue]:
        return lire_parties(lien, numeros, self._chargee.marques.memes)

    def places_de(self, position: PositionCherchee, filtre: FiltreDeParties = HUMAINS) -> Entiers:
        """Return where the games of a position are in the arrays, without those that begin elsewhere."""
        return self._chargee.recueil.parties(self._chargee.recueil.chercher(position), self.masque(filtre))[0]

    def _trouver(self, position: PositionCherchee, filtre: FiltreDeParties) -> Iterator[_Trouvee]:
        """Yield the games of a position, each with what it is asked of: those in order, then those begun elsewhere."""
        en_ordre, posees = self._masques_de(filtre)
        recueil = self._chargee.recueil
        yield recueil, recueil.chercher(position), en_ordre
        for trouvees in self._chargee.posees.chercher(position):
            yield self._chargee.posees.recueil, trouvees, posees

    def masque(self, filtre: FiltreDeParties) -> ColonneOctets | None:
        """Return a byte a game in order, 0 where it is left out; ``None`` where all count. The last one is kept."""
        return self._masques_de(filtre)[0]

    def _masques_de(self, filtre: FiltreDeParties) -> _Masques:
        if self._masques is None or self._masques[0] != filtre:
            tables, marques = (self._chargee.colonnes, self._chargee.posees.colonnes), self._chargee.marques
            self._masques = filtre, (masque_de(filtre, tables[0], marques), masque_de(filtre, tables[1], marques))
        return self._masques[1]

    @property
    def colonnes(self) -> ColonnesGardees:
        """The arrays, one entry a game in canonical order, which are only read."""
        return self._chargee.colonnes

    def faits(self, nom: str) -> npt.NDArray[np.int64]:
        """Return what an array says of each game, those that begin elsewhere included; of deleted ones too.

        Players have the number of the name that is kept.
        """
        tables = (self._chargee.colonnes, self._chargee.posees.colonnes)
        tous = np.concatenate([np.asarray(table[nom]).astype(np.int64) for table in tables])
        if nom not in ("noirs", "blancs"):
            return tous
        return self._chargee.marques.gardes(tous).astype(np.int64)

    @property
    def marques(self) -> Marques:
        """What is known beside the arrays."""
        return self._chargee.marques

    # Games and names.

    def partie(self, numero: int) -> Enregistrement:
        """Return a game as it was played; ``Faute`` when there is none of that number, or its moves are illegal."""
        with lecture(self.dossier) as lien:
            lue = None if lien is None else relire_partie(lien, numero, self._chargee.marques.memes)
        if lue is None:
            raise Faute("la bibliothèque n'a pas de partie {numero}", numero=numero)
        return lue

    def chercher(
        self, genre: str, texte: str, nombre: int = TROUVES_MAX, dire: Callable[[str], str] | None = None
    ) -> list[NomConnu]:
        """Return the players (``joueur``) or tournaments (``tournoi``) that a text may mean, the likeliest first.

        ``dire`` says how a name is called where it is read: by that it is found, too.
        """
        with lecture(self.dossier) as lien:
            trouves = [] if lien is None else chercher_noms(lien, genre, texte, nombre, dire)
        if genre != "joueur":
            return trouves
        memes = self._chargee.marques.memes
        gardes = self.nommer(genre, [memes[nom.numero] for nom in trouves if nom.numero in memes])
        uniques: dict[int, NomConnu] = {}
        for nom in trouves:
            numero = memes.get(nom.numero, nom.numero)
            uniques.setdefault(numero, gardes.get(numero, nom))
        return list(uniques.values())

    def nommer(self, genre: str, numeros: Sequence[int]) -> dict[int, NomConnu]:
        """Return the players or tournaments of some numbers."""
        with lecture(self.dossier) as lien:
            if lien is None:
                return {}
            ordre = f"SELECT numero, nom, {TABLES_DE_NOMS[genre]} FROM {genre} WHERE numero = ?"
            lus = (lien.execute(ordre, (numero,)).fetchone() for numero in numeros if numero <= NUMERO_MAX)
            return {lu[0]: NomConnu(lu[0], lu[1], bool(lu[2])) for lu in lus if lu is not None}

    def collections(self) -> list[CollectionGardee]:
        """List where the games come from, the oldest first."""
        with lecture(self.dossier) as lien:
            return [] if lien is None else lire_collections(lien)


def _exploration(table: npt.NDArray[np.int64]) -> Exploration:
    """Read the halves of a table of next moves that are given."""
    lignes = {case: _suivies(table[:, case]) for case in np.flatnonzero(table[:, :, 0].sum(axis=0)).tolist()}
    arretees = lignes.pop(exploration.ARRET_ICI, Suivies())
    return Exploration(les_plus_joues(lignes), arretees, _suivies(table.sum(axis=1)))


def les_plus_joues(coups: Mapping[int, Suivies]) -> dict[int, Suivies]:
    """Put moves in order, the most played first."""
    return dict(sorted(coups.items(), key=lambda coup: (-coup[1].parties, coup[0])))


def _suivies(moities: np.typing.NDArray[np.int64]) -> Suivies:
    """Add the halves of a row of the table; see ``noyaux.exploration``."""
    parties, noires, nulles, blanches, pions, comptees, annees, datees = moities.sum(axis=0).tolist()
    ici = int(moities[0, exploration.PARTIES])
    return Suivies(parties, ici, noires, nulles, blanches, pions, comptees, annees, datees)


def position_de(partie: Partie[EtatOthello, Position]) -> PositionCherchee:
    """Return the question about the position where a game stands, which knows the moves that led there."""
    noirs, blancs = bits_de(partie.etat)
    ligne = en_cases(noeud.coup for noeud in partie.historique)
    return PositionCherchee(noirs, blancs, partie.etat.trait == PREMIER, ligne if partie.depart == DEPART else None)


def position_apres(cases: bytes) -> PositionCherchee:
    """Return the question about the position after some moves, squares from 0 (a1); ``Faute`` for an illegal one."""
    compacte = PartieCompacte(cases)
    noirs, blancs = compacte.fin()
    camps = compacte.camps()
    return PositionCherchee(noirs, blancs, not camps or camps[-1] != PREMIER, cases)
