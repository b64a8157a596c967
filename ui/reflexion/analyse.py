"""The analysis of a whole game, in the background: the judgement of one move after the other, from the last."""

from __future__ import annotations

from itertools import pairwise
from threading import Event
from time import perf_counter

from PySide6.QtCore import QObject, Qt, Signal

from ecosysteme.analyse.analyse import Jugement, a_juger, analyser
from ecosysteme.analyse.resolus import analyser_resolus
from ecosysteme.cases import Position
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.partie import Partie
from ecosysteme.reglages import TEMPS_ANALYSE
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.noeud import Noeud
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.taches import Tache, Taches


class AnalysePartie(QObject):
    """Judges the moves of one game at a time, those taken back included; stopped, it keeps what it has said.

    It may be told to wait meanwhile, and goes on with the moves that are left. A move that the same engine judged
    already, in as much time or more, is not judged again. ``secondes`` is the time that each move of the next analysis
    is given, as ``analyser`` counts it.
    """

    juge = Signal(object, object)  # a turn of the game, its ``Jugement``
    change = Signal()  # it began, went on or ended
    manquee = Signal(object)  # what the engine raised
    _trie = Signal(object, object)
    _recu = Signal(object, object, int)

    def __init__(self, taches: Taches, moteur: MoteurPartage, parent: QObject) -> None:
        """Think with ``moteur`` through ``taches``."""
        super().__init__(parent)
        self._taches, self._moteur = taches, moteur
        self._tache: Tache | None = None
        self._partie: Partie[EtatOthello, Position] | None = None
        self._tours: list[Noeud[EtatOthello, Position]] = []
        self._avant: dict[int, EtatOthello] = {}  # in what each move was played, by its number
        self._reste: list[Noeud[EtatOthello, Position]] = []  # those that lacked a judgement when it began
        self._connus: dict[EtatOthello, Evaluation] = {}  # what was found, by the state that a move was played in
        self._fait, self._debut, self._ecoule = 0, 0.0, 0.0
        self._en_cours = False  # to its last move, be it that it waits
        self.secondes = self._par_coup = float(TEMPS_ANALYSE.defaut)
        self._trie.connect(self._trier, Qt.ConnectionType.QueuedConnection)
        self._recu.connect(self._recevoir, Qt.ConnectionType.QueuedConnection)

    @property
    def en_cours(self) -> bool:
        """Whether an analysis is under way, be it that it waits."""
        return self._en_cours

    @property
    def avancement(self) -> tuple[int, int]:
        """Moves judged, before or now, and all the moves."""
        return self.deja + self._fait, len(self._tours)

    @property
    def deja(self) -> int:
        """How many moves were judged already when it began."""
        return len(self._tours) - len(self._reste)

    @property
    def reste(self) -> float | None:
        """Seconds that the rest should take, ``None`` before the first judgement."""
        if not self._fait:
            return None
        # The last moves, which come first, take next to no time: what remains may take all that it is given.
        ecoule = self._ecoule + (perf_counter() - self._debut if self._tache is not None else 0.0)
        return (len(self._reste) - self._fait) * max(ecoule / self._fait, self._par_coup)

    def concerne(self, partie: Partie[EtatOthello, Position]) -> bool:
        """Whether the moves that are judged are those of ``partie``, be it that another line of it is shown."""
        return partie is self._partie

    def lancer(self, partie: Partie[EtatOthello, Position]) -> None:
        """Judge the moves of ``partie``, for as long as it stays what it is."""
        self.arreter()
        ligne = (partie.racine, *partie.historique, *partie.defaits)
        tours = [noeud for noeud in ligne if noeud.coup is not None]
        self._partie, self._tours, self._reste = partie, tours, tours
        self._avant = {apres.numero: noeud.etat for noeud, apres in pairwise(ligne)}
        self._connus = {self._avant[noeud.numero]: noeud.evaluation for noeud in tours if noeud.evaluation is not None}
        self._fait, self._ecoule, self._par_coup = 0, 0.0, self.secondes
        self._en_cours = True
        self.reprendre()
        self.change.emit()

    def suspendre(self) -> None:
        """Leave the engine to somebody else until ``reprendre``; the move in hand will be judged anew."""
        if self._tache is not None:
            self._tache.annuler()
            self._tache = None
            self._ecoule += perf_counter() - self._debut

    def reprendre(self) -> None:
        """Judge the moves that are left, if there is an analysis that waits."""
        partie = self._partie
        if not self._en_cours or self._tache is not None or partie is None:
            return
        avant, juges, secondes, connus = self._avant, self._fait, self._par_coup, dict(self._connus)
        restants = self._reste[: len(self._reste) - juges]  # the last ones come first
        self._debut = perf_counter()

        def travail(arret: Event) -> None:
            conseiller = self._moteur.conseiller(partie.jeu, arret)
            self._debut = perf_counter()  # the compiler's time is no measure of what remains
            reste = a_juger(restants, conseiller.version, secondes)
            coups = [(avant[noeud.numero], noeud.coup) for noeud in reste if noeud.coup is not None]
            if not juges:
                self._trie.emit(arret, reste)

            def rappel(jugement: Jugement, fait: int, _total: int) -> None:
                self._recu.emit(arret, jugement, juges + fait)

            if partie.jeu.unite:
                analyser(coups, conseiller, secondes, connus=connus, arret=arret, rappel=rappel)
            else:
                analyser_resolus(coups, conseiller, arret=arret, rappel=rappel)

        self._tache = self._taches.lancer(travail, self._finir, self._manquer)

    def _trier(self, arret: Event, reste: list[Noeud[EtatOthello, Position]]) -> None:
        if self._tache is not None and arret is self._tache.arret:
            self._reste = reste
            self.change.emit()

    def _recevoir(self, arret: Event, jugement: Jugement, fait: int) -> None:
        if self._tache is not None and arret is self._tache.arret:
            self._fait = fait
            noeud = self._reste[jugement.rang]
            self._connus[self._avant[noeud.numero]] = jugement.evaluation
            self.juge.emit(noeud, jugement)
            self.change.emit()

    def _finir(self, _resultat: object) -> None:
        self._tache, self._en_cours = None, False
        self.change.emit()

    def _manquer(self, erreur: BaseException) -> None:
        self._finir(None)
        self.manquee.emit(erreur)

    def arreter(self) -> None:
        """Stop at once; what was judged stays judged."""
        if self._en_cours:
            self.suspendre()
            self._finir(None)
