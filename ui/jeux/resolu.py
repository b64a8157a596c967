"""What Puissance 4, morpion and Nim share in the window: no points, and a solver that knows who wins, and when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ecosysteme.cases import Position
from ecosysteme.jeu import PREMIER, Camp, CoupQuelconque, EtatQuelconque
from ecosysteme.solveurs.base import Verdicts
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.noeud import Noeud
from ui.jeux.adaptateur import AdaptateurJeu, Trace, meilleurs
from ui.plateau.indices import Indice
from ui.socle.langue import deux_points, points_virgules, translate


class AdaptateurResolu(AdaptateurJeu):
    """A solved game. A move is worth a win (1), a draw (0) or a loss (-1), and so many plies until then."""

    demi_avance: ClassVar[float] = 0.0  # what ``Jeu.evaluer`` says of half a win, for the curve; 0: it says nothing

    @property
    def resolu(self) -> bool:
        """True: a solver knows each of these games."""
        return True

    def indices(self, etat: EtatQuelconque, avis: Verdicts) -> dict[Position, Indice]:
        """Write each move's verdict; the best is not marked before all are known."""
        choix = meilleurs({coup: verdict.rang for coup, verdict in avis.items()}) if avis.complet else ()
        return {
            self.case(etat, coup): Indice(
                verdict.gain,
                coup in choix,
                texte=self._abreger(verdict.gain, verdict.distance),
                dit=self._en_mots(*verdict),
            )
            for coup, verdict in avis.items()
        }

    def evaluation(self, avis: Verdicts, coup: CoupQuelconque, camp: Camp, *, joue: bool = False) -> Evaluation | None:
        """Tell the loss of any move: verdicts are certain, once they are all there."""
        verdict = avis.get(coup)
        if verdict is None or not avis.complet:
            return None
        perte = max(autre.gain for autre in avis.values()) - verdict.gain
        return Evaluation.de(verdict, camp, perte)

    def dire(self, avis: Verdicts, coup: CoupQuelconque = None) -> str:
        """Say who wins, and in how many plies."""
        if not avis:
            return ""
        if coup in avis:
            return f"{self.jeu.ecrire_coup(coup)} · {self._en_mots(*avis[coup])}"
        if not avis.complet:
            return translate("Phrases", "résolution…")
        meilleur = max(avis, key=lambda candidat: avis[candidat].rang)
        conseil = translate("Phrases", "jouer {}").format(self.jeu.ecrire_coup(meilleur))
        return f"{conseil} · {self._en_mots(*avis[meilleur])}"

    @staticmethod
    def _abreger(gain: int, distance: int | None) -> str:
        if not gain:
            return translate("Phrases", "N")
        return (translate("Phrases", "G {}") if gain > 0 else translate("Phrases", "P {}")).format(distance)

    @staticmethod
    def _en_mots(gain: int, distance: int) -> str:
        if not gain:
            return translate("Phrases", "nulle")
        if distance == 1:
            return translate("Phrases", "gain en 1 demi-coup")
        gagne, perd = translate("Phrases", "gain en {} demi-coups"), translate("Phrases", "perte en {} demi-coups")
        return (gagne if gain > 0 else perd).format(distance)

    def connue(self, noeud: Noeud) -> Evaluation | None:
        """Leave out what nobody proved: a number that a file tells is no verdict."""
        dite = noeud.evaluation
        prouvee = dite is not None and dite.exact and dite.valeur in (-1, 0, 1)
        return dite if prouvee and dite is not None and (dite.distance is not None or not dite.valeur) else None

    def ecrire_valeur(self, evaluation: Evaluation) -> str:
        """Write the verdict as on the board."""
        return self._abreger(round(evaluation.valeur), evaluation.distance)

    def ecrire_perte(self, noeud: Noeud) -> str:
        """Write what was thrown away and what is left."""
        evaluation = self.connue(noeud)
        if evaluation is None or not evaluation.perte:
            return ""
        laissee = round(evaluation.pour(noeud.auteur))
        if not -1 <= laissee < laissee + evaluation.perte <= 1:
            return ""
        lettres = {1: translate("Phrases", "G"), 0: translate("Phrases", "N"), -1: translate("Phrases", "P")}
        avant, apres = lettres[laissee + evaluation.perte], lettres[laissee]
        return f"{avant} → {apres}{self.marque(noeud)}"

    @property
    def aide_indices(self) -> str:
        """Read three of them: who wins, and when."""
        lus = (deux_points(self._abreger(gain, 4), self._en_mots(gain, 4)) for gain in (1, 0, -1))
        return points_virgules(*lus)

    @property
    def aides(self) -> tuple[str, str]:
        """What the two columns hold: the verdict of a move, and what it threw away."""
        return (
            translate("Phrases", "Gain, nulle ou perte, et en combien de demi-coups, pour qui joue le coup"),
            translate("Phrases", "Ce que le coup gâche ; ? : le gain ou la nulle, ?? : un gain devenu perte"),
        )

    @property
    def legende(self) -> str:
        """The name of the curve, which tells who wins if nobody errs any more."""
        return translate("Phrases", "verdict")

    @property
    def graduations(self) -> tuple[str, str, str]:
        """Name the second camp at the bottom, where it wins, and the first at the top."""
        premier, second = self.camps
        return second, "=" if self.nulles else "", premier

    def valeur_finale(self, etat: EtatQuelconque) -> int | None:
        """Return the result of a finished game, 1, 0 or -1 for the first camp: no solver is needed there."""
        issue = self.jeu.issue(etat)
        return None if issue is None else 0 if not issue else 1 if issue == PREMIER else -1

    def traces(self, etats: Sequence[EtatQuelconque]) -> tuple[Trace, ...]:
        """Draw the game's own evaluation, from -1 to 1 as the verdicts are."""
        if not self.demi_avance:
            return ()
        avances = [self.jeu.evaluer(etat, PREMIER) for etat in etats]
        valeurs = [avance / (abs(avance) + self.demi_avance) for avance in avances]
        return (Trace(translate("Phrases", "évaluation"), valeurs),)
