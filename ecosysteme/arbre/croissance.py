"""Recording a search: an observer that stores every step in an ``Arbre`` and counts what was pruned."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Event
from typing import Final

from ecosysteme.arbre.arbre import Arbre, Comptes, GenreDePas
from ecosysteme.arbre.image import svg_arbre
from ecosysteme.arbre.observation import OBSERVEES
from ecosysteme.arbre.ordre import ordonner
from ecosysteme.arret import verifier_arret
from ecosysteme.fautes import Faute
from ecosysteme.jeu import CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.joueurs import IAalphabeta, IAminmax
from ecosysteme.joueurs.recherche import INFINI

NOEUDS_MAX: Final = 200_000  # visited; more is neither seen nor understood
ELAGUES_MAX: Final = 2_000_000  # counted one by one


class TropDeNoeuds(Faute):
    """The tree is larger than can be shown."""


class ArbreAffichable(Arbre):
    """A tree that draws itself. ``Arbre`` cannot: what draws trees is built on it, and would import it in a circle."""

    def _repr_svg_(self) -> str:
        """Draw the whole tree in IPython and Jupyter."""
        return svg_arbre(self)


class Croissance:
    """The observer of one search: it adds each step to ``arbre``."""

    def __init__(self, arbre: Arbre, jeu: Jeu, arret: Event | None = None) -> None:
        """Grow ``arbre``, empty so far, with the moves in the order in which ``jeu`` lists them.

        Leave by ``Interrompu`` soon after ``arret`` is set.
        """
        self.arbre, self._jeu = arbre, jeu
        self._arret = arret or Event()
        self._lignee: list[int] = []  # the nodes entered and not left
        self._etats: list[EtatQuelconque] = []  # theirs
        self._a_essayer: list[Sequence[CoupQuelconque | None]] = []  # their moves, and below how many were tried
        self._essayes: list[int] = []
        self._visites = self._feuilles = self._elagues = 0
        self._comptes = 0  # states counted in the branches cut

    def entrer(self, etat: EtatQuelconque, profondeur: int, alpha: float, beta: float) -> None:
        """Add a node under the one entered last, and a step; ``TropDeNoeuds`` for one too many."""
        if self._visites == NOEUDS_MAX:
            raise TropDeNoeuds(
                "l'arbre a plus de {maximum} positions : attendu une profondeur plus petite",
                maximum=_milliers(NOEUDS_MAX),
            )
        coup = None
        if self._lignee:
            coup = self._a_essayer[-1][self._essayes[-1]]
            self._essayes[-1] += 1
        coups = _coups(self._jeu, etat, profondeur)
        self._visites += 1
        self._feuilles += not coups
        noeud = self._ajouter(coup, alpha, beta)
        self._lignee.append(noeud)
        self._etats.append(etat)
        self._a_essayer.append(coups)
        self._essayes.append(0)
        self._marquer(GenreDePas.ENTREE, noeud)

    def rendre(self, valeur: float) -> None:
        """Leave the node entered last, having cut what it did not try."""
        arbre, noeud = self.arbre, self._lignee[-1]
        restants = self._a_essayer[-1][self._essayes[-1] :]
        if restants:
            for coup in restants:
                self._elaguer(coup)
            self._marquer(GenreDePas.COUPE, noeud)
        arbre.valeurs[noeud] = valeur
        arbre.fins[noeud] = len(arbre)
        self._marquer(GenreDePas.RETOUR, noeud)
        arbre.sorties[noeud] = arbre.nb_etapes
        for pile in (self._lignee, self._etats, self._a_essayer, self._essayes):
            pile.pop()

    def _ajouter(self, coup: CoupQuelconque, alpha: float, beta: float) -> int:
        """Add a node that the next step reaches."""
        arbre, noeud = self.arbre, len(self.arbre)
        arbre.parents.append(self._lignee[-1] if self._lignee else -1)
        arbre.niveaux.append(len(self._lignee))
        arbre.fins.append(noeud + 1)
        arbre.entrees.append(arbre.nb_etapes + 1)
        arbre.sorties.append(arbre.nb_etapes + 1)
        arbre.elagues.append(0)
        arbre.elagues_feuilles.append(0)
        arbre.alphas.append(alpha)
        arbre.betas.append(beta)
        arbre.valeurs.append(0.0)
        arbre.coups.append(coup)
        arbre.numeros.append(arbre.vocabulaire.setdefault(coup, len(arbre.vocabulaire)))
        return noeud

    def _elaguer(self, coup: CoupQuelconque) -> None:
        jeu, etat = self._jeu, self._etats[-1]
        noeud = self._ajouter(coup, -INFINI, INFINI)
        profondeur = self.arbre.profondeur - len(self._lignee)
        etats, feuilles = self._compter(jeu.passer(etat) if coup is None else jeu.jouer(etat, coup), profondeur)
        self.arbre.elagues[noeud], self.arbre.elagues_feuilles[noeud] = etats, feuilles
        self._elagues += etats

    def _compter(self, etat: EtatQuelconque, profondeur: int) -> tuple[int, int]:
        """Count the states that min-max visits from ``etat``, and those where it ends."""
        self._comptes += 1
        verifier_arret(self._arret)
        if self._comptes > ELAGUES_MAX:
            raise TropDeNoeuds(
                "les branches coupées ont plus de {maximum} positions : attendu une profondeur plus petite",
                maximum=_milliers(ELAGUES_MAX),
            )
        jeu = self.arbre.jeu  # their order does not matter
        if profondeur == 0 or jeu.issue(etat) is not None:
            return 1, 1
        etats, feuilles = 1, 0
        for enfant in jeu.enfants(etat):
            dessous, bouts = self._compter(enfant, profondeur - 1)
            etats, feuilles = etats + dessous, feuilles + bouts
        return etats, feuilles

    def _marquer(self, genre: GenreDePas, noeud: int) -> None:
        self.arbre.etapes.append(4 * noeud + genre)
        for colonne, compte in zip(
            self.arbre.comptes_par_etape, (self._visites, self._feuilles, self._elagues), strict=True
        ):
            colonne.append(compte)


def _milliers(nombre: int) -> str:
    return f"{nombre:,}".replace(",", "\N{NO-BREAK SPACE}")


def _coups(jeu: Jeu, etat: EtatQuelconque, profondeur: int) -> Sequence[CoupQuelconque | None]:
    """List the moves that a search tries: none where it ends, the pass where it is forced."""
    if profondeur == 0 or jeu.issue(etat) is not None:
        return ()
    return jeu.coups_legaux(etat) or (None,)


def cultiver(
    jeu: Jeu,
    etat: EtatQuelconque,
    algorithme: str,
    profondeur: int,
    *,
    ordonne: bool = False,
    arret: Event | None = None,
) -> ArbreAffichable:
    """Search ``etat`` with ``algorithme`` (``ia_minmax``, ``ia_negamax`` or ``ia_alphabeta``) and return its tree.

    ``ordonne`` tries the best-looking moves first. Raises ``ValueError`` for another algorithm, a depth below 1, a game
    that is over or a side that must pass, ``TropDeNoeuds`` for more than can be shown, and ``Interrompu``
    soon after ``arret`` is set.
    """
    if algorithme not in OBSERVEES:
        raise Faute(
            "algorithme {algorithme!r} inconnu : attendu {attendus}",
            algorithme=algorithme,
            attendus=", ".join(OBSERVEES),
        )
    _verifier(jeu, etat)
    lu = ordonner(jeu) if ordonne else jeu
    arbre = ArbreAffichable(jeu, etat, algorithme, profondeur, ordonne)
    OBSERVEES[algorithme](Croissance(arbre, lu, arret), profondeur=profondeur).meilleurs(lu, etat, arret)
    return arbre


def _verifier(jeu: Jeu, etat: EtatQuelconque) -> None:
    """Raise ``ValueError`` where nobody has a move to look for."""
    if jeu.issue(etat) is not None or not jeu.coups_legaux(etat):
        raise Faute("il n'y a rien à chercher : attendu une position où le joueur au trait a un coup")


class _Compteur:
    """An observer that only counts."""

    def __init__(self) -> None:
        self.visites = self.feuilles = 0
        self._enfants = [0]  # how many states were entered under each of those entered and not left

    def entrer(self, etat: EtatQuelconque, profondeur: int, alpha: float, beta: float) -> None:
        """Count a state, and below its parent."""
        if self.visites == NOEUDS_MAX:
            raise TropDeNoeuds(
                "plus de {maximum} positions : attendu une profondeur plus petite", maximum=_milliers(NOEUDS_MAX)
            )
        self.visites += 1
        self._enfants[-1] += 1
        self._enfants.append(0)

    def rendre(self, valeur: float) -> None:
        """Count a state where the search ended: nothing was entered below it."""
        self.feuilles += not self._enfants.pop()


def comparer(
    jeu: Jeu, etat: EtatQuelconque, profondeur: int, arret: Event | None = None
) -> dict[tuple[str, bool], Comptes]:
    """Return what each algorithm costs on ``etat``, in the order of the moves (``False``) and best first (``True``).

    Order changes nothing for those that visit all: they come once. States cut are those of min-max that were not
    visited. Raises as ``cultiver``.
    """
    _verifier(jeu, etat)
    couts: dict[tuple[str, bool], Comptes] = {}
    cas = [(nom, False) for nom in OBSERVEES] + [(IAalphabeta.nom, True)]
    for nom, ordonne in cas:
        compteur = _Compteur()
        lu = ordonner(jeu) if ordonne else jeu
        OBSERVEES[nom](compteur, profondeur=profondeur).meilleurs(lu, etat, arret)
        tout = couts[IAminmax.nom, False].visites if couts else compteur.visites
        couts[nom, ordonne] = Comptes(compteur.visites, compteur.feuilles, tout - compteur.visites)
    return couts
