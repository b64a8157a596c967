"""The attractors on paper: the same positions blank and solved, with the ranks that the solver gives."""

from __future__ import annotations

from ecosysteme.jeux.morpion import Morpion
from ecosysteme.papier.page import A4, Dessin, Trait
from ecosysteme.solveurs.graphe_morpion import sort_de
from tests.papier import dans_la_page, de_classe
from ui.papier.classe_attracteurs import choisir_classes, pages_attracteurs
from ui.socle.langue import Langue

JEU = Morpion()


def test_les_positions_vont_rang_par_rang(langue: Langue) -> None:
    for coups in ("", "b2 b1", "a1 c3", "a1 b2 c3 b1"):
        etat = JEU.etat_initial()
        for coup in coups.split():
            etat = JEU.jouer(etat, JEU.lire_coup(coup))
        classes = choisir_classes(etat)
        rangs = [99 if classe.sort.rang is None else classe.sort.rang for classe in classes]
        assert rangs == sorted(rangs)
        assert all(classe.sort == sort_de(classe.etat) for classe in classes)
        vierge, corrige = pages_attracteurs(etat, A4, "ici")
        assert sorted(d.svg for d in de_classe(vierge, Dessin)) == sorted(d.svg for d in de_classe(corrige, Dessin))
        tete = 4  # under the title and the three fields
        assert len(de_classe(vierge, Trait)) == len(classes) + tete, "une ligne où écrire sous chacune"
        ecrits = [texte for texte in corrige.textes if texte.isdigit() or texte == "−"]
        assert ecrits == ["−" if rang == 99 else str(rang) for rang in rangs]
        assert dans_la_page(vierge)
        assert dans_la_page(corrige)
