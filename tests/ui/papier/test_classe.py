"""The sheet for a class: blank, then solved, in every game, on both sheets and in both languages."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtGui import QFontMetricsF

from ecosysteme.jeux import creer_jeu
from ecosysteme.papier.fiche import Fiche
from ecosysteme.papier.page import A4, A5, DocumentPapier, Format, Texte, Trait
from ecosysteme.papier.pages_classe import PageDeClasse
from ecosysteme.papier.sommets import elaguer, feuilles_vues, planter
from ecosysteme.partie import Partie
from tests.papier import dans_la_page, de_classe
from ui.papier.classe import composer_classe, dire_coupes
from ui.papier.peinture import SERRE, UNITES, en_image, police_de
from ui.socle.langue import Langue

PARTIES = {
    "othello": "f5 d6 c3 d3 c4 f4 f6 f3 e6 e7 f2 b3 c6 g4 c2 f1 a2 f7 g6 c5 b5 e3 g3 d2",
    "puissance4": "4 4 4 4 4 2 4 3 6 1 6 3",
    "morpion": "b2 b1",
    "nim": "a1 c2",
}


def fiche_de(nom: str) -> Fiche:
    partie: Partie = Partie(creer_jeu(nom))
    for coup in PARTIES[nom].split():
        partie.jouer(partie.jeu.lire_coup(coup))
    return Fiche.de(partie)


def feuille_de(nom: str, format_: Format = A4, profondeur: int = 3) -> DocumentPapier:
    fiche = fiche_de(nom)
    return composer_classe(fiche, format_, len(fiche.coups), profondeur)


@pytest.mark.parametrize("format_", [A4, A5])
@pytest.mark.parametrize("nom", PARTIES)
def test_tout_tient_sur_la_feuille(nom: str, format_: Format, langue: Langue) -> None:
    for langue_ in ("fr", "en"):
        langue.choisir(langue_)
        for profondeur in (2, 3):
            pages = feuille_de(nom, format_, profondeur).pages
            assert len(pages) >= 2
            assert all(dans_la_page(page) for page in pages)
            bas = max(y.y + y.hauteur for page in pages for y in de_classe(page, Texte))
            assert bas <= format_.hauteur


@pytest.mark.parametrize("format_", [A4, A5])
@pytest.mark.parametrize("nom", PARTIES)
def test_aucune_valeur_du_corrige_n_est_coupee(nom: str, format_: Format, langue: Langue) -> None:
    for texte in de_classe(feuille_de(nom, format_).pages[1], Texte):
        if texte.lignes == 1 and texte.cote == "centre":
            large = QFontMetricsF(police_de(texte)).horizontalAdvance(texte.texte) * SERRE
            assert large <= texte.largeur * UNITES + 1, texte.texte


def test_on_ecrit_sur_des_lignes_noires_espacees(langue: Langue) -> None:
    """A photocopier keeps no grey, and a hand needs 8 mm."""
    vierge = feuille_de("othello").pages[0]
    lignes = [trait for trait in de_classe(vierge, Trait) if trait.x2 - trait.x1 == pytest.approx(A4.utile)]
    assert not any(ligne.pale for ligne in lignes)
    hauteurs = sorted(ligne.y1 for ligne in lignes)[-4:]
    assert min(b - a for a, b in pairwise(hauteurs)) >= 8


def test_des_pages_se_choisissent() -> None:
    fiche = fiche_de("morpion")
    voulues = PageDeClasse.ATTRACTEURS, PageDeClasse.ARBRE
    arbre, attracteurs = composer_classe(fiche, A4, len(fiche.coups), 2, voulues).pages
    toutes = composer_classe(fiche, A4, len(fiche.coups), 2, tuple(PageDeClasse)).pages
    assert len(toutes) == 4
    assert arbre.textes[:9] == toutes[0].textes[:9]
    assert attracteurs.textes[:9] == toutes[2].textes[:9]


def test_la_premiere_page_tait_ce_que_la_seconde_dit(langue: Langue) -> None:
    fiche = fiche_de("othello")
    vierge, corrige = feuille_de("othello").pages
    racine = planter(fiche.jeu, fiche.etat)
    passages = elaguer(racine)
    feuilles = [texte for texte in vierge.textes if texte[:1] in "+−0" and texte]
    assert len(feuilles) == racine.feuilles == 27, "seules les feuilles ont leur valeur"
    assert f"1. Il évalue {feuilles_vues(passages)} des 27 feuilles." in corrige.textes
    coupes = list(dire_coupes(fiche.jeu, racine, passages))
    assert coupes
    assert set(coupes) <= set(corrige.textes)
    assert not set(coupes) & set(vierge.textes)
    assert sum(texte.startswith("≥") for texte in corrige.textes) == len(coupes), "une borne par coupure"


def test_chaque_jeu_a_ses_pages(langue: Langue) -> None:
    titres = {nom: [page.textes[1] for page in feuille_de(nom, profondeur=2).pages] for nom in PARTIES}
    assert len(titres["othello"]) == len(titres["puissance4"]) == 2
    assert titres["morpion"][2:] == [
        "Attracteur de X, position après 2 coups",
        "Attracteur de X, corrigé, position après 2 coups",
    ]
    assert titres["nim"] == [
        "Nombres de Grundy, position après 2 coups",
        "Nombres de Grundy, corrigé, position après 2 coups",
    ], "toutes ses feuilles valent 0"
    for nom in PARTIES:
        pages = feuille_de(nom, profondeur=2).pages
        assert ["Nom" in page.textes for page in pages] == [True, False] * (len(pages) // 2), "who fills it in signs"


def test_elle_est_en_noir_et_blanc(langue: Langue) -> None:
    image = en_image(feuille_de("othello").pages[1], 2.0)
    points = [(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)]
    assert all(image.pixelColor(x, y).hslSaturation() <= 1 for x, y in points)
