"""The sentences: French templates with their gaps, which the window translates, and the singular of each number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from ecosysteme.explication.faits import Fait, exposes, fin_de_suite
from ecosysteme.explication.preuve import Cause
from ecosysteme.explication.question import Question
from ecosysteme.fautes import Message
from ecosysteme.jeu import PREMIER, Camp
from ecosysteme.jeux.othello import Othello
from ecosysteme.plateau import nom_case

PEU: Final = 4  # moves: who has more of them to choose from lacks none
PLIS_DITS: Final = 3  # moves of a line that are told when there is no cause to tell


class Certitude(StrEnum):
    """How sure a sentence is; never two of them in one sentence."""

    PROUVE = "prouvé"  # an exact search says it
    VERIFIE = "vérifié"  # taken away, most of the loss goes with it
    SANS_DOUTE = "sans doute"  # it goes with mistakes more often than not
    LIGNE = "suite"  # no cause: the line itself


@dataclass(frozen=True)
class Phrase:
    """A sentence and how sure it is."""

    certitude: Certitude
    message: Message


def nom_camp(camp: Camp) -> Message:
    """Name a side."""
    return Message("Noir" if camp == PREMIER else "Blanc")


def coups(nombre: int) -> Message:
    """Count moves.

    >>> str(coups(0)), str(coups(1)), str(coups(7))
    ('aucun coup', '1 coup', '7 coups')
    """
    if not nombre:
        return Message("aucun coup")
    return Message("{nombre} coup" if nombre == 1 else "{nombre} coups", nombre=nombre)


def pions(nombre: int) -> Message:
    """Count discs.

    >>> str(pions(0)), str(pions(1)), str(pions(7))
    ('aucun pion', '1 pion', '7 pions')
    """
    if not nombre:
        return Message("aucun pion")
    return Message("{nombre} pion" if nombre == 1 else "{nombre} pions", nombre=nombre)


def se_dit(fait: Fait, joue: Mapping[Fait, int]) -> bool:
    """Tell whether a fact is worth a sentence, ``joue`` being what the move played leaves."""
    return fait is not Fait.CHOIX or joue[fait] <= PEU


def phrase_du_fait(fait: Fait, question: Question, mieux: Mapping[Fait, int], joue: Mapping[Fait, int]) -> Message:
    """Say a fact that speaks for the better move; ``mieux`` and ``joue`` are what both leave."""
    return _FAITS[fait](question, abs(joue[fait]), abs(mieux[fait]))


def _noms(question: Question) -> dict[str, object]:
    return {"joue": nom_case(question.joue), "mieux": nom_case(question.mieux)}


def _solde(question: Question, _: int, __: int) -> Message:
    fins = [fin_de_suite(question, coup) for coup in (question.mieux, question.joue)]
    (a, b), (c, d) = (
        [len(Othello().coups_legaux(fin, camp)) for camp in (question.camp, question.adverse)] for fin in fins
    )
    return Message(
        "dans la suite probable, {mieux} laisse {a} à {moi} contre {b} à {adv} ; {joue}, {c} contre {d}",
        **_noms(question),
        moi=nom_camp(question.camp),
        adv=nom_camp(question.adverse),
        a=coups(a),
        b=b,
        c=c,
        d=d,
    )


def _front(question: Question, n: int, m: int) -> Message:
    return Message(
        "{joue} laisse {n} de {moi} contre une case vide, {mieux} {m}",
        **_noms(question),
        moi=nom_camp(question.camp),
        n=pions(n),
        m=m,
    )


def _interieur(question: Question, n: int, m: int) -> Message:
    return Message("{joue} retourne {n} qui touchent des cases vides, {mieux} {m}", **_noms(question), n=pions(n), m=m)


def _muet(question: Question, _: int, __: int) -> Message:
    return Message("{mieux} est discret : il ne retourne aucun pion qui touche une case vide", **_noms(question))


def _mur(question: Question, _: int, __: int) -> Message:
    fins = [fin_de_suite(question, coup) for coup in (question.mieux, question.joue)]
    (a, b), (c, d) = ([exposes(fin, camp) for camp in (question.camp, question.adverse)] for fin in fins)
    return Message(
        "dans la suite probable, {mieux} laisse {a} de {moi} près de cases vides et {b} de {adv} ; {joue}, {c} et {d}",
        **_noms(question),
        moi=nom_camp(question.camp),
        adv=nom_camp(question.adverse),
        a=pions(a),
        b=b,
        c=c,
        d=d,
    )


def _choix(question: Question, n: int, m: int) -> Message:
    return Message(
        "après {joue}, {moi} n'aura plus à un moment de la suite que {n} ; après {mieux}, toujours {m} au moins"
        if n
        else "après {joue}, {moi} devra passer dans la suite ; après {mieux}, il aura toujours {m} au moins",
        **_noms(question),
        moi=nom_camp(question.camp),
        n=coups(n),
        m=coups(m),
    )


def _replies(question: Question, n: int, m: int) -> Message:
    return Message(
        "{joue} laisse {n} à {adv}, {mieux} seulement {m}" if m else "{joue} laisse {n} à {adv}, {mieux} aucun",
        **_noms(question),
        adv=nom_camp(question.adverse),
        n=coups(n),
        m=m,
    )


def _reserve(question: Question, _: int, __: int) -> Message:
    return Message(
        "{joue} pouvait attendre : {adv} n'y avait pas accès", **_noms(question), adv=nom_camp(question.adverse)
    )


def _reserves(question: Question, n: int, m: int) -> Message:
    return Message(
        "après {mieux}, {moi} a {m} que {adv} n'a pas ; après {joue}, {n}",
        **_noms(question),
        moi=nom_camp(question.camp),
        adv=nom_camp(question.adverse),
        n=n,
        m=coups(m),
    )


def _retournes(question: Question, n: int, m: int) -> Message:
    return Message("{joue} retourne {n}, {mieux} {m} : moins, c'est mieux ici", **_noms(question), n=pions(n), m=m)


def _coin_offert(question: Question, _: int, __: int) -> Message:
    return Message("{joue} offre un coin à {adv}", **_noms(question), adv=nom_camp(question.adverse))


_FAITS: Final[Mapping[Fait, Callable[[Question, int, int], Message]]] = {
    Fait.SOLDE: _solde,
    Fait.FRONT: _front,
    Fait.INTERIEUR: _interieur,
    Fait.MUET: _muet,
    Fait.MUR: _mur,
    Fait.CHOIX: _choix,
    Fait.COUPS_ADVERSES: _replies,
    Fait.RESERVE: _reserve,
    Fait.RESERVES: _reserves,
    Fait.RETOURNES: _retournes,
    Fait.COIN_OFFERT: _coin_offert,
}


def phrase_du_resultat(question: Question) -> Message:
    """Say what the better move kept and what the one played leaves, where both are proved."""
    return Message(
        "{mieux} {avant}, {joue} {apres}",
        **_noms(question),
        avant=_issue(question.meilleure, passee=True),
        apres=_issue(question.valeur, passee=False),
    )


def _issue(valeur: int, *, passee: bool) -> Message:
    if not valeur:
        return Message("faisait nulle" if passee else "fait nulle")
    if valeur > 0:
        return Message("gagnait de {n}" if passee else "gagne de {n}", n=pions(valeur))
    return Message("perdait de {n}" if passee else "perd de {n}", n=pions(-valeur))


def phrase_de_la_cause(question: Question, cause: Cause) -> Message:
    """Say a cause that was verified."""
    if cause.coin is None:
        return Message(
            "après {joue}, il manque un coup d'attente à {moi} : avec lui, l'essentiel de la perte disparaîtrait",
            **_noms(question),
            moi=nom_camp(question.camp),
        )
    return Message(
        "{joue} coûte le coin {coin} : si {adv} ne pouvait pas y jouer, l'essentiel de la perte disparaîtrait",
        **_noms(question),
        coin=nom_case(cause.coin),
        adv=nom_camp(question.adverse),
    )


def phrase_du_coin_cede(question: Question, coin: tuple[int, int]) -> Message:
    """Say that the better move gives up a corner."""
    return Message(
        "{mieux} cède le coin {coin} et reste meilleur de {n}",
        **_noms(question),
        coin=nom_case(coin),
        n=pions(question.perte),
    )


def phrase_de_la_suite(question: Question) -> Message | None:
    """Tell the line of the better move, which claims no cause; ``None`` where the game ends at once."""
    suite = question.suite_mieux[:PLIS_DITS]
    if not suite:
        return None
    return Message(
        "après {mieux}, la suite cherchée est {suite}"
        if question.vides > 1
        else "après {mieux}, la partie s'achève par {suite}",
        **_noms(question),
        suite=" ".join(map(nom_case, suite)),
    )
