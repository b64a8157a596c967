"""The whole training, stage by stage, in one folder; a training that was interrupted goes on from what is there."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, FIRST_EXCEPTION, Executor, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from io import BytesIO
from itertools import groupby, islice
from pathlib import Path
from threading import Event, Lock
from typing import TYPE_CHECKING

import numpy as np

from ecosysteme.arret import PERIODE, Interrompu, verifier_arret
from ecosysteme.entrainement.ajustement import Ajustement, ajuster, ajuster_reseau
from ecosysteme.entrainement.avantage_du_trait import avantage_du_trait
from ecosysteme.entrainement.dossier import Dossier
from ecosysteme.entrainement.lots import NATUREL, SELECTIVITE, Demande, Parties, Positions, fabriquer, melanger
from ecosysteme.entrainement.recette import Etape, Recette

if TYPE_CHECKING:
    from ecosysteme.moteur.commun.typage import Reels

UNE_TENUE_SUR = 50  # one game in so many is never learnt from
TENUES_MIN = 20  # below, they would measure nothing: random games do it
AVANCE = 2  # lots asked for beforehand, for each worker: what is in memory at once
COINS = 4


@dataclass(frozen=True)
class Avancement:
    """How far the training is: what is being done, the work done and all of it, in estimated seconds of one core.

    ``deja`` is the work that was done before this run. ``mesure`` is a sentence about a phase that has just been
    learnt, else empty.
    """

    quoi: str
    deja: float
    fait: float
    total: float
    mesure: str = ""


@dataclass(frozen=True)
class LotAFaire:
    """A lot to make. It holds no game, to be small: these are drawn when it is sent to a worker (``demande``)."""

    nom: str
    etape: Etape
    vides: int
    taille: int
    tenue: bool

    @property
    def secondes(self) -> float:
        """Estimated time to make it."""
        return self.etape.secondes(self.vides, self.taille)


def partager(parties: Parties) -> tuple[Parties, Parties]:
    """Return the games to learn from and those to measure on; a game that was played twice is not in both."""
    tenue = np.arange(len(parties)) % UNE_TENUE_SUR == 0
    lignes = np.ascontiguousarray(parties).view(np.dtype((np.void, max(parties.shape[1], 1)))).ravel()
    return parties[~tenue & ~np.isin(lignes, lignes[tenue])], parties[tenue]


@dataclass
class Entrainement:
    """One run of a training in the folder ``chemin``, with ``executeur``, which has ``taches`` workers.

    ``parties`` are the recorded games that positions are drawn from; without any, games are random. Making one raises
    ``ValueError`` when the folder was begun with another recipe or other games.
    """

    chemin: Path
    recette: Recette
    parties: Parties
    executeur: Executor
    taches: int = 1
    rappel: Callable[[Avancement], None] = lambda _: None
    arret: Event = field(default_factory=Event)

    def __post_init__(self) -> None:
        """Open the folder and hold out the games to measure on."""
        self.dossier = Dossier(self.chemin)
        self.dossier.identifier(self.recette, self.parties)
        self._apprises, self._tenues = partager(self.parties)
        if len(self._tenues) < TENUES_MIN:
            self._tenues = self._tenues[:0]
        self._deja, self._total = self._mesurer_travail()
        self._fait = self._deja
        self._verrou = Lock()

    def entrainer(self) -> bytes:
        """Do what is left to do; return the weights' file.

        Raises ``Interrompu`` soon after ``arret`` is set, ``ValueError`` when a file of the folder cannot be read.
        """
        octets = b""
        for _, groupe in groupby(self.recette.etapes, key=lambda etape: etape.nom):
            etapes = list(groupe)
            for etape in etapes:
                self._produire(etape, octets)
            derniere = self._apprendre(etapes)
            self._accorder(etapes)
            octets = self._octets(derniere)
        for etape in self.recette.reseaux:
            self._produire(etape, octets)
        self._apprendre_reseaux()
        return self._octets(derniere, self._reseaux())

    # Lots.

    def lots_a_faire(self, etape: Etape) -> list[LotAFaire]:
        """List the lots of a stage: first what measures, then what teaches, all numbers of empty squares in turn."""
        tenues = [(f"tenu-{vides:02d}-0000", vides) for vides in etape.vides if etape.validation]
        mesurent = [LotAFaire(nom, etape, vides, etape.validation, True) for nom, vides in tenues]
        return mesurent + [LotAFaire(nom, etape, vides, etape.lot, False) for nom, vides in etape.lots]

    def demande(self, lot: LotAFaire, poids: bytes) -> Demande:
        """Return all that a worker needs to make a lot; its games are drawn with its name as the seed."""
        parties = self._tenues if lot.tenue else self._apprises
        taille = lot.taille
        hasard = np.random.default_rng(zlib.crc32(lot.nom.encode()))
        if len(parties) and lot.tenue:
            parties = parties[hasard.permutation(len(parties))[:taille]]
            taille = min(taille, len(parties))  # one position a game, or they would tell the same thing twice
        elif len(parties):
            parties = parties[hasard.integers(len(parties), size=taille)]
        # Without recorded games, what measures is drawn as what teaches, with other dice.
        tirage = NATUREL if lot.tenue and len(parties) > 0 else lot.etape.tirage
        selectivite = 0 if lot.etape.profondeur is None else SELECTIVITE
        profondeur = lot.etape.profondeur
        return Demande(lot.nom, lot.vides, taille, profondeur, selectivite, tirage, parties, poids)

    def _produire(self, etape: Etape, poids: bytes) -> None:
        """Make the lots of a stage that the folder lacks; each is written as it ends, even if another fails later."""
        faits = self.dossier.reserve.noms()
        quoi = f"positions, {etape.nom}"
        a_faire = [lot for lot in self.lots_a_faire(etape) if lot.nom not in faits]
        self._avancer(quoi, 0.0)
        suite = iter(a_faire)
        en_cours: dict[Future[Positions], LotAFaire] = {}
        try:
            while True:
                for suivante in islice(suite, AVANCE * self.taches - len(en_cours)):
                    en_cours[self.executeur.submit(fabriquer, self.demande(suivante, poids))] = suivante
                if not en_cours:
                    break
                finis, _ = wait(en_cours, timeout=PERIODE, return_when=FIRST_COMPLETED)
                for futur in finis:
                    finie = en_cours.pop(futur)
                    self.dossier.reserve.ranger(finie.nom, futur.result())
                    self._avancer(quoi, finie.secondes)
                verifier_arret(self.arret)
        finally:
            for futur in en_cours:
                futur.cancel()

    # Weights.

    def _apprendre(self, etapes: list[Etape]) -> int:
        """Fit the phases of a stage and return the last; each begins from the one before it of the same parity."""
        from ecosysteme.moteur.othello.noyaux.evaluation import phase

        par_phase: dict[int, list[int]] = {}
        for etape in etapes:
            for vides in etape.vides:
                par_phase.setdefault(phase(vides), []).append(vides)

        def suivre(parite: int, fin: Event) -> None:
            for rang in sorted(par_phase):
                if rang % 2 == parite:
                    self._apprendre_phase(rang, par_phase[rang], etapes, fin)

        self._deux_a_la_fois(suivre)
        return max(par_phase)

    def _deux_a_la_fois(self, suivre: Callable[[int, Event], None]) -> None:
        """Run ``suivre(parity, stop flag)`` for both parities, in two threads when there are two workers."""
        fin = Event()
        with ThreadPoolExecutor(min(self.taches, 2)) as fils:
            futurs = [fils.submit(suivre, parite, fin) for parite in (0, 1)]
            try:
                while wait(futurs, timeout=PERIODE, return_when=FIRST_EXCEPTION).not_done:
                    if self.arret.is_set() or any(futur.done() and futur.exception() for futur in futurs):
                        fin.set()
            finally:
                fin.set()
        erreurs = [erreur for futur in futurs if (erreur := futur.exception()) is not None]
        # What stopped the other chain is what to say.
        for erreur in sorted(erreurs, key=lambda erreur: isinstance(erreur, Interrompu)):
            raise erreur

    def _apprendre_phase(self, rang: int, vides: list[int], etapes: list[Etape], arret: Event) -> None:
        if self.dossier.phase(rang) is not None:
            return
        positions, tenues = self.dossier.lire(etapes[0].prefixe, vides), self.dossier.lire("tenu", vides)
        depart = self.dossier.phase(rang - 2) if rang >= 2 else None
        poids, bilan = ajuster(positions, tenues, depart, arret)
        self.dossier.noter_phase(rang, poids)
        self._raconter("apprentissage", vides, etapes, bilan)

    def _raconter(self, quoi: str, vides: list[int], etapes: Sequence[Etape], bilan: Ajustement) -> None:
        mesure = f"{bilan.positions} positions lues {bilan.epoques} fois, erreur {bilan.validation:.2f} pions"
        secondes = sum(etape.secondes_apprises for etape in etapes for v in vides if v in etape.vides)
        self._avancer(f"{quoi}, {' et '.join(map(str, vides))} cases vides", secondes, mesure.replace(".", ","))

    def _apprendre_reseaux(self) -> None:
        """Fit the networks, each from all the positions of its phase."""
        from ecosysteme.moteur.othello.noyaux.evaluation import phase

        etapes = self.recette.reseaux
        tous = sorted(v for etape in etapes for v in etape.vides)

        def suivre(parite: int, fin: Event) -> None:
            for rang in sorted({phase(v) for v in tous}):
                directs = self.dossier.phase(rang)
                if rang % 2 != parite or directs is None or self.dossier.reseau(rang) is not None:
                    continue
                vides = [v for v in tous if phase(v) == rang]
                positions, tenues = self.dossier.lire(etapes[0].prefixe, vides), self.dossier.lire("tenu", vides)
                rangees, bilan = ajuster_reseau(positions, tenues, directs, fin)
                self.dossier.noter_reseau(rang, rangees)
                self._raconter("réseau", vides, etapes, bilan)

        self._deux_a_la_fois(suivre)

    def _reseaux(self) -> Reels | None:
        from ecosysteme.moteur.othello.noyaux.reseau import PHASES_RESEAU

        appris = [self.dossier.reseau(rang) for rang in PHASES_RESEAU]
        connus = [rangees for rangees in appris if rangees is not None]
        return np.stack(connus) if len(connus) == len(appris) else None

    def _accorder(self, etapes: list[Etape]) -> None:
        """Correct each phase of a stage, the nearest to the end first.

        The labels are wrong about what having the move is worth: see ``avantage_du_trait``.
        """
        from ecosysteme.moteur.othello.noyaux.evaluation import phase

        profondeur = etapes[0].profondeur
        if profondeur is None:
            return
        for rang in sorted({phase(v) for v in etapes[0].vides}):
            verifier_arret(self.arret)
            if rang not in self.dossier.avantages():
                tenues = self.dossier.lire("tenu", [v for v in etapes[0].vides if phase(v) == rang])
                self.dossier.noter_avantage(rang, avantage_du_trait(self._octets(rang), melanger(tenues), profondeur))

    def _octets(self, derniere: int, reseaux: Reels | None = None) -> bytes:
        """Return the weights' file: the phases learnt up to ``derniere``; later ones copy the last of their parity.

        Later phases are left out even if the folder has them, so that labels do not depend on where an interrupted
        training was resumed.
        """
        from ecosysteme.moteur.othello.noyaux.motifs import TAILLE, TAILLES
        from ecosysteme.moteur.othello.poids import PHASES, ecrire_poids

        poids, avantages = np.zeros((PHASES, TAILLE), np.float32), self.dossier.avantages()
        for rang in range(PHASES):
            apprise: Reels | None = self.dossier.phase(rang) if rang <= derniere else None
            if apprise is not None:
                poids[rang] = apprise
                # The first shape is a corner: a constant for each of the four adds up.
                poids[rang, : TAILLES[0]] += avantages.get(rang, 0.0) / COINS
            elif rang >= 2:
                poids[rang] = poids[rang - 2]
        tampon = BytesIO()
        ecrire_poids(poids, tampon, reseaux)
        return tampon.getvalue()

    # Progress.

    def _mesurer_travail(self) -> tuple[float, float]:
        """Estimate the work that the folder already holds, and all of it."""
        from ecosysteme.moteur.othello.noyaux.evaluation import phase

        lots, deja, total = self.dossier.reserve.noms(), 0.0, 0.0
        for etape in self.recette.toutes:
            parts = [(lot.secondes, lot.nom in lots) for lot in self.lots_a_faire(etape)]
            apprise = self.dossier.reseau if etape in self.recette.reseaux else self.dossier.phase
            parts += [(etape.secondes_apprises, apprise(phase(v)) is not None) for v in etape.vides]
            deja += sum(secondes for secondes, faite in parts if faite)
            total += sum(secondes for secondes, _ in parts)
        return deja, total

    def _avancer(self, quoi: str, secondes: float, mesure: str = "") -> None:
        with self._verrou:
            self._fait += secondes
            self.rappel(Avancement(quoi, self._deja, self._fait, self._total, mesure))
