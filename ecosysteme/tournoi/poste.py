"""The games of a tournament in one process: its players, made once and kept, and what one game leaves behind."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, partial
from multiprocessing.util import Finalize
from secrets import token_hex
from threading import Event, Lock, local
from time import perf_counter, process_time, thread_time, time
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakSet

from ecosysteme.equipe import a_la_fin
from ecosysteme.jeu import PREMIER, SECOND, Camp, Issue, autre_camp
from ecosysteme.jeux import JeuQuelconque
from ecosysteme.jeux.othello import COULEUR_DE, Othello
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.joueurs import IAexterne, IAmoteur, Joueur, RechercheInterrompue, creer_joueur
from ecosysteme.joueurs.joueur import JoueurAuHasard
from ecosysteme.partie import Partie, derouler
from ecosysteme.protocoles import MoteurDefaillant
from ecosysteme.tournoi.antenne import Adresse, emettre
from ecosysteme.tournoi.fiche import MICROS, Fiche, Rendu
from ecosysteme.tournoi.plan import Appariement, Reglement

if TYPE_CHECKING:
    from ecosysteme.moteur.othello.facade import Moteur

MEMOIRE_ARBITRE: Final = 16  # MB: it only solves endgames
SECONDES_PAR_LOT: Final = 0.5  # at most what a pause waits for, when games are short; sending a lot takes 1 ms
MOTEURS_MAX: Final = 4  # engines that a process keeps, each with its table: the two that play, and two others

# Hears of the game in progress, after the opening and after every move.
Temoin = Callable[[Appariement, Partie[Any, Any]], None]


@dataclass(frozen=True, eq=False)
class Consigne:
    """What a process needs to know of a tournament besides the games to play; ``cle`` tells it from any other."""

    jeu: JeuQuelconque
    joueurs: tuple[str, ...]
    graines: tuple[int, ...]
    arbitrage: int = 0
    cle: str = field(default_factory=token_hex)

    @classmethod
    def de(cls, reglement: Reglement) -> Consigne:
        """Take from the rules what matters for playing."""
        graines = tuple(map(reglement.graine_de, range(len(reglement.joueurs))))
        return cls(reglement.creer_jeu(), reglement.joueurs, graines, reglement.arbitrage)


class _Arbitree(Exception):
    """Ends a game whose result is known."""


class Poste:
    """The players at work in one process, each made when it first sits down."""

    def __init__(self, consigne: Consigne, arret: Event | None = None) -> None:
        """Take the rules, whose specifications must have been checked; ``arret`` stops a game where it is."""
        self.consigne, self.arret = consigne, arret or Event()
        self._jeu: Any = consigne.jeu
        self._joueurs: dict[int, Joueur] = {}  # who sat down last comes last
        self._fermeture = Lock()
        self._arbitre: Moteur | None = None

    def jouer(self, appariement: Appariement, temoin: Temoin | None = None) -> Fiche:
        """Play one game. Whatever a player raises loses it, but ``RechercheInterrompue``, which goes through."""
        partie: Partie[Any, Any] = Partie(self._jeu)
        for coup in appariement.ouverture.split():
            partie.jouer(self._jeu.lire_coup(coup))
        entames, raison, fautif = len(partie.historique), "", None
        suivre = partial(self._apres_coup, appariement, temoin)
        if temoin is not None:
            temoin(appariement, partie)
        joueurs = self._asseoir(appariement)  # a player that cannot be made is nobody's fault: it goes through
        try:
            derouler(partie, joueurs, self.arret, suivre)
        except _Arbitree:
            raison = "arbitrage : fin résolue"
        except RechercheInterrompue:
            raise
        except Exception as erreur:
            fautif, raison = partie.trait, _raison(erreur)
        return self._relever(appariement, partie, entames, raison, fautif)

    def _apres_coup(self, appariement: Appariement, temoin: Temoin | None, partie: Partie[Any, Any]) -> None:
        if temoin is not None:
            temoin(appariement, partie)
        vides = self.consigne.arbitrage
        if vides and not partie.terminee and self._jeu.taille**2 - sum(partie.scores) <= vides:
            raise _Arbitree

    def _asseoir(self, appariement: Appariement) -> dict[Camp, Joueur]:
        """Give the players their camps, and the draws of this very game."""
        camps: dict[Camp, Joueur] = {}
        for camp, place in ((PREMIER, appariement.premier), (SECOND, appariement.second)):
            camps[camp] = joueur = self._joueur(place)
            joueur.couleur = COULEUR_DE[camp]
            joueur.nouvelle_partie()
            if isinstance(joueur, JoueurAuHasard):
                joueur.hasard = random.Random(self._graine(place, appariement.rang))
        return camps

    def _graine(self, place: int, rang: int) -> str:
        return f"{self.consigne.graines[place]}/{rang}"

    def _joueur(self, place: int) -> Joueur:
        joueur = self._joueurs.pop(place, None)
        if joueur is not None:
            self._joueurs[place] = joueur
            return joueur
        self._joueurs[place] = joueur = creer_joueur(self.consigne.joueurs[place])
        moteurs = [rang for rang, autre in self._joueurs.items() if isinstance(autre, IAmoteur)]
        for rang in moteurs[:-MOTEURS_MAX]:
            self._joueurs.pop(rang).fermer()
        self._verifier_arret()  # no program is started that nobody may be left to end
        with suppress(Exception):  # what goes wrong will do so again in a game, and be counted there
            _preparer(joueur, self._jeu, self.arret)
        self._verifier_arret()
        return joueur

    def _verifier_arret(self) -> None:
        if self.arret.is_set():
            raise RechercheInterrompue

    def _relever(
        self, appariement: Appariement, partie: Partie[Any, Any], entames: int, raison: str, fautif: Camp | None
    ) -> Fiche:
        temps: dict[Camp, list[int]] = {PREMIER: [], SECOND: []}
        for trait in partie.historique[entames:]:
            if trait.coup is not None:
                temps[trait.camp].append(round(MICROS * trait.secondes))
        issue, points = self._juger(partie, fautif)
        coups = " ".join(self._jeu.ecrire_coup(trait.coup) for trait in partie.historique if trait.coup is not None)
        return Fiche(
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

    def _juger(self, partie: Partie[Any, Any], fautif: Camp | None) -> tuple[Issue, tuple[int, int]]:
        if fautif is not None:
            return autre_camp(fautif), (0, 0)
        if partie.issue is not None:
            return partie.issue, partie.scores
        trait = self._jeu.trait(partie.etat)
        score = self._moteur().resoudre(partie.etat.plateau, COULEUR_DE[trait]).score
        ecart = score if trait == PREMIER else -score
        cases = self._jeu.taille**2
        points = ((cases + ecart) // 2, (cases - ecart) // 2)
        return (PREMIER if ecart > 0 else SECOND) if ecart else 0, points

    def _moteur(self) -> Moteur:
        from ecosysteme.moteur.othello.facade import Moteur  # Numba is long to import

        self._arbitre = self._arbitre or Moteur(MEMOIRE_ARBITRE)
        return self._arbitre

    def fermer(self) -> None:
        """End the programs that play."""
        with self._fermeture:  # two threads may both end them, and neither goes on before it is done
            joueurs, self._joueurs = self._joueurs, {}
            for joueur in joueurs.values():
                joueur.fermer()


def _preparer(joueur: Joueur, jeu: Any, arret: Event | None) -> None:
    """Let a player that thinks on time get ready off the clock."""
    if isinstance(joueur, IAexterne):
        joueur.preparer(arret)
    elif isinstance(joueur, IAmoteur):
        compiler(jeu)
        joueur.preparer(jeu)


def compiler(jeu: JeuQuelconque) -> None:
    """Compile, or load, all that the engine calls to play ``jeu``, if it plays it compiled."""
    if isinstance(jeu, Othello):
        _chauffer_othello()
    elif isinstance(jeu, Puissance4):
        _chauffer_puissance4()


@cache
def _chauffer_othello() -> float:
    from ecosysteme.moteur.othello.chauffe import chauffer  # Numba is long to import

    return chauffer()


@cache
def _chauffer_puissance4() -> float:
    from ecosysteme.moteur.puissance4.chauffe import chauffer

    return chauffer()


def _mobilite(partie: Partie[Any, Any], entames: int) -> tuple[float, float]:
    """Return the mean number of legal moves of each camp at its turns, the opening left out; 0 without any turn."""
    etats = [partie.depart, *(trait.etat for trait in partie.historique)]
    legaux: dict[Camp, list[int]] = {PREMIER: [], SECOND: []}
    for avant, trait in zip(etats[entames:], partie.historique[entames:], strict=False):
        if trait.coup is not None:
            legaux[trait.camp].append(len(partie.jeu.coups_legaux(avant)))
    premier, second = (sum(nombres) / len(nombres) if nombres else 0.0 for nombres in legaux.values())
    return premier, second


def _raison(erreur: Exception) -> str:
    texte = " ".join(str(erreur).split())
    return texte if isinstance(erreur, ValueError | MoteurDefaillant) else f"{type(erreur).__name__} : {texte}"


class _Ici(local):
    """The players of this thread: those of another one are at work on another game."""

    poste: Poste | None = None


_ici = _Ici()
_postes: WeakSet[Poste] = WeakSet()  # of all threads
_registre = Lock()  # held by who changes or reads it
_fini = Event()  # this process is about to end


def _installer(consigne: Consigne) -> Poste:
    """Make the players of this thread anew."""
    if _ici.poste is not None:
        _ici.poste.fermer()
    _ici.poste = poste = Poste(consigne)
    with _registre:
        _postes.add(poste)
        if _fini.is_set():
            poste.arret.set()
    return poste


def congedier(cle: str | None = None) -> None:
    """End the players that tournament ``cle`` has in this process, and stop its games; all of them without ``cle``.

    A process of a cluster outlives the tournament; the others leave, and may have programs that they started.
    """
    with _registre:
        postes = [poste for poste in _postes if cle is None or cle == poste.consigne.cle]
        if cle is None:
            _fini.set()
    for poste in postes:
        poste.arret.set()
    for poste in postes:
        poste.fermer()


a_la_fin(congedier)
Finalize(None, congedier, exitpriority=1)  # multiprocessing has its own way to end


def jouer_lot(consigne: Consigne, lot: tuple[Appariement, ...], adresse: Adresse | None = None) -> Rendu:
    """Play games of ``lot`` in this process, those that are begun within ``SECONDES_PAR_LOT``: at least one.

    ``adresse`` is where to tell of them as they go.
    """
    poste = _ici.poste
    if poste is None or poste.consigne.cle != consigne.cle or poste.arret.is_set():
        poste = _installer(consigne)
    # Of the whole process, for an engine may have several threads, unless it plays several games.
    horloge = process_time if len(_postes) == 1 else thread_time
    temoin = None if adresse is None else partial(emettre, adresse)
    debut, processeur = perf_counter(), horloge()
    fiches: list[Fiche] = []
    try:
        for appariement in lot:
            fiches.append(poste.jouer(appariement, temoin))
            if perf_counter() - debut >= SECONDES_PAR_LOT:
                break  # quick games let expect more of them than slow ones allow, and a pause waits for the lot
    except RechercheInterrompue:
        poste.fermer()
        raise
    return Rendu(tuple(fiches), perf_counter() - debut, horloge() - processeur)
