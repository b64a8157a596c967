"""Seed 004's Othello on a matrix: its outputs, its bugs mended, and its functions against the rule book."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

from ecosysteme.facades import othello_numpy as jeu
from ecosysteme.facades.facade import PartieQuittee
from ecosysteme.facades.othello_numpy import coup_possible, donne_coup_possible, jouer, nv_plateau
from ecosysteme.plateau import BLANC, NOIR, Plateau
from tests.positions import plateaux

pytest.importorskip("matplotlib")

from matplotlib.figure import Figure
from matplotlib.patches import Circle

from tests.fenetre_simulee import Geste, clic
from tests.tailles import taille

PLUS_COURTE = ["65", "46", "35", "66", "57", "64", "75", "56", "53"]  # e6f4e3f6g5d6e7f5c5, line then column


def test_le_depart_de_l_enonce(capsys: pytest.CaptureFixture[str]) -> None:
    attendu = np.zeros((8, 8), int)
    attendu[3, 3] = attendu[4, 4] = 1
    attendu[4, 3] = attendu[3, 4] = 2
    for matrice in (jeu.Mplateau, nv_plateau(), nv_plateau(jeu.Mplateau)):
        assert (matrice == attendu).all()
        assert matrice.dtype == attendu.dtype
    assert nv_plateau() is not jeu.Mplateau
    assert jeu.dessine_plateau(jeu.Mplateau) is jeu.Mplateau
    assert capsys.readouterr().out == f"{attendu}\n"
    assert donne_coup_possible(jeu.Mplateau, 2) == [[2, 3], [3, 2], [4, 5], [5, 4]]
    assert donne_coup_possible(jeu.Mplateau, 1) == [[2, 4], [3, 5], [4, 2], [5, 3]]


def test_le_plateau_a_huit_lignes_et_huit_colonnes() -> None:
    dedans = [(i, j) for i in range(-2, 11) for j in range(-2, 11) if jeu.surplateau(i, j)]
    assert dedans == [(i, j) for i in range(8) for j in range(8)]


@settings(max_examples=taille(8, 20))  # hundreds of squares each
@given(plateaux((8,)))
def test_un_coup_est_celui_de_la_regle_et_rien_ne_change_avant(plateau: Plateau) -> None:
    """Off the board too, where a negative index would read the other side."""
    matrice = plateau.matrice()
    temoin = matrice.copy()
    for p, couleur in ((1, BLANC), (2, NOIR)):
        for i, j in [(i, j) for i in range(-2, 10) for j in range(-2, 10)]:
            valide, pions = plateau.coupValide((i, j), couleur)
            rendu = coup_possible(matrice, p, i, j)
            assert rendu == ([list(pion) for pion in pions] if valide else False)
            assert (matrice == temoin).all()
            copie = matrice.copy()
            assert jouer(copie, p, i, j) is valide
            attendue = temoin.copy()
            if valide:
                for case in [(i, j), *pions]:
                    attendue[case] = p
            assert (copie == attendue).all()


def test_les_indices_de_numpy_servent() -> None:
    (i, j), *_ = np.argwhere(nv_plateau() == 0)[[19]]
    assert coup_possible(nv_plateau(), 2, i, j) == [[3, 3]]


@pytest.mark.parametrize("p", [0, 3, "2", None])
def test_une_couleur_inconnue_est_refusee(p: Any) -> None:
    for fonction in (lambda: coup_possible(nv_plateau(), p, 2, 3), lambda: jeu.coup_joueur(nv_plateau(), p)):
        with pytest.raises(ValueError, match=r"attendu 1 \(blanc\) ou 2 \(noir\)"):
            fonction()


def test_coup_joueur_redemande(clavier: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    clavier("d3", "", "9", "90", "11", "44", "34")
    assert jeu.coup_joueur(nv_plateau(), 2) == [2, 3]
    sortie = capsys.readouterr().out
    assert sortie.count("Refusé : ") == 6
    assert "Coups possibles : 34, 43, 56, 65." in sortie


@pytest.mark.parametrize(("reponses", "couleurs"), [(("", "0", "noir", "2"), [2, 1]), (("1",), [1, 2])])
def test_poser_pion_donne_la_couleur_demandee(
    clavier: Callable[..., None], reponses: tuple[str, ...], couleurs: list[int]
) -> None:
    """The seed gives white to the first player whatever is typed: it compares '2' with 2."""
    clavier(*reponses)
    assert jeu.poser_pion() == couleurs
    assert jeu.first_joueur(couleurs) == f"joueur{1 + couleurs.index(2)}"


def test_les_scores_et_le_gagnant(capsys: pytest.CaptureFixture[str]) -> None:
    matrice = nv_plateau()
    jouer(matrice, 2, 2, 3)
    assert (jeu.nscores(matrice), jeu.bscores(matrice)) == (4, 1)
    assert jeu.qui_gagne(jeu.bscores, jeu.nscores) == 2  # as the seed calls it
    assert (jeu.qui_gagne(3, 2), jeu.qui_gagne(7, 7)) == (1, 0)
    assert capsys.readouterr().out == "4\n1\nLes noirs gagnent.\nLes blancs gagnent.\nÉgalité.\n"


def test_partie_au_clavier(clavier: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    clavier("trois", "2", *PLUS_COURTE)
    matrice = jeu.partie()
    assert np.count_nonzero(matrice == 2) == np.count_nonzero(matrice) == 13
    sortie = capsys.readouterr().out
    assert "joueur1 a les noirs et commence." in sortie
    assert sortie.endswith("Score des noirs :\n13\nScore des blancs :\n0\nLes noirs gagnent.\n")


@pytest.mark.parametrize(("couleur", "graine"), [("1", 0), ("2", 1)])
def test_partie_contre_une_machine_avec_ses_passes(
    monkeypatch: pytest.MonkeyPatch, clavier: Callable[..., None], capsys: pytest.CaptureFixture[str], couleur: str,
    graine: int
) -> None:  # fmt: skip
    """A pass is neither the end, as in the seed, nor a question without an answer."""
    depart = np.zeros((8, 8), np.int8)
    depart[0, :2] = depart[7, :2] = 2, 1
    depart[4, :3] = 2, 1, 1
    monkeypatch.setattr(jeu, "nv_plateau", lambda: depart)
    monkeypatch.setattr(jeu.FacadeMatrice, "_demander", lambda self, regles, etat: regles.coups_legaux(etat)[0])
    clavier(couleur)
    matrice = jeu.partie("ia_alea", graine)
    plateau = Plateau.depuis_matrice(matrice)
    assert not plateau.coups_legaux(NOIR)
    assert not plateau.coups_legaux(BLANC)
    assert capsys.readouterr().out.count("Les blancs ne peuvent pas jouer et passent leur tour.") == 2


def test_partie_quittee(clavier: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    clavier()
    assert (jeu.partie() == nv_plateau()).all()
    clavier("2", "34", KeyboardInterrupt())
    assert np.count_nonzero(jeu.partie()) == 5
    assert capsys.readouterr().out.endswith("Partie quittée.\n")
    with pytest.raises(ValueError, match="inconnu"):
        jeu.partie("ia_forte")
    clavier()
    with pytest.raises(PartieQuittee):
        jeu.coup_joueur(nv_plateau(), 2)


def test_dessine_plateau_sur_des_axes(capsys: pytest.CaptureFixture[str]) -> None:
    """On any axes, in place of what they showed."""
    axes = Figure().add_subplot()
    axes.plot([1, 2])
    assert jeu.dessine_plateau(jeu.Mplateau, axes) is jeu.Mplateau
    assert len(axes.lines) == 14  # the grid, and nothing else
    centres = [rond.center for rond in axes.patches if isinstance(rond, Circle)]
    assert sorted(centres) == [(3.5, 3.5), (3.5, 4.5), (4.5, 3.5), (4.5, 4.5)]
    assert axes.get_title() == "Noir 2, Blanc 2"
    assert capsys.readouterr().out == ""


def test_le_menu_mene_a_une_partie_au_clavier_ou_a_la_souris(
    clavier: Callable[..., None], fenetres: list[Geste], capsys: pytest.CaptureFixture[str]
) -> None:
    fenetres += [clic(int(nom[0]) - 1, int(nom[1]) - 1) for nom in PLUS_COURTE]
    clavier("3", "2", "", "2", "2", "ia_forte", "1", "IAmax", "2", "q", "1")
    jeu.menu()
    sortie = capsys.readouterr().out
    assert "'3' n'est pas dans le menu : attendu 1, 2 ou q." in sortie
    assert "Score des noirs :\n13\nScore des blancs :\n0\nLes noirs gagnent.\n" in sortie
    assert "Refusé : joueur 'ia_forte' inconnu" in sortie
    assert sortie.endswith("Partie quittée.\n")


@pytest.mark.parametrize(("couleur", "coups"), [("2", 0), ("1", 1)])
def test_partie_pyplot_contre_une_machine(
    clavier: Callable[..., None], fenetres: list[Geste], couleur: str, coups: int
) -> None:
    """The window is closed at the person's first turn: the machine that has black has played by then."""
    clavier(couleur)
    assert np.count_nonzero(jeu.partie_pyplot("ia_alea", 1)) == 4 + coups
    clavier()
    assert (jeu.partie_pyplot("ia_alea") == nv_plateau()).all()
