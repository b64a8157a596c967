"""The walk-through shows the steps that it tells."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from ecosysteme.arbre import GenreDePas, PasDeRecherche, Statut
from ecosysteme.arbre.image import svg_arbre
from ecosysteme.jeux import JEUX
from ecosysteme.joueurs import IAminmax
from ui.aide.coupe_racontee import dessiner, exemple, exemples, pas, peindre, quatre_jeux, taille_image


def test_les_etapes_sont_celles_d_une_coupure(qapp: QApplication) -> None:
    """On the tree itself: entered, a first move done, a second begun, refuted, cut, and the end."""
    arbre = exemple()
    premier, coupe, dernier = arbre.enfants(0)
    reponse = coupe + 1
    etapes = pas(arbre)
    assert [arbre.etape(etape.k) for etape in etapes] == [
        PasDeRecherche(GenreDePas.ENTREE, 0),
        PasDeRecherche(GenreDePas.RETOUR, premier),
        PasDeRecherche(GenreDePas.ENTREE, coupe),
        PasDeRecherche(GenreDePas.RETOUR, reponse),
        PasDeRecherche(GenreDePas.COUPE, coupe),
        PasDeRecherche(GenreDePas.RETOUR, 0),
    ]
    assert arbre.refutation(coupe) == premier
    assert arbre.valeurs[coupe] == -arbre.valeurs[reponse] >= arbre.betas[coupe]
    assert arbre.principale()[1] == dernier
    coupees = sum(arbre.statut(noeud, etapes[4].k) is Statut.ELAGUE for noeud in range(len(arbre)))
    assert coupees == 2
    phrases = [etape.phrase for etape in etapes]
    assert not [phrase for phrase in phrases if "{" in phrase]
    assert phrases[4].endswith(f"regardées : {coupees}.")
    for rang, noeud in ((1, premier), (2, coupe), (3, reponse), (4, coupe), (5, dernier)):
        assert arbre.nom_coup(noeud) in phrases[rang]
    assert "−1 pour Blanc" in phrases[1]
    assert "β = +1" in phrases[2]
    assert "+3 à Noir" in phrases[3]
    assert "10, au lieu des 12" in phrases[5]


@pytest.mark.parametrize("densite", [1.0, 2.0])
def test_les_images_sont_dans_les_couleurs_de_la_fenetre(qapp: QApplication, densite: float) -> None:
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Base, "#123456")
    document = dessiner(exemple(), 11, palette)
    # The words are those of the domain but for the title: only the colours differ, and the cut is there.
    assert re.findall(r"× \d+", document) == re.findall(r"× \d+", svg_arbre(exemple(), 11)) == ["× 1", "× 1"]
    image = peindre(document, 400, densite)
    assert image.deviceIndependentSize().toSize() == taille_image(document, 400)
    assert image.width() == 400 * densite
    assert image.pixelColor(1, 1).name() == "#123456"


def test_chaque_jeu_a_son_arbre(qapp: QApplication) -> None:
    assert [arbre.jeu.nom for arbre in exemples()] == list(JEUX)
    for arbre, fin in zip(exemples(), quatre_jeux(), strict=True):
        tout = IAminmax(profondeur=arbre.profondeur)
        assert f" {arbre.jeu.ecrire_coup(tout.meilleurs(arbre.jeu, arbre.racine)[0])} est le meilleur" in fin.phrase
        assert fin.phrase.endswith(f" {arbre.comptes().visites} sur {tout.noeuds}.")
        assert arbre.statut(0, fin.k) is Statut.FERME
