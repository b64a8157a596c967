"""What a search does at each of its steps, in one sentence, each algorithm in its own terms.

Values are written in a few characters (+3, G, −∞) or said in words (a win). Whatever takes an article in French has it:
the camps of Nim, a pass, the columns of Puissance 4.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from ecosysteme.arbre import Arbre, GenreDePas, PasDeRecherche, Statut
from ecosysteme.arbre.image import decide, signe_borne
from ecosysteme.jeu import Camp, autre_camp
from ecosysteme.joueurs.recherche import INFINI
from ui.jeux.adaptateur import AdaptateurJeu
from ui.raisonnement.arbre.moment import ecrire_valeur
from ui.socle.langue import accorder, deux_points, translate
from ui.socle.raisons import commencer


class MotsArbre(QObject):
    """Words the steps of one tree, in the language of the moment."""

    def __init__(self, arbre: Arbre, adaptateur: AdaptateurJeu) -> None:
        """Word ``arbre``, a search of the game that ``adaptateur`` shows."""
        super().__init__()
        self._arbre, self._adaptateur = arbre, adaptateur

    # What the dock writes.

    def etape(self, k: int) -> str:
        """Say what step ``k`` did, or that nothing was done yet."""
        etape = self._arbre.etape(k)
        if etape is None:
            attente = self.tr("la recherche n'a pas commencé, Lecture ou Page suiv la fait avancer")
            return deux_points(self._adaptateur.trait(self._camp_de(0)), f"{attente}.")
        return commencer(self._phrase(etape, k)) + "."

    def noeud(self, noeud: int, k: int) -> str:
        """Say what the search had done last about ``noeud`` after ``k`` steps."""
        arbre = self._arbre
        statut = arbre.statut(noeud, k)
        if statut is Statut.INCONNU:
            return self.tr("La recherche n'est pas encore arrivée ici.")
        if statut is Statut.ELAGUE:
            parent = arbre.parents[noeud]
            raison = self._coupe(parent, arbre.entrees[noeud])
            return commencer(self.tr("{} n'est pas essayé, car {}").format(self._coup(noeud), raison)) + "."
        return self.etape((arbre.sorties if statut is Statut.FERME else arbre.entrees)[noeud])

    def ligne(self, noeud: int) -> str:
        """Write the moves that lead to ``noeud``."""
        arbre, passe = self._arbre, translate("Phrases", "passe")
        return " ".join(passe if coup is None else arbre.jeu.ecrire_coup(coup) for coup in arbre.ligne(noeud))

    def fenetre(self, noeud: int, k: int) -> str:
        """Say the window at ``noeud``, or its value so far where the algorithm has none."""
        arbre = self._arbre
        statut = arbre.statut(noeud, k)
        if statut is Statut.ELAGUE:
            positions = accorder(arbre.elagues[noeud], self.tr("{} position"), self.tr("{} positions"))
            return self.tr("Branche coupée : {}").format(positions)
        if arbre.fenetree and statut is not Statut.INCONNU and not arbre.terminal(noeud):
            alpha, beta = map(self._borne, "αβ", arbre.fenetre(noeud, k))
            return commencer(deux_points(self._nom(noeud), f"{alpha} · {beta}"))
        valeur = arbre.valeur(noeud, k)
        if valeur is None:
            return self.tr("Valeur encore inconnue")
        return self.tr("Valeur pour {} : {}").format(self._nom(noeud if arbre.relatif else 0), self._court(valeur))

    def comptes(self, k: int) -> str:
        """Say what the search has cost after ``k`` steps."""
        visites, feuilles, elagues = self._arbre.comptes(k)
        return " · ".join(
            (
                accorder(visites, self.tr("{} position visitée"), self.tr("{} positions visitées")),
                accorder(feuilles, self.tr("{} feuille"), self.tr("{} feuilles")),
                accorder(elagues, self.tr("{} élaguée"), self.tr("{} élaguées")),
            )
        )

    # The sentence of a step.

    def _phrase(self, etape: PasDeRecherche, k: int) -> str:
        genre, noeud = etape
        if genre is GenreDePas.COUPE:
            return self._coupe(noeud, k)
        if genre is GenreDePas.ENTREE:
            return self._entree(noeud) if noeud else self._debut()
        return deux_points(self._rendu(noeud), self._bilan(noeud, k)) if noeud else self._fin(k)

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
            return deux_points(debut, self._recherche(noeud))
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
        elif signe_borne(alpha) == "<":
            phrase = self.tr("{camp} y cherche au moins {alpha}")
        else:
            phrase = self.tr("{camp} y cherche mieux que α = {alpha}")
        if signe_borne(beta) == ">":
            suite = self.tr(
                "{}, et s'arrêtera dès qu'il dépasse {{beta}} (à égalité on continue, pour départager les coups)"
            )
            phrase = suite.format(phrase)
        elif beta != INFINI:
            phrase = self.tr("{}, et s'arrêtera dès que β = {{beta}} est atteint").format(phrase)
        return phrase.format(camp=camp, alpha=self._court(alpha), beta=self._court(beta))

    def _rendu(self, noeud: int) -> str:
        """Say what the move that leads to ``noeud`` is worth, to whom."""
        arbre, coup, valeur = self._arbre, self._coup(noeud), self._arbre.valeurs[noeud]
        if not arbre.relatif:
            return self.tr("{} vaut {} pour {}").format(coup, self._long(valeur), self._nom(0))
        if self._exact(noeud):
            phrase = self.tr("{} vaut {} pour {}, donc {} pour {}")
        elif valeur >= arbre.betas[noeud]:
            phrase = self.tr("{} vaut au moins {} pour {}, donc au plus {} pour {}")
        else:
            phrase = self.tr("{} vaut au plus {} pour {}, donc au moins {} pour {}")
        joueur = self._nom(arbre.parents[noeud])
        return phrase.format(coup, self._long(valeur), self._nom(noeud), self._long(-valeur), joueur)

    def _exact(self, noeud: int) -> bool:
        """Tell whether the value of a node that was left is its own, not only a bound of it."""
        arbre = self._arbre
        if not arbre.fenetree or arbre.terminal(noeud):
            return True
        return arbre.alphas[noeud] < arbre.valeurs[noeud] < arbre.betas[noeud]

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
            raison = self._borne("β", beta)
        elif arbre.parents[refutation] == arbre.parents[noeud]:
            raison = self.tr("{}, par {}").format(self._borne("β", beta), self._coup(refutation))
        else:
            raison = self.tr("{}, plus haut, par {}").format(self._borne("β", beta), self._coup(refutation))
        atteint = arbre.valeur(noeud, k)
        if atteint is not None and atteint > beta:
            phrase = self.tr("{} a déjà mieux ailleurs ({}) : inutile d'explorer la suite ({})")
        else:
            phrase = self.tr("{} a déjà aussi bien ailleurs ({}) : inutile d'explorer la suite ({})")
        coupes = [enfant for enfant in arbre.enfants(noeud) if arbre.elagues[enfant]]
        positions = sum(arbre.elagues[enfant] for enfant in coupes)
        suite = accorder(len(coupes), self.tr("{} coup"), self.tr("{} coups"))
        suite += ", " + accorder(positions, self.tr("{} position"), self.tr("{} positions"))
        return phrase.format(self._nom(arbre.parents[noeud]), raison, suite)

    def _fin(self, k: int) -> str:
        arbre, meilleur = self._arbre, self._arbre.meilleur(0, k)
        if meilleur is None:  # never: a root has moves
            return ""
        autres = [enfant for enfant in arbre.enfants(0) if enfant != meilleur]
        egaux = sum(self._exact(enfant) and arbre.apport(enfant) == arbre.apport(meilleur) for enfant in autres)
        if egaux and egaux == len(autres):
            phrase = self.tr(
                "la recherche est finie : à cette profondeur tous les coups se valent pour {camp} ({valeur}) ; "
                "{coup} est le premier essayé"
            )
        else:
            phrase = self.tr("la recherche est finie : le meilleur coup pour {camp} est {coup}, qui vaut {valeur}")
            if egaux:
                comme = accorder(egaux, self.tr("comme {} autre"), self.tr("comme {} autres"))
                phrase = self.tr("{}, {} : le premier essayé est gardé").format(phrase, comme)
        camp, coup, valeur = self._nom(0), self._coup(meilleur), self._long(arbre.valeurs[0])
        return phrase.format(camp=camp, coup=coup, valeur=valeur)

    # Words.

    def _camp_de(self, noeud: int) -> Camp:
        """Return who has the move at ``noeud``, without playing the way there: each ply changes it."""
        camp = self._arbre.jeu.trait(self._arbre.racine)
        return camp if self._arbre.niveaux[noeud] % 2 == 0 else autre_camp(camp)

    def _nom(self, noeud: int) -> str:
        return self._adaptateur.sujet(self._camp_de(noeud))

    def _coup(self, noeud: int) -> str:
        """Name the move that leads to ``noeud`` inside a sentence."""
        coup = self._arbre.coups[noeud]
        if coup is None:
            return self.tr("la passe")
        return self._adaptateur.nommer_coup(coup)

    def _court(self, valeur: float) -> str:
        return ecrire_valeur(self._arbre, valeur)

    def _borne(self, nom: str, borne: float) -> str:
        return f"{nom} {signe_borne(borne)} {self._court(borne)}"

    def _long(self, valeur: float) -> str:
        if not decide(self._arbre.jeu, valeur):
            return self._court(valeur)
        return self.tr("un gain") if valeur > 0 else self.tr("une perte")
