"""What a search does at each of its steps, in one sentence, each algorithm in its own terms.

Values are written in a few characters (+3, G, −∞) or said in words (a win). Whatever takes an article in French has it:
the camps of Nim, a pass, the columns of Puissance 4.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QLocale, QObject

from ecosysteme.arbre import Arbre, Etape, Genre, Statut
from ecosysteme.arbre.image import ecrire_valeur
from ecosysteme.jeu import GAIN, Camp, Jeu, autre_camp
from ecosysteme.joueurs.recherche import INFINI
from ui.plateau_position import Style
from ui.vue_jeu import VueJeu, translate


def _decide(jeu: Jeu[Any, Any], valeur: float) -> bool:
    """Whether a value says that the game is won or lost, where no points are counted."""
    return not jeu.unite and abs(valeur) >= GAIN


def majuscule(phrase: str) -> str:
    """Begin a sentence; the name of a move stays as it is written.

    >>> majuscule("le premier joue"), majuscule("f5 vaut +3")
    ('Le premier joue', 'f5 vaut +3')
    """
    return phrase if phrase[1:2].isdecimal() else phrase[:1].upper() + phrase[1:]


class Mots(QObject):
    """Words the steps of one tree, in the language of the moment."""

    def __init__(self, arbre: Arbre, vue: VueJeu) -> None:
        """Word ``arbre``, a search of the game that ``vue`` shows."""
        super().__init__()
        self._arbre, self._vue = arbre, vue

    # What the dock writes.

    def etape(self, k: int) -> str:
        """Say what step ``k`` did, or that nothing was done yet."""
        etape = self._arbre.etape(k)
        if etape is None:
            attente = self.tr("la recherche n'a pas commencé, Lecture ou Page suivante la fait avancer")
            return f"{self._vue.trait(self._camp_de(0))} : {attente}."
        return majuscule(self._phrase(etape, k)) + "."

    def ligne(self, noeud: int) -> str:
        """Write the moves that lead to ``noeud``."""
        arbre, passe = self._arbre, translate("Phrases", "passe")
        return " ".join(passe if coup is None else arbre.jeu.ecrire_coup(coup) for coup in arbre.ligne(noeud))

    def fenetre(self, noeud: int, k: int) -> str:
        """Say the window at ``noeud``, or its value so far where the algorithm has none."""
        arbre = self._arbre
        statut = arbre.statut(noeud, k)
        if statut is Statut.ELAGUE:
            positions = self._accorde(arbre.elagues[noeud], self.tr("{} position"), self.tr("{} positions"))
            return self.tr("Branche coupée : {}").format(positions)
        if arbre.fenetree and statut is not Statut.INCONNU:
            alpha, beta = (self._court(borne) for borne in arbre.fenetre(noeud, k))
            return majuscule(self.tr("{} : α = {} · β = {}").format(self._nom(noeud), alpha, beta))
        valeur = arbre.valeur(noeud, k)
        if valeur is None:
            return self.tr("Valeur encore inconnue")
        return self.tr("Valeur pour {} : {}").format(self._nom(noeud if arbre.relatif else 0), self._court(valeur))

    def comptes(self, k: int) -> str:
        """Say what the search has cost after ``k`` steps."""
        visites, feuilles, elagues = self._arbre.comptes(k)
        return " · ".join(
            (
                self._accorde(visites, self.tr("{} position visitée"), self.tr("{} positions visitées")),
                self._accorde(feuilles, self.tr("{} feuille"), self.tr("{} feuilles")),
                self._accorde(elagues, self.tr("{} élaguée"), self.tr("{} élaguées")),
            )
        )

    # The sentence of a step.

    def _phrase(self, etape: Etape, k: int) -> str:
        genre, noeud = etape
        if genre is Genre.COUPE:
            return self._coupe(noeud, k)
        if genre is Genre.ENTREE:
            return self._entree(noeud) if noeud else self._debut()
        return f"{self._rendu(noeud)} : {self._bilan(noeud, k)}" if noeud else self._fin(k)

    def _debut(self) -> str:
        arbre, nombre = self._arbre, sum(1 for _ in self._arbre.enfants(0))
        if nombre == 1:
            return self.tr("{} n'a qu'un coup à essayer").format(self._nom(0))
        if arbre.fenetree:
            phrase = self.tr("{} cherche le meilleur de ses {} coups, et coupera ce qui n'y peut plus rien changer")
        elif arbre.relatif:
            phrase = self.tr("{} cherche le meilleur de ses {} coups : chacun vaut l'opposé de la meilleure réponse")
        else:
            phrase = self.tr("{} cherche parmi ses {} coups la plus grande valeur, l'adversaire la plus petite")
        return phrase.format(self._nom(0), nombre)

    def _entree(self, noeud: int) -> str:
        arbre, joueur = self._arbre, self._nom(self._arbre.parents[noeud])
        if arbre.coups[noeud] is None:
            debut = self.tr("{} doit passer").format(joueur)
        else:
            debut = self.tr("{} joue {}").format(joueur, self._coup(noeud))
        if not arbre.terminal(noeud):
            return f"{debut} : {self._recherche(noeud)}"
        if arbre.jeu.issue(arbre.etat(noeud)) is not None:
            return self.tr("{}, et la partie est finie : c'est une feuille, à évaluer").format(debut)
        return self.tr("{}, à la profondeur voulue : c'est une feuille, à évaluer").format(debut)

    def _recherche(self, noeud: int) -> str:
        """Say what the side to move looks for at ``noeud``."""
        arbre, camp = self._arbre, self._nom(noeud)
        if not arbre.relatif:
            plus, moins = self.tr("{} y prendra la plus grande valeur"), self.tr("{} y prendra la plus petite valeur")
            return (plus if arbre.maximise(noeud) else moins).format(camp)
        if not arbre.fenetree:
            return self.tr("{} y cherche sa plus grande valeur, dont on prendra l'opposé").format(camp)
        alpha, beta = arbre.alphas[noeud], arbre.betas[noeud]
        if alpha == -INFINI:
            phrase = self.tr("{camp} y cherche sa meilleure réponse")
        else:
            phrase = self.tr("{camp} y cherche mieux que α = {alpha}")
        if beta != INFINI:
            phrase = self.tr("{}, et s'arrêtera dès que β = {{beta}} est atteint").format(phrase)
        return phrase.format(camp=camp, alpha=self._court(alpha), beta=self._court(beta))

    def _rendu(self, noeud: int) -> str:
        """Say what the move that leads to ``noeud`` is worth, to whom."""
        arbre, coup, valeur = self._arbre, self._coup(noeud), self._arbre.valeurs[noeud]
        if not arbre.relatif:
            return self.tr("{} vaut {} pour {}").format(coup, self._long(valeur), self._nom(0))
        if not arbre.fenetree or arbre.terminal(noeud) or arbre.alphas[noeud] < valeur < arbre.betas[noeud]:
            phrase = self.tr("{} vaut {} pour {}, donc {} pour {}")
        elif valeur >= arbre.betas[noeud]:
            phrase = self.tr("{} vaut au moins {} pour {}, donc au plus {} pour {}")
        else:
            phrase = self.tr("{} vaut au plus {} pour {}, donc au moins {} pour {}")
        joueur = self._nom(arbre.parents[noeud])
        return phrase.format(coup, self._long(valeur), self._nom(noeud), self._long(-valeur), joueur)

    def _bilan(self, noeud: int, k: int) -> str:
        """Say what the value of ``noeud``, left by step ``k``, changes for its parent."""
        arbre, parent = self._arbre, self._arbre.parents[noeud]
        avant = arbre.meilleur(parent, k - 1)
        if avant is None:
            return self.tr("c'est la première valeur, {} garde ce coup").format(self._nom(parent))
        if arbre.apport(noeud) == arbre.apport(avant):
            phrase = self.tr("pas mieux qu'avec {coup} ({valeur}), rien ne change pour {camp}")
        elif arbre.meilleur(parent, k) == noeud:
            phrase = {
                "mieux": self.tr("mieux qu'avec {coup} ({valeur}), {camp} garde ce coup"),
                "plus": self.tr("plus grand qu'avec {coup} ({valeur}), {camp} garde ce coup"),
                "moins": self.tr("plus petit qu'avec {coup} ({valeur}), {camp} garde ce coup"),
            }[self._sens(parent)]
        else:
            phrase = {
                "mieux": self.tr("{camp} a déjà mieux avec {coup} ({valeur})"),
                "plus": self.tr("{camp} a déjà plus grand avec {coup} ({valeur})"),
                "moins": self.tr("{camp} a déjà plus petit avec {coup} ({valeur})"),
            }[self._sens(parent)]
        valeur = self._court(arbre.apport(avant))
        return phrase.format(camp=self._nom(parent), coup=self._coup(avant), valeur=valeur)

    def _sens(self, noeud: int) -> str:
        if self._arbre.relatif:
            return "mieux"
        return "plus" if self._arbre.maximise(noeud) else "moins"

    def _coupe(self, noeud: int, k: int) -> str:
        """Say who would not come to ``noeud``, why, and what it spares."""
        arbre, beta = self._arbre, self._arbre.betas[noeud]
        refutation = arbre.refutation(noeud)
        if refutation is None:
            raison = f"β = {self._court(beta)}"
        elif arbre.parents[refutation] == arbre.parents[noeud]:
            raison = self.tr("β = {}, par {}").format(self._court(beta), self._coup(refutation))
        else:
            raison = self.tr("β = {}, plus haut, par {}").format(self._court(beta), self._coup(refutation))
        atteint = arbre.valeur(noeud, k)
        if atteint is not None and atteint > beta:
            phrase = self.tr("{} a déjà mieux ailleurs ({}) : inutile d'explorer la suite ({})")
        else:
            phrase = self.tr("{} a déjà aussi bien ailleurs ({}) : inutile d'explorer la suite ({})")
        coupes = [enfant for enfant in arbre.enfants(noeud) if arbre.elagues[enfant]]
        positions = sum(arbre.elagues[enfant] for enfant in coupes)
        suite = self._accorde(len(coupes), self.tr("{} coup"), self.tr("{} coups"))
        suite += ", " + self._accorde(positions, self.tr("{} position"), self.tr("{} positions"))
        return phrase.format(self._nom(arbre.parents[noeud]), raison, suite)

    def _fin(self, k: int) -> str:
        arbre, meilleur = self._arbre, self._arbre.meilleur(0, k)
        if meilleur is None:  # never: a root has moves
            return ""
        phrase = self.tr("la recherche est finie : le meilleur coup pour {} est {}, qui vaut {}")
        return phrase.format(self._nom(0), self._coup(meilleur), self._long(arbre.valeurs[0]))

    # Words.

    def _camp_de(self, noeud: int) -> Camp:
        """Return who has the move at ``noeud``, without playing the way there: each ply changes it."""
        camp = self._arbre.jeu.trait(self._arbre.racine)
        return camp if self._arbre.niveaux[noeud] % 2 == 0 else autre_camp(camp)

    def _nom(self, noeud: int) -> str:
        return self._vue.sujet(self._camp_de(noeud))

    def _coup(self, noeud: int) -> str:
        """Name the move that leads to ``noeud`` inside a sentence."""
        coup = self._arbre.coups[noeud]
        if coup is None:
            return self.tr("la passe")
        nom = self._arbre.jeu.ecrire_coup(coup)
        return self.tr("la colonne {}").format(nom) if self._vue.style is Style.PUISSANCE4 else nom

    def _court(self, valeur: float) -> str:
        return ecrire_valeur(self._arbre.jeu, valeur, translate("Phrases", "G"), translate("Phrases", "P"))

    def _long(self, valeur: float) -> str:
        if not _decide(self._arbre.jeu, valeur):
            return self._court(valeur)
        return self.tr("un gain") if valeur > 0 else self.tr("une perte")

    @staticmethod
    def _accorde(nombre: int, un: str, plusieurs: str) -> str:
        """Write a number with its noun: none is singular in French, plural in English."""
        locale = QLocale()
        singulier = nombre == 1 or (nombre == 0 and locale.language() == QLocale.Language.French)
        return (un if singulier else plusieurs).format(locale.toString(nombre))
