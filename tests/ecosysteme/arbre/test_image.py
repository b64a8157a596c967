"""The tree as SVG: what was reached is there, and nothing that QtSvg cannot draw."""

from __future__ import annotations

import random
import re
from math import inf, nextafter
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecosysteme.arbre import Arbre, Statut, cultiver
from ecosysteme.arbre.image import FEUILLES_VIGNETTES, Habillage, decide, ecrire_valeur, svg_arbre
from ecosysteme.jeu import GAIN
from ecosysteme.jeux import creer_jeu, lire_jeu
from ecosysteme.jeux.othello import Othello
from tests.ecosysteme.arbre.hasard import arbres, position
from tests.positions import partie_jouee

SVG = "{http://www.w3.org/2000/svg}"
INTERDITS = ("clip-path", "rgba(", "dominant-baseline", " id=", 'd=""')


def lire(document: str) -> ElementTree.Element:
    """Parse what a browser and QtSvg can both draw."""
    assert not [interdit for interdit in INTERDITS if interdit in document]
    racine = ElementTree.fromstring(document)
    assert [element.tag for element in racine.iter()].count(f"{SVG}svg") == 1
    return racine


def textes(image: ElementTree.Element) -> list[str]:
    return [texte.text or "" for texte in image.iter(f"{SVG}text")]


def traits(image: ElementTree.Element, style: str) -> int:
    """Count the edges drawn in a style."""
    return sum(chemin.get("d", "").count("M") for chemin in image.iter(f"{SVG}path") if chemin.get("class") == style)


@settings(max_examples=40)
@given(arbres(profondeur=2), st.data())
def test_ce_qui_est_atteint_est_dessine_et_rien_d_autre(arbre: Arbre, data: st.DataObject) -> None:
    k = data.draw(st.integers(0, arbre.nb_etapes))
    image = lire(svg_arbre(arbre, k, vignettes=True))
    statuts = [arbre.statut(noeud, k) for noeud in range(len(arbre))]
    vus = [noeud for noeud, statut in enumerate(statuts) if statut is not Statut.INCONNU]
    groupes = [groupe for groupe in image.iter(f"{SVG}g") if groupe.get("class") == "noeud"]
    assert len(groupes) == len(vus)
    assert [groupe.get("opacity") is not None for groupe in groupes] == [
        statuts[noeud] is Statut.ELAGUE for noeud in vus
    ]
    ecrits = textes(image)
    for noeud in vus[1:]:
        assert arbre.nom_coup(noeud) in ecrits
    for noeud in vus:
        valeur = arbre.valeur(noeud, k)
        if statuts[noeud] is Statut.ELAGUE:
            assert f"× {arbre.elagues[noeud]}" in ecrits
        elif valeur is not None:
            assert any(texte.endswith(ecrire_valeur(arbre.jeu, valeur)) for texte in ecrits)
    chemin = set(arbre.chemin(k))
    assert traits(image, "elague") == traits(image, "croix") == statuts.count(Statut.ELAGUE)
    assert traits(image, "chemin") == max(0, len(chemin) - 1)
    assert traits(image, "principale") == len(set(arbre.principale(k)[1:]) - chemin)
    comptes = arbre.comptes(k)
    [compte] = [texte for texte in ecrits if "visitées" in texte]
    assert [int(nombre) for nombre in re.findall(r"\d+", compte)] == list(comptes)


def test_la_fenetre_et_les_bornes_sont_ecrites() -> None:
    """Its second move is refuted by the first reply: a bound, not a value."""
    partie = partie_jouee("d3d4c4b4a3", 4)
    arbre = cultiver(partie.jeu, partie.etat, "ia_alphabeta", 2)
    ecrits = textes(lire(arbre._repr_svg_()))
    assert "≥ +3" in ecrits
    assert "α = +3  β > +1" in ecrits, "une égalité ne coupe pas sous la racine"
    assert ecrits.count("× 1") == 2
    assert ecrits[1:4] == ["Blanc", "Noir", "Blanc"]
    simple = textes(lire(svg_arbre(cultiver(partie.jeu, partie.etat, "ia_minmax", 2))))
    assert not [texte for texte in simple if "α" in texte or "≥" in texte]
    assert "Une valeur est celle de Blanc" in simple


def test_un_grand_arbre_est_en_points_et_reste_leger() -> None:
    arbre = cultiver(*position("othello", random.Random(0), 30), "ia_alphabeta", 4)
    feuilles = sum(not list(arbre.enfants(noeud)) for noeud in range(len(arbre)))
    assert feuilles > 100 * FEUILLES_VIGNETTES
    document = svg_arbre(arbre)
    image = lire(document)
    assert len(document) < 400_000
    assert not list(image.iter(f"{SVG}g"))
    assert traits(image, "principale") == 4
    # Each level has a point wherever it has a node, to half a pixel.
    points = {
        float(y)
        for chemin in image.iter(f"{SVG}path")
        if chemin.get("class") in ("noeuds", "elagues")
        for _, y in re.findall(r"M(\S+) (\S+?)h", chemin.get("d", ""))
    }
    assert len(points) == 5
    racines = [arbre.nom_coup(enfant) for enfant in arbre.enfants(0)]
    assert set(racines) <= set(textes(image))


def test_l_habillage_donne_couleurs_et_mots() -> None:
    arbre = cultiver(lire_jeu("morpion"), lire_jeu("morpion").etat_initial(), "ia_negamax", 1, ordonne=True)
    habillage = Habillage(
        fond="#123456", titre="{algorithme} <{k}/{total}>", camps=("Cross", "Nought"), gain="W", perte="L"
    )
    image = lire(svg_arbre(arbre, habillage=habillage))
    assert next(image.iter(f"{SVG}rect")).get("fill") == "#123456"
    ecrits = textes(image)
    assert ecrits[:3] == ["IA Néga-Max <20/20>, meilleurs coups d'abord", "Cross", "Nought"]
    assert ecrits[-1].endswith("W : gagné, L : perdu")


@pytest.mark.parametrize("k", [-1, 1_000])
def test_une_etape_qui_n_existe_pas_est_refusee(k: int) -> None:
    arbre = cultiver(Othello(), Othello().etat_initial(), "ia_alphabeta", 1)
    with pytest.raises(ValueError, match=f"étape {k} inexistante : l'arbre en compte 10"):
        svg_arbre(arbre, k)


@pytest.mark.parametrize("bord", [GAIN, nextafter(GAIN, 0), nextafter(GAIN, inf)])
def test_une_borne_a_un_cheveu_du_gain_est_le_gain(bord: float) -> None:
    """Alpha-beta cuts at the next number above what is reached."""
    nim, othello = creer_jeu("nim"), creer_jeu("othello")
    assert [ecrire_valeur(nim, valeur) for valeur in (bord, -bord)] == ["G", "P"]
    assert decide(nim, bord)
    assert decide(nim, -bord)
    assert not decide(nim, GAIN - 1)
    assert ecrire_valeur(othello, bord) == f"+{GAIN:.0f}", "là où l'on compte des points, ce n'en est qu'un nombre"
