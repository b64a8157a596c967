"""Diagrams: the positions after chosen moves, or those that are marked in the game."""

from __future__ import annotations

import pytest

from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.papier.fiche import Fiche
from ecosysteme.papier.page import A4, A5, Dessin, Format
from ecosysteme.papier.planche import svg_planche
from ecosysteme.papier.releve import dessiner_position
from ecosysteme.variantes.edition import annoter
from tests.papier import dans_la_page, de_classe, fiche_de, texte_de
from ui.papier.diagrammes import composer_diagrammes
from ui.socle.langue import Langue


@pytest.mark.parametrize("feuille", [A4, A5])
def test_chaque_diagramme_montre_la_position_apres_son_coup(langue: Langue, feuille: Format) -> None:
    fiche = fiche_de()
    [page] = composer_diagrammes(fiche, feuille, (0, 20, 60)).pages
    dessins = [dessin.svg for dessin in de_classe(page, Dessin)]
    for numero in (20, 60):
        diagramme = fiche.diagramme(numero)
        assert svg_planche(dessiner_position(fiche.jeu, diagramme.etat, diagramme.dernier)) in dessins
    assert {"Position de départ", "Coup 20 : g4", "Coup 60 : a1", "Trait aux Noirs · 2 – 2"} <= set(page.textes)
    assert "Blanc gagne 33 à 31" in page.textes
    assert dans_la_page(page)


def test_six_diagrammes_par_page(langue: Langue) -> None:
    pages = composer_diagrammes(fiche_de(), A4, range(1, 14)).pages
    assert [sum(texte.startswith("Coup") for texte in page.textes) for page in pages] == [6, 6, 1]
    assert pages[2].textes[-1] == "3 / 3"
    premier, second, troisieme = (texte_de(pages[0], f"Coup {rang}") for rang in ("1 : c4", "2 : c3", "3 : d3"))
    assert premier.y == second.y < troisieme.y
    assert premier.x == troisieme.x < second.x


def test_les_positions_marquees_sans_autre_demande(langue: Langue) -> None:
    partie = lire_transcription("f5d6c3")
    partie.aller_a(1)
    partie.jouer((5, 5))
    numero = partie.noeud.numero
    partie.modifier(annoter(partie.racine, numero, marque=True, commentaire="Plus calme que d6.", glyphe="!?"))
    [page] = composer_diagrammes(Fiche.de(partie), A4).pages
    assert "Coup 2 : f6!?" in page.textes, "the line on which the game stands"
    assert any(texte.endswith("Plus calme que d6.") for texte in page.textes)
    partie.aller_au_noeud(partie.racine.suites[0].suites[0].numero)
    [page] = composer_diagrammes(Fiche.de(partie), A4).pages
    assert "Variante, coup 2 : f6!?" in page.textes


def test_sans_aucune_position_il_n_y_a_rien_a_imprimer() -> None:
    with pytest.raises(ValueError, match="aucun diagramme : attendu une position marquée"):
        composer_diagrammes(fiche_de(), A4)
    with pytest.raises(ValueError, match="coup 61 inexistant"):
        composer_diagrammes(fiche_de(), A4, (61,))
