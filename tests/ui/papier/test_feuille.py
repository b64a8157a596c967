"""The score sheet, filled or empty, in both languages, on both sheets, for the four games."""

from __future__ import annotations

import re
from itertools import count
from random import Random

import pytest
from PySide6.QtGui import QFontMetricsF

from ecosysteme.formats.sgf.dessins import SANS_DESSINS
from ecosysteme.jeux import lire_jeu
from ecosysteme.jeux.nim import Nim
from ecosysteme.papier.dessins import svg_dessins
from ecosysteme.papier.fiche import Fiche
from ecosysteme.papier.page import A4, A5, Dessin, Format, Texte
from ecosysteme.papier.planche import svg_planche
from ecosysteme.papier.releve import relever
from ecosysteme.partie import Partie
from tests.papier import COUPS, FLECHE, dans_la_page, de_classe, fiche_de, fiche_dessinee, texte_de
from tests.positions import partie_jouee
from ui.papier.classe import composer_classe
from ui.papier.feuille import composer_feuille
from ui.papier.peinture import SERRE, UNITES, police_de
from ui.socle.langue import Langue

JEUX = ("othello", "othello:taille=4", "othello:taille=10", "puissance4", "morpion", "nim:tas=3-5-7")


@pytest.mark.parametrize("feuille", [A4, A5])
def test_la_feuille_dit_tout_de_la_partie(langue: Langue, feuille: Format) -> None:
    fiche = fiche_de()
    document = composer_feuille(fiche, feuille)
    [page] = document.pages
    assert document.titre == "Alice – Bob"
    assert {"Alice", "Bob", "2026-11-22", "Coupe", "3", "Paris", "31 – 33", "Blanc gagne 33 à 31"} <= set(page.textes)
    assert "Noir : temps 0:45" in page.textes
    assert {str(numero) for numero in range(1, 61)} <= set(page.textes)
    assert page.textes.count("1,5″") == 60
    assert svg_planche(relever(fiche)) in [dessin.svg for dessin in de_classe(page, Dessin)]
    [coups] = [texte for texte in page.textes if re.fullmatch("[a-h1-8 ]{100,}", texte)]
    assert coups.replace(" ", "") == COUPS
    assert dans_la_page(page)


def test_ce_qui_est_dessine_s_imprime(langue: Langue) -> None:
    trait = svg_dessins(SANS_DESSINS.tirer(FLECHE))
    fiche = fiche_dessinee("f5d6c3")
    pages = (*composer_feuille(fiche, A4).pages, *composer_classe(fiche, A4, 3, 2).pages)
    for page in pages:
        assert sum(trait in dessin.svg for dessin in de_classe(page, Dessin)) == 1, "the last position, not the record"


def test_la_liste_suit_l_ordre_des_coups(langue: Langue) -> None:
    [page] = composer_feuille(fiche_de(), A4).pages
    for numero, coup in ((1, "c4"), (30, "a5"), (31, "a7"), (60, "a1")):
        assert texte_de(page, str(numero)).y == texte_de(page, coup).y
    assert texte_de(page, "a5").x < texte_de(page, "a7").x, "two columns"
    assert texte_de(page, "a7").y == texte_de(page, "c4").y


def test_une_passe_est_dite_sans_numero(langue: Langue) -> None:
    fiche = fiche_de("e6f4e3f6g5d6e7f5c5")  # White is wiped out
    assert "passe" not in composer_feuille(fiche, A4).pages[0].textes
    partie: Partie = Partie(lire_jeu("othello:taille=4"))
    for coup in ["b1", "c1", "d3", "a1", "a3", "a2", "d4", "c4", "b4", "a4", "d2", "d1"]:
        partie.jouer(partie.jeu.lire_coup(coup))
    [page] = composer_feuille(Fiche.de(partie), A4).pages
    assert page.textes.count("passe") == 1
    assert texte_de(page, "12").texte == "12"


@pytest.mark.parametrize("feuille", [A4, A5])
@pytest.mark.parametrize(("nom", "passe"), [("fr", "passe"), ("en", "pass")])
def test_une_passe_s_ecrit_en_entier(langue: Langue, feuille: Format, nom: str, passe: str) -> None:
    langue.choisir(nom)
    fiche = Fiche.de(partie_avec_passe())
    ecrits = de_classe(composer_feuille(fiche, feuille).pages[0], Texte)
    [place, *_] = [texte for texte in ecrits if texte.texte == passe]
    large = QFontMetricsF(police_de(place)).horizontalAdvance(passe) / UNITES
    assert large * SERRE <= place.largeur, "narrower, and not cut"


def partie_avec_passe() -> Partie:
    """Return a game of 8 x 8 of which somebody passes after 50 moves."""
    for graine in count():
        hasard, partie = Random(graine), Partie(lire_jeu("othello"))
        while not partie.terminee:
            partie.jouer(hasard.choice(partie.jeu.coups_legaux(partie.etat)))
        if any(tour.coup is None for tour in Fiche.de(partie).tours[50:]):
            return partie
    raise AssertionError


def test_une_partie_en_cours_dit_a_qui_de_jouer(langue: Langue) -> None:
    [page] = composer_feuille(fiche_de("f5d6c3"), A5).pages
    assert "Position atteinte" in page.textes
    assert "Trait aux Blancs" in page.textes


@pytest.mark.parametrize(("nom", "titre", "ouverture"), [("fr", "Ouverture", "Tigre"), ("en", "Opening", "Tiger")])
def test_l_ouverture_est_parmi_les_circonstances(langue: Langue, nom: str, titre: str, ouverture: str) -> None:
    langue.choisir(nom)
    [page] = composer_feuille(Fiche.de(partie_jouee("f5d6c3d3c4")), A5).pages
    assert {titre, ouverture} <= set(page.textes)
    assert dans_la_page(page)
    [page] = composer_feuille(Fiche.de(partie_jouee("f5")), A5).pages
    assert titre not in page.textes


def test_la_feuille_parle_anglais(langue: Langue) -> None:
    langue.choisir("en")
    [page] = composer_feuille(fiche_de(), A4).pages
    assert {"Black", "White", "Date", "Round", "Place", "move", "time", "White wins 33 to 31"} <= set(page.textes)


@pytest.mark.parametrize("feuille", [A4, A5])
@pytest.mark.parametrize("nom", JEUX)
def test_la_feuille_vierge_attend_tous_les_coups(langue: Langue, nom: str, feuille: Format) -> None:
    jeu = lire_jeu(nom)
    depart: Partie = Partie(jeu)
    [page] = composer_feuille(Fiche.de(depart), feuille).pages
    planche = relever(Fiche.de(depart))
    attendus = 15 if isinstance(jeu, Nim) else planche.lignes * planche.colonnes - len(planche.signes)
    assert {str(numero) for numero in range(1, attendus + 1)} <= set(page.textes)
    assert str(attendus + 1) not in set(page.textes) - {str(rang) for rang in range(11)}
    assert any(texte.startswith("Signature") for texte in page.textes)
    assert dans_la_page(page)


@pytest.mark.parametrize("feuille", [A4, A5])
@pytest.mark.parametrize("nom", [*JEUX, "nim:tas=99-99-99,maximum=1"])
def test_toute_partie_tient_sur_ses_pages(langue: Langue, nom: str, feuille: Format) -> None:
    partie: Partie = Partie(lire_jeu(nom))
    while not partie.terminee:
        partie.jouer(partie.jeu.coups_legaux(partie.etat)[0], 70.0)
    pages = composer_feuille(Fiche.de(partie), feuille).pages
    assert all(map(dans_la_page, pages))
    assert sum(page.textes.count("1:10") for page in pages) == partie.nb_coups
    assert (len(pages) > 1) == (partie.nb_coups > 110)
