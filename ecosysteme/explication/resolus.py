"""Why a move of a solved game was a mistake, as its rules alone prove it: a win at once, one that nothing parries, and
in Nim the exclusive or of the heaps.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from threading import Event

from ecosysteme.arret import verifier_arret
from ecosysteme.fautes import Message
from ecosysteme.jeu import CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.jeux.nim import Nim
from ecosysteme.solveurs.explication_nim import Motif, expliquer


@dataclass(frozen=True)
class Raison:
    """A sentence, and the moves of ``etat`` that it speaks of, to be seen after the move ``apres``, or after any."""

    message: Message
    etat: EtatQuelconque
    coups: tuple[CoupQuelconque, ...]
    apres: CoupQuelconque | None = None


def raisons(
    jeu: Jeu, avant: EtatQuelconque, joue: CoupQuelconque, mieux: CoupQuelconque, arret: Event | None = None
) -> Iterator[Raison]:
    """Say what ``joue``, a mistake in ``avant``, left to the other side, then what it missed.

    Only what three moves show, and in Nim the sum: nothing for a mistake that takes a search. ``mieux`` is the better
    move that is shown beside it. ``Interrompu`` once ``arret`` is set.
    """
    apres = jeu.jouer(avant, joue)
    if gains := _gains(jeu, apres):
        message = Message("l'adversaire gagne tout de suite : {coups}", coups=_ecrire(jeu, gains))
        yield Raison(message, apres, gains, joue)
    elif isinstance(jeu, Nim):
        yield from _xor(jeu, apres, joue)
    elif (coup := next(_imparables(jeu, apres, arret), None)) is not None:
        message = Message(
            "si l'adversaire joue {coup}, rien ne l'empêche plus de gagner au coup suivant", coup=jeu.ecrire_coup(coup)
        )
        yield Raison(message, apres, (coup,), joue)
    if gains := _gains(jeu, avant):
        message = Message("il y avait de quoi gagner tout de suite : {coups}", coups=_ecrire(jeu, gains))
        yield Raison(message, avant, gains)
    elif not isinstance(jeu, Nim) and mieux in _imparables(jeu, avant, arret):
        message = Message("après {coup}, rien n'empêchait de gagner au coup suivant", coup=jeu.ecrire_coup(mieux))
        yield Raison(message, avant, (mieux,), mieux)


def _gains(jeu: Jeu, etat: EtatQuelconque) -> tuple[CoupQuelconque, ...]:
    """Return the moves that win the game at once; none where it is over."""
    camp = jeu.trait(etat)
    return tuple(coup for coup in jeu.coups_legaux(etat) if jeu.issue(jeu.jouer(etat, coup)) == camp)


def _imparables(jeu: Jeu, etat: EtatQuelconque, arret: Event | None) -> Iterator[CoupQuelconque]:
    """Yield the moves after which the other side neither ends the game nor keeps the next move from winning it."""
    for coup in jeu.coups_legaux(etat):
        verifier_arret(arret)
        suivant = jeu.jouer(etat, coup)
        reponses = [jeu.jouer(suivant, reponse) for reponse in jeu.coups_legaux(suivant)]
        if reponses and all(_gains(jeu, reponse) for reponse in reponses):
            yield coup


def _xor(jeu: Nim, apres: EtatQuelconque, joue: CoupQuelconque) -> Iterator[Raison]:
    """Say by which rule the other side wins: whoever lost a game of Nim that was won has left that."""
    if jeu.issue(apres) is not None:
        yield Raison(Message("qui prend le dernier objet perd"), apres, (), joue)
        return
    vu = expliquer(jeu, apres)
    if not vu.coups:
        return  # it was no mistake, whatever a file says that was received
    gagnant = vu.coups[0]
    ecrit = jeu.ecrire_coup(gagnant.coup)
    if gagnant.motif is Motif.XOR_NUL:
        message = Message(
            "le xor des valeurs des tas est {somme} après ce coup, et l'adversaire le rend nul par {coup}",
            somme=vu.somme,
            coup=ecrit,
        )
    else:
        message = Message("l'adversaire peut laisser un nombre impair de tas de valeur 1, par {coup}", coup=ecrit)
    yield Raison(message, apres, (gagnant.coup,), joue)


def _ecrire(jeu: Jeu, coups: Iterable[CoupQuelconque]) -> str:
    return ", ".join(map(jeu.ecrire_coup, coups))
