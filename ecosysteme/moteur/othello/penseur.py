"""Thinks about any position under a limit: deeper and deeper, then to the end, and less and less at a venture.

Each step answers null windows from the score of the step before, as the solver does (MTD(f), Plaat et al., 1996: with
scores in whole discs, few windows are needed, and the table carries each step's work to the next).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf

from ecosysteme.arret import Interrompu
from ecosysteme.cases import Position
from ecosysteme.moteur.othello.avis import Avis, Limites, Note, RappelAvis
from ecosysteme.moteur.othello.cadence import DEVIATIONS, Cadence
from ecosysteme.moteur.othello.conversion import Bits
from ecosysteme.moteur.othello.noyaux.elagage import CERTITUDES
from ecosysteme.moteur.othello.noyaux.evaluation import UNITE
from ecosysteme.moteur.othello.noyaux.profonde import PROFONDEUR_LEGERE
from ecosysteme.moteur.othello.session import PASSE, SessionRecherche, coups_legaux, jouer, score_final, vides_de
from ecosysteme.moteur.othello.symetries import modeles

SELECTIVITE_MILIEU = 5  # in a middle game, depth is worth more than certainty
VIDES_AU_BOUT = 10  # once the search would end this near the end of the game, it goes to the end
# How daring the passes to the end of the game are, up to so many empty squares: all of them where each takes long.
PASSES = ((15, (0,)), (19, (4, 0)), (24, (5, 3, 0)), (60, (5, 4, 3, 2, 1, 0)))
# What is told of a middle game, and of each move where all are valued, is the mean of the last steps, the latest first:
# the errors of successive depths differ, that of who moves last above all.
POIDS_ETAPES = (2, 2, 1)
PAS_ANNONCE = 2  # discs: final scores are even
PROFONDEUR_SONDEE = 6  # plies from which a lead is looked for
SONDE_MIN = 2  # plies of a probe, the move included
PROFONDEUR_FORCEE = 6  # plies when there is only one move and a clock: enough to say how things stand


@dataclass(frozen=True)
class Palier:
    """A step: so many plies, so daring (0 to 5, see ``elagage``)."""

    profondeur: int
    selectivite: int


def etapes(vides: int, profondeur: int | None, elagage: bool = True) -> Iterator[Palier]:
    """Yield the steps for a position: rising depths, then the end of the game, more and more certain.

    ``profondeur`` bounds the plies; a search to the end of the game counts for as many as there are empty squares.
    Without ``elagage``, every step is certain.
    """
    limite = vides if profondeur is None else min(profondeur, vides)
    au_bout = limite == vides
    milieu = SELECTIVITE_MILIEU if elagage else 0
    for plies in range(1, (max(vides - VIDES_AU_BOUT, 1) if au_bout else limite) + 1):
        if plies < vides:
            yield Palier(plies, milieu if plies > PROFONDEUR_LEGERE else 0)
    if au_bout:
        passes = next(passes for plafond, passes in PASSES if vides <= plafond)
        for selectivite in passes if elagage else (0,):
            yield Palier(vides, selectivite)


def _moyenne(valeurs: Sequence[int]) -> float:
    """Weigh what the last steps found, the latest first."""
    poids = POIDS_ETAPES[: len(valeurs)]
    return sum(p * valeur for p, valeur in zip(poids, valeurs, strict=False)) / sum(poids)


class _Racine:
    """One position while it is thought about: what its moves are known to be worth."""

    def __init__(self, bits: Bits, session: SessionRecherche) -> None:
        self.bits = bits
        self.vides = vides_de(bits)
        self._session = session
        self.etape = Palier(0, 0)
        self.score = 0
        self.scores: dict[int, int] = {}
        # The last steps before the end of the game, the latest first: their scores in discs, or those of every move.
        self._passes: list[int] = []
        self._passes_coups: list[dict[int, int]] = []
        coups = coups_legaux(*bits) or [PASSE]
        # Twin moves are worth the same, whatever a selective search finds for each.
        self._modeles = modeles(bits, coups) if coups != [PASSE] else {PASSE: PASSE}
        # One ply at once, whatever the limits: there is always an answer.
        notes = {case: -session.evaluer(jouer(*bits, case)) for case in coups}
        self._retenir({case: round(note / UNITE) for case, note in notes.items()}, Palier(1, 0), notes)

    def _retenir(self, scores: dict[int, int], etape: Palier, notes: Mapping[int, float] | None = None) -> None:
        """Keep the values of all moves, best first; ``notes`` tell moves of the same score apart."""
        valeurs: Mapping[int, float] = notes or scores
        ordre = sorted(self.scores or self._modeles, key=lambda case: -valeurs[self._modeles[case]])
        self.scores = {case: max(-64, min(64, scores[self._modeles[case]])) for case in ordre}
        self.coup, self.etape = ordre[0], etape
        self.score = self.scores[self.coup]

    def _retenir_moyennes(self, scores: dict[int, int], etape: Palier) -> None:
        """Keep the values of all moves at a step: before the end of the game, their means over the last steps."""
        if etape.profondeur >= self.vides:
            self._retenir(scores, etape)
            return
        self._passes_coups = [scores, *self._passes_coups][: len(POIDS_ETAPES)]
        moyennes = {case: _moyenne([passe[case] for passe in self._passes_coups]) for case in scores}
        self._retenir({case: round(score) for case, score in moyennes.items()}, etape, moyennes)

    def approfondir(self, etape: Palier, tous: bool) -> None:
        """Take one step; the values of the step before stay when it is interrupted."""
        self._session.selectivite = etape.selectivite
        enfants = {case: jouer(*self.bits, case) for case in self.scores if self._modeles[case] == case}
        if etape.profondeur <= min(PROFONDEUR_LEGERE, self.vides - 1):
            notes = {case: -self._session.apercu(enfant, etape.profondeur - 1) for case, enfant in enfants.items()}
            self._retenir({case: round(note / UNITE) for case, note in notes.items()}, etape, notes)
        elif tous:
            scores = {}
            for case, enfant in enfants.items():
                plies = etape.profondeur - (case != PASSE)
                scores[case] = -self._session.encadrer(enfant, plies, -self.scores[case])
            self._retenir_moyennes(scores, etape)
        else:
            score = self._session.encadrer(self.bits, etape.profondeur, self.score, self._suivre)
            self._garder(score, etape.profondeur)
            self.score, self.etape = score, etape
            self._passes = [score, *self._passes][: len(POIDS_ETAPES)]

    @property
    def _annonce(self) -> int:
        """What is told of the position: as found at the end of the game, the mean of the last steps before.

        The nearest of the scores that a game can end with: between two of them, the nearer one is the likelier.
        """
        if self.etape.profondeur >= self.vides or not self._passes:
            return self.score
        return PAS_ANNONCE * round(_moyenne(self._passes) / PAS_ANNONCE)

    def _garder(self, score: int, profondeur: int) -> None:
        """Choose a move that keeps the score: the first that does, from the one thought best.

        Few windows, most of them in the table. A bound that the root owes to a child in the table, to the last squares
        or to a capture of all names no move, and the one of the step before may be worth less.
        """
        if score == -64:
            return
        for case in sorted(self.scores, key=lambda case: case != self.coup):
            enfant = jouer(*self.bits, case)
            if self._session.fenetre(enfant, -score, profondeur - (case != PASSE)) <= -score:
                self.coup = case
                return

    def _suivre(self, basse: int, haute: int) -> None:
        """Adopt the move that has just raised the lower bound."""
        connu = self._session.coup_connu(self.bits)
        if basse > -64 and connu in self.scores:
            self.coup = connu

    def net(self) -> bool:
        """Tell whether no other move comes near the best one: a probe as those of Multi-ProbCut, a null window each."""
        if self.etape.profondeur < PROFONDEUR_SONDEE or len(self.scores) == 1:
            return False
        sonde, deviation = self._session.sonde(self.vides, self.etape.profondeur)
        if sonde < SONDE_MIN:  # so near the end that nothing is probed: the answer is exact, and has come
            return False
        alpha = round(DEVIATIONS * deviation) - self.score
        autres = (case for case in self.scores if self._modeles[case] != self._modeles[self.coup])
        return alpha < 64 and all(
            self._session.fenetre(jouer(*self.bits, case), alpha, min(sonde, self.vides) - 1) > alpha for case in autres
        )

    def avis(self, tous: bool) -> Avis:
        """Return what is known so far, in squares and discs; the value of each move if ``tous``."""
        suite = self._session.ligne_connue(jouer(*self.bits, self.coup))
        ligne: tuple[Position | None, ...] = tuple(None if c == PASSE else divmod(c, 8) for c in (self.coup, *suite))
        certitude = CERTITUDES[self.etape.selectivite]
        exact = self.etape.profondeur >= self.vides and self.etape.selectivite == 0
        jugement = (self.etape.profondeur, certitude, exact)
        coups = {divmod(case, 8): Note(score, *jugement) for case, score in self.scores.items() if case != PASSE}
        compteurs = (self._session.noeuds, self._session.secondes)
        return Avis(self._annonce, *jugement, ligne, *compteurs, coups if tous else {})


def reflechir(
    session: SessionRecherche, bits: Bits, limites: Limites, tous: bool, rappel: RappelAvis | None, elagage: bool = True
) -> Avis:
    """Think in ``session`` until a limit is reached, ``rappel`` hearing of each step; see ``facade``.

    Raises ``Interrompu`` when stopped from outside.
    """
    vides = vides_de(bits)
    if not coups_legaux(*bits) and not coups_legaux(bits[1], bits[0]):
        return Avis(score_final(bits), vides, 100, True, (), 0, 0.0)
    with session.recherche(bits, limites.secondes, limites.noeuds):
        racine = _Racine(bits, session)
        profondeur = limites.profondeur
        if len(racine.scores) == 1 and limites.secondes is not None and not tous:
            profondeur = min(profondeur or PROFONDEUR_FORCEE, PROFONDEUR_FORCEE)
        maximum = inf if limites.secondes is None else limites.secondes
        cadence = None if limites.visees is None else Cadence(limites.visees, maximum)
        try:
            for etape in etapes(vides, profondeur, elagage):
                racine.approfondir(etape, tous)
                if rappel is not None:
                    rappel(racine.avis(tous))
                if cadence and cadence.suffit(session.secondes, racine.coup, racine.score, racine.net):
                    break
        except Interrompu:
            if not session.echu:
                raise
        return racine.avis(tous)
