"""The boards that are printed: where each number is, in the four games."""

from __future__ import annotations

import pytest

from ecosysteme.jeu import Jeu
from ecosysteme.jeux import lire_jeu
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.papier.fiche import Fiche
from ecosysteme.papier.planche import Planche, Signe
from ecosysteme.papier.releve import dessiner_position, relever
from ecosysteme.partie import Partie


def fiche_de(jeu: Jeu, coups: str) -> Fiche:
    partie: Partie = Partie(jeu)
    for coup in coups.split():
        partie.jouer(jeu.lire_coup(coup))
    return Fiche.de(partie)


def test_a_othello_le_numero_de_chaque_coup_est_sur_sa_case_a_la_couleur_de_qui_l_a_joue() -> None:
    planche = relever(fiche_de(Othello(), "f5 d6 c3"))
    assert planche.signes[4, 5] == Signe(1, "1")
    assert planche.signes[5, 3] == Signe(2, "2")
    assert planche.signes[2, 2] == Signe(1, "3")
    depart = {(3, 3): Signe(2), (4, 4): Signe(2), (3, 4): Signe(1), (4, 3): Signe(1)}
    assert {case: planche.signes[case] for case in depart} == depart, "not those that they were turned to"
    assert (planche.noms_colonnes, planche.noms_lignes) == (tuple("abcdefgh"), tuple("12345678"))


def test_a_puissance_4_le_premier_pion_est_en_bas_et_les_quatre_alignes_se_voient() -> None:
    fiche = fiche_de(Puissance4(), "4 5 4 5 4 5 4")
    planche = relever(fiche)
    assert planche.signes[5, 3] == Signe(1, "1", gagnant=True)
    assert planche.signes[2, 3] == Signe(1, "7", gagnant=True)
    assert planche.signes[5, 4] == Signe(2, "2")
    assert (planche.noms_lignes, planche.noms_colonnes) == ((), tuple("1234567"))


def test_au_morpion_et_au_nim() -> None:
    planche = relever(fiche_de(Morpion(), "b2 a1"))
    assert (planche.forme, planche.signes) == ("signe", {(1, 1): Signe(1, "1"), (0, 0): Signe(2, "2")})
    planche = relever(fiche_de(Nim((1, 3)), "b2 a1"))
    assert planche.forme == "objet"
    assert planche.signes == {
        (0, 1): Signe(1, "1"),
        (1, 1): Signe(1, "1"),
        (2, 0): Signe(2, "2"),
        (2, 1): Signe(None),  # still there
    }


def test_un_tas_haut_se_range_sur_plusieurs_colonnes() -> None:
    planche = relever(fiche_de(Nim((25, 2)), "a24 b1"))
    assert (planche.lignes, planche.colonnes) == (9, 7), "three columns a heap, and one between them"
    assert planche.noms_colonnes[:7] == ("", "a", "", "", "", "b", "")
    assert len(planche.signes) == 27, "no object hides another"
    assert planche.signes[8, 0] == Signe(None)
    assert planche.signes[8, 1] == planche.signes[0, 0] == Signe(1, "1")
    assert [planche.signes[8, 4], planche.signes[8, 5]] == [Signe(None), Signe(2, "2")]


def test_une_position_montre_son_dernier_coup_et_ce_que_l_on_y_marque() -> None:
    fiche = fiche_de(Othello(), "f5 d6 c3")
    d3, c4 = (2, 3), (3, 2)
    planche = dessiner_position(fiche.jeu, fiche.etat, fiche.coups[-1], {d3: "etoile", c4: "croix"})
    assert planche.signes[2, 2] == Signe(1, dernier=True)
    assert planche.signes[3, 3] == Signe(1), "turned by then"
    assert planche.reperes == {d3: "etoile", c4: "croix"}
    puissance4 = fiche_de(Puissance4(), "4 4")
    planche = dessiner_position(puissance4.jeu, puissance4.etat, puissance4.coups[-1], {3: "croix"})
    assert planche.signes[4, 3] == Signe(2, dernier=True)
    assert planche.reperes == {(3, 3): "croix"}, "where the disc would fall"
    nim = fiche_de(Nim((1, 3)), "b2")
    assert dessiner_position(nim.jeu, nim.etat, nim.coups[-1], {(1, 1): "croix"}).reperes == {(2, 1): "croix"}


@pytest.mark.parametrize(
    "jeu", ["othello:taille=4", "othello:taille=10", "puissance4", "morpion", "nim:tas=9-1", "nim:tas=40-99"]
)
def test_rien_ne_sort_du_plateau(jeu: str) -> None:
    partie: Partie = Partie(lire_jeu(jeu))
    while not partie.terminee:
        partie.jouer(partie.jeu.coups_legaux(partie.etat)[-1])
    fiche = Fiche.de(partie)
    for planche in (relever(fiche), dessiner_position(fiche.jeu, fiche.etat, fiche.coups[-1])):
        assert all(0 <= y < planche.lignes and 0 <= x < planche.colonnes for y, x in planche.signes)
    numeros = {signe.texte for signe in relever(fiche).signes.values()} - {""}
    assert numeros == {str(note.numero) for note in fiche.coups}


def test_un_jeu_inconnu_est_refuse() -> None:
    class Autre(Morpion):
        pass

    with pytest.raises(ValueError, match="morpion ne se dessine pas : attendu morpion, nim, othello, puissance4"):
        relever(Fiche.de(Partie(Autre())))


def test_une_planche_sans_signe_est_vide() -> None:
    assert dessiner_position(Nim((2,)), Nim((2,)).jouer(Nim((2,)).etat_initial(), (0, 2))) == Planche(
        2, 1, {}, "objet", noms_colonnes=("a",)
    )
