"""What each move of a game lost, as the adviser of the game judges it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from threading import Event
from typing import Final

from ecosysteme.arret import Interrompu
from ecosysteme.cases import Position
from ecosysteme.conseiller import Conseiller, ValeurDeCoup
from ecosysteme.fautes import Faute
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeu import Camp
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.partie import Partie
from ecosysteme.variantes.evaluation import Evaluation, Juge
from ecosysteme.variantes.gravite import perdus_par, points_perdus, vides_avant
from ecosysteme.variantes.noeud import Noeud

VIDES_EXACTS: Final = 16  # empty squares from which on every move is solved, in milliseconds, whatever the time given
VIDES_RESOLUS: Final = 20  # and from which on the second look solves the move played and the best one
REGARDS: Final = 2
DEUXIEME_REGARD: Final = 0.03  # points: what a move lost at first sight for a second look to be worth its time
PREMIERE_PART: Final = 16  # the first look, at all moves together, takes this part of the time of the second
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
    arret: Event | None = None,
    rappel: Callable[[Jugement, int, int], None] | None = None,
) -> list[Jugement]:
    """Judge each move in the state that it was played in; return the judgements in game order.

    A first look at all the moves there tells which may be mistakes: where one lost ``DEUXIEME_REGARD`` points
    or more, it and the best are then searched alone, ``secondes`` each, and the first look takes ``PREMIERE_PART``
    of that. From the last move back to the first, those that cost least. The time is counted in positions,
    ``NOEUDS_PAR_SECONDE``, and what was searched before is forgotten at each move: one thread says the same of the same
    move, whatever else the machine does, and however often the analysis was interrupted. From ``VIDES_EXACTS`` empty
    squares down no time is counted and every move is solved, from ``VIDES_RESOLUS`` down whatever has a second look.
    ``rappel(jugement, fait, total)`` hears of each one, on the calling thread. Soon after ``arret`` is set, returns
    what was judged so far: the last moves. Raises ``ValueError`` for a move that is illegal where it was played, a
    board that is not 8 by 8, or no time at all; before it judges anything, but for the board.
    """
    if not secondes > 0:
        raise Faute("{secondes!r} s de réflexion : attendu un nombre supérieur à 0", secondes=secondes)
    for rang, (etat, coup) in enumerate(coups):
        if coup not in etat.coups:
            raise Faute("coup {rang} : {refus}", rang=rang + 1, refus=Othello(etat.taille).expliquer_refus(etat, coup))
    jugements: list[Jugement] = []
    for rang, (etat, coup) in reversed([*enumerate(coups)]):
        try:
            evaluation = _juger(conseiller, etat, coup, secondes, arret)
        except Interrompu:
            break
        jugements.append(Jugement(rang, etat.trait, coup, evaluation))
        if rappel is not None:
            rappel(jugements[-1], len(jugements), len(coups))
    return jugements[::-1]


def _juger(
    conseiller: Conseiller[EtatOthello, Position],
    etat: EtatOthello,
    coup: Position,
    secondes: float,
    arret: Event | None,
) -> Evaluation:
    """Look at all the moves of ``etat``, then again at ``coup`` and at the best one if that may be a mistake."""
    vides, noeuds = etat.taille**2 - len(etat.plateau), max(1, round(secondes * NOEUDS_PAR_SECONDE))
    conseiller.oublier()
    # Every move has a value of its own, so that the one played and the best are searched alike.
    premiers = None if vides <= VIDES_EXACTS else max(1, noeuds // PREMIERE_PART)
    notes = conseiller.juger(etat, arret, noeuds=premiers).coups
    joue, meilleur = notes[coup], max(note.valeur for note in notes.values())
    meilleurs = sorted(autre for autre, note in notes.items() if note.valeur == meilleur)
    compares = {autre: notes[autre] for autre in (coup, *meilleurs)}
    exact = all(note.exact for note in notes.values())
    if not exact and points_perdus(joue.valeur, meilleur, vides) >= DEUXIEME_REGARD:
        seconds = None if vides <= VIDES_RESOLUS else noeuds
        compares = {autre: conseiller.juger_coup(etat, autre, arret, noeuds=seconds) for autre in (meilleurs[0], coup)}
        exact = all(note.exact for note in compares.values())
    juge = Juge(conseiller.version, round(secondes * NOEUDS_PAR_SECONDE), REGARDS)
    return _comparer(etat.trait, coup, compares, exact, juge)


def _comparer(
    camp: Camp, coup: Position, notes: Mapping[Position, ValeurDeCoup], exact: bool, juge: Juge
) -> Evaluation:
    """Compare ``coup`` with the best of ``notes``, which holds it."""
    meilleure = max(note.valeur for note in notes.values())
    meilleurs = tuple(sorted(autre for autre, note in notes.items() if note.valeur == meilleure))
    # A search that its time cut short may have gone deeper for some moves: the comparison is worth the least deep.
    profondeur = min(notes[compare].profondeur for compare in (coup, *meilleurs))
    dite = Evaluation.de(notes[coup], camp, meilleure - notes[coup].valeur)
    return replace(dite, exact=exact, meilleurs=meilleurs, profondeur=profondeur, juge=juge)


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
