"""What the list of moves writes of a turn, of a variation and of a comment, in the language of the moment."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from PySide6.QtCore import QLocale, QObject

from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.variantes.gravite import gravite_du_coup
from ecosysteme.variantes.noeud import Noeud
from ecosysteme.variantes.transpositions import Transposition
from ui.jeux.adaptateur import AdaptateurJeu
from ui.socle.langue import deux_points
from ui.suivi.rangees import Rangee, lettre

DIAGRAMME: Final = "◇"  # after a move whose position is to be printed
REJOINT: Final = "="  # after a move that leads to a position of another line


class Colonne(IntEnum):
    """What is written of a move, in this order; the moves of the second camp have their columns after the first's."""

    COUP = 0
    POINTS = 1
    TEMPS = 2
    PERTE = 3
    MIEUX = 4
    EVALUATION = 5

    def de(self, camp: Camp) -> int:
        """Return this column of the table for the moves of ``camp``; before them all stands the number of the line."""
        return 1 + self + len(Colonne) * (camp == SECOND)


class TextesCoups(QObject):
    """Writes turns as cells, and says them whole for who hears them."""

    def titres(self) -> dict[Colonne, str]:
        """Name the columns."""
        return {
            Colonne.COUP: self.tr("Coup"),
            Colonne.POINTS: self.tr("Pions"),
            Colonne.TEMPS: self.tr("Temps"),
            Colonne.PERTE: self.tr("Perte"),
            Colonne.MIEUX: self.tr("Mieux"),
            Colonne.EVALUATION: self.tr("Éval."),
        }

    def cellules(self, vue: AdaptateurJeu, noeud: Noeud, *, rejoint: bool = False) -> list[str]:
        """Write a turn, a text a column; ``rejoint``: it leads to a position of another line.

        A time of 0 is one that nobody measured: a move that was timed took some.
        """
        premier, second = vue.jeu.scores(noeud.etat)
        joue, evaluation = noeud.coup is not None, vue.connue(noeud)
        signes = [signe for signe, mis in ((REJOINT, rejoint), (DIAGRAMME, noeud.marque)) if mis]
        return [
            " ".join([self.coup(vue, noeud), *signes]),
            f"{premier} - {second}" if joue else "",
            f"{QLocale().toString(noeud.secondes, 'f', 2)} s" if joue and noeud.secondes else "",
            vue.ecrire_perte(noeud),
            self.mieux(vue, noeud),
            vue.ecrire_valeur(evaluation) if evaluation else "",
        ]

    def mieux(self, vue: AdaptateurJeu, noeud: Noeud) -> str:
        """Write a move that was better than a mistake; empty for a sound one."""
        evaluation = vue.connue(noeud)
        if evaluation is None or not evaluation.meilleurs or gravite_du_coup(vue.jeu, noeud) is None:
            return ""
        return vue.jeu.ecrire_coup(evaluation.meilleurs[0])

    def coup(self, vue: AdaptateurJeu, noeud: Noeud) -> str:
        """Write a turn in a few characters, with its glyph."""
        return (self.tr("passe") if noeud.coup is None else str(vue.jeu.ecrire_coup(noeud.coup))) + noeud.glyphe

    def entier(self, vue: AdaptateurJeu, noeud: Noeud, rang: int, cellules: list[str]) -> str:
        """Say the ``rang``-th move with all that its ``cellules`` show."""
        if noeud.coup is None:
            return vue.passe(noeud.auteur)
        debut = self.tr("Coup {}, {} joue {}").format(rang, vue.sujet(noeud.auteur), cellules[Colonne.COUP])
        titres = {**self.titres(), Colonne.EVALUATION: self.tr("Éval. (pour {})").format(vue.camp(PREMIER))}
        vues = [colonne for colonne in Colonne if colonne is not Colonne.COUP and cellules[colonne]]
        if not vue.points and Colonne.POINTS in vues:
            vues.remove(Colonne.POINTS)
        suite = [f"{titres[colonne]} {cellules[colonne]}" for colonne in vues]
        return ", ".join([debut, *suite, *filter(None, [noeud.commentaire])])

    def variante(self, vue: AdaptateurJeu, rangee: Rangee, jointe: Transposition | None) -> str:
        """Name a variation; folded, say its moves; say where it comes to another line's position."""
        branche = rangee.branche
        titre = self.tr("Variante {}").format(lettre(branche.rang))
        if rangee.repliee:
            coups = [self.coup(vue, noeud) for noeud in branche.noeuds]
            titre = deux_points(titre, " ".join([f"{rangee.ronde}.", *coups]))
        return titre if jointe is None else f"{titre} · {self.jointe(jointe)}"

    def jointe(self, jointe: Transposition) -> str:
        """Say which line has the same position, and after which move."""
        if not jointe.branche.rang:
            return self.tr("rejoint la ligne principale au coup {}").format(jointe.coups)
        return self.tr("rejoint la variante {} au coup {}").format(lettre(jointe.branche.rang), jointe.coups)

    def commentaire(self, vue: AdaptateurJeu, noeud: Noeud) -> str:
        """Write what is said of a node on one line."""
        de = self.tr("Départ") if noeud.camp is None else self.coup(vue, noeud)
        return deux_points(de, " ".join(noeud.commentaire.split()))
