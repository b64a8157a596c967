"""Othello in the window: discs that turn, discs to count, and an engine that says what the moves are worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QLocale

from ecosysteme.cases import Position
from ecosysteme.jeu import NULLE, PREMIER, SECOND, Camp, Issue
from ecosysteme.jeux.othello import CAMP_DE, EtatOthello, Othello
from ecosysteme.jeux.stabilite_othello import stables
from ecosysteme.joueurs import IAmoteur
from ecosysteme.partie import Partie
from ecosysteme.plateau import nom_case
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.noeud import Noeud
from ui.jeux.adaptateur import AdaptateurJeu, Trace
from ui.plateau.indices import Indice, indices_de, signe
from ui.plateau.mots import expliquer_indice
from ui.plateau.style import PlateauAffiche, Style
from ui.plateau.style_othello import OTHELLO
from ui.socle.langue import pour_cent, translate

if TYPE_CHECKING:
    from ecosysteme.moteur.othello.avis import Avis

COUPS_DE_LA_LIGNE = 6
VIDES_RESOLUS = 20  # empty squares that the engine solves in seconds, or some minutes at worst


class AdaptateurOthello(AdaptateurJeu):
    """Othello on any board; the engine only knows the usual one."""

    style: ClassVar[Style] = OTHELLO
    jeu: Othello

    def plateau(self, partie: Partie[EtatOthello, Position], interactif: bool, marques: bool = True) -> PlateauAffiche:
        """Describe the discs; a legal square turns those that it encloses."""
        etat = partie.etat
        dernier = partie.dernier
        return PlateauAffiche(
            lignes=etat.taille,
            colonnes=etat.taille,
            pions={pion.position: CAMP_DE[pion.couleur] for pion in etat.plateau.pions()},
            trait=partie.trait,
            legaux={coup: self.jeu.retournes(etat, coup) for coup in etat.coups} if interactif else {},
            dernier=(dernier.coup,) if dernier and dernier.coup else (),
            interactif=interactif,
            marques=marques,
            style=self.style,
        )

    def coup(self, etat: EtatOthello, case: Position) -> Position:
        """A move is its square."""
        return case

    def case(self, etat: EtatOthello, coup: Position) -> Position:
        """A move is its square."""
        return coup

    def retournes(self, avant: EtatOthello, coup: Position) -> frozenset[Position]:
        """Return the discs that the move encloses."""
        return frozenset(self.jeu.retournes(avant, coup))

    def stables(self, etat: EtatOthello) -> frozenset[Position]:
        """Return discs that no sequence of moves turns."""
        return stables(etat)

    @property
    def titre(self) -> str:
        """The name of the game, the same in both languages."""
        return "Othello"

    @property
    def camps(self) -> tuple[str, str]:
        """The names of the two colours."""
        return translate("Phrases", "Noir"), translate("Phrases", "Blanc")

    def effet(self, etat: EtatOthello, coup: Position) -> str:
        """Name the discs that the move turns."""
        cases = ", ".join(sorted(map(nom_case, self.jeu.retournes(etat, coup))))
        return translate("Phrases", "retourne {}").format(cases)

    def trait(self, camp: Camp) -> str:
        """Say whose turn it is by the colour of the discs."""
        return translate("Phrases", "Trait aux Noirs") if camp == PREMIER else translate("Phrases", "Trait aux Blancs")

    def resultat(self, issue: Issue, points: tuple[int, int]) -> str:
        """Say who won, and how many discs each has, the winner's first."""
        plus, moins = sorted(points, reverse=True)
        if issue == NULLE:
            return translate("Phrases", "Partie nulle, {} à {}").format(plus, moins)
        noir, blanc = translate("Phrases", "Noir gagne {} à {}"), translate("Phrases", "Blanc gagne {} à {}")
        return (noir if issue == PREMIER else blanc).format(plus, moins)

    def resultat_pour(self, camp: Camp, issue: Issue, points: tuple[int, int]) -> str:
        """Say the person's own discs first."""
        if issue == NULLE:
            return self.resultat(issue, points)
        gagne, perdu = translate("Phrases", "Vous avez gagné {} à {}"), translate("Phrases", "Vous avez perdu {} à {}")
        return (gagne if issue == camp else perdu).format(*(points if camp == PREMIER else reversed(points)))

    def sans_moteur(self) -> str:
        """It was trained for one size of board."""
        if IAmoteur.connait(self.jeu):
            return ""
        return translate("Phrases", "Le moteur ne joue que sur le plateau 8 × 8")

    def sans_resolution(self, etat: EtatOthello) -> str:
        """Refuse what would take the engine more than some minutes."""
        vides = etat.taille**2 - len(etat.plateau)
        if vides <= VIDES_RESOLUS or self.sans_moteur():
            return self.sans_moteur()
        phrase = translate("Phrases", "Le moteur résout jusqu'à {} cases vides ; il y en a {}")
        return phrase.format(VIDES_RESOLUS, vides)

    def indices(self, etat: EtatOthello, avis: Avis) -> dict[Position, Indice]:
        """Write the difference of discs that each move leads to, as far as the engine has looked."""
        return indices_de(avis.coups)

    def evaluation(self, avis: Avis, coup: Position, camp: Camp, *, joue: bool = False) -> Evaluation | None:
        """Tell the loss only from hints: a level that looks one ply ahead cannot say what its move lost."""
        note = avis.coups.get(coup)
        if note is not None:
            return Evaluation.de(note, camp, None if joue else max(0, avis.score - note.score))
        if coup != avis.meilleur:
            return None
        score = avis.score if camp == PREMIER else -avis.score
        return Evaluation(score, exact=avis.exact, profondeur=avis.profondeur)

    def dire(self, avis: Avis, coup: Position | None = None) -> str:
        """Say what the engine found, its best line, how deep it looked and its speed: the rest may be cut."""
        note = avis.coups.get(coup) if coup else None
        if note is not None and coup != avis.meilleur:
            # A level that errs on purpose: the best line is not the one that it took.
            avis = replace(avis, score=note.score, ligne=(coup,))
        morceaux = (signe(avis.score), self._ligne(avis), self.profondeur(avis), self._vitesse(avis))
        return " · ".join(filter(None, morceaux))

    def profondeur(self, avis: Avis) -> str:
        """Say how many plies were searched, and how certain that is."""
        if avis.exact:
            return translate("Phrases", "prof. {}, exact").format(avis.profondeur)
        profondeur = translate("Phrases", "prof. {}").format(avis.profondeur)
        return profondeur if avis.certitude == 100 else f"{profondeur} ({pour_cent(avis.certitude / 100)})"

    def _ligne(self, avis: Avis) -> str:
        passe = translate("Phrases", "passe")
        coups = [self.jeu.ecrire_coup(coup) if coup else passe for coup in avis.ligne]
        return " ".join(coups[:COUPS_DE_LA_LIGNE] + ["…"] * (len(coups) > COUPS_DE_LA_LIGNE))

    @staticmethod
    def _vitesse(avis: Avis) -> str:
        """Say how many nodes a second, as soon as there was time to tell."""
        par_seconde = avis.noeuds_par_seconde
        if avis.secondes < 0.01:
            return ""
        unite, nombre = ("M", par_seconde / 1e6) if par_seconde >= 1e6 else ("k", par_seconde / 1e3)
        decimales = 1 if nombre < 10 else 0
        return translate("Phrases", "{} nœuds/s").format(f"{QLocale().toString(nombre, 'f', decimales)} {unite}")

    def ecrire_valeur(self, evaluation: Evaluation) -> str:
        """Write the final difference of discs."""
        return signe(round(evaluation.valeur))

    def ecrire_perte(self, noeud: Noeud) -> str:
        """Write how many discs the move lost, and its mark."""
        evaluation = self.connue(noeud)
        perte = None if evaluation is None else evaluation.perte
        return "" if perte is None else f"{signe(-perte)}{self.marque(noeud)}"

    @property
    def aide_indices(self) -> str:
        """Read one of them."""
        un = expliquer_indice(Indice(5))  # as most are: what is proved has a tick
        return translate("Phrases", "Par exemple, {}").format(un)

    @property
    def aides(self) -> tuple[str, str]:
        """What the two columns count: discs."""
        return (
            translate("Phrases", "Différence finale de pions que le coup laisse à qui le joue"),
            translate("Phrases", "Pions de moins que le meilleur coup ; ?! : 5 % de chances perdues, ? : 10, ?? : 20"),
        )

    @property
    def legende(self) -> str:
        """The name of the curve, which counts discs."""
        return translate("Phrases", "évaluation")

    def traces(self, etats: Sequence[EtatOthello]) -> tuple[Trace, ...]:
        """Draw the difference of discs, and that of the moves that each side would have."""
        jeu = self.jeu
        pions = [jeu.evaluer(etat, PREMIER) for etat in etats]
        mobilites = [len(jeu.coups_legaux(etat, PREMIER)) - len(jeu.coups_legaux(etat, SECOND)) for etat in etats]
        return Trace(translate("Phrases", "pions"), pions), Trace(translate("Phrases", "mobilité"), mobilites)
