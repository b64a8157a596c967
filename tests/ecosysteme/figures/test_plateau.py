"""Boards as figures: what lies where, looked up in the patches that were drawn."""

from typing import Any

import pytest

from ecosysteme.figures import dessiner_etat, dessiner_partie
from ecosysteme.figures.plateau import ACCENT, OBJET, PRIS
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeux import lire_jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie

pytest.importorskip("matplotlib")

from matplotlib.colors import to_hex
from matplotlib.patches import Circle


def jouee(specification: str, *coups: Any) -> Partie:
    partie = Partie(lire_jeu(specification))
    for coup in coups:
        partie.jouer(coup)
    return partie


def disques(figure: Any) -> list[tuple[tuple[int, int], str, float]]:
    """List the circles: square ``(ligne, colonne)`` on the screen, colour inside, radius."""
    (axes,) = figure.axes
    assert axes.get_ylim()[0] > axes.get_ylim()[1], "the first line is at the top"
    return [
        ((int(rond.center[1]), int(rond.center[0])), to_hex(rond.get_facecolor(), keep_alpha=False), rond.radius)
        for rond in axes.patches
        if isinstance(rond, Circle)
    ]


def test_un_othellier_avec_son_dernier_coup_et_ses_coups_legaux() -> None:
    partie = lire_transcription("f5d6")
    ronds = disques(dessiner_partie(partie))
    pions = {case: couleur for case, couleur, rayon in ronds if rayon == 0.4}
    plateau = partie.etat.plateau
    assert {case for case, couleur in pions.items() if couleur == "#1b1f1f"} == {
        c for c, p in plateau.items() if p == "N"
    }
    assert {case for case, couleur in pions.items() if couleur == "#f4f3ef"} == {
        c for c, p in plateau.items() if p == "B"
    }
    assert {case for case, _, rayon in ronds if rayon == 0.12} == set(partie.etat.coups)
    assert [case for case, couleur, _ in ronds if couleur == ACCENT] == [(5, 3)]
    assert not [rayon for *_, rayon in disques(dessiner_partie(partie, legaux=False)) if rayon == 0.12]


def test_un_coup_du_milieu_de_la_partie() -> None:
    partie = lire_transcription("f5d6c3")
    assert [case for case, couleur, _ in disques(dessiner_partie(partie, 1)) if couleur == ACCENT] == [(4, 5)]
    assert not [case for case, couleur, _ in disques(dessiner_partie(partie, 0)) if couleur == ACCENT]
    for coup in (-1, 4):
        with pytest.raises(ValueError, match=f"coup {coup} inexistant : la partie en compte 3"):
            dessiner_partie(partie, coup)


@pytest.mark.parametrize(("partie", "titre"), [
    (jouee("othello"), "Noir 2, Blanc 2 : à Noir de jouer"),
    (lire_transcription("e6f4e3f6g5d6e7f5c5"), "Noir 64, Blanc 0 : Noir gagne"),
    (jouee("puissance4", 3), "À Jaune de jouer"),
    (jouee("nim:tas=1", (0, 1)), "Premier gagne"),
    (jouee("morpion", *[divmod(case, 3) for case in (0, 1, 2, 4, 3, 5, 7, 6, 8)]), "Partie nulle"),
])  # fmt: skip
def test_le_titre_dit_ou_en_est_la_partie(partie: Partie, titre: str) -> None:
    assert dessiner_partie(partie).axes[0].get_title() == titre


def test_un_titre_apres_une_passe_forcee() -> None:
    """After f5… white passes: the turn is black's, as in ``Partie``."""
    partie = Partie(Othello(4))
    for nom in ("d3", "d2", "d1", "d4", "b4", "b1"):
        partie.jouer(partie.jeu.lire_coup(nom))
    assert partie.trait is not None
    nom = partie.jeu.noms_camps[partie.trait - 1]
    assert dessiner_partie(partie).axes[0].get_title().endswith(f"à {nom} de jouer")


def test_les_pions_de_puissance4_sont_en_bas_et_l_alignement_entoure() -> None:
    partie = jouee("puissance4", 3, 2, 3, 2, 3, 2, 3)
    ronds = disques(dessiner_partie(partie))
    assert {case for case, couleur, _ in ronds if couleur == "#d13b34"} == {(y, 3) for y in (5, 4, 3, 2)}
    assert {case for case, couleur, _ in ronds if couleur == "#f2c230"} == {(y, 2) for y in (5, 4, 3)}
    assert {case for case, _, rayon in ronds if rayon > 0.4} == {(y, 3) for y in (5, 4, 3, 2)}
    assert [case for case, couleur, rayon in ronds if rayon == 0.1] == [(2, 3)]


def test_les_signes_du_morpion() -> None:
    figure: Any = dessiner_partie(jouee("morpion", (0, 2), (1, 0)))
    assert [case for case, _, rayon in disques(figure) if rayon == 0.3] == [(1, 0)]
    traits = [ligne for ligne in figure.axes[0].lines if ligne.get_linewidth() == 4]
    assert [sum(ligne.get_xdata()) / 2 for ligne in traits] == [2.5, 2.5]
    assert [sum(ligne.get_ydata()) / 2 for ligne in traits] == [0.5, 0.5]


def test_les_tas_du_nim_montent_du_bas_et_ce_qui_part_laisse_sa_place() -> None:
    ronds = disques(dessiner_partie(jouee("nim:tas=3-2", (0, 2))))
    assert {case for case, couleur, _ in ronds if couleur == OBJET[0]} == {(2, 0), (2, 1), (1, 1)}
    assert {case for case, couleur, _ in ronds if couleur != OBJET[0]} == {(1, 0), (0, 0)}
    assert PRIS[0] == "none"


def test_un_grand_tas_est_une_barre() -> None:
    figure: Any = dessiner_partie(jouee("nim:tas=99-1", (0, 9)))
    (axes,) = figure.axes
    assert disques(figure) == []
    assert [-barre.get_height() for barre in axes.patches] == [90, 9, 1, 0]
    assert [nom.get_text() for nom in axes.get_xticklabels()] == ["a : 90", "b : 1"]


def test_un_jeu_sans_dessin_est_refuse() -> None:
    class Dames(Othello):
        nom = "dames"

    with pytest.raises(ValueError, match="dames ne se dessine pas : attendu morpion, nim, othello, puissance4"):
        dessiner_etat(Dames(), Dames().etat_initial())


def test_un_plateau_ou_sa_matrice_se_dessinent_sans_dire_qui_joue() -> None:
    plateau = lire_transcription("f5").etat.plateau
    attendus = sorted(rond for rond in disques(dessiner_etat(Othello(), plateau)) if rond[2] == 0.4)
    assert len(attendus) == 5
    for matrice in (plateau.matrice(), plateau.matrice().tolist()):
        figure = dessiner_etat(Othello(), matrice)
        assert sorted(disques(figure)) == attendus  # no legal moves: nobody knows whose
        assert figure.axes[0].get_title() == "Noir 4, Blanc 1"
    with pytest.raises(ValueError, match="matrice de forme"):
        dessiner_etat(Othello(), [[0, 1]])
