"""What is said of a node."""

from __future__ import annotations

from ecosysteme.arbre import cultiver
from ecosysteme.arbre.exemples import EXEMPLES
from ecosysteme.arbre.image import svg_arbre
from tests.ui.arbres import OTHELLO, arbre
from ui.jeux.registre import adaptateur_de
from ui.raisonnement.arbre.description import decrire
from ui.raisonnement.arbre.habillage import habillage_de
from ui.raisonnement.arbre.moment import Colonnes, Moment
from ui.raisonnement.arbre.toile import ToileArbre
from ui.socle.langue import Langue


def test_chaque_noeud_est_decrit(toile: ToileArbre) -> None:
    cultive = arbre(*OTHELLO)
    toile.clearFocus()  # who has the keyboard is told of each change, and has no description
    toile.choisir(1)
    assert toile.accessibleDescription() == "c3, Trait aux Noirs, valeur 0"
    coupe = next(noeud for noeud in range(len(cultive)) if cultive.elagues[noeud])
    toile.choisir(coupe)
    assert "branche coupée" in toile.accessibleDescription()
    toile.aller(1)
    assert "pas encore atteint" in toile.accessibleDescription()
    toile.choisir(0)
    assert "en cours" in toile.accessibleDescription()
    assert "α = −∞  β = +∞" in toile.accessibleDescription()
    toile.choisir(None)
    assert toile.accessibleDescription() == ""
    assert toile.accessibleName()


def test_une_passe_se_dit_dans_la_langue(langue: Langue) -> None:
    exemple = next(un for un in EXEMPLES if "passe" in str(un.titre))
    cultive = cultiver(exemple.partie.jeu, exemple.partie.etat, "ia_negamax", exemple.profondeur)
    langue.choisir("en")
    noeud = next(rang for rang in range(1, len(cultive)) if cultive.coups[rang] is None)
    ecrits = svg_arbre(cultive, vignettes=True, habillage=habillage_de(adaptateur_de(cultive.jeu)))
    assert ">pass<" in ecrits
    assert ">passe<" not in ecrits
    colonnes = Colonnes(cultive)
    dite = decrire(adaptateur_de(cultive.jeu), colonnes, Moment(colonnes, cultive.nb_etapes), noeud, plie=False)
    assert " pass, " in dite
