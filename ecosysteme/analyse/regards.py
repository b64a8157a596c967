"""The looks at the moves of a game: a first one at all the moves there, a second one at the two that count.

What is best in a position is what the move before it left: both are one value, that of the later move, which is judged
first. Where a look at the move before says otherwise by ``DESACCORD`` discs, the less deep of the two is done again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from threading import Event
from typing import Final, Self, TypeAlias

from ecosysteme.cases import Position
from ecosysteme.conseiller import Conseiller, ValeurDeCoup
from ecosysteme.jeu import PREMIER, Camp
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.variantes.evaluation import Evaluation, Juge
from ecosysteme.variantes.gravite import points_perdus

VIDES_EXACTS: Final = 16  # empty squares from which on every move is solved, in milliseconds, whatever the time given
VIDES_RESOLUS: Final = 20  # and from which on the second look solves the move played and the best one
REGARDS: Final = 2
DEUXIEME_REGARD: Final = 0.03  # points: what a move lost at first sight for a second look to be worth its time
DESACCORD: Final = 6  # discs: two looks that differ by less say the same, as far as a short search can tell
PREMIERE_PART: Final = 16  # the first look, at all moves together, takes this part of the time of the second
BORNE: Final = 64


class EffortDeRegard(IntEnum):
    """How much is done for a move at least, the less first."""

    ORDINAIRE = 0
    REVU = 1  # two looks
    RESOLU = 2  # all the moves there solved


@dataclass(frozen=True)
class _Vue:
    """What a move is worth to who plays it, by the deepest look at it."""

    valeur: int
    exact: bool
    profondeur: int

    @classmethod
    def de(cls, note: ValeurDeCoup) -> Self:
        return cls(note.valeur, note.exact, note.profondeur)

    def contredit(self, autre: _Vue) -> bool:
        """Tell whether both cannot be true; a proof bears no difference."""
        ecart = abs(self.valeur - autre.valeur)
        return ecart >= DESACCORD or (ecart > 0 and (self.exact or autre.exact))

    @property
    def effort_au_plus(self) -> EffortDeRegard:
        """What may be asked of who says otherwise."""
        return EffortDeRegard.RESOLU if self.exact else EffortDeRegard.REVU

    def prime(self, autre: _Vue) -> bool:
        """Tell whether it is the one to believe: a proof, else the deeper one."""
        return (self.exact, self.profondeur) > (autre.exact, autre.profondeur)


Vues: TypeAlias = Mapping[Position, _Vue]


@dataclass(frozen=True)
class CoupSuivant:
    """The move that was played next in ``etat``, and what was found of it."""

    etat: EtatOthello
    evaluation: Evaluation

    def laisse(self, camp: Camp) -> _Vue:
        """Return what the move before it was worth to ``camp``, who played that: the best that there was afterwards.

        The best of two moves that were solved alone proves nothing of the others: all of them must have been.
        """
        evaluation = self.evaluation
        meilleure = round(evaluation.pour(self.etat.trait)) + (evaluation.perte or 0)
        valeur = meilleure if camp == self.etat.trait else -meilleure
        prouvee = evaluation.exact and _vides(self.etat) <= VIDES_EXACTS
        return _Vue(valeur, prouvee, evaluation.profondeur + 1)


@dataclass(frozen=True)
class Regards:
    """Looks at moves with ``conseiller``, over ``noeuds`` positions at the second look."""

    conseiller: Conseiller[EtatOthello, Position]
    noeuds: int
    arret: Event | None = None

    def premier(self, etat: EtatOthello, resoudre: bool = False) -> dict[Position, _Vue]:
        """Look at all the moves of ``etat``: each has a value of its own, so that they are searched alike."""
        self.conseiller.oublier()
        noeuds = None if resoudre or _vides(etat) <= VIDES_EXACTS else max(1, self.noeuds // PREMIERE_PART)
        coups = self.conseiller.juger(etat, self.arret, noeuds=noeuds).coups
        return {coup: _Vue.de(note) for coup, note in coups.items()}

    def second(self, etat: EtatOthello, vues: Mapping[Position, _Vue], coup: Position) -> dict[Position, _Vue]:
        """Look alone at ``coup`` and at the best of the others."""
        noeuds = None if _vides(etat) <= VIDES_RESOLUS else self.noeuds
        mieux = _meilleurs({autre: vue for autre, vue in vues.items() if autre != coup})[:1]
        return {
            autre: _Vue.de(self.conseiller.juger_coup(etat, autre, self.arret, noeuds=noeuds))
            for autre in (*mieux, coup)
        }

    def juger(self, etat: EtatOthello, coup: Position, suivant: CoupSuivant | None, effort: EffortDeRegard) -> Vues:
        """Look at ``coup``, twice where it may be a mistake or where the next move says otherwise, or as told.

        Return what was seen of all those that it is compared with.
        """
        if effort is EffortDeRegard.RESOLU:
            return self.premier(etat, resoudre=True)
        vues = self.premier(etat)
        if all(vue.exact for vue in vues.values()):
            return vues
        joue = vues[coup]
        perdus = points_perdus(joue.valeur, max(vue.valeur for vue in vues.values()), _vides(etat))
        autrement = suivant is not None and suivant.laisse(etat.trait).contredit(joue)
        revoir = effort is EffortDeRegard.REVU or autrement or perdus >= DEUXIEME_REGARD
        return self.second(etat, vues, coup) if revoir else vues

    def conclure(self, etat: EtatOthello, coup: Position, vues: Vues, suivant: CoupSuivant | None) -> Evaluation:
        """Compare ``coup`` with the best of ``vues``; what it left is what the next move tells."""
        camp, joue = etat.trait, vues[coup]
        autres = {autre: vue for autre, vue in vues.items() if autre != coup}
        laisse = joue if suivant is None else suivant.laisse(camp)
        if laisse.contredit(joue):
            compares = {**autres, coup: laisse}
            perte = max(vue.valeur for vue in compares.values()) - laisse.valeur
        else:  # both were searched alike: that comparison is the better one, wherever the values stand
            compares = dict(vues)
            perte = max(vue.valeur for vue in vues.values()) - joue.valeur
        perte = min(perte, BORNE - laisse.valeur)
        meilleurs = _meilleurs(compares) if perte else tuple(sorted({coup, *_meilleurs(compares)}))
        profondeur = min(vues[autre].profondeur for autre in (coup, *meilleurs))
        return Evaluation(
            laisse.valeur if camp == PREMIER else -laisse.valeur,
            perte,
            exact=all(vue.exact for vue in vues.values()) and (laisse.exact or laisse.valeur == joue.valeur),
            meilleurs=meilleurs,
            profondeur=profondeur,
            juge=Juge(self.conseiller.version, self.noeuds, REGARDS),
        )


def _meilleurs(vues: Mapping[Position, _Vue]) -> tuple[Position, ...]:
    meilleure = max((vue.valeur for vue in vues.values()), default=0)
    return tuple(sorted(coup for coup, vue in vues.items() if vue.valeur == meilleure))


def _vides(etat: EtatOthello) -> int:
    return etat.taille**2 - len(etat.plateau)
