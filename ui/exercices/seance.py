"""Exercises asked one after the other: chosen and refuted off the GUI thread, their results kept in the notebook."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from threading import Event
from typing import Final, TypeVar

from PySide6.QtCore import QObject, Signal

from ecosysteme.carnet.exercices_faits import ExerciceGarde, ExercicesFaits, ProgresExercices
from ecosysteme.carnet.repetition import NoteReprise
from ecosysteme.conseiller import Suite
from ecosysteme.exercices.essai import EssaiExercice, NatureEssai
from ecosysteme.exercices.etoiles import Reussite, reussites
from ecosysteme.exercices.exercice import Exercice, GenreExercice
from ecosysteme.exercices.force import estimer
from ecosysteme.exercices.paquet import exercices_fournis
from ecosysteme.exercices.rappel import ecrire_exercice, identifier, relire
from ecosysteme.exercices.seance import Difficulte, du_paquet, du_solveur, viser
from ecosysteme.jeu import CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.niveau_personnel.niveau import ForceEstimee
from ecosysteme.solveurs import Solveur
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.taches import Tache, Taches

T = TypeVar("T")
INDICES: Final = 2  # an idea, then the square
VIDES_RESOLUS: Final = 16  # empty squares from which the engine proves the rest of a game in moments
SECONDES: Final = 3.0  # s for a guess where there are more, in somebody's pack


@dataclass(frozen=True)
class Souhait:
    """What is asked for: of which game and kind, how hard, and of which pack, ``None`` for the one that is shipped."""

    jeu: str = Othello.nom
    genre: GenreExercice | None = None
    difficulte: Difficulte = Difficulte.EGALE
    paquet: tuple[Exercice, ...] | None = None


@dataclass(frozen=True)
class BilanExercices:
    """What the notebook says: what was done, how strong that is, how many exercises come back today.

    ``reussites`` are by kind, or by game for those that have one kind.
    """

    progres: ProgresExercices = field(default_factory=ProgresExercices)
    force: ForceEstimee = field(default_factory=lambda: estimer([]))
    dus: int = 0
    reussites: Mapping[str, Reussite] = field(default_factory=dict)


@dataclass
class ExerciceDemande:
    """An exercise that is asked, and how it went so far.

    ``revient``: it was tried before; ``prouve``: we know that it is right, rather than somebody's pack.
    """

    essai: EssaiExercice
    revient: bool
    prouve: bool
    indices: int = 0  # that were given for the move to find now
    aide: int = 0  # the most that were given for one move
    note: NoteReprise | None = None  # of the first try
    retour: date | None = None  # when it comes back, once the notebook has the grade
    vue: bool = False  # the solution was asked for
    suite: Suite | None = None  # best play after the last move, proved

    @property
    def exercice(self) -> Exercice:
        """The exercise."""
        return self.essai.exercice

    @property
    def finie(self) -> bool:
        """Whether this try is over."""
        return self.essai.finie or self.vue

    @property
    def joues(self) -> tuple[CoupQuelconque, ...]:
        """The right moves of this try; each but the last had its answer."""
        return _coups_de(self.essai)[: 2 * self.essai.trouves : 2]

    @property
    def solution(self) -> tuple[CoupQuelconque, ...]:
        """All right moves with their answers."""
        entier = EssaiExercice(self.exercice)
        entier.montrer()
        return _coups_de(entier)


class SeanceExercices(QObject):
    """Asks what ``souhait`` asks for. The first try of an exercise is graded, what follows changes nothing of it."""

    posee = Signal()  # another exercise, or none
    jouee = Signal(object)  # a ``NatureEssai``: a move was tried
    change = Signal()  # more is known of the one that is asked, or of what was done
    prouvee = Signal()  # best play after the last move is known
    manquee = Signal(object)  # what a solver or the notebook raised

    def __init__(
        self, taches: Taches, moteur: MoteurPartage, faits: ExercicesFaits, parent: QObject, graine: int | None = None
    ) -> None:
        """Ask solvers through ``taches``, which the window shares; the notebook has a thread of its own."""
        super().__init__(parent)
        self._taches, self._moteur, self._faits = taches, moteur, faits
        self._ecritures = Taches(self)
        self._tache: Tache | None = None
        self._preuve: Tache | None = None
        self._hasard = random.Random(graine)
        self._passes: set[str] = set()  # what was asked since the room was entered
        self.souhait = Souhait()
        self.etat = BilanExercices()
        self.demande: ExerciceDemande | None = None
        self.serie: list[tuple[NoteReprise, Exercice]] = []  # what was graded since the room was entered

    @property
    def aujourd_hui(self) -> date:
        """The day of the notebook."""
        return self._faits.aujourd_hui

    @property
    def cherche(self) -> bool:
        """Whether the next exercise is being chosen."""
        return self._tache is not None

    # Which one.

    def commencer(self) -> None:
        """Begin anew: nothing was asked yet."""
        self.serie.clear()
        self._passes.clear()
        self.suivante()

    def souhaiter(self, souhait: Souhait) -> None:
        """Ask for something else from now on."""
        if souhait != self.souhait:
            self.souhait = souhait
            self.suivante()

    def suivante(self) -> None:
        """Ask the next one; one that was not answered is not graded, and does not come back at once."""
        self.arreter()
        self.demande = None
        souhait, passes, hasard = self.souhait, frozenset(self._passes), self._hasard
        resolu = souhait.jeu != Othello.nom
        fil = self._taches if resolu else self._ecritures  # a solver may be the engine, which has one thread

        def travail(arret: Event) -> tuple[BilanExercices, ExerciceDemande | None]:
            return _choisir(souhait, self._faits, partial(self._solveur, arret), passes, hasard, arret)

        self._tache = fil.lancer(travail, self._poser, self._manquer)
        self.posee.emit()

    def _solveur(self, arret: Event, jeu: Jeu) -> Solveur:
        solveur = self._moteur.conseiller(jeu, arret)
        assert isinstance(solveur, Solveur)  # of a game that is solved
        return solveur

    def _poser(self, choix: tuple[BilanExercices, ExerciceDemande | None]) -> None:
        self._tache = None
        self.etat, self.demande = choix
        if self.demande is not None:
            self._passes.add(identifier(self.demande.exercice))
        self.posee.emit()

    def _manquer(self, erreur: BaseException) -> None:
        self._tache = self._preuve = None
        self.manquee.emit(erreur)

    def arreter(self) -> None:
        """Look for nothing more; what the notebook was told is written."""
        if self._tache is not None:
            self._tache.annuler()
        self._tache = None
        self._oublier_preuve()

    def fermer(self) -> None:
        """Write what the notebook was told, and stop."""
        self.arreter()
        self._ecritures.fermer(finir=True)

    # How it goes.

    def jouer(self, coup: CoupQuelconque) -> NatureEssai:
        """Try ``coup``."""
        demande = self.demande
        if demande is None or demande.finie:
            return NatureEssai.REFUSEE
        nature = demande.essai.essayer(coup)
        if nature in (NatureEssai.TROUVEE, NatureEssai.FAUSSE):
            trouve = nature is NatureEssai.TROUVEE
            notes = (NoteReprise.TROUVE, NoteReprise.INDICE, NoteReprise.RATE)  # by hints: the second tells the square
            self._noter(notes[demande.aide] if trouve else NoteReprise.RATE)
            self._prouver()
        elif nature is NatureEssai.JUSTE:
            demande.indices = 0  # nobody asked for one about the next move
        self.jouee.emit(nature)
        return nature

    @property
    def coups_joues(self) -> tuple[CoupQuelconque, ...]:
        """The moves of this try, answers included."""
        return () if self.demande is None else _coups_de(self.demande.essai)

    def indiquer(self) -> None:
        """Give the next hint."""
        if self.demande is not None and not self.demande.finie:
            self.demande.indices = min(self.demande.indices + 1, INDICES)
            self.demande.aide = max(self.demande.aide, self.demande.indices)
            self.change.emit()

    def resoudre(self) -> tuple[CoupQuelconque, ...]:
        """Give the solution, all its moves and answers; who has not found it yet has missed it."""
        demande = self.demande
        if demande is None:
            return ()
        entier = EssaiExercice(demande.exercice)
        entier.montrer()
        if not demande.essai.reussie:
            demande.vue = True
            self._noter(NoteReprise.RATE)
            self._prouver(entier)
        return _coups_de(entier)

    def reessayer(self) -> None:
        """Try again from the move that was wrong, or from the first one after the solution."""
        demande = self.demande
        if demande is None or demande.essai.reussie or not demande.finie:
            return
        essai = EssaiExercice(demande.exercice)
        for coup in () if demande.vue else demande.joues:
            essai.essayer(coup)
        self._oublier_preuve()
        demande.essai, demande.vue = essai, False
        self.change.emit()

    def _noter(self, note: NoteReprise) -> None:
        demande = self.demande
        if demande is None or demande.note is not None:
            return
        demande.note = note
        exercice = demande.exercice
        self.serie.append((note, exercice))
        cote = exercice.cote if exercice.chances else None
        garde = ExerciceGarde(identifier(exercice), exercice.jeu, ecrire_exercice(exercice), cote)

        def travail(_arret: Event) -> tuple[date, BilanExercices]:
            return self._faits.repondre(garde, note), _dresser(self._faits.progres(), self._faits.a_revoir())

        def succes(lu: tuple[date, BilanExercices]) -> None:
            demande.retour, self.etat = lu
            self.change.emit()

        self._ecritures.lancer(travail, succes, self._manquer)

    def _prouver(self, entier: EssaiExercice | None = None) -> None:
        """Look for best play after the last move, to the end of the game."""
        self._oublier_preuve()
        demande = self.demande
        if demande is None:
            return
        partie = (entier or demande.essai).partie
        if partie.terminee:
            return
        travail = partial(jouer_au_mieux, self._moteur, partie.jeu, partie.etat)

        def succes(suite: Suite) -> None:
            self._preuve = None
            demande.suite = suite
            self.prouvee.emit()

        self._preuve = self._taches.lancer(travail, succes, self._manquer)

    def _oublier_preuve(self) -> None:
        """Drop what was said or is looked for of a last move that is not the last one any more."""
        if self._preuve is not None:
            self._preuve.annuler()
        self._preuve = None
        if self.demande is not None:
            self.demande.suite = None

    def lancer(
        self, travail: Callable[[Event], T], succes: Callable[[T], None], echec: Callable[[BaseException], None]
    ) -> None:
        """Do something else off the GUI thread."""
        self._ecritures.lancer(travail, succes, echec)


def jouer_au_mieux(moteur: MoteurPartage, jeu: Jeu, etat: EtatQuelconque, arret: Event) -> Suite:
    """Return best play from ``etat``, proved where that takes moments."""
    conseiller = moteur.conseiller(jeu, arret)
    if isinstance(etat, EtatOthello) and etat.taille**2 - len(etat.plateau) > VIDES_RESOLUS:
        return conseiller.suivre(etat, arret, secondes=SECONDES)
    return conseiller.resoudre(etat, arret)


def est_prouve(exercice: Exercice) -> bool:
    """Tell whether we know that an exercise is right; may read the pack that is shipped."""
    return exercice.jeu != Othello.nom or exercice in exercices_fournis()


def _coups_de(essai: EssaiExercice) -> tuple[CoupQuelconque, ...]:
    """List the moves of an exercise that was played, passes left out."""
    return tuple(noeud.coup for noeud in essai.partie.historique if noeud.coup is not None)


def _dresser(progres: ProgresExercices, dus: Sequence[ExerciceGarde]) -> BilanExercices:
    """Say what comes of what was done, and of what comes back."""
    return BilanExercices(progres, estimer(progres.resultats), len(dus), reussites(progres.premiers))


def _choisir(
    souhait: Souhait,
    faits: ExercicesFaits,
    solveurs: Callable[[Jeu], Solveur],
    passes: frozenset[str],
    hasard: random.Random,
    arret: Event,
) -> tuple[BilanExercices, ExerciceDemande | None]:
    """Return what the notebook says, and what to ask: what is due comes first."""
    progres, dus = faits.progres(), faits.a_revoir()
    etat = _dresser(progres, dus)
    choisi = _premier_du(souhait, dus, solveurs, passes, arret)
    vus = progres.vus | passes
    if choisi is None and souhait.jeu != Othello.nom:
        choisi = du_solveur(souhait.jeu, solveurs, vus, hasard, arret)
    elif choisi is None and souhait.paquet is None:
        choisi = du_paquet(
            exercices_fournis(), *viser(souhait.genre, progres.resultats, souhait.difficulte), vus, hasard
        )
    elif choisi is None and souhait.paquet is not None:
        genres = () if souhait.genre is None else (souhait.genre,)
        choisi = du_paquet(souhait.paquet, genres, etat.force.moyenne + souhait.difficulte, vus, hasard)
    if choisi is None:
        return etat, None
    return etat, ExerciceDemande(EssaiExercice(choisi), identifier(choisi) in progres.vus, est_prouve(choisi))


def _premier_du(
    souhait: Souhait,
    dus: Sequence[ExerciceGarde],
    solveurs: Callable[[Jeu], Solveur],
    passes: frozenset[str],
    arret: Event,
) -> Exercice | None:
    """Return the first exercise that is due, is what is asked for, and was not asked yet."""
    siens = None if souhait.paquet is None else set(map(identifier, souhait.paquet))
    for garde in dus:
        voulu = garde.jeu.split(":")[0] == souhait.jeu and garde.cle not in passes
        if not voulu or (siens is not None and garde.cle not in siens):
            continue
        exercice = relire(garde.jeu, garde.texte, solveurs, arret)
        if exercice is not None and souhait.genre in (None, exercice.genre):
            return exercice
    return None
