"""The sentences: French templates with their gaps, which the window translates, and the singular of each number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from ecosysteme.cases import Position
from ecosysteme.explication.faits import AU_BOUT, LE_LONG_DES_SUITES, Fait, doit_passer, exposes, fin_de_suite, prend
from ecosysteme.explication.meprise import PLIS, Meprise
from ecosysteme.explication.preuve import Cause
from ecosysteme.fautes import Message
from ecosysteme.jeu import PREMIER, Camp
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.plateau import nom_case

PEU: Final = 4  # moves: who has more of them to choose from lacks none
VIDES_AU_BOUT: Final = 12  # empty squares from which the end of a line has too few left to count moves and discs there
PLIS_DITS: Final = 3  # moves of a line that are told when there is no cause to tell


class Certitude(StrEnum):
    """How sure a sentence is; never two of them in one sentence."""

    PROUVE = "prouvé"  # an exact search says it
    VERIFIE = "vérifié"  # taken away, most of the loss goes with it
    SANS_DOUTE = "sans doute"  # it goes with mistakes more often than not
    LIGNE = "suite"  # no cause: the line itself


@dataclass(frozen=True)
class Phrase:
    """A sentence, how sure it is, and the squares that it speaks of, on the board after the move ``apres``, or any."""

    certitude: Certitude
    message: Message
    cases: frozenset[Position] = frozenset()
    apres: object = None

    def cases_apres(self, coup: object) -> frozenset[Position]:
        """Return the squares to show on a board where ``coup`` was just played."""
        return self.cases if self.apres in (None, coup) else frozenset()


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


def _ou_aucun(nombre: int) -> int | Message:
    return nombre or Message("aucun")


def _seulement(nombre: int) -> Message:
    return Message("seulement {nombre}", nombre=nombre) if nombre else Message("aucun")


def _aura(nombre: int, compter: Callable[[int], Message]) -> Message:
    return Message("aura {n}" if nombre else "n'aura {n}", n=compter(nombre))


def se_dit(fait: Fait, meprise: Meprise, joue: Mapping[Fait, int]) -> bool:
    """Tell whether the sentence of a fact is true and worth saying, ``joue`` being what the move played leaves.

    What is counted along the lines takes lines that are long enough. At their end the board must not be all but full,
    and neither side's count speak for the move played: a reader believes neither of two numbers that disagree. A move
    could not wait when the better one lets the other side play there.
    """
    if fait in LE_LONG_DES_SUITES and min(len(meprise.suite_mieux), len(meprise.suite_joue)) < PLIS:
        return False
    if fait in AU_BOUT:
        return meprise.vides > VIDES_AU_BOUT and _Dits(meprise).vont_ensemble(fait)
    if fait is Fait.CHOIX:
        return joue[fait] <= PEU and not doit_passer(meprise, meprise.mieux)
    return fait is not Fait.RESERVE or meprise.joue not in Othello().jouer(meprise.avant, meprise.mieux).coups


def phrase_du_fait(fait: Fait, meprise: Meprise, mieux: Mapping[Fait, int], joue: Mapping[Fait, int]) -> Message:
    """Say a fact that speaks for the better move; ``mieux`` and ``joue`` are what both leave."""
    return _FAITS[fait](_Dits(meprise), abs(joue[fait]), abs(mieux[fait]))


class _Dits:
    """The moves and the sides of a mistake, as sentences name them."""

    def __init__(self, meprise: Meprise) -> None:
        self.joue, self.mieux = nom_case(meprise.joue), nom_case(meprise.mieux)
        self.moi, self.adv = nom_camp(meprise.camp), nom_camp(meprise.adverse)
        self.meprise = meprise

    def vont_ensemble(self, fait: Fait) -> bool:
        """Tell whether what is counted for each side at the end of the lines speaks for the better move or is even."""
        a, b, c, d = self.aux_fins(fait)
        return (a >= c and b <= d) if fait is Fait.SOLDE else (a <= c and b >= d)

    def aux_fins(self, fait: Fait) -> tuple[int, int, int, int]:
        """Count for who plays, then for the other side, at the end of the better line, then of the other."""
        compte = _coups_possibles if fait is Fait.SOLDE else exposes
        camps = (self.meprise.camp, self.meprise.adverse)
        fins = [fin_de_suite(self.meprise, coup) for coup in (self.meprise.mieux, self.meprise.joue)]
        a, b, c, d = (compte(fin, camp) for fin in fins for camp in camps)
        return a, b, c, d


def _coups_possibles(etat: EtatOthello, camp: Camp) -> int:
    return len(Othello().coups_legaux(etat, camp))


def _solde(dits: _Dits, _: int, __: int) -> Message:
    a, b, c, d = dits.aux_fins(Fait.SOLDE)
    return Message(
        "après {joue}, {moi} {c} à jouer et {adv} {d} ; après {mieux}, {a} et {b} "
        "(six coups plus loin, si chacun joue bien)",
        joue=dits.joue,
        mieux=dits.mieux,
        moi=dits.moi,
        adv=dits.adv,
        a=_ou_aucun(a),
        b=_ou_aucun(b),
        c=_aura(c, coups),
        d=_ou_aucun(d),
    )


def _mur(dits: _Dits, _: int, __: int) -> Message:
    a, b, c, d = dits.aux_fins(Fait.MUR)
    return Message(
        "après {joue}, {moi} {c} à côté d'une case vide et {adv} {d} ; après {mieux}, {a} et {b} "
        "(six coups plus loin, si chacun joue bien) : on ne peut jouer qu'à côté de ceux de l'autre",
        joue=dits.joue,
        mieux=dits.mieux,
        moi=dits.moi,
        adv=dits.adv,
        a=_ou_aucun(a),
        b=_ou_aucun(b),
        c=_aura(c, pions),
        d=_ou_aucun(d),
    )


def _front(dits: _Dits, n: int, m: int) -> Message:
    return Message(
        "après {joue}, {moi} a {n} à côté d'une case vide, après {mieux} {m} : "
        "{adv} ne peut jouer qu'à côté de ceux-là",
        joue=dits.joue,
        mieux=dits.mieux,
        moi=dits.moi,
        adv=dits.adv,
        n=pions(n),
        m=_seulement(m),
    )


def _interieur(dits: _Dits, n: int, m: int) -> Message:
    return Message(
        "{joue} retourne {n} à côté d'une case vide, {mieux} {m} : {adv} ne peut jouer qu'à côté de tels pions",
        joue=dits.joue,
        mieux=dits.mieux,
        adv=dits.adv,
        n=pions(n),
        m=_seulement(m),
    )


def _muet(dits: _Dits, _: int, __: int) -> Message:
    return Message(
        "{mieux} est discret : les pions qu'il retourne ne touchent aucune case vide, {adv} ne peut pas jouer à côté",
        mieux=dits.mieux,
        adv=dits.adv,
    )


def _choix(dits: _Dits, n: int, m: int) -> Message:
    if not n or doit_passer(dits.meprise, dits.meprise.joue):
        return Message(
            "si chacun joue bien, {moi} devra bientôt passer après {joue} ; "
            "après {mieux}, il aura toujours {m} au moins",
            joue=dits.joue,
            mieux=dits.mieux,
            moi=dits.moi,
            m=coups(m),
        )
    if n == 1:
        return Message(
            "si chacun joue bien, {moi} n'aura bientôt plus qu'un coup à jouer après {joue} ; "
            "après {mieux}, toujours {m} au moins",
            joue=dits.joue,
            mieux=dits.mieux,
            moi=dits.moi,
            m=m,
        )
    return Message(
        "si chacun joue bien, {moi} n'aura bientôt plus que {n} à jouer après {joue} ; après {mieux}, toujours {m} "
        "au moins",
        joue=dits.joue,
        mieux=dits.mieux,
        moi=dits.moi,
        n=coups(n),
        m=m,
    )


def _passe(dits: _Dits, _: int, __: int) -> Message:
    return Message(
        "si chacun joue bien jusqu'à la fin, {moi} devra passer après {joue}, et jamais après {mieux}",
        joue=dits.joue,
        mieux=dits.mieux,
        moi=dits.moi,
    )


def _passe_adverse(dits: _Dits, _: int, __: int) -> Message:
    return Message(
        "si chacun joue bien jusqu'à la fin, {adv} devra passer après {mieux}, et jamais après {joue}",
        joue=dits.joue,
        mieux=dits.mieux,
        adv=dits.adv,
    )


def _replies(dits: _Dits, n: int, m: int) -> Message:
    return Message(
        "après {joue}, {adv} a le choix entre {n} ; après {mieux}, {m}",
        joue=dits.joue,
        mieux=dits.mieux,
        adv=dits.adv,
        n=coups(n),
        m=_seulement(m),
    )


def _reserve(dits: _Dits, _: int, __: int) -> Message:
    return Message("{joue} pouvait attendre : {adv} ne pouvait pas y jouer", joue=dits.joue, adv=dits.adv)


def _reserves(dits: _Dits, n: int, m: int) -> Message:
    return Message(
        "après {mieux}, {moi} garde {m} où {adv} ne peut pas jouer ; après {joue}, {n}",
        joue=dits.joue,
        mieux=dits.mieux,
        moi=dits.moi,
        adv=dits.adv,
        n=_ou_aucun(n),
        m=coups(m),
    )


def _retournes(dits: _Dits, n: int, m: int) -> Message:
    return Message(
        "{joue} retourne {n}, {mieux} {m} : moins, c'est mieux ici",
        joue=dits.joue,
        mieux=dits.mieux,
        n=pions(n),
        m=_seulement(m),
    )


def _coin_offert(dits: _Dits, _: int, __: int) -> Message:
    return Message("{joue} offre un coin à {adv}", joue=dits.joue, adv=dits.adv)


_FAITS: Final[Mapping[Fait, Callable[[_Dits, int, int], Message]]] = {
    Fait.SOLDE: _solde,
    Fait.FRONT: _front,
    Fait.INTERIEUR: _interieur,
    Fait.MUET: _muet,
    Fait.MUR: _mur,
    Fait.CHOIX: _choix,
    Fait.PASSE: _passe,
    Fait.PASSE_ADVERSE: _passe_adverse,
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
        joue=nom_case(meprise.joue),
        mieux=nom_case(meprise.mieux),
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
    dits = _Dits(meprise)
    if cause.coin is None:
        return Message(
            "après {joue}, il manque un coup d'attente à {moi} : s'il pouvait passer son tour une fois, {joue} ne "
            "coûterait presque rien",
            joue=dits.joue,
            moi=dits.moi,
        )
    return Message(
        "{joue} laisse {adv} prendre le coin {coin} : s'il ne le pouvait pas, {joue} ne coûterait presque rien"
        if prend(meprise, cause.coin)
        else "après {joue}, {adv} menace de prendre le coin {coin} : "
        "s'il ne le pouvait pas, {joue} ne coûterait presque rien",
        joue=dits.joue,
        coin=nom_case(cause.coin),
        adv=dits.adv,
    )


def phrase_du_coin_cede(meprise: Meprise, coin: Position) -> Message:
    """Say that the better move lets a corner be taken."""
    return Message(
        "{mieux} laisse prendre le coin {coin} et reste meilleur de {n}",
        mieux=nom_case(meprise.mieux),
        coin=nom_case(coin),
        n=pions(meprise.perte),
    )


def phrase_du_coin_pris(meprise: Meprise) -> Message:
    """Say that the move played takes a corner, and that another move is better."""
    return Message("{mieux} vaut mieux que le coin {joue}", mieux=nom_case(meprise.mieux), joue=nom_case(meprise.joue))


def phrase_de_la_reponse(meprise: Meprise, reponse: Position) -> Message:
    """Say that only one reply makes the move a mistake, which is no cause."""
    return Message("une seule réponse punit {joue} : {reponse}", joue=nom_case(meprise.joue), reponse=nom_case(reponse))


def phrase_de_la_suite(meprise: Meprise) -> Message | None:
    """Tell the lines of both moves, which claims no cause; ``None`` where the game ends at once."""
    suite, autre = (" ".join(map(nom_case, joues[:PLIS_DITS])) for joues in (meprise.suite_mieux, meprise.suite_joue))
    if not suite:
        return None
    mieux, joue = nom_case(meprise.mieux), nom_case(meprise.joue)
    if autre:
        return Message(
            "si chacun joue bien, le jeu continue après {mieux} par {suite} ; après {joue}, par {autre}",
            mieux=mieux,
            suite=suite,
            joue=joue,
            autre=autre,
        )
    return Message("si chacun joue bien, le jeu continue après {mieux} par {suite}", mieux=mieux, suite=suite)


def sans_nommer_le_mieux(phrases: Iterable[Phrase]) -> tuple[Phrase, ...]:
    """Return the sentences as they may be told to who still looks for the better move: not its name nor its line."""
    return tuple(
        replace(phrase, message=phrase.message.avec("mieux", Message("un autre coup")))
        for phrase in phrases
        if phrase.certitude is not Certitude.LIGNE
    )
