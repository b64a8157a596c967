"""A game played from where it stands to its end by two players who are asked in turn: console, series, tournaments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from threading import Event
from time import perf_counter

from ecosysteme.arret import verifier_arret
from ecosysteme.fautes import Faute
from ecosysteme.jeu import Camp, autre_camp
from ecosysteme.joueurs.anticipation import en_avance
from ecosysteme.joueurs.humain import Humain
from ecosysteme.joueurs.joueur import Joueur
from ecosysteme.partie import Partie
from ecosysteme.pendules import Temps
from ecosysteme.protocoles import Abandon, TempsEcoule


def derouler(
    partie: Partie,
    joueurs: Mapping[Camp, Joueur],
    arret: Event | None = None,
    apres_coup: Callable[[Partie], None] | None = None,
    refus: Callable[[ValueError], None] | None = None,
) -> Partie:
    """Seat ``joueurs``, ask each in turn until the game is over, and return it.

    Their clocks pay for their moves, where the game has some; one that resigns loses. ``apres_coup`` is called after
    every move, ``refus`` when a person's is illegal, before they are asked again. Raises what the players raise
    (``Interrompu`` when ``arret`` is set), and ``ValueError`` naming the player when a move is illegal and nobody is
    asked again: the game stands where it was.
    """
    while (camp := partie.trait) is not None:
        if _reclame(partie, joueurs):
            partie.reclamer()
            break
        joueurs[camp].asseoir(camp)  # at each turn: the same player may have both seats
        joues = len(partie.historique)
        with _pendant(partie, joueurs, camp):
            _faire_jouer(partie, joueurs[camp], arret, refus)
        if apres_coup and len(partie.historique) > joues:  # else a flag or a resignation ended it
            apres_coup(partie)
    return partie


def _reclame(partie: Partie, joueurs: Mapping[Camp, Joueur]) -> bool:
    """Tell whether a machine may claim the game on time, which it always does; a person decides."""
    camp = None if partie.pendules is None else partie.pendules.reclamable
    return camp is not None and not isinstance(joueurs[autre_camp(camp)], Humain)


def _pendant(partie: Partie, joueurs: Mapping[Camp, Joueur], camp: Camp) -> AbstractContextManager[None]:
    """Let the opponent of ``camp`` think in advance, if it does and is not the same player."""
    adversaire = joueurs[autre_camp(camp)]
    return nullcontext() if adversaire is joueurs[camp] else en_avance(adversaire, partie.jeu, partie.etat)


def _horloge(partie: Partie, camp: Camp) -> Temps | None:
    """Return what the clock of ``camp`` shows, with its end: nobody gives it more time during the turn."""
    pendules = partie.pendules
    return None if pendules is None else replace(pendules.temps(camp), limite=pendules.limite(camp))


def _faire_jouer(
    partie: Partie, joueur: Joueur, arret: Event | None, refus: Callable[[ValueError], None] | None
) -> None:
    """Ask ``joueur`` for a move and let it play it; a person again and again, until the move is legal."""
    joueur.preparer(partie.jeu, arret)  # what is done once is no part of the first move's time
    camp = partie.jeu.trait(partie.etat)
    joueur.horloge = _horloge(partie, camp)
    debut = perf_counter()
    while True:
        verifier_arret(arret)  # here too: a player that draws lots never looks at the flag
        try:
            coup = joueur.choisir(partie.jeu, partie.etat, arret)
        except Abandon:
            if partie.depenser(camp, perf_counter() - debut):
                partie.abandonner(camp)
            return
        except TempsEcoule:
            if partie.depenser(camp, perf_counter() - debut):
                raise
            return
        try:
            partie.jouer(coup, perf_counter() - debut, joueur)
            return
        except ValueError as erreur:
            if refus is None or not isinstance(joueur, Humain):  # a machine would only answer the same again
                raise Faute("{joueur} a joué un coup illégal : {erreur}", joueur=joueur, erreur=erreur) from erreur
            refus(erreur)
