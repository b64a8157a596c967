"""A worker: the games of a tournament that one process plays, with players made once and kept."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.util import Finalize
from pathlib import Path
from secrets import token_hex
from threading import Event, Lock, local
from time import perf_counter, process_time, thread_time, time
from typing import TYPE_CHECKING, Final
from weakref import WeakSet

from ecosysteme.arret import Interrompu, verifier_arret
from ecosysteme.derouler import derouler
from ecosysteme.executeurs import a_la_fin
from ecosysteme.experts import conseiller_de
from ecosysteme.fautes import AvecMessage, Message
from ecosysteme.jeu import PREMIER, SECOND, Camp, Issue, Jeu, autre_camp
from ecosysteme.jeux.othello import COULEUR_DE
from ecosysteme.joueurs import IAexterne, Joueur, creer_joueur, lire_specification
from ecosysteme.joueurs.externe import nommer_programme
from ecosysteme.joueurs.joueur import JoueurAuHasard
from ecosysteme.partie import Partie
from ecosysteme.pendules import Pendules
from ecosysteme.protocoles.trace import NOTE, TraceMoteur, nommer
from ecosysteme.reglages import NOM_MOTEUR
from ecosysteme.tournoi.direct import AdresseDirect, emettre
from ecosysteme.tournoi.fiche import ABANDONNEE, EN_RALLONGE, MICROS, TEMPS_ECOULE, Absence, PartieFinie, Rendu
from ecosysteme.tournoi.plan import Appariement, Reglement

if TYPE_CHECKING:
    from ecosysteme.moteur.othello.facade import Moteur

CASES: Final = 64  # of the only board on which games end by arbitration: see ``Reglement``
MEMOIRE_ARBITRE: Final = 16  # MB: it only solves endgames
SECONDES_PAR_LOT: Final = 0.5  # at most what a pause waits for, when games are short; sending a lot takes 1 ms
MOTEURS_MAX: Final = 4  # engines that a process keeps, each with its table: the two that play, and two others

# Called with the game in progress, after the opening and after every move.
Temoin = Callable[[Appariement, Partie], None]


@dataclass(frozen=True, eq=False)
class Consigne:
    """What a process needs to know of a tournament besides the games to play; ``cle`` tells it from any other.

    ``traces`` is the folder where what is said to external engines, and what they say, is written; empty: nowhere.
    """

    jeu: Jeu
    joueurs: tuple[str, ...]
    graines: tuple[int, ...]
    arbitrage: int = 0
    pendules: Pendules | None = None
    traces: str = ""
    cle: str = field(default_factory=token_hex)

    @classmethod
    def de(cls, reglement: Reglement, traces: str = "") -> Consigne:
        """Take from the rules what playing needs."""
        graines = tuple(map(reglement.graine_de, range(len(reglement.joueurs))))
        return cls(reglement.creer_jeu(), reglement.joueurs, graines, reglement.arbitrage, reglement.pendules, traces)


class _Arbitree(Exception):
    """Raised to end a game early by adjudication: the exact solver knows its result."""


class JoueurAbsent(AvecMessage):
    """A player cannot be made or started: there is no game, and nobody wins it."""

    def __init__(self, place: int, erreur: Exception) -> None:
        """Say who is missing, by its place, and why."""
        super().__init__(_raison(erreur))
        self.place = place


class Ouvrier:
    """Plays games of one tournament in this process; each player is made at its first game, then kept."""

    def __init__(self, consigne: Consigne, arret: Event | None = None) -> None:
        """Take the rules, whose specifications must have been checked; ``arret`` stops a game where it is."""
        self.consigne, self.arret = consigne, arret or Event()
        self._jeu = consigne.jeu
        self._joueurs: dict[int, Joueur] = {}  # who sat down last comes last
        self._traces = dict(_traces(consigne))  # of external engines, by their places, if they are asked for
        self._fermeture = Lock()
        self._arbitre: Moteur | None = None

    def jouer(self, appariement: Appariement, temoin: Temoin | None = None) -> PartieFinie:
        """Play one game. A player that raises an error loses it; ``JoueurAbsent`` and ``Interrompu`` go through."""
        partie: Partie = Partie(self._jeu)
        for coup in appariement.ouverture.split():
            partie.jouer(self._jeu.lire_coup(coup))
        entames, raison, fautif = len(partie.historique), None, None
        suivre = partial(self._apres_coup, appariement, temoin)
        if temoin is not None:
            temoin(appariement, partie)
        noir, blanc = (self.consigne.joueurs[place] for place in (appariement.premier, appariement.second))
        self._tracer(appariement, f"partie {appariement.rang + 1} : noir {noir}, blanc {blanc}")
        joueurs = self._asseoir(appariement)
        partie.pendules = self.consigne.pendules
        try:
            derouler(partie, joueurs, self.arret, suivre)
            raison, fautif = _decision(partie)
        except _Arbitree:
            raison = Message("arbitrage : fin résolue")
        except Interrompu:
            raise
        except Exception as erreur:
            fautif, raison = partie.trait, _raison(erreur)
        fiche = self._relever(appariement, partie, entames, raison, fautif)
        fin = "{} - {}".format(*fiche.points) if raison is None else str(raison)
        self._tracer(appariement, f"partie {appariement.rang + 1} finie : {fin}")
        return fiche

    def _tracer(self, appariement: Appariement, texte: str) -> None:
        for place in {appariement.premier, appariement.second} & self._traces.keys():
            self._traces[place].noter(NOTE, texte)

    def _apres_coup(self, appariement: Appariement, temoin: Temoin | None, partie: Partie) -> None:
        if temoin is not None:
            temoin(appariement, partie)
        vides = self.consigne.arbitrage
        if vides and not partie.terminee and CASES - sum(partie.scores) <= vides:
            raise _Arbitree

    def _asseoir(self, appariement: Appariement) -> dict[Camp, Joueur]:
        """Give the players their camps and seed their draws, which depend on the rank of the game only."""
        camps: dict[Camp, Joueur] = {}
        for camp, place in ((PREMIER, appariement.premier), (SECOND, appariement.second)):
            camps[camp] = joueur = self._joueur(place)
            joueur.nouvelle_partie()
            if isinstance(joueur, JoueurAuHasard):
                joueur.hasard = random.Random(self._graine(place, appariement.rang))
        return camps

    def _graine(self, place: int, rang: int) -> str:
        return f"{self.consigne.graines[place]}/{rang}"

    def _joueur(self, place: int) -> Joueur:
        """Return a player that is ready to play, a program that had ended meanwhile started again."""
        try:
            joueur = self._joueurs.pop(place, None) or self._creer(place)
            self._joueurs[place] = joueur
            moteurs = [rang for rang, autre in self._joueurs.items() if autre.avec_moteur]
            for rang in moteurs[:-MOTEURS_MAX]:
                self._joueurs.pop(rang).fermer()
            self._verifier_arret()  # no program is started that nobody may be left to end
            _preparer(joueur, self._jeu, self.arret)
            self._verifier_arret()
        except Interrompu:
            raise
        except Exception as erreur:
            if (manque := self._joueurs.pop(place, None)) is not None:
                manque.fermer()
            raise JoueurAbsent(place, erreur) from None
        return joueur

    def _creer(self, place: int) -> Joueur:
        joueur = creer_joueur(self.consigne.joueurs[place])
        if isinstance(joueur, IAexterne) and place in self._traces:
            joueur.tracer(self._traces[place])
        return joueur

    def _verifier_arret(self) -> None:
        verifier_arret(self.arret)

    def _relever(
        self,
        appariement: Appariement,
        partie: Partie,
        entames: int,
        raison: Message | None,
        fautif: Camp | None,
    ) -> PartieFinie:
        temps: dict[Camp, list[int]] = {PREMIER: [], SECOND: []}
        for tour in partie.historique[entames:]:
            if tour.coup is not None:
                temps[tour.auteur].append(round(MICROS * tour.secondes))
        if fautif is not None and raison == TEMPS_ECOULE and partie.pendules is not None:  # the turn that lost it too
            depense = round(MICROS * partie.pendules.comptes[fautif - 1].depense)
            temps[fautif].append(max(depense - sum(temps[fautif]), 0))
        issue, points = self._juger(partie, fautif)
        coups = " ".join(self._jeu.ecrire_coup(tour.coup) for tour in partie.historique if tour.coup is not None)
        return PartieFinie(
            rang=appariement.rang,
            premier=appariement.premier,
            second=appariement.second,
            graine=" ".join(map(self._graine, (appariement.premier, appariement.second), (appariement.rang,) * 2)),
            ouverture=appariement.ouverture,
            coups=coups,
            temps=(tuple(temps[PREMIER]), tuple(temps[SECOND])),
            issue=issue,
            points=points,
            mobilite=_mobilite(partie, entames),
            quand=time(),
            raison=raison,
            fautif=fautif,
        )

    def _juger(self, partie: Partie, fautif: Camp | None) -> tuple[Issue, tuple[int, int]]:
        if fautif is not None:
            return autre_camp(fautif), partie.resultat if partie.decidee else (0, 0)
        if partie.issue is not None:
            abandonnee = partie.decidee and self._jeu.issue(partie.etat) is None
            return partie.issue, (0, 0) if abandonnee else partie.resultat
        trait = self._jeu.trait(partie.etat)
        score = self._moteur().resoudre(partie.etat.plateau, COULEUR_DE[trait]).score
        ecart = score if trait == PREMIER else -score
        if partie.pendules is not None:
            ecart = partie.pendules.ecart(ecart)
        points = ((CASES + ecart) // 2, (CASES - ecart) // 2)
        return (PREMIER if ecart > 0 else SECOND) if ecart else 0, points

    def _moteur(self) -> Moteur:
        from ecosysteme.moteur.othello.facade import Moteur  # Numba is long to import

        self._arbitre = self._arbitre or Moteur(MEMOIRE_ARBITRE)
        return self._arbitre

    def fermer(self) -> None:
        """Close the players, which ends the external engines that they started."""
        with self._fermeture:  # two threads may both end them, and neither goes on before it is done
            joueurs, self._joueurs = self._joueurs, {}
            for joueur in joueurs.values():
                joueur.fermer()


def _traces(consigne: Consigne) -> Iterator[tuple[int, TraceMoteur]]:
    """Return where the lines of each external engine of a tournament are written, if they are."""
    for place, joueur in enumerate(consigne.joueurs if consigne.traces else ()):
        classe, options = lire_specification(joueur)
        if classe is IAexterne:
            nom = str(options.get(NOM_MOTEUR.nom) or nommer_programme(str(options["commande"])))
            yield place, TraceMoteur(Path(consigne.traces) / nommer(place, nom))


def _preparer(joueur: Joueur, jeu: Jeu, arret: Event | None) -> None:
    """Start or compile what a player needs before its clock runs."""
    if joueur.avec_moteur and (conseiller := conseiller_de(jeu)) is not None:
        conseiller.compiler()
    joueur.preparer(jeu, arret)


def _decision(partie: Partie) -> tuple[Message | None, Camp | None]:
    """Say why a game ended otherwise than on the board, and whose fault that was; ``None`` for what was not."""
    if not partie.decidee or not partie.issue:
        return None, None
    if partie.jeu.issue(partie.etat) is not None:
        return EN_RALLONGE, None
    return (ABANDONNEE, None) if partie.entete.decision.endswith("R") else (TEMPS_ECOULE, autre_camp(partie.issue))


def _mobilite(partie: Partie, entames: int) -> tuple[float, float]:
    """Return the mean number of legal moves of each camp at its turns, the opening left out; 0 without any turn."""
    etats = [partie.depart, *(tour.etat for tour in partie.historique)]
    legaux: dict[Camp, list[int]] = {PREMIER: [], SECOND: []}
    for avant, tour in zip(etats[entames:], partie.historique[entames:], strict=False):
        if tour.coup is not None:
            legaux[tour.auteur].append(len(partie.jeu.coups_legaux(avant)))
    premier, second = (sum(nombres) / len(nombres) if nombres else 0.0 for nombres in legaux.values())
    return premier, second


def _raison(erreur: Exception) -> Message:
    if isinstance(erreur, AvecMessage):
        return erreur.message
    texte = " ".join(str(erreur).split())
    return Message("{genre} : {texte}", genre=type(erreur).__name__, texte=texte)


class _DuFil(local):
    """The worker of this thread. Each thread has its own, because players cannot play two games at once."""

    ouvrier: Ouvrier | None = None


_du_fil = _DuFil()
_ouvriers: WeakSet[Ouvrier] = WeakSet()  # of all threads
_registre = Lock()  # held by who changes or reads it
_fini = Event()  # this process is about to end


def _installer(consigne: Consigne) -> Ouvrier:
    """Replace the worker of this thread by one that has not made any player yet."""
    if _du_fil.ouvrier is not None:
        _du_fil.ouvrier.fermer()
    _du_fil.ouvrier = ouvrier = Ouvrier(consigne)
    with _registre:
        _ouvriers.add(ouvrier)
        if _fini.is_set():
            ouvrier.arret.set()
    return ouvrier


def congedier(cle: str | None = None) -> None:
    """Stop the games of tournament ``cle`` in this process and end its players; without ``cle``, of every tournament.

    The processes of a cluster outlive a tournament, and would keep its players and the external engines that these
    started. The processes of this machine end, but their external engines must be ended first.
    """
    with _registre:
        ouvriers = [ouvrier for ouvrier in _ouvriers if cle is None or cle == ouvrier.consigne.cle]
        if cle is None:
            _fini.set()
    for ouvrier in ouvriers:
        ouvrier.arret.set()
    for ouvrier in ouvriers:
        ouvrier.fermer()


a_la_fin(congedier)
Finalize(None, congedier, exitpriority=1)  # multiprocessing has its own way to end


def jouer_lot(consigne: Consigne, lot: tuple[Appariement, ...], adresse: AdresseDirect | None = None) -> Rendu:
    """Play games of ``lot`` in this process until ``SECONDES_PAR_LOT`` have passed; at least one, or who is missing.

    ``adresse`` is that of the ``Recepteur`` that follows them, if there is one.
    """
    ouvrier = _du_fil.ouvrier
    if ouvrier is None or ouvrier.consigne.cle != consigne.cle or ouvrier.arret.is_set():
        ouvrier = _installer(consigne)
    # Of the whole process, for an engine may have several threads, unless it plays several games.
    horloge = process_time if len(_ouvriers) == 1 else thread_time
    temoin = None if adresse is None else partial(emettre, adresse)
    debut, processeur = perf_counter(), horloge()
    fiches: list[PartieFinie] = []
    absence: Absence | None = None
    try:
        for appariement in lot:
            fiches.append(ouvrier.jouer(appariement, temoin))
            if perf_counter() - debut >= SECONDES_PAR_LOT:
                break  # quick games let expect more of them than slow ones allow, and a pause waits for the lot
    except JoueurAbsent as manque:
        absence = Absence(manque.place, manque.message)
    except Interrompu:
        ouvrier.fermer()
        raise
    return Rendu(tuple(fiches), perf_counter() - debut, horloge() - processeur, absence)
