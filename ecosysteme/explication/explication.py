"""What is said of a mistake: two sentences at most, each with how sure it is.

Where values are proved and the result changed, that comes first. Then one cause: the one that an exact search bears
out; else the facts, when together they weigh enough to go with mistakes far more often than with equal moves. Where
there is room for it, that only one reply punishes the move, which is proved and no cause; where there is no cause, the
line of the better move, which claims nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from threading import Event
from typing import Final

from ecosysteme.analyse.bilan import CoupRevu
from ecosysteme.cases import Position, nom_case
from ecosysteme.entete import Participant
from ecosysteme.experts import ConseillerOthello
from ecosysteme.explication.faits import AU_BOUT, DU_MIEUX, LE_LONG_DES_SUITES, Fait, cases_vues, comparer
from ecosysteme.explication.genre import GenreErreur, genres_de
from ecosysteme.explication.meprise import Meprise, meprise_de
from ecosysteme.explication.phrases import (
    Certitude,
    Phrase,
    phrase_de_la_cause,
    phrase_de_la_reponse,
    phrase_de_la_suite,
    phrase_du_coin_cede,
    phrase_du_coin_pris,
    phrase_du_fait,
    phrase_du_resultat,
    se_dit,
)
from ecosysteme.explication.poids import Fautif, fautif_de, peser
from ecosysteme.explication.preuve import coin_cede, coin_pris, seule_reponse, verifier
from ecosysteme.formats import ObjetJson
from ecosysteme.jeu import meme_issue
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.variantes.evaluation import Evaluation

SEUIL: Final = 1.5  # sum of the weights from which facts are said
PHRASES: Final = 2


@dataclass(frozen=True)
class Pourquoi:
    """The sentences, the facts that differ enough to be counted with their weights, and their sum.

    ``faits`` are differences, better move less played; ``suite`` is best play after the better move, passes left out,
    ``suite_jouee`` after the move played. ``genres``: the kinds of all reasons that hold, the surest first. ``reponse``
    is the only reply that punishes, where that is said.
    """

    phrases: tuple[Phrase, ...]
    faits: Mapping[Fait, int]
    poids: Mapping[Fait, float]
    mieux: Position
    suite: tuple[Position, ...]
    suite_jouee: tuple[Position, ...]
    genres: tuple[GenreErreur, ...] = (GenreErreur.SANS_CAUSE,)
    reponse: Position | None = None

    @property
    def score(self) -> float:
        """The sum of the weights: how much the facts speak for the better move."""
        return sum(self.poids.values())

    def en_json(self) -> ObjetJson:
        """Return it in plain words, French sentences included."""
        return {
            "phrases": [{"certitude": phrase.certitude, "phrase": str(phrase.message)} for phrase in self.phrases],
            "score": round(self.score, 2),
            "faits": {fait.value: ecart for fait, ecart in self.faits.items()},
            "mieux": nom_case(self.mieux),
            "suite": [nom_case(coup) for coup in self.suite],
            "suite_jouee": [nom_case(coup) for coup in self.suite_jouee],
        }


def expliquer(meprise: Meprise, fautif: Fautif = Fautif.PERSONNES) -> Pourquoi:
    """Say why the move of ``meprise`` was a mistake of ``fautif``."""
    mieux, joue = comparer(meprise)
    faits = {fait: mieux[fait] - joue[fait] for fait in mieux}
    pese = peser(faits, meprise.vides, fautif)
    phrases: list[Phrase] = []
    if meprise.exacte and not meme_issue(meprise.meilleure, meprise.valeur):
        phrases.append(Phrase(Certitude.PROUVE, phrase_du_resultat(meprise)))
    cause, cede, pris = verifier(meprise), coin_cede(meprise), coin_pris(meprise)
    facteurs = _facteurs(meprise, pese, joue)
    if cause is not None:
        coins = frozenset() if cause.coin is None else frozenset({cause.coin})
        phrases.append(Phrase(Certitude.VERIFIE, phrase_de_la_cause(meprise, cause), coins))
    elif pris is not None:
        phrases.append(Phrase(Certitude.PROUVE, phrase_du_coin_pris(meprise), frozenset({pris}), pris))
    elif cede is not None:
        phrases.append(Phrase(Certitude.PROUVE, phrase_du_coin_cede(meprise, cede), frozenset({cede})))
    else:
        phrases += _dire_faits(meprise, _a_dire(facteurs, PHRASES - len(phrases)), mieux, joue)
    reponse = seule_reponse(meprise) if len(phrases) < PHRASES else None
    if reponse is not None:
        phrases.append(
            Phrase(Certitude.PROUVE, phrase_de_la_reponse(meprise, reponse), frozenset({reponse}), meprise.joue)
        )
    coin = cede if pris is None else pris
    sans_cause = cause is None and coin is None and not facteurs
    if sans_cause and len(phrases) < PHRASES and (suite := phrase_de_la_suite(meprise)) is not None:
        phrases.append(Phrase(Certitude.LIGNE, suite))
    comptes = {fait: faits[fait] for fait in pese}
    suites = meprise.mieux, meprise.suite_mieux, meprise.suite_joue
    return Pourquoi(tuple(phrases), comptes, pese, *suites, genres_de(cause, coin, facteurs), reponse)


def expliquer_coup(
    avant: EtatOthello,
    joue: Position,
    evaluation: Evaluation,
    conseiller: ConseillerOthello,
    fautif: Fautif = Fautif.PERSONNES,
    arret: Event | None = None,
) -> Pourquoi | None:
    """Say why a move that a review judged was a mistake; ``None`` for one that nothing was better than.

    It searches for some 60 ms with ``conseiller``, a few times that where it solves from 20 empty squares, and empties
    its table: not for the thread of a window. The same move is explained alike each time. Raises ``Interrompu`` soon
    after ``arret`` is set.
    """
    meprise = meprise_de(avant, joue, evaluation, conseiller, arret)
    return None if meprise is None else expliquer(meprise, fautif)


def expliquer_revu(
    coup: CoupRevu, joueurs: Sequence[Participant], conseiller: ConseillerOthello, arret: Event | None = None
) -> Pourquoi | None:
    """Say as ``expliquer_coup`` why a move of a review was a mistake; ``joueurs`` had the camps of the game."""
    joue, evaluation = coup.noeud.coup, coup.noeud.evaluation
    if joue is None or evaluation is None:
        return None
    return expliquer_coup(coup.avant, joue, evaluation, conseiller, fautif_de(joueurs[coup.camp - 1]), arret)


def _facteurs(meprise: Meprise, pese: Mapping[Fait, float], joue: Mapping[Fait, int]) -> list[Fait]:
    """Return the facts to say, the weightiest first; none when together they do not weigh enough."""
    if sum(pese.values()) < SEUIL:
        return []
    return sorted(
        (fait for fait, sien in pese.items() if sien > 0 and se_dit(fait, meprise, joue)), key=lambda f: -pese[f]
    )


def _dire_faits(
    meprise: Meprise, dits: Sequence[Fait], mieux: Mapping[Fait, int], joue: Mapping[Fait, int]
) -> list[Phrase]:
    phrases = []
    for fait in dits:
        coup = meprise.mieux if fait in DU_MIEUX else meprise.joue
        cases = cases_vues(meprise.avant, coup).get(fait, frozenset())
        phrases.append(Phrase(Certitude.SANS_DOUTE, phrase_du_fait(fait, meprise, mieux, joue), cases, coup))
    return phrases


def _a_dire(facteurs: Sequence[Fait], place: int) -> Sequence[Fait]:
    """Return the first of the facts, those that are seen on the board before those that are counted along the lines.

    Of those at the end of the lines, out of sight, one only.
    """
    bout = [fait for fait in facteurs if fait in AU_BOUT]
    gardes = [fait for fait in facteurs if fait not in bout[1:]]
    return sorted(gardes, key=lambda fait: fait in LE_LONG_DES_SUITES)[:place]
