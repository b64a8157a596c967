"""Games to be kept: played by chance, branched and commented on."""

from __future__ import annotations

from random import Random

from ecosysteme.jeux import lire_jeu
from ecosysteme.partie import Partie, PartieQuelconque
from ecosysteme.variantes.edition import annoter
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.noeud import NoeudQuelconque

NOMS = ("Ada", "Émile")


def jouer_au_hasard(partie: PartieQuelconque, coups: int, hasard: Random) -> None:
    for _ in range(coups):
        if partie.trait is not None:
            partie.jouer(hasard.choice(list(partie.jeu.coups_legaux(partie.etat))), hasard.random())


def partie_jouee(jeu: str = "othello", coups: int = 200, graine: int = 1) -> PartieQuelconque:
    """A game of chance, to its end unless ``coups`` says sooner."""
    partie: PartieQuelconque = Partie(lire_jeu(jeu))
    jouer_au_hasard(partie, coups, Random(graine))
    return partie


def partie_etudiee(jeu: str = "othello", graine: int = 1) -> PartieQuelconque:
    """A game with variations, a comment, a glyph, an evaluation, and a place in its middle."""
    partie, hasard = partie_jouee(jeu, graine=graine), Random(graine)
    longueur = partie.nb_coups
    for _ in range(4):
        partie.aller_au_noeud(hasard.randrange(longueur))
        jouer_au_hasard(partie, 3, hasard)
    ici = partie.noeud.numero
    partie.modifier(annoter(partie.racine, 0, commentaire="Le départ"))
    partie.modifier(annoter(partie.racine, ici, commentaire="« ici »\nou là", glyphe="!?", marque=True))
    partie.modifier(annoter(partie.racine, ici, evaluation=Evaluation(-3.5), proprietes=(("LB", ("f5:A",)),)))
    return partie


def plat(noeud: NoeudQuelconque) -> list[tuple[NoeudQuelconque, tuple[int, ...]]]:
    """All that a tree says: each node, and the numbers of those that follow it."""
    pile, dits = [noeud], []
    while pile:
        ici = pile.pop()
        dits.append((ici, tuple(suite.numero for suite in ici.suites)))
        pile.extend(ici.suites)
    return dits
