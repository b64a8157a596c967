"""The sentences: French templates with their gaps, which the window translates, and the singular of each number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from ecosysteme.cases import Position
from ecosysteme.explication.faits import Fait, exposes, fin_de_suite
from ecosysteme.explication.meprise import Meprise
from ecosysteme.explication.preuve import Cause
from ecosysteme.fautes import Message
from ecosysteme.jeu import PREMIER, Camp
from ecosysteme.jeux.othello import EtatOthello, Othello
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


def phrase_du_fait(fait: Fait, meprise: Meprise, mieux: Mapping[Fait, int], joue: Mapping[Fait, int]) -> Message:
    """Say a fact that speaks for the better move; ``mieux`` and ``joue`` are what both leave."""
    return _FAITS[fait](meprise, abs(joue[fait]), abs(mieux[fait]))


def _noms(meprise: Meprise) -> dict[str, object]:
    """Name the moves and the sides of a mistake, as all sentences do."""
    return {
        "joue": nom_case(meprise.joue),
        "mieux": nom_case(meprise.mieux),
        "moi": nom_camp(meprise.camp),
        "adv": nom_camp(meprise.adverse),
    }


def _aux_fins(meprise: Meprise, compte: Callable[[EtatOthello, Camp], int]) -> tuple[int, int, int, int]:
    """Count for who plays, then for the other side, at the end of the better line, then of the other."""
    camps = (meprise.camp, meprise.adverse)
    fins = [fin_de_suite(meprise, coup) for coup in (meprise.mieux, meprise.joue)]
    a, b, c, d = (compte(fin, camp) for fin in fins for camp in camps)
    return a, b, c, d


def _solde(meprise: Meprise, _: int, __: int) -> Message:
    a, b, c, d = _aux_fins(meprise, lambda fin, camp: len(Othello().coups_legaux(fin, camp)))
    return Message(
        "dans la suite probable, {mieux} laisse {a} à {moi} contre {b} à {adv} ; {joue}, {c} contre {d}",
        **_noms(meprise),
        a=coups(a),
        b=b,
        c=c,
        d=d,
    )


def _mur(meprise: Meprise, _: int, __: int) -> Message:
    a, b, c, d = _aux_fins(meprise, exposes)
    return Message(
        "dans la suite probable, {mieux} laisse {a} de {moi} près de cases vides et {b} de {adv} ; {joue}, {c} et {d}",
        **_noms(meprise),
        a=pions(a),
        b=b,
        c=c,
        d=d,
    )


def _front(meprise: Meprise, n: int, m: int) -> Message:
    return Message(
        "{joue} laisse {n} de {moi} contre une case vide, {mieux} {m}",
        **_noms(meprise),
        n=pions(n),
        m=m,
    )


def _interieur(meprise: Meprise, n: int, m: int) -> Message:
    return Message(
        "{joue} retourne {n} qui touchent des cases vides, {mieux} {m}",
        **_noms(meprise),
        n=pions(n),
        m=m,
    )


def _muet(meprise: Meprise, _: int, __: int) -> Message:
    return Message("{mieux} est discret : il ne retourne aucun pion qui touche une case vide", **_noms(meprise))


def _choix(meprise: Meprise, n: int, m: int) -> Message:
    if not n:
        return Message(
            "après {joue}, {moi} devra passer dans la suite ; après {mieux}, il aura toujours {m} au moins",
            **_noms(meprise),
            m=coups(m),
        )
    return Message(
        "après {joue}, {moi} n'aura plus à un moment de la suite que {n} ; après {mieux}, toujours {m} au moins",
        **_noms(meprise),
        n=coups(n),
        m=m,
    )


def _replies(meprise: Meprise, n: int, m: int) -> Message:
    if not m:
        return Message("{joue} laisse {n} à {adv}, {mieux} aucun", **_noms(meprise), n=coups(n))
    return Message(
        "{joue} laisse {n} à {adv}, {mieux} seulement {m}",
        **_noms(meprise),
        n=coups(n),
        m=m,
    )


def _reserve(meprise: Meprise, _: int, __: int) -> Message:
    return Message("{joue} pouvait attendre : {adv} n'y avait pas accès", **_noms(meprise))


def _reserves(meprise: Meprise, n: int, m: int) -> Message:
    return Message(
        "après {mieux}, {moi} a {m} que {adv} n'a pas ; après {joue}, {n}",
        **_noms(meprise),
        n=n,
        m=coups(m),
    )


def _retournes(meprise: Meprise, n: int, m: int) -> Message:
    return Message(
        "{joue} retourne {n}, {mieux} {m} : moins, c'est mieux ici",
        **_noms(meprise),
        n=pions(n),
        m=m,
    )


def _coin_offert(meprise: Meprise, _: int, __: int) -> Message:
    return Message("{joue} offre un coin à {adv}", **_noms(meprise))


_FAITS: Final[Mapping[Fait, Callable[[Meprise, int, int], Message]]] = {
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


def phrase_du_resultat(meprise: Meprise) -> Message:
    """Say what the better move kept and what the one played leaves, where both are proved."""
    return Message(
        "{mieux} {avant}, {joue} {apres}",
        **_noms(meprise),
        avant=_issue(meprise.meilleure, passee=True),
        apres=_issue(meprise.valeur, passee=False),
    )


def _issue(valeur: int, *, passee: bool) -> Message:
    if not valeur:
        return Message("faisait nulle" if passee else "fait nulle")
    if valeur > 0:
        return Message("gagnait de {n}" if passee else "gagne de {n}", n=pions(valeur))
    return Message("perdait de {n}" if passee else "perd de {n}", n=pions(-valeur))


def phrase_de_la_cause(meprise: Meprise, cause: Cause) -> Message:
    """Say a cause that was verified."""
    if cause.coin is None:
        return Message(
            "après {joue}, il manque un coup d'attente à {moi} : avec lui, l'essentiel de la perte disparaîtrait",
            **_noms(meprise),
        )
    return Message(
        "{joue} coûte le coin {coin} : si {adv} ne pouvait pas y jouer, l'essentiel de la perte disparaîtrait",
        **_noms(meprise),
        coin=nom_case(cause.coin),
    )


def phrase_du_coin_cede(meprise: Meprise, coin: Position) -> Message:
    """Say that the better move gives up a corner."""
    return Message(
        "{mieux} cède le coin {coin} et reste meilleur de {n}",
        **_noms(meprise),
        coin=nom_case(coin),
        n=pions(meprise.perte),
    )


def phrase_de_la_suite(meprise: Meprise) -> Message | None:
    """Tell the lines of both moves, which claims no cause; ``None`` where the game ends at once."""
    suite, autre = (" ".join(map(nom_case, joues[:PLIS_DITS])) for joues in (meprise.suite_mieux, meprise.suite_joue))
    if not suite:
        return None
    if autre:
        return Message(
            "après {mieux}, la suite cherchée est {suite} ; après {joue}, {autre}",
            **_noms(meprise),
            suite=suite,
            autre=autre,
        )
    return Message("après {mieux}, la suite cherchée est {suite}", **_noms(meprise), suite=suite)
