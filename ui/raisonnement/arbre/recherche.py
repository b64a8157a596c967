"""Has trees grown off the GUI thread: one question at a time, the answers to those that were dropped never arrive."""

from __future__ import annotations

from dataclasses import dataclass
from threading import Event

from PySide6.QtCore import QLocale, QObject, Signal

from ecosysteme.arbre import Arbre, Comptes, TropDeNoeuds, comparer, cultiver
from ecosysteme.arbre.croissance import NOEUDS_MAX
from ecosysteme.jeu import EtatQuelconque, Jeu
from ui.socle.raisons import dire
from ui.socle.taches import Tache, Taches


@dataclass(frozen=True)
class RechercheDemandee:
    """Which search is to be shown: the position, the algorithm, its depth in plies, the best-looking moves first."""

    jeu: Jeu
    etat: EtatQuelconque
    algorithme: str
    profondeur: int
    ordonne: bool

    @property
    def comparable(self) -> tuple[Jeu, EtatQuelconque, int]:
        """What the comparison of the algorithms depends on."""
        return self.jeu, self.etat, self.profondeur

    def cultiver(self, arret: Event) -> Arbre:
        """Grow the tree, on any thread."""
        return cultiver(self.jeu, self.etat, self.algorithme, self.profondeur, ordonne=self.ordonne, arret=arret)

    def comparer(self, arret: Event) -> dict[tuple[str, bool], Comptes]:
        """Count what each algorithm costs, on any thread."""
        return comparer(self.jeu, self.etat, self.profondeur, arret)


class RechercheArbre(QObject):
    """Answers ``demander`` with the tree, then with the counters; a refusal is a sentence.

    What was answered is not searched again, however the rest was left: see ``suspendre``, ``arreter``, ``oublier``.
    """

    arbre_pret = Signal(object)
    arbre_refuse = Signal(str)
    comptes_attendus = Signal()
    comptes_prets = Signal(object)
    comptes_refuses = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        """Start no thread before the first question."""
        super().__init__(parent)
        self._taches = Taches(self)
        self._demande: RechercheDemandee | None = None
        self._suspendue = False  # what is missing of the answer may be asked again
        self._arbre_de: RechercheDemandee | None = None  # the question whose tree, or refusal, was given last
        self._comptes_de: object = None  # what the counters given last are about
        self._culture: Tache | None = None
        self._comparaison: Tache | None = None

    @property
    def occupee(self) -> bool:
        """Whether an answer is awaited."""
        return self.cultive or self.compare

    @property
    def cultive(self) -> bool:
        """Whether a tree is awaited."""
        return self._culture is not None

    @property
    def compare(self) -> bool:
        """Whether counters are awaited."""
        return self._comparaison is not None

    @property
    def inachevee(self) -> bool:
        """Whether something of the answer is missing, and nobody looks for it."""
        demande = self._demande
        manque = demande and (demande != self._arbre_de or demande.comparable != self._comptes_de)
        return bool(manque) and not self.occupee

    def porte_sur(self, jeu: Jeu, etat: EtatQuelconque) -> bool:
        """Tell whether what was asked last is about that position."""
        return self._demande is not None and self._demande.jeu is jeu and bool(self._demande.etat == etat)

    def demander(self, demande: RechercheDemandee) -> bool:
        """Ask for a tree and for the counters, each unless it was answered; ``False`` for what was asked last."""
        if demande == self._demande and not self._suspendue:
            return False
        self.suspendre()
        self._demande, self._suspendue = demande, False
        if demande.jeu.issue(demande.etat) is not None:
            self._arbre_de, self._comptes_de = demande, demande.comparable
            self.arbre_refuse.emit(self.tr("La partie est terminée : il n'y a plus rien à chercher."))
            return True
        if demande != self._arbre_de:
            self._arbre_de = None
            self._culture = self._taches.lancer(demande.cultiver, self._rendre_arbre, self._refuser_arbre)
        if demande.comparable != self._comptes_de:
            self._comptes_de = None
            self.comptes_attendus.emit()
            self._comparaison = self._taches.lancer(demande.comparer, self._rendre_comptes, self._refuser_comptes)
        return True

    def arreter(self) -> None:
        """Drop what is under way; the same question is not asked again before ``suspendre``."""
        for tache in (self._culture, self._comparaison):
            if tache is not None:
                tache.annuler()
        self._culture = self._comparaison = None

    def suspendre(self) -> None:
        """Drop what is under way; the same question may be asked again, for what is missing."""
        self.arreter()
        self._suspendue = True

    def oublier(self) -> None:
        """Drop what is under way and what was answered: the same question may be asked again, for everything."""
        self.suspendre()
        self._demande = self._arbre_de = self._comptes_de = None

    def fermer(self) -> None:
        """Stop, and end the thread."""
        self.oublier()
        self._taches.fermer()

    def _rendre_arbre(self, arbre: Arbre) -> None:
        self._finir_arbre()
        self.arbre_pret.emit(arbre)

    def _rendre_comptes(self, comptes: dict[tuple[str, bool], Comptes]) -> None:
        self._finir_comptes()
        self.comptes_prets.emit(comptes)

    def _refuser_arbre(self, erreur: BaseException) -> None:
        self._finir_arbre()
        self.arbre_refuse.emit(self._raison(erreur))

    def _refuser_comptes(self, erreur: BaseException) -> None:
        self._finir_comptes()
        self.comptes_refuses.emit(self._raison(erreur))

    def _finir_arbre(self) -> None:
        self._culture, self._arbre_de = None, self._demande

    def _finir_comptes(self) -> None:
        self._comparaison = None
        self._comptes_de = self._demande.comparable if self._demande else None

    def _raison(self, erreur: BaseException) -> str:
        if isinstance(erreur, TropDeNoeuds):
            nombre = QLocale().toString(NOEUDS_MAX)
            return self.tr("Trop de positions (plus de {}) : réduire la profondeur.").format(nombre)
        return self.tr("La recherche a échoué : {}").format(dire(erreur))
