"""A machine's turn: it thinks off the GUI thread, and its move is shown no sooner than it should."""

from __future__ import annotations

from threading import Event
from time import perf_counter

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from ecosysteme.jeu import CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.joueurs import Joueur
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.flux import Flux
from ui.socle.taches import Tache, Taches


class Reflexion(QObject):
    """One question at a time; a question that is forgotten never answers."""

    coup_pret = Signal(object, float)  # the move, the seconds that it took
    commencee = Signal()  # the player thinks: what had to be started or compiled is ready
    trouvee = Signal(float)  # it has its move, in so many seconds; the move may come later
    manquee = Signal(object)  # what the player raised
    avis_change = Signal(object)  # the ``Avis`` of the engine that thinks about its move, deeper than the one before

    def __init__(self, taches: Taches, parent: QObject, moteur: MoteurPartage | None = None) -> None:
        """Think through ``taches``; ``moteur`` knows from when on the engine may be used."""
        super().__init__(parent)
        self._moteur = moteur
        self._taches = taches
        self._tache: Tache | None = None
        self._avance: Tache | None = None  # what a machine thinks during its opponent's turn
        self._flux = Flux(self)
        self._flux.recu.connect(self.avis_change)
        self._depart = Flux(self)
        self._depart.recu.connect(lambda _: self.commencee.emit())
        self._reponse: tuple[CoupQuelconque, float] = (None, 0.0)
        # Qt's ordinary timers may ring early, by up to a twentieth of the delay.
        self._attente = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._attente.timeout.connect(self._montrer)
        self._retenue = self._prete = False

    def demander(self, joueur: Joueur, jeu: Jeu, etat: EtatQuelconque, delai: int) -> None:
        """Ask ``joueur`` for a move in ``etat``; answer at least ``delai`` milliseconds later."""
        self.oublier()
        demande, rappel, partir = perf_counter(), self._flux.ouvrir(), self._depart.ouvrir()

        def travail(arret: Event) -> tuple[CoupQuelconque, float]:
            joueur.rappel = rappel
            qui = self._appeler(joueur, jeu, arret)
            qui.preparer(jeu, arret)  # starting a program is no part of its first move
            partir(True)
            debut = perf_counter()
            return qui.choisir(jeu, etat, arret), perf_counter() - debut

        def trouve(reponse: tuple[CoupQuelconque, float]) -> None:
            self._reponse = reponse
            self._depart.fermer()
            self.trouvee.emit(reponse[1])
            reste = round(delai - 1000 * (perf_counter() - demande))
            if reste > 0:
                self._attente.start(reste)
            else:
                self._montrer()

        self._tache = self._taches.lancer(travail, trouve, self.manquee.emit)

    def anticiper(self, joueur: Joueur, jeu: Jeu, etat: EtatQuelconque) -> None:
        """Let ``joueur`` think while a person has the turn in ``etat``, if it does, until it is told to stop."""
        self.cesser()
        if joueur.anticipe:
            # What goes wrong in advance will do so again at the player's own turn, and be said there.
            self._avance = self._taches.lancer(
                lambda arret: joueur.anticiper(jeu, etat, arret), lambda _: None, lambda _: None
            )

    def cesser(self) -> None:
        """Stop what is thought in advance; a question goes on."""
        if self._avance is not None:
            self._avance.annuler()
            self._avance = None

    def _appeler(self, joueur: Joueur, jeu: Jeu, arret: Event) -> Joueur:
        """Return who is to think: ``joueur``, its engine loaded gently, or who plays for it while that is compiled."""
        moteur = self._moteur
        if moteur is None or not joueur.avec_moteur or not joueur.connait(jeu):
            return joueur
        if not moteur.pret(jeu) and (remplacant := joueur.remplacant(jeu)):
            moteur.remplaces.add(jeu.nom)
            return remplacant
        moteur.charger(jeu, arret)
        return joueur

    def retenir(self, retenue: bool) -> None:
        """Keep the answer, once it is there, until ``retenir(False)``."""
        self._retenue = retenue
        if self._prete and not retenue:
            self._montrer()

    def _montrer(self) -> None:
        self._prete = self._retenue
        if self._prete:
            return
        self._flux.fermer()  # the move is known: what led to it comes too late
        self.coup_pret.emit(*self._reponse)

    def oublier(self) -> None:
        """Stop the player at once; no answer will come."""
        self.cesser()
        if self._tache is not None:
            self._tache.annuler()
            self._tache = None
        self._flux.fermer()
        self._depart.fermer()
        self._attente.stop()
        self._prete = False
