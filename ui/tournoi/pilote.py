"""The tournament of the window: the thread that plays it, its news at a rate that an eye can follow, its files.

Nothing here waits or computes on the GUI thread. The room calls from threads of its own; what it says is put down, and
a clock of the GUI thread has it made into plain values by a task, at most once a beat, whatever the pace of the games.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from threading import Event, Lock
from time import perf_counter
from typing import Final, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from ecosysteme.protocoles.trace import verifier_dossier
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.bilans import bilans
from ecosysteme.tournoi.comptes.bilan_joueur import BilanJoueur
from ecosysteme.tournoi.confiance import retenir
from ecosysteme.tournoi.direct import PartieEnDirect
from ecosysteme.tournoi.execution import EtatChange, EtatTournoi, Evenement, ExecutionEnFond, PartiesFinies
from ecosysteme.tournoi.plan import Reglement
from ui.socle.raisons import dire
from ui.socle.taches import Tache, Taches
from ui.tournoi.direct.spectateur import PlateauSuivi, Spectateur
from ui.tournoi.fichiers import Dossier, Incident, Refus, allonger, consulter, exporter, inscrire, oublier_forfaits
from ui.tournoi.instantane import InstantaneTournoi, instantane
from ui.tournoi.processus import Equipe, Moyens

BATTEMENT: Final = 120  # ms between two looks at what the room has said
CADENCE_TABLE: Final = 0.3  # s between two tables: their figures could not be read faster
INSTALLATION: Final = 150  # ms that the window has to show a new tournament before processes take the processor
POLITESSE: Final = 0.3  # s that a closing window leaves to the games in progress: the shortest come to their end
PATIENCE: Final = 10.0  # s for the processes to be gone: they leave at once
LECTURE: Final = 1.0  # s that a closing window leaves to the files in progress: their threads end by themselves
REPOS_BILANS: Final = 10  # how many times as long as they took the statistics wait before they are read again
REPOS_MINIMAL: Final = 2.0  # s

Nouvelles = tuple[InstantaneTournoi | None, tuple[PlateauSuivi, ...] | None]

Fin = TypeVar("Fin")


class _Ecoute:
    """What one room has told and was not shown yet; its threads write it, the timer of the GUI thread reads it."""

    def __init__(self, dire: Callable[[object, EtatChange], None]) -> None:
        self._dire = dire
        self.directs: dict[int, PartieEnDirect] = {}
        self.directs_changes = False
        self.finies: PartiesFinies | None = None
        self.incidents: deque[Incident] = deque()
        self._verrou = Lock()

    def __call__(self, evenement: Evenement) -> None:
        if isinstance(evenement, EtatChange):
            self._dire(self, evenement)
            return
        with self._verrou:
            if isinstance(evenement, PartieEnDirect):
                self.directs.pop(evenement.ouvrier, None)  # the last to speak are the last of the dictionary
                self.directs[evenement.ouvrier] = evenement
                self.directs_changes = True
                return
            self.finies = evenement
            for fiche in evenement.fiches:
                if fiche.fautif is not None:
                    place = (fiche.premier, fiche.second)[fiche.fautif - 1]
                    self.incidents.append(Incident(fiche.rang, place, fiche.raison))

    def prendre(self, nombre: int, table: bool) -> tuple[PartiesFinies | None, tuple[PartieEnDirect, ...] | None]:
        """Take the news: the last games, if a ``table`` is wanted, and the ``nombre`` last boards if any has moved."""
        with self._verrou:
            finies = None
            if table:
                finies, self.finies = self.finies, None
            directs = tuple(self.directs.values())[-nombre:] if self.directs_changes else None
            self.directs_changes = False
            return finies, directs


class PiloteTournoi(QObject):
    """One tournament at a time: written down or opened, started, paused, resumed, stopped, exported."""

    ouvert = Signal(object)  # ``Dossier``: another tournament is on show
    tableau_change = Signal(object)  # ``InstantaneTournoi``
    plateaux_change = Signal(object)  # ``PlateauSuivi``, a tuple
    incidents_survenus = Signal(object)  # ``Incident``, a tuple
    etat_change = Signal(object)  # ``EtatChange``
    bilans_prets = Signal(object)  # ``BilanJoueur``, a list
    exporte = Signal(object)  # ``Path``
    accord_demande = Signal(object)  # players whose programs this user has never given, a tuple: may they be started?
    refus = Signal(str)  # why a file could not be read or written
    _etat_dit = Signal(object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._calcul = Taches(self)  # tables and boards: soon done
        self._fichiers = Taches(self)  # what may take long
        self._comptes = Taches(self)  # what may take long and nobody waits for: statistics
        self._execution: ExecutionEnFond | None = None
        self._equipe: Equipe | None = None
        self._ecoute: _Ecoute | None = None
        self._spectateur: Spectateur | None = None
        self._dossier: Dossier | None = None
        self._lecture: Tache | None = None
        self._comptage: Tache | None = None  # of the statistics
        self._occupee = self._fermee = False
        self._bilans_en_vue = False
        self._bilans_des = 0.0  # perf_counter from which they may be read again
        self._bilans_perimes = True
        self._table_des = 0.0  # perf_counter from which the table may be shown again
        self.moyens = Moyens()
        self._horloge = QTimer(self, interval=BATTEMENT)
        self._horloge.timeout.connect(lambda: self._battre())
        self._etat_dit.connect(self._changer_etat, Qt.ConnectionType.QueuedConnection)

    @property
    def dossier(self) -> Dossier | None:
        """The tournament on show, as it was found; ``None`` before the first."""
        return self._dossier

    @property
    def etat(self) -> EtatTournoi | None:
        """Where the tournament stands; ``None`` before the first."""
        if self._dossier is None:
            return None
        if self._execution is not None and self._execution.etat is not EtatTournoi.PRET:
            return self._execution.etat
        return (
            EtatTournoi.FINI
            if self._dossier.etat.complet
            else EtatTournoi.PAUSE
            if self._dossier.etat.parties
            else EtatTournoi.PRET
        )

    @property
    def en_cours(self) -> bool:
        """Whether games are being played."""
        return self._execution is not None and self._execution.etat is EtatTournoi.EN_COURS

    # Which tournament.

    def inscrire(
        self, reglement: Reglement, chemin: Path, fait: Callable[[], None], echec: Callable[[BaseException], None]
    ) -> Tache:
        """Write a tournament down in ``chemin``, then show and start it; ``fait`` or ``echec`` is called afterwards.

        Nothing of it is written or shown once the task that is returned has been cancelled.
        """
        moyens = self.moyens

        def travail(arret: Event) -> Dossier:
            try:
                moyens.verifier()
            except (ValueError, OSError) as erreur:
                raise Refus("grappe", erreur) from None
            if (traces := moyens.dossier(chemin)) is not None:
                verifier_dossier(traces)
            return inscrire(reglement, chemin, arret)

        if self._lecture is not None:
            self._lecture.annuler()

        def succes(dossier: Dossier) -> None:
            self._adopter(dossier)
            fait()
            QTimer.singleShot(INSTALLATION, self, self.demarrer)

        return self._fichiers.lancer(travail, succes, echec)

    def ouvrir(
        self, chemin: Path, numero: int | None = None, echec: Callable[[BaseException], None] | None = None
    ) -> None:
        """Show a stored tournament, the newest of the file by default; nothing while another is played.

        ``refus`` says why it cannot be, unless ``echec`` is to be called instead.
        """
        if self.en_cours:
            return
        if self._lecture is not None:
            self._lecture.annuler()
        self._lecture = self._fichiers.lancer(
            lambda arret: consulter(chemin, numero, arret), self._adopter, echec or self._echouer
        )

    def _adopter(self, dossier: Dossier) -> None:
        if self.en_cours:
            return
        self._dossier, self._execution, self._ecoute, self._equipe = dossier, None, None, None
        self._spectateur = Spectateur(dossier.etat.reglement.creer_jeu())
        self._oublier_bilans()
        self.ouvert.emit(dossier)
        self._lire_bilans()

    def _echouer(self, erreur: BaseException) -> None:
        self.refus.emit(dire(erreur))

    # Playing.

    def demarrer(self) -> None:
        """Begin, or go on; ask first, by ``accord_demande``, before the file of somebody else starts a program."""
        if self._fermee or self._dossier is None or self.en_cours or self.etat is EtatTournoi.FINI:
            return
        dossier = self._dossier
        if dossier.programmes:
            self.accord_demande.emit(dossier.programmes)
            return
        self._equipe = Equipe(self.moyens, dossier.etat.reglement)
        self._ecoute = _Ecoute(self._etat_dit.emit)
        self._execution = ExecutionEnFond(
            dossier.chemin,
            dossier.numero,
            self._equipe.ouvrir,
            self._ecoute,
            plan=dossier.plan,
            traces=self.moyens.dossier(dossier.chemin),
        )
        self._horloge.start()
        self._execution.demarrer()

    def accorder(self, programmes: tuple[str, ...]) -> None:
        """Remember that these programs may be started, and begin if they are those of the tournament on show."""
        self._fichiers.lancer(lambda _arret: retenir(programmes), lambda _: None, self._echouer)
        if self._dossier is not None and self._dossier.programmes == programmes:
            self._dossier = replace(self._dossier, programmes=())
            self.demarrer()

    def rejouer_forfaits(self) -> None:
        """Play again, from their start, the games that were lost by forfeit."""
        self._changer(oublier_forfaits)

    def allonger(self, parties: int) -> None:
        """Go on until there are ``parties`` games in all."""
        self._changer(lambda chemin, numero: allonger(chemin, numero, parties))

    def _changer(self, changer: Callable[[Path, int], Dossier]) -> None:
        """Have the tournament on show changed in its file, and played."""
        dossier = self._dossier
        if self._fermee or dossier is None or self.en_cours:
            return

        def succes(change: Dossier) -> None:
            self._adopter(change)
            self.demarrer()

        self._lecture = self._fichiers.lancer(
            lambda _arret: changer(dossier.chemin, dossier.numero), succes, self._echouer
        )

    def pause(self) -> None:
        """Let the games in progress come to their end; ``etat_change`` tells when."""
        if self._execution is not None:
            self._execution.pause()

    def arreter(self) -> None:
        """Stop at once; the games in progress will be played again."""
        if self._execution is not None and self._equipe is not None:
            self._execution.arreter()
            self._equipe.fermer()

    def _changer_etat(self, ecoute: _Ecoute, changement: EtatChange) -> None:
        if ecoute is not self._ecoute:  # another tournament's, or the window's is closed
            return
        if changement.etat is not EtatTournoi.EN_COURS:
            self._horloge.stop()
            self._occupee = False  # what is being computed may be older than the last games
            self._battre(force=True)
            self._bilans_des = 0.0
            self._lire_bilans()
        self.etat_change.emit(changement)

    # What the room says.

    def _battre(self, force: bool = False) -> None:
        """Turn the news into values to show, unless that is still being done; with ``force``, the table too."""
        ecoute, spectateur, equipe = self._ecoute, self._spectateur, self._equipe
        if equipe is not None:
            equipe.adoucir()
        if ecoute is None or spectateur is None or equipe is None or self._occupee:
            return
        if incidents := tuple(ecoute.incidents.popleft() for _ in range(len(ecoute.incidents))):
            self.incidents_survenus.emit(incidents)
        maintenant = perf_counter()
        finies, directs = ecoute.prendre(equipe.nombre, table=force or maintenant >= self._table_des)
        if finies is not None:
            self._table_des = maintenant + CADENCE_TABLE
        if finies is None and directs is None:
            return
        self._occupee = True
        self._bilans_perimes = self._bilans_perimes or finies is not None

        def travail(_: Event) -> Nouvelles:
            table = None if finies is None else instantane(finies.tableau, finies.avancement)
            return table, None if directs is None else spectateur.plateaux(directs)

        self._calcul.lancer(travail, self._annoncer, self._manquer)
        self._lire_bilans()

    def _annoncer(self, nouvelles: Nouvelles) -> None:
        self._occupee = False
        table, plateaux = nouvelles
        if table is not None:
            self.tableau_change.emit(table)
        if plateaux is not None:
            self.plateaux_change.emit(plateaux)

    def _manquer(self, erreur: BaseException) -> None:
        self._occupee = False
        self._echouer(erreur)

    # Statistics and exports.

    def suivre_bilans(self, en_vue: bool) -> None:
        """Read the statistics of the tournament on show while somebody looks at them, and only then."""
        self._bilans_en_vue = en_vue
        self._lire_bilans()

    def _oublier_bilans(self) -> None:
        """Stop reading the statistics of another tournament, and clear those that are shown."""
        if self._comptage is not None:
            self._comptage.annuler()
        self._bilans_perimes, self._bilans_des = True, 0.0
        self.bilans_prets.emit([])

    def _lire_bilans(self) -> None:
        dossier = self._dossier
        if dossier is None or not (self._bilans_en_vue and self._bilans_perimes) or perf_counter() < self._bilans_des:
            return
        self._bilans_perimes, self._bilans_des = False, float("inf")
        debut = perf_counter()

        def travail(arret: Event) -> list[BilanJoueur]:
            with Base(dossier.chemin, creer=False, arret=arret) as base:
                return bilans(base, [dossier.numero])

        def fini(montrer: Callable[[Fin], object]) -> Callable[[Fin], None]:
            def suite(valeur: Fin) -> None:
                mis = perf_counter() - debut
                self._bilans_des = perf_counter() + max(REPOS_MINIMAL, REPOS_BILANS * mis)
                montrer(valeur)

            return suite

        self._comptage = self._comptes.lancer(travail, fini(self.bilans_prets.emit), fini(self._echouer))

    def exporter(self, vers: Path, noms: Sequence[str]) -> None:
        """Write the tournament on show, whose players are called ``noms``, as the suffix of ``vers`` says.

        ``exporte`` or ``refus`` tells.
        """
        if (dossier := self._dossier) is not None:
            self._fichiers.lancer(
                lambda _: exporter(dossier.chemin, dossier.numero, vers, noms), self.exporte.emit, self._echouer
            )

    # Leaving.

    def fermer(self) -> None:
        """Pause: short games come to their end, long ones are left to be played again; every process is gone."""
        self._fermee, self._ecoute = True, None  # what is still on its way is for nobody
        self._horloge.stop()
        if self._execution is not None and self._equipe is not None:
            self._execution.pause()
            self._equipe.fermer()
            if not self._execution.attendre(POLITESSE):
                self._execution.arreter()
                self._execution.attendre(PATIENCE)
        self._calcul.fermer()
        for lectures in (self._comptes, self._fichiers):
            lectures.fermer(LECTURE)
