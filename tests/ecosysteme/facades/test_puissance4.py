"""Seed 001's Puissance 4: what its functions print and return, and its alignments against a scan of our own."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.facades import puissance4 as jeu
from ecosysteme.facades.facade import PartieQuittee
from ecosysteme.facades.puissance4 import (
    afficher,
    coup_possible,
    diag,
    grille_vide,
    horiz,
    jouer,
    match_nul,
    vert,
    victoire,
)

pytest.importorskip("matplotlib")

from matplotlib.colors import to_hex
from matplotlib.patches import Circle

from tests.fenetre_simulee import Geste, clic, fermer

grilles = st.lists(st.lists(st.sampled_from((0, 1, 2)), min_size=7, max_size=7), min_size=6, max_size=6)
PAS = {horiz: [(0, 1)], vert: [(1, 0)], diag: [(1, 1), (-1, 1)]}
VIDE_AFFICHEE = (".   " * 7 + "\n\n") * 6


def quatre(g: list[list[int]], j: int, l0: int, c0: int, dl: int, dc: int) -> bool:
    """Walk four squares."""
    cases = [(l0 + k * dl, c0 + k * dc) for k in range(4)]
    return all(0 <= y < 6 and 0 <= x < 7 for y, x in cases) and all(g[y][x] == j for y, x in cases)


def test_l_affichage_de_l_enonce(capsys: pytest.CaptureFixture[str]) -> None:
    """The first line at the bottom, three spaces after each square, an empty line after each line."""
    g = grille_vide()
    afficher(g)
    assert capsys.readouterr().out == VIDE_AFFICHEE
    for j, c in ((1, 3), (2, 3), (1, 0)):
        jouer(g, j, c)
    afficher(g)
    bas = ".   .   .   O   .   .   .   \n\nX   .   .   X   .   .   .   \n\n"
    assert capsys.readouterr().out == VIDE_AFFICHEE[: 4 * 30] + bas


def test_une_colonne_se_remplit() -> None:
    g = grille_vide()
    for rang in range(6):
        assert coup_possible(g, 2) is True
        jouer(g, 1 + rang % 2, 2)
    assert [rangee[2] for rangee in g] == [1, 2, 1, 2, 1, 2]
    assert coup_possible(g, 2) is False
    avant = [list(rangee) for rangee in g]
    for c in (2, -1, 7):
        with pytest.raises(ValueError, match="attendu une colonne de 0 à 6, non pleine"):
            jouer(g, 1, c)
    with pytest.raises(ValueError, match="attendu 1 ou 2"):
        jouer(g, 3, 0)
    assert g == avant


@pytest.mark.parametrize("c", [-1, 7, 10**9, 2.5, "3", None])
def test_une_colonne_qui_n_existe_pas_n_est_pas_possible(c: int) -> None:
    assert coup_possible(grille_vide(), c) is False


@given(grilles)
def test_les_alignements_de_n_importe_quelle_grille(g: list[list[int]]) -> None:
    """On the grid's edges too, where the seed's functions read outside it."""
    for j in (1, 2):
        trouve = False
        for fonction, pas in PAS.items():
            for y, x in [(y, x) for y in range(-1, 7) for x in range(-1, 8)]:
                attendu = any(quatre(g, j, y, x, dl, dc) for dl, dc in pas)
                assert fonction(g, j, y, x) is attendu
                trouve |= attendu
        assert victoire(g, j) is trouve


@pytest.mark.parametrize("cases", [
    [(0, 3), (0, 4), (0, 5), (0, 6)],
    [(2, 6), (3, 6), (4, 6), (5, 6)],
    [(2, 3), (3, 4), (4, 5), (5, 6)],
    [(5, 0), (4, 1), (3, 2), (2, 3)],
])  # fmt: skip
def test_un_alignement_au_bord_se_voit(cases: list[tuple[int, int]]) -> None:
    g = grille_vide()
    for ligne, colonne in cases[:3]:
        g[ligne][colonne] = 2
    assert victoire(g, 2) is False
    g[cases[3][0]][cases[3][1]] = 2
    assert (victoire(g, 2), victoire(g, 1)) == (True, False)


def test_une_grille_pleine_est_nulle_si_personne_n_a_gagne() -> None:
    nulle = [[1, 1, 2, 2, 1, 1, 2], [2, 2, 1, 1, 2, 2, 1]] * 3
    assert (victoire(nulle, 1), victoire(nulle, 2), match_nul(nulle)) == (False, False, True)
    nulle[5][4] = 0
    assert match_nul(nulle) is False
    # What the seed calls a draw is a full grid: who won is asked first.
    assert match_nul([[1] * 7] * 6) is True


@pytest.mark.parametrize("g", [[], [[0] * 7] * 5, [[0] * 6] * 6, [[3] * 7] * 6, [0] * 6])
def test_une_grille_mal_formee_est_refusee(g: list[list[int]]) -> None:
    appels: list[Callable[[], object]] = [
        lambda: afficher(g),
        lambda: victoire(g, 1),
        lambda: match_nul(g),
        lambda: horiz(g, 1, 0, 0),
    ]
    for appel in appels:
        with pytest.raises(ValueError, match="attendu"):
            appel()


def test_ce_n_est_pas_a_l_autre_de_jouer() -> None:
    """The grid tells whose turn it is, whatever the loop says."""
    config = jeu.creer_config_init()
    assert not jeu.est_coup_possible(config, 2)
    with pytest.raises(ValueError, match="ce n'est pas à Jaune de jouer"):
        jeu.incrementer_config(config, 3, 2)
    assert config == grille_vide()


def test_partie_au_clavier(clavier: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    """Letters, a full column, an empty line: asked again."""
    clavier("trois", "", "0", "0", "0", "0", "0", "0", "0", "7", "6", "q")
    g = jeu.partie()
    lignes = capsys.readouterr().out.splitlines()
    refus = [ligne for ligne in lignes if ligne.startswith("Refusé : ")]
    assert len(refus) == 4
    assert refus[2] == "Refusé : la colonne 0 est pleine."
    assert ([rangee[0] for rangee in g], g[0][6]) == ([1, 2, 1, 2, 1, 2], 1)
    assert lignes.count("0   1   2   3   4   5   6   ") == 8
    assert lignes[-1] == "Partie quittée."


def test_la_partie_de_l_enonce_dans_une_fenetre(fenetres: list[Geste]) -> None:
    """Its graphical programme: each player clicks, the window shows what was played, closing it ends the game."""
    fenetres += [clic(-3, 2), clic(5, 3), clic(0, 3), fermer]
    fen, g = jeu.ouvrir_fenetre(), grille_vide()
    for j in (1, 2):
        jouer(g, j, jeu.lire_clic_colonne())
        jeu.afficher_dans_fenetre(fen, g)
    assert (g[0][3], g[1][3]) == (1, 2)
    pions = [to_hex(rond.get_facecolor()) for rond in fen.axes[0].patches if isinstance(rond, Circle)]
    assert (pions[3], pions[7 + 3]) == ("#d13b34", "#f2c230")
    for _ in range(2):  # closed, then still closed
        with pytest.raises(PartieQuittee):
            jeu.lire_clic_colonne()


def test_les_clics_faits_avant_qu_on_les_demande_sont_gardes(fenetres: list[Geste]) -> None:
    def deux_clics(canevas: Any) -> None:
        for colonne in (5, 2):
            clic(0, colonne)(canevas)

    fenetres += [deux_clics, clic(0, 4), fermer]
    jeu.ouvrir_fenetre()
    assert [jeu.lire_clic_colonne() for _ in range(3)] == [5, 2, 4]
    with pytest.raises(PartieQuittee):
        jeu.lire_clic_colonne()
    fenetres += [deux_clics, clic(0, 6)]
    jeu.ouvrir_fenetre()
    assert jeu.lire_clic_colonne() == 5
    jeu.ouvrir_fenetre()
    assert jeu.lire_clic_colonne() == 6, "ceux d'une fenêtre ne passent pas à la suivante"


def test_partie_de_machines(capsys: pytest.CaptureFixture[str]) -> None:
    g = jeu.partie("ia_alea", "ia_alea", 2)
    assert victoire(g, 1) or victoire(g, 2) or match_nul(g)
    assert capsys.readouterr().out.splitlines()[-1] in {"Rouge gagne.", "Jaune gagne.", "Match nul !"}


def test_une_partie_nulle_se_dit_comme_dans_l_enonce(capsys: pytest.CaptureFixture[str]) -> None:
    jeu.afficher_fin([[1, 1, 2, 2, 1, 1, 2], [2, 2, 1, 1, 2, 2, 1]] * 3, 1)
    jeu.afficher_fin([[1, 1, 1, 1, 0, 0, 0], [2, 2, 2, 0, 0, 0, 0], *grille_vide()[2:]], 2)
    jeu.afficher_fin(grille_vide(), 1)
    assert capsys.readouterr().out == "Match nul !\nRouge gagne.\nLa partie n'est pas terminée.\n"
