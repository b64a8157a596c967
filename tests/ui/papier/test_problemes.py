"""A page of problems: positions the right way up, their solutions upside down."""

from __future__ import annotations

import pytest

from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.othello import Othello
from ecosysteme.papier.page import A4, A5, Dessin, Format, Texte
from ecosysteme.papier.planche import svg_planche
from ecosysteme.papier.problemes import Probleme
from ecosysteme.papier.releve import dessiner_position
from tests.papier import dans_la_page, de_classe, fiche_de
from ui.papier.problemes import composer_problemes
from ui.socle.langue import Langue

JEU = Othello()


def problemes(nombre: int) -> list[Probleme]:
    """Make problems of the first positions of a game, whose next move is called the only one that wins."""
    notes = fiche_de().coups[:nombre]
    return [Probleme(note.avant, {note.coup: 2}, gagnant=True, numero=note.numero) for note in notes]


@pytest.mark.parametrize("feuille", [A4, A5])
def test_les_solutions_sont_a_l_envers_au_bas_de_leur_page(langue: Langue, feuille: Format) -> None:
    donnes = problemes(8)
    premiere, seconde = composer_problemes(JEU, donnes, feuille, "Coupe").pages
    for page, rangs in ((premiere, range(1, 7)), (seconde, range(7, 9))):
        [solutions] = [texte for texte in de_classe(page, Texte) if texte.renverse]
        coups = {rang: JEU.ecrire_coup(next(iter(donnes[rang - 1].solutions))) for rang in rangs}
        attendu = "   ".join(f"{rang}. {coup} (+2)" for rang, coup in coups.items())
        assert solutions.texte == f"Solutions : {attendu}"
        plateaux = [dessin.y + dessin.hauteur for dessin in de_classe(page, Dessin)]
        assert solutions.y > max(plateaux)
        assert dans_la_page(page)
    assert "1. Trait aux Noirs" in premiere.textes
    assert premiere.textes.count("Un seul coup gagne. Lequel ?") == 6
    assert svg_planche(dessiner_position(JEU, donnes[7].etat)) in [dessin.svg for dessin in de_classe(seconde, Dessin)]


def test_la_question_est_celle_a_laquelle_on_repond(langue: Langue) -> None:
    etat = JEU.etat_initial()
    poses = [
        Probleme(etat, {(2, 3): -4}, commentaire="de 1998"),
        Probleme(etat, {(2, 3): 2, (3, 2): 2}),
    ]
    [page] = composer_problemes(JEU, poses, A4).pages
    assert "Quel est le meilleur coup ? de 1998" in page.textes
    assert "Quels sont les meilleurs coups ?" in page.textes
    assert "Solutions : 1. d3 (−4)   2. d3, c4 (+2)" in page.textes


def test_un_jeu_sans_points_ne_dit_que_le_coup(langue: Langue) -> None:
    jeu = Morpion()
    [page] = composer_problemes(jeu, [Probleme(jeu.etat_initial(), {(1, 1): 1}, gagnant=True)], A4).pages
    assert "Solutions : 1. b2" in page.textes


def test_sans_probleme_rien_a_imprimer() -> None:
    with pytest.raises(ValueError, match="aucun problème"):
        composer_problemes(JEU, [], A4)
