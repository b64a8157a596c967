"""What each move of a game lost, as the adviser of the game judges it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from threading import Event
from typing import Final

from ecosysteme.analyse.regards import DEUXIEME_REGARD, REGARDS, VIDES_EXACTS, CoupSuivant, EffortDeRegard, Regards
from ecosysteme.arret import Interrompu
from ecosysteme.cases import Position
from ecosysteme.conseiller import Conseiller
from ecosysteme.fautes import Faute
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeu import Camp
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.partie import Partie
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.gravite import perdus_par, vides_avant
from ecosysteme.variantes.noeud import Noeud

# What a second of thinking is: a count of positions, which a busy machine goes through later but judges alike. It is
# what one thread of an ordinary machine visits.
NOEUDS_PAR_SECONDE: Final = 20_000_000


@dataclass(frozen=True)
class Jugement:
    """The judgement of one move of a game, the ``rang``-th from 0; values are for the side that plays it.

    Its evaluation is ``exact`` when the move and the best ones were searched to the end of the game.
    """

    rang: int
    camp: Camp
    coup: Position
    evaluation: Evaluation

    @property
    def valeur(self) -> int:
        """The final disc difference that the move leaves to who plays it, -64 to 64."""
        return round(self.evaluation.pour(self.camp))

    @property
    def perte(self) -> int:
        """Discs that the move lost."""
        return self.evaluation.perte or 0

    @property
    def meilleure_valeur(self) -> int:
        """What the best moves there would have left."""
        return self.valeur + self.perte


def coups_de(partie: Partie[EtatOthello, Position] | str) -> list[tuple[EtatOthello, Position]]:
    """List each move of a game, or of a transcript, after the state it was played in; passes are left out.

    Raises ``ValueError`` as ``lire_transcription``.
    """
    if isinstance(partie, str):
        partie = lire_transcription(partie)
    coups = []
    etat = partie.depart
    for tour in partie.historique:
        if tour.coup is not None:
            coups.append((etat, tour.coup))
        etat = tour.etat
    return coups


def analyser(
    coups: Sequence[tuple[EtatOthello, Position]],
    conseiller: Conseiller[EtatOthello, Position],
    secondes: float,
    *,
    connus: Mapping[EtatOthello, Evaluation] | None = None,
    arret: Event | None = None,
    rappel: Callable[[Jugement, int, int], None] | None = None,
) -> list[Jugement]:
    """Judge each move in the state that it was played in; return the judgements in game order.

    A first look at all the moves there tells which may be mistakes: where one lost ``DEUXIEME_REGARD`` points
    or more, it and the best are then searched alone, ``secondes`` each, and the first look takes ``PREMIERE_PART``
    of that. From the last move back to the first, those that cost least. The time is counted in positions,
    ``NOEUDS_PAR_SECONDE``, and what was searched before is forgotten at each move: one thread says the same of the same
    game, whatever else the machine does. From ``VIDES_EXACTS`` empty
    squares down no time is counted and every move is solved, from ``VIDES_RESOLUS`` down whatever has a second look.
    What a move leaves is the best that its successor found, so that neighbours agree: see ``regards``; ``connus`` are
    moves judged before, by the states they were played in. ``rappel(jugement, fait, total)`` hears of each one, on the
    calling thread, again of one judged anew. Soon after ``arret`` is set, returns what was judged so far: the last
    moves. Raises ``ValueError`` for a move that is illegal where it was played, a board that is not 8 by 8, or no time
    at all; before it judges anything, but for the board.
    """
    if not secondes > 0:
        raise Faute("{secondes!r} s de réflexion : attendu un nombre supérieur à 0", secondes=secondes)
    for rang, (etat, coup) in enumerate(coups):
        if coup not in etat.coups:
            raise Faute("coup {rang} : {refus}", rang=rang + 1, refus=Othello(etat.taille).expliquer_refus(etat, coup))
    regards = Regards(conseiller, max(1, round(secondes * NOEUDS_PAR_SECONDE)), arret)
    return _Suite(coups, regards, connus or {}).derouler(rappel)


class _Suite:
    """The moves of a game, judged from the last one back, so that each is told what the next one found."""

    def __init__(
        self,
        coups: Sequence[tuple[EtatOthello, Position]],
        regards: Regards,
        connus: Mapping[EtatOthello, Evaluation],
    ) -> None:
        self._coups, self._regards, self._connus = coups, regards, connus
        self._efforts: dict[int, EffortDeRegard] = {}  # of the moves that were judged again
        self.jugements: dict[int, Jugement] = {}
        self._changes: list[int] = []  # which were judged since somebody looked

    def derouler(self, rappel: Callable[[Jugement, int, int], None] | None) -> list[Jugement]:
        """Judge the moves until somebody stops that; return them in game order."""
        nombre, faits = len(self._coups), 0
        for rang in reversed(range(nombre)):
            try:
                self.juger(rang)
            except Interrompu:
                break
            faits += 1
            for change in self._changes:  # the move itself comes last
                if rappel is not None:
                    rappel(self.jugements[change], faits, nombre)
            self._changes.clear()
        return [self.jugements[rang] for rang in range(nombre - faits, nombre)]

    def juger(self, rang: int, effort: EffortDeRegard = EffortDeRegard.ORDINAIRE) -> None:
        """Judge a move; the next one again, where it was looked at less deep and says otherwise."""
        etat, coup = self._coups[rang]
        vues = self._regards.juger(etat, coup, self._suivant(rang), effort)
        joue = vues[coup]
        while (suivant := self._suivant(rang)) is not None and rang + 1 in self.jugements:
            laisse, fait = suivant.laisse(etat.trait), self._efforts.get(rang + 1, EffortDeRegard.ORDINAIRE)
            if not joue.contredit(laisse) or not joue.prime(laisse) or fait >= joue.effort_au_plus:
                break
            self._efforts[rang + 1] = EffortDeRegard(fait + 1)
            self.juger(rang + 1, EffortDeRegard(fait + 1))
        evaluation = self._regards.conclure(etat, coup, vues, self._suivant(rang))
        self.jugements[rang] = Jugement(rang, etat.trait, coup, evaluation)
        self._changes.append(rang)

    def _suivant(self, rang: int) -> CoupSuivant | None:
        """Return what was found of the move that follows."""
        etat, coup = self._coups[rang]
        jeu = Othello(etat.taille)
        apres = jeu.jouer(etat, coup)
        if not apres.coups:
            apres = jeu.passer(apres)
        if (jugement := self.jugements.get(rang + 1)) and self._coups[rang + 1][0] == apres:
            return CoupSuivant(apres, jugement.evaluation)
        evaluation = self._connus.get(apres)
        return None if evaluation is None or not evaluation.jugee else CoupSuivant(apres, evaluation)


def a_juger(noeuds: Iterable[Noeud], moteur: str, secondes: float) -> list[Noeud]:
    """Return the moves that ``moteur`` has not judged with ``secondes`` at least yet, passes left out.

    What was proved needs no more time. Of a game that was looked at once only, those are judged again that would have
    had a second look, or been solved.
    """
    noeuds_voulus = round(secondes * NOEUDS_PAR_SECONDE)

    def sue(noeud: Noeud) -> bool:
        evaluation = noeud.evaluation
        if evaluation is None or evaluation.juge is None or not evaluation.jugee:
            return False
        if evaluation.exact:
            return evaluation.juge.vaut(moteur, 0)
        assez = evaluation.juge.regards >= REGARDS or not _a_revoir(noeud, evaluation)
        return assez and evaluation.juge.vaut(moteur, noeuds_voulus)

    return [noeud for noeud in noeuds if noeud.coup is not None and not sue(noeud)]


def _a_revoir(noeud: Noeud, evaluation: Evaluation) -> bool:
    """Tell whether one look was not enough for a move that is not proved."""
    jeu = Othello(noeud.etat.taille)
    return vides_avant(jeu, noeud) <= VIDES_EXACTS or perdus_par(jeu, noeud, evaluation) >= DEUXIEME_REGARD
