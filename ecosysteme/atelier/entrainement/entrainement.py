"""The whole training, stage by stage, in one folder; a training that was interrupted goes on from what is there."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_EXCEPTION, Executor, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from functools import cache, partial
from io import BytesIO
from itertools import groupby
from pathlib import Path
from threading import Event, Lock
from typing import TYPE_CHECKING

import numpy as np

from ecosysteme.arret import PERIODE, Interrompu, verifier_arret
from ecosysteme.atelier.entrainement.ajustement import (
    Ajustement,
    ajuster,
    ajuster_reseau,
    ajuster_tri,
    poursuivre_reseau,
)
from ecosysteme.atelier.entrainement.avantage_du_trait import avantage_du_trait, ecart_moyen
from ecosysteme.atelier.entrainement.dossier import ACCORDS, PARITES, DossierEntrainement
from ecosysteme.atelier.entrainement.lots import (
    NATUREL,
    SELECTIVITE,
    DemandeDeLot,
    Parties,
    fabriquer,
    joindre,
    melanger,
)
from ecosysteme.atelier.entrainement.recette import MESURE, EtapeEntrainement, LotAFaire, Recette
from ecosysteme.atelier.entrainement.reseaux import ReseauAFaire, definitifs, exacts, juges, suites, travaux
from ecosysteme.atelier.travail_repris import rendre
from ecosysteme.chiffres import en_chiffres

if TYPE_CHECKING:
    from ecosysteme.moteur.commun.typage import Reels

UNE_TENUE_SUR = 50  # one game in so many is never learnt from
TENUES_MIN = 20  # below, they would measure nothing: random games do it
COINS = 4
VIDES_TRI, POSITIONS_TRI = range(9, 14), 80_000  # what the weights that put moves in order learn, of each number


@dataclass(frozen=True)
class AvancementEntrainement:
    """How far the training is: what is being done, the work done and all of it, in estimated seconds of one core.

    ``deja`` is the work that was done before this run. ``mesure`` is a sentence about a phase that has just been
    learnt, else empty.
    """

    quoi: str
    deja: float
    fait: float
    total: float
    mesure: str = ""


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
    rappel: Callable[[AvancementEntrainement], None] = lambda _: None
    arret: Event = field(default_factory=Event)

    def __post_init__(self) -> None:
        """Open the folder and hold out the games to measure on."""
        self.dossier = DossierEntrainement(self.chemin)
        self.dossier.identifier(self.recette, self.parties)
        if self.recette.livres:
            self.dossier.reprendre_livres()
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
        from ecosysteme.moteur.othello.poids import PHASES

        octets: Callable[[], bytes] = bytes  # an engine that knows nothing yet
        derniere = PHASES - 1
        for _, groupe in groupby(self.recette.etapes, key=lambda etape: etape.nom):
            etapes = list(groupe)
            for etape in etapes:
                self._produire(etape, octets)
            derniere = self._apprendre(etapes)
            self._accorder(etapes)
            octets = cache(partial(self._octets, derniere))
        for etape in exacts(self.recette):
            self._produire(etape, octets)
        self._apprendre_parites()
        self._apprendre_tri()
        for etape, travail in suites(self.recette):
            self._produire(etape, partial(self._octets, derniere, juges(self.recette, etape)))
            self._poursuivre(travail)
        finals = definitifs(self.recette)
        for travail in finals:
            self._poursuivre(travail)
        noms = [*PARITES, *(travail.nom for travail in finals)] if self.recette.reseaux else []
        for etape, _ in suites(self.recette):
            self._accorder_reseaux(etape, partial(self._octets, derniere, noms))
        octets = cache(partial(self._octets, derniere, noms))
        for etape in self.recette.mesures:
            self._produire(etape, octets)
        return octets()

    # Lots.

    def lots_a_faire(self, etape: EtapeEntrainement) -> list[LotAFaire]:
        """List the lots of a stage: first what measures, then what teaches, all numbers of empty squares in turn."""
        tenues = [(f"tenu-{vides:02d}-0000", vides) for vides in etape.vides if etape.validation]
        mesurent = [LotAFaire(nom, etape, vides, etape.validation, True) for nom, vides in tenues]
        return mesurent + [LotAFaire(nom, etape, vides, etape.lot, False) for nom, vides in etape.lots]

    def demande(self, lot: LotAFaire, poids: bytes) -> DemandeDeLot:
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
        profondeur = lot.etape.plis(lot.vides, lot.tenue)
        selectivite = 0 if profondeur is None else SELECTIVITE
        return DemandeDeLot(lot.nom, lot.vides, taille, profondeur, selectivite, tirage, parties, poids)

    def _produire(self, etape: EtapeEntrainement, poids: Callable[[], bytes]) -> None:
        """Make the lots of a stage that the folder lacks; each is written as it ends, even if another fails later.

        ``poids`` gives the weights' file that judges them: making it takes seconds, and none is asked for no lot.
        """
        faits = self.dossier.reserve.noms()
        quoi = f"positions, {etape.nom}"
        a_faire = [lot for lot in self.lots_a_faire(etape) if lot.nom not in faits]
        self._avancer(quoi, 0.0)
        octets = poids() if a_faire else b""
        demandes = ((lot, self.demande(lot, octets)) for lot in a_faire)
        for lot, positions in rendre(self.executeur, self.taches, fabriquer, demandes, self.arret):
            self.dossier.reserve.ranger(lot.nom, positions)
            self._avancer(quoi, lot.secondes)

    # Weights.

    def _apprendre(self, etapes: list[EtapeEntrainement]) -> int:
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

    def _apprendre_phase(self, rang: int, vides: list[int], etapes: list[EtapeEntrainement], arret: Event) -> None:
        if self.dossier.phase(rang) is not None:
            return
        positions, tenues = self.dossier.lire(etapes[0].prefixe, vides), self.dossier.lire("tenu", vides)
        depart = self.dossier.phase(rang - 2) if rang >= 2 else None
        poids, bilan = ajuster(positions, tenues, depart, arret)
        self.dossier.noter_phase(rang, poids)
        self._raconter("apprentissage", vides, etapes, bilan)

    def _raconter(self, quoi: str, vides: list[int], etapes: Sequence[EtapeEntrainement], bilan: Ajustement) -> None:
        mesure = (
            f"{bilan.positions} positions lues {bilan.epoques} fois, erreur {en_chiffres(bilan.validation, 2)} pions"
        )
        secondes = sum(etape.secondes_apprises for etape in etapes for v in vides if v in etape.vides)
        self._avancer(f"{quoi}, {' et '.join(map(str, vides))} cases vides", secondes, mesure)

    def _apprendre_parites(self) -> None:
        """Fit the first two networks, each from all the positions of its phase."""
        from ecosysteme.moteur.othello.noyaux.evaluation import phase
        from ecosysteme.moteur.othello.noyaux.reseau import reseau_de

        etapes = exacts(self.recette)
        tous = sorted(v for etape in etapes for v in etape.vides)

        def suivre(parite: int, fin: Event) -> None:
            vides = [v for v in tous if reseau_de(v) == parite]
            directs = self.dossier.phase(phase(vides[0])) if vides else None
            if directs is None or self.dossier.a_reseau(PARITES[parite]):
                return
            positions, tenues = self.dossier.lire(etapes[0].prefixe, vides), self.dossier.lire("tenu", vides)
            rangees, bilan = ajuster_reseau(positions, tenues, directs, fin)
            self.dossier.noter_reseau(PARITES[parite], rangees)
            self._raconter("réseau", vides, etapes, bilan)

        self._deux_a_la_fois(suivre)

    def _apprendre_tri(self) -> None:
        """Fit the weights that put moves in order to the first exact lots, which are as strange as a search's nodes.

        It takes seconds, which the progress does not count. Lots do not depend on them: only searches to the end read
        them, and their answers are exact.
        """
        if self.dossier.tri() is not None:
            return
        lus = [self.dossier.reserve.lire(f"exact-{vides:02d}", POSITIONS_TRI) for vides in VIDES_TRI]
        positions = joindre(lus)
        if not len(positions):
            return
        poids, bilan = ajuster_tri(positions, self.arret)
        self.dossier.noter_tri(poids)
        mesure = f"{bilan.positions} positions lues {bilan.epoques} fois, erreur {en_chiffres(bilan.erreur, 2)} pions"
        self._avancer("tri des coups", 0.0, mesure)

    def _poursuivre(self, travail: ReseauAFaire) -> None:
        """Fit a network that begins from another."""
        from ecosysteme.moteur.othello.apprentissage_reseau import suivre

        depart = self.dossier.reseau(travail.depart)
        if depart is None or self.dossier.a_reseau(travail.nom) or travail not in travaux(self.recette):
            return
        if travail.table is not None:
            depart = suivre(depart, travail.table)
        etapes = [etape for etape, _ in suites(self.recette) if etape.vides.start in travail.vides]
        vides = list(travail.vides)
        positions, tenues = self.dossier.lire(etapes[0].prefixe, vides), self.dossier.lire("tenu", vides)
        rangees, bilan = poursuivre_reseau(positions, tenues, depart, travail.epoques, self.arret)
        self.dossier.noter_reseau(travail.nom, rangees)
        self._raconter("réseau", vides, etapes, bilan)

    def _accorder(self, etapes: list[EtapeEntrainement]) -> None:
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

    def _accorder_reseaux(self, etape: EtapeEntrainement, poids: Callable[[], bytes]) -> None:
        """Correct what the networks say of the positions of a stage, number by number of empty squares.

        Exact labels tell what they are worth on average; beyond, searches whose leaves are in the stages before, which
        are corrected already.
        """
        accords = self.dossier.avantages(ACCORDS)
        restent = [vides for vides in etape.vides if vides not in accords]
        octets = poids() if restent else b""
        for vides in restent:
            verifier_arret(self.arret)
            tenues = melanger(self.dossier.lire("tenu", [vides]))
            exactes = etape.plis(vides, tenue=True) is None
            ecart = ecart_moyen(octets, tenues) if exactes else avantage_du_trait(octets, tenues, MESURE)
            self.dossier.noter_avantage(vides, ecart, ACCORDS)

    def _reseau(self, nom: str) -> Reels | None:
        """Return a network, ``None`` when it is not learnt yet; what is shipped is corrected as far as it can be."""
        from ecosysteme.moteur.othello.apprentissage_reseau import ajouter
        from ecosysteme.moteur.othello.noyaux.reseau import TABLES

        rangees = self.dossier.reseau(nom)
        for travail in definitifs(self.recette):
            if rangees is not None and travail.nom == nom:
                for vides, ecart in self.dossier.avantages(ACCORDS).items():
                    if vides in travail.vides:
                        ajouter(rangees, (vides + 3) % TABLES, ecart)
        return rangees

    def _octets(self, derniere: int, reseaux: Sequence[str] = ()) -> bytes:
        """Return the weights' file: the phases learnt up to ``derniere``; later ones copy the last of their parity.

        ``reseaux`` are the names of its networks.

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
        appris = [rangees for nom in reseaux if (rangees := self._reseau(nom)) is not None]
        tri = self.dossier.tri() if reseaux else None
        ecrire_poids(poids, tampon, np.stack(appris) if appris else None, tri)
        return tampon.getvalue()

    # Progress.

    def _mesurer_travail(self) -> tuple[float, float]:
        """Estimate the work that the folder already holds, and all of it."""
        lots, deja, total = self.dossier.reserve.noms(), 0.0, 0.0
        for etape in (*self.recette.toutes, *self.recette.mesures):
            parts = [(lot.secondes, lot.nom in lots) for lot in self.lots_a_faire(etape)]
            parts += [(etape.secondes_apprises, faite) for v in etape.vides for faite in self._faites(etape, v)]
            deja += sum(secondes for secondes, faite in parts if faite)
            total += sum(secondes for secondes, _ in parts)
        return deja, total

    def _faites(self, etape: EtapeEntrainement, vides: int) -> list[bool]:
        """Tell of each fit that learns the positions of a stage with ``vides`` empty squares whether it is done."""
        from ecosysteme.moteur.othello.noyaux.evaluation import phase
        from ecosysteme.moteur.othello.noyaux.reseau import reseau_de

        if etape not in self.recette.reseaux:
            return [self.dossier.phase(phase(vides)) is not None]
        if etape.profondeur is None:
            return [self.dossier.a_reseau(PARITES[reseau_de(vides)])]
        return [self.dossier.a_reseau(travail.nom) for travail in travaux(self.recette) if vides in travail.vides]

    def _avancer(self, quoi: str, secondes: float, mesure: str = "") -> None:
        with self._verrou:
            self._fait += secondes
            self.rappel(AvancementEntrainement(quoi, self._deja, self._fait, self._total, mesure))
