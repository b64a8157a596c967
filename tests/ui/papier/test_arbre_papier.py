"""A tree on paper: boxes over what follows, marks where a branch may be cut, bars where it is."""

from __future__ import annotations

from PySide6.QtGui import QFontMetricsF

from ecosysteme.jeux.othello import Othello
from ecosysteme.papier.page import A4, Polyligne, Texte, Trait
from ecosysteme.papier.sommets import elaguer, planter
from ui.papier.arbre_papier import ArbrePapier, ecrire_papier
from ui.papier.peinture import UNITES, police_de
from ui.socle.langue import Langue

CADRE = (15.0, 100.0, 180.0, 90.0)


def test_les_marques_et_les_barres(langue: Langue) -> None:
    jeu = Othello()
    racine = planter(jeu, jeu.etat_initial())
    passages = elaguer(racine)
    vierge = list(ArbrePapier(A4, jeu, racine, CADRE).elements())
    corrige = list(ArbrePapier(A4, jeu, racine, CADRE, passages).elements())
    suivants = sum(max(len(sommet.enfants) - 1, 0) for sommet in racine.parcourir() if sommet is not racine)
    assert len([e for e in vierge if isinstance(e, Polyligne) and e.tirets]) == suivants
    coupes = sum(len(sommet.enfants) - passage.essayes for sommet, passage in passages.items())
    barres = [e for e in corrige if isinstance(e, Polyligne)]
    assert len(barres) == 2 * coupes > 0
    assert not any(barre.tirets for barre in barres)


def test_tout_est_dans_le_cadre(langue: Langue) -> None:
    jeu = Othello()
    x, y, largeur, hauteur = CADRE
    for element in ArbrePapier(A4, jeu, planter(jeu, jeu.etat_initial()), CADRE).elements():
        if isinstance(element, Trait):
            assert x <= min(element.x1, element.x2)
            assert max(element.x1, element.x2) <= x + largeur + 0.01
            assert max(element.y1, element.y2) <= y + hauteur + 0.01
        elif isinstance(element, Texte):
            assert x <= element.x
            assert element.x + element.largeur <= x + largeur + 0.01


def test_les_bornes_s_ecrivent(langue: Langue) -> None:
    assert [ecrire_papier(Othello(), valeur) for valeur in (float("-inf"), -3.0, 0.0)] == ["−∞", "−3", "0"]


def test_aucune_valeur_ne_deborde_de_sa_boite(langue: Langue) -> None:
    jeu = Othello()
    etat = jeu.etat_initial()
    for coup in ("f5", "f6", "e6", "f4"):
        etat = jeu.jouer(etat, jeu.lire_coup(coup))
    racine = planter(jeu, etat, 3)
    ecrits = [
        element
        for element in ArbrePapier(A4, jeu, racine, CADRE, elaguer(racine)).elements()
        if isinstance(element, Texte) and element.gras
    ]
    assert any(texte.texte.startswith("≥") for texte in ecrits)
    for texte in ecrits:
        large = QFontMetricsF(police_de(texte)).horizontalAdvance(texte.texte) / UNITES
        assert large < texte.largeur, texte.texte
