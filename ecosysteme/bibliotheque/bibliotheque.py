"""The library as a window asks it: what was played in a position, which games these are, who and what is in it."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from ecosysteme.bibliotheque.fichier import BibliothequeAbimee, lecture, rangement
from ecosysteme.bibliotheque.filtres import HUMAINS, FiltreDeParties, Marques, masque_de
from ecosysteme.bibliotheque.importation import reparer
from ecosysteme.bibliotheque.noms import TABLES_DE_NOMS, TROUVES_MAX, NomConnu, chercher_noms
from ecosysteme.bibliotheque.tableaux import ColonnesGardees, lire, vides
from ecosysteme.cases import Position
from ecosysteme.entete import Entete
from ecosysteme.fautes import Faute
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.partie_compacte import DEPART, PartieCompacte, bits_de
from ecosysteme.jeu import PREMIER
from ecosysteme.jeux.bits_othello import CASES
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.moteur.commun.typage import Entiers
from ecosysteme.moteur.othello.noyaux import exploration
from ecosysteme.moteur.othello.recueil import ColonneOctets, PositionCherchee, Recueil, Trouvees
from ecosysteme.ouvertures.noms import en_cases
from ecosysteme.partie import Partie

PAR_PAGE: Final = 50
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


@dataclass(frozen=True, slots=True)
class PartieTrouvee:
    """A game of a list; ``suivant`` is the square of its next move, ``None`` when it ends there.

    ``score`` is Black's discs, ``None`` when nobody said it; ``issue`` who won: 1 Black, 0 nobody, -1 White, ``None``
    unknown; ``ici`` whether it came by the same moves.
    """

    numero: int
    noir: str
    blanc: str
    tournoi: str
    annee: int
    score: int | None
    issue: int | None
    suivant: int | None
    ici: bool


@dataclass(frozen=True, eq=False)
class _Chargee:
    """The library of one moment: the arrays, and what is known of names."""

    generation: int
    colonnes: ColonnesGardees
    recueil: Recueil
    marques: Marques


class Bibliotheque:
    """The library of a folder, which may not be there yet. It is read as it was when ``actualiser`` was last called.

    All raise ``BibliothequeAbimee`` or ``BibliothequeIndisponible``. Any one thread at a time may use it.
    """

    def __init__(self, dossier: Path) -> None:
        self.dossier = dossier
        self._chargee = self._charger()
        self._masque: tuple[FiltreDeParties, ColonneOctets | None] | None = None

    def __len__(self) -> int:
        """Count the games."""
        return len(self._chargee.recueil)

    def actualiser(self) -> bool:
        """Read what an import has added since; tell whether there is any."""
        with lecture(self.dossier) as lien:
            presente = 0 if lien is None else rangement(lien)[0]
        if presente == self._chargee.generation:
            return False
        self._chargee, self._masque = self._charger(), None
        return True

    def _charger(self) -> _Chargee:
        chargee = self._lire()
        if chargee is None:  # the arrays are gone or cut: they follow from the file
            reparer(self.dossier)
            chargee = self._lire()
        if chargee is None:
            raise BibliothequeAbimee("la bibliothèque {chemin} est abîmée", chemin=self.dossier)
        return chargee

    def _lire(self) -> _Chargee | None:
        with lecture(self.dossier) as lien:
            if lien is None:
                return _Chargee(0, vides(), Recueil(vides()), _marques(None))
            generation, parties = rangement(lien)
            colonnes, marques = lire(self.dossier, generation, parties), _marques(lien)
        return None if colonnes is None else _Chargee(generation, colonnes, Recueil(colonnes), marques)

    # Positions.

    def explorer(self, position: PositionCherchee, filtre: FiltreDeParties = HUMAINS) -> Exploration:
        """Count what was played in a position, up to symmetry; the squares are those of its own board."""
        trouvees = self._chargee.recueil.chercher(position)
        table = self._chargee.recueil.coups_suivants(trouvees, self.masque(filtre))
        lignes = {case: _suivies(table[:, case]) for case in np.flatnonzero(table[:, :, 0].sum(axis=0)).tolist()}
        arretees = lignes.pop(exploration.ARRET_ICI, Suivies())
        ordre = sorted(lignes, key=lambda case: (-lignes[case].parties, case))
        return Exploration({case: lignes[case] for case in ordre}, arretees, _suivies(table.sum(axis=1)))

    def parties_de(
        self,
        position: PositionCherchee,
        filtre: FiltreDeParties = HUMAINS,
        *,
        debut: int = 0,
        nombre: int = PAR_PAGE,
    ) -> tuple[list[PartieTrouvee], int]:
        """List the games of a position, the newest first, from the ``debut``-th; and say how many there are."""
        trouvees = self._chargee.recueil.chercher(position)
        return self._lister(trouvees, self.masque(filtre), debut, nombre)

    def places_de(self, position: PositionCherchee, filtre: FiltreDeParties = HUMAINS) -> Entiers:
        """Return where the games of a position are in the arrays."""
        return self._chargee.recueil.parties(self._chargee.recueil.chercher(position), self.masque(filtre))[0]

    def _lister(
        self, trouvees: Trouvees, masque: ColonneOctets | None, debut: int, nombre: int
    ) -> tuple[list[PartieTrouvee], int]:
        colonnes = self._chargee.colonnes
        places, suivants, ici = self._chargee.recueil.parties(trouvees, masque)
        ages = np.uint16(65_535) - colonnes["annees"][places].astype(np.uint16)
        page = np.argsort(ages, kind="stable")[max(debut, 0) : max(debut, 0) + min(nombre, PAGE_MAX)]
        numeros = colonnes["numeros"][places[page]].tolist()
        with lecture(self.dossier) as lien:
            lues = {} if lien is None else _lire_parties(lien, numeros)
        liste = [
            PartieTrouvee(numero, *lues[numero], None if case == exploration.ARRET_ICI else case, meme)
            for numero, case, meme in zip(numeros, suivants[page].tolist(), ici[page].tolist(), strict=True)
            if numero in lues
        ]
        return liste, len(places)

    def masque(self, filtre: FiltreDeParties) -> ColonneOctets | None:
        """Return a byte a game, 0 where it is left out; ``None`` where all count. The last one is kept."""
        if self._masque is None or self._masque[0] != filtre:
            self._masque = filtre, masque_de(filtre, self._chargee.colonnes, self._chargee.marques)
        return self._masque[1]

    @property
    def colonnes(self) -> ColonnesGardees:
        """The arrays, one entry a game in canonical order, which are only read."""
        return self._chargee.colonnes

    @property
    def supprimees(self) -> np.typing.NDArray[np.uint32]:
        """The numbers of the games that are deleted, which no answer counts."""
        return self._chargee.marques.supprimees

    # Games and names.

    def partie(self, numero: int) -> Enregistrement:
        """Return a game as it was played; ``Faute`` when there is none of that number, or its moves are illegal."""
        with lecture(self.dossier) as lien:
            lues = {} if lien is None else _lire_parties(lien, [numero])
            if lien is None or numero not in lues:
                raise Faute("la bibliothèque n'a pas de partie {numero}", numero=numero)
            (cases,) = lien.execute("SELECT coups FROM partie WHERE numero = ?", (numero,)).fetchone()
        noir, blanc, tournoi, annee, score, issue = lues[numero]
        entete = Entete(
            noir=noir,
            blanc=blanc,
            date=str(annee) if annee else "",
            evenement=tournoi,
            ecart=None if score is None else 2 * score - CASES,
            decision={1: "B+", -1: "W+"}.get(issue or 0, "") if score is None else "",
        )
        return Enregistrement(PartieCompacte(bytes(cases)), entete)

    def chercher(self, genre: str, texte: str, nombre: int = TROUVES_MAX) -> list[NomConnu]:
        """Return the players (``joueur``) or tournaments (``tournoi``) that a text may mean, the likeliest first."""
        with lecture(self.dossier) as lien:
            return [] if lien is None else chercher_noms(lien, genre, texte, nombre)

    def nommer(self, genre: str, numeros: Sequence[int]) -> dict[int, NomConnu]:
        """Return the players or tournaments of some numbers."""
        with lecture(self.dossier) as lien:
            if lien is None:
                return {}
            ordre = f"SELECT numero, nom, {TABLES_DE_NOMS[genre]} FROM {genre} WHERE numero = ?"
            lus = (lien.execute(ordre, (numero,)).fetchone() for numero in numeros)
            return {lu[0]: NomConnu(lu[0], lu[1], bool(lu[2])) for lu in lus if lu is not None}

    def sources(self) -> list[tuple[str, str, int, int]]:
        """List where the games come from: kind, name, games kept, games refused; the oldest first."""
        with lecture(self.dossier) as lien:
            if lien is None:
                return []
            return list(lien.execute("SELECT genre, nom, parties, refusees FROM source ORDER BY numero"))


def _marques(lien: sqlite3.Connection | None) -> Marques:
    drapeaux = []
    for genre, marque in TABLES_DE_NOMS.items():
        numeros = [] if lien is None else lien.execute(f"SELECT numero FROM {genre} WHERE {marque}").fetchall()
        marques = np.zeros(2 + max((numero for (numero,) in numeros), default=0), np.bool_)
        marques[[numero for (numero,) in numeros]] = True
        drapeaux.append(marques)
    ordre = "SELECT numero FROM partie WHERE supprimee IS NOT NULL"
    supprimees = [] if lien is None else [numero for (numero,) in lien.execute(ordre)]
    return Marques(drapeaux[0], drapeaux[1], np.array(supprimees, np.uint32))


def _suivies(moities: np.typing.NDArray[np.int64]) -> Suivies:
    """Add both halves of a row of the table; see ``noyaux.exploration``."""
    parties, noires, nulles, blanches, pions, comptees, annees, datees = moities.sum(axis=0).tolist()
    ici = int(moities[0, exploration.PARTIES])
    return Suivies(parties, ici, noires, nulles, blanches, pions, comptees, annees, datees)


def issue_de(score: int) -> int | None:
    """Return who won a game from the score that is kept: 1 Black, 0 nobody, -1 White, ``None`` unknown."""
    if score <= CASES:
        return (score > CASES // 2) - (score < CASES // 2)
    return {exploration.NOIR_GAGNE: 1, exploration.NULLE: 0, exploration.BLANC_GAGNE: -1}.get(score)


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


_Lue = tuple[str, str, str, int, int | None, int | None]
JOINTE: Final = (
    "SELECT partie.numero, coalesce(noir.nom, ''), coalesce(blanc.nom, ''), coalesce(tournoi.nom, ''), annee, score"
    " FROM partie LEFT JOIN joueur AS noir ON noir.numero = partie.noir"
    " LEFT JOIN joueur AS blanc ON blanc.numero = partie.blanc"
    " LEFT JOIN tournoi ON tournoi.numero = partie.tournoi WHERE partie.numero = ?"
)


def _lire_parties(lien: sqlite3.Connection, numeros: Sequence[int]) -> dict[int, _Lue]:
    lues: dict[int, _Lue] = {}
    for numero in numeros:
        rangee = lien.execute(JOINTE, (numero,)).fetchone()
        if rangee is not None:
            *qui, annee, score = rangee[1:]
            lues[numero] = (qui[0], qui[1], qui[2], annee, score if score <= CASES else None, issue_de(score))
    return lues
