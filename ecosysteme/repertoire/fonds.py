"""All that a window asks of the repertoires of a user, their cards and the games of the library; by one thread."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ecosysteme.carnet.repetition import Maintenant, maintenant_local
from ecosysteme.cases import Position
from ecosysteme.fautes import Faute
from ecosysteme.repertoire.cartes import CartesRepertoire, ConnuesDuJour, Synchronisation
from ecosysteme.repertoire.couverture import Couverture, Explorateur, couvrir, explorateur
from ecosysteme.repertoire.depot import DepotRepertoires
from ecosysteme.repertoire.positions import PositionsTenues, Vue, positions_de
from ecosysteme.repertoire.proposition import proposer, resultat
from ecosysteme.repertoire.repertoire import Repertoire
from ecosysteme.repertoire.seance import SeanceDeRepertoire

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.bibliotheque import Bibliotheque


@dataclass(frozen=True)
class EtudeRepertoire:
    """A repertoire, its positions, and how well it is known today."""

    repertoire: Repertoire
    positions: PositionsTenues
    jour: ConnuesDuJour

    @property
    def sues(self) -> float:
        """How many of its lines would be found whole."""
        return self.jour.lignes_sues(self.positions.lignes)


@dataclass(frozen=True, slots=True)
class EtatDesRepertoires:
    """All repertoires that can be read, what is wrong with the others, and what the last change did to cards."""

    etudes: tuple[EtudeRepertoire, ...]
    fautes: tuple[Faute, ...] = ()
    change: Synchronisation | None = None


@dataclass(frozen=True, slots=True)
class CoupEtudie:
    """A move of a position, in the repertoire or in the games; ``noeud`` is its number in the tree.

    ``part`` is its share of the games, ``resultat`` the mean result for the repertoire's camp, from 0 to 1.
    ``commentaire`` is what is noted beside it.
    """

    coup: Position
    a_nous: bool
    noeud: int | None = None
    poids: int = 0
    enseigne: bool = False
    parties: int = 0
    part: float = 0.0
    resultat: float | None = None
    commentaire: str = ""


class FondsRepertoires:
    """The repertoires of ``dossier``, with the games of the library of ``parties``."""

    def __init__(self, dossier: Path, parties: Path, horloge: Maintenant = maintenant_local) -> None:
        self._depot, self._cartes = DepotRepertoires(dossier, horloge), CartesRepertoire(dossier, horloge)
        self._parties = parties
        self._bibliotheque: Bibliotheque | None = None

    # Repertoires.

    def lister(self, change: Synchronisation | None = None) -> EtatDesRepertoires:
        """Read them all, and have their cards follow what was done to the files elsewhere."""
        inventaire = self._depot.lister()
        return EtatDesRepertoires(tuple(map(self._etudier, inventaire.repertoires)), inventaire.fautes, change)

    def _etudier(self, repertoire: Repertoire) -> EtudeRepertoire:
        positions = positions_de(repertoire)
        self._cartes.synchroniser(repertoire.nom, positions.cartes)
        return EtudeRepertoire(repertoire, positions, self._cartes.du_jour(repertoire.nom))

    def creer(self, repertoire: Repertoire, lignes: int = 0, coups: int = 0) -> EtatDesRepertoires:
        """Keep a new one, with ``lignes`` lines proposed from the games if any are wanted."""
        if lignes:
            repertoire = proposer(repertoire, self.explorer(repertoire), lignes, coups)
        self._depot.ecrire(repertoire, nouveau=True)
        return self.lister()

    def changer(self, repertoire: Repertoire) -> EtatDesRepertoires:
        """Keep it as it is now, and say what that did to its cards."""
        self._depot.ecrire(repertoire)
        return self.lister(self._cartes.synchroniser(repertoire.nom, positions_de(repertoire).cartes))

    def renommer(self, nom: str, nouveau: str) -> EtatDesRepertoires:
        """Call one otherwise; its cards follow."""
        self._depot.renommer(nom, nouveau)
        self._cartes.renommer(nom, nouveau)
        return self.lister()

    def supprimer(self, nom: str) -> EtatDesRepertoires:
        """Take one away; its cards sleep."""
        self._depot.supprimer(nom)
        return self.lister(self._cartes.synchroniser(nom, ()))

    # Games.

    def explorer(self, repertoire: Repertoire) -> Explorateur:
        """Return how the games are asked for a repertoire; the library is read as it is now."""
        from ecosysteme.bibliotheque.bibliotheque import Bibliotheque  # brings the compiled engine

        if self._bibliotheque is None:
            self._bibliotheque = Bibliotheque(self._parties)
        else:
            self._bibliotheque.actualiser()
        return explorateur(self._bibliotheque, repertoire)

    def couvrir(self, etude: EtudeRepertoire) -> Couverture:
        """Say how much of what people answer it covers."""
        return couvrir(etude.positions, self.explorer(etude.repertoire))

    def coups(self, etude: EtudeRepertoire, vue: Vue) -> tuple[CoupEtudie, ...]:
        """List the moves of a position: those of the repertoire, then those of the games, the most played first."""
        joues = self.explorer(etude.repertoire)(vue.cherchee)
        total = sum(suivies.parties for suivies in joues.values())
        cles, a_nous = vue.suites(), vue.trait == etude.repertoire.camp
        tenue = etude.positions.par_cle.get(vue.cle)
        suites = {} if tenue is None else {cle: cases[0] for cle, cases in tenue.sur(vue).items() if cases}
        comptes = {cles[case]: suivies for case, suivies in joues.items()}
        cases = {cles[case]: case for case in joues} | suites
        lus = [
            CoupEtudie(
                divmod(case, 8),
                a_nous,
                None if tenue is None else tenue.noeuds.get(cle),
                0 if tenue is None else tenue.suites.get(cle, 0),
                tenue is not None and cle == tenue.enseignee(),
                comptes[cle].parties if cle in comptes else 0,
                comptes[cle].parties / total if cle in comptes else 0.0,
                resultat(comptes[cle], etude.repertoire.camp) if cle in comptes else None,
                "" if tenue is None else tenue.commentaires.get(cle, ""),
            )
            for cle, case in cases.items()
        ]
        return tuple(sorted(lus, key=lambda lu: (a_nous and not lu.enseigne, a_nous and lu.noeud is None, -lu.parties)))

    # Drilling.

    def seance(self, nom: str, tirage: random.Random, *, surprises: bool) -> tuple[EtudeRepertoire, SeanceDeRepertoire]:
        """Return a session on what is due of a repertoire, which asks the games nothing more."""
        etude = self._etudier(self._depot.lire(nom))
        if not etude.positions.cartes:
            raise Faute("le répertoire {nom} n'a encore aucun coup à apprendre", nom=nom)
        seance = SeanceDeRepertoire(
            etude.positions, etude.jour.dues, self.explorer(etude.repertoire), tirage, surprises
        )
        seance.interroger()
        return etude, seance

    @property
    def cartes(self) -> CartesRepertoire:
        """The cards."""
        return self._cartes
