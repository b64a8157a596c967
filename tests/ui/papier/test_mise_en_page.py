"""What the pages share: times, titles, fields, tables, numbers of pages."""

from __future__ import annotations

import pytest

from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.othello import Othello
from ecosysteme.papier.page import A4, A5, Fond, Page, Texte, Trait
from tests.papier import de_classe, fiche_de, texte_de
from ui.papier.mise_en_page import (
    Cellule,
    ColonneDeTable,
    ListeEnColonnes,
    champ,
    ecrire_duree,
    entete,
    jeton,
    joueurs,
    pied,
    table,
    titre_de,
)
from ui.socle.langue import Langue

COLONNES = (ColonneDeTable("n°", 1, "droite"), ColonneDeTable("coup", 2))


def lignes(nombre: int) -> list[tuple[Cellule, Cellule]]:
    return [(Cellule(str(rang + 1)), Cellule("f5", 1)) for rang in range(nombre)]


def test_les_temps_se_lisent_d_un_coup_d_oeil(langue: Langue) -> None:
    lus = [ecrire_duree(secondes) for secondes in (0, 0.04, 3.46, 9.4, 12.4, 59.7, 75, 3700)]
    assert lus == ["", "0,0″", "3,5″", "9,4″", "0:12", "1:00", "1:15", "1:01:40"]
    langue.choisir("en")
    assert ecrire_duree(3.46) == "3.5″"


def test_un_champ_sans_valeur_laisse_une_ligne_ou_ecrire() -> None:
    rempli, vide = champ(A4, 20, 30, 50, "Date", "2026"), champ(A4, 20, 30, 50, "Date", "")
    assert [element.texte for element in rempli if isinstance(element, Texte)] == ["Date", "2026"]
    assert [element.texte for element in vide if isinstance(element, Texte)] == ["Date"]
    [trait] = [element for element in vide if isinstance(element, Trait)]
    assert (trait.x1, trait.x2) == (20, 70)


def test_les_joueurs_sont_a_cote_de_leur_jeton(langue: Langue) -> None:
    page = Page(A4, tuple(joueurs(A4, fiche_de(), 30)))
    assert page.textes == ("Noir", "Alice", "Blanc", "Bob")
    premier, second = texte_de(page, "Alice"), texte_de(page, "Bob")
    assert premier.x + premier.largeur < second.x
    assert titre_de(fiche_de()) == "Alice – Bob"


def test_les_jetons_sont_les_signes_du_jeu() -> None:
    assert "<circle" in jeton(Othello(), 1, 0, 0, 5).svg
    assert "<circle" not in jeton(Morpion(), 1, 0, 0, 5).svg, "a cross"
    assert jeton(Othello(), 1, 0, 0, 5).svg != jeton(Othello(), 2, 0, 0, 5).svg


def test_une_table_a_ses_lignes_et_une_sur_deux_est_grise() -> None:
    page = Page(A4, tuple(table(A4, Othello(), (15, 20, 60), COLONNES, lignes(5), 6)))
    assert page.textes[0] == "n°"
    assert [texte.y for texte in de_classe(page, Texte) if texte.texte == "f5"] == [26, 32, 38, 44, 50]
    assert [fond.y for fond in de_classe(page, Fond)] == [32, 44]
    assert texte_de(page, "3").cote == "droite"


@pytest.mark.parametrize("nombre", [1, 60, 500])
def test_une_longue_liste_continue_sur_d_autres_pages(nombre: int) -> None:
    liste = ListeEnColonnes(A5, Othello(), COLONNES, lignes(nombre))
    premiere = Page(A5, tuple(liste.poser((11, 60, 126), 2)))
    pages = [premiere, *liste.suite("Othello", "Alice – Bob", 4)]
    numeros = [int(texte) for page in pages for texte in page.textes if texte.isdecimal()]
    assert numeros == list(range(1, nombre + 1))
    assert all(texte.y + texte.hauteur <= A5.bas + 0.01 for page in pages for texte in de_classe(page, Texte))
    assert (len(pages) == 1) == (nombre <= 60)


def test_les_pages_sont_numerotees_s_il_y_en_a_plusieurs() -> None:
    elements, haut = entete(A4, "Othello", "Coupe")
    assert A4.marge < haut < 40
    page = Page(A4, tuple(elements))
    assert [seule.textes[-1] for seule in pied([page])] == ["Othellier"]
    assert [une.textes[-1] for une in pied([page, page])] == ["1 / 2", "2 / 2"]
