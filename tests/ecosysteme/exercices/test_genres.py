import pytest

from ecosysteme.exercices.exercice import GenreExercice
from ecosysteme.exercices.genres import genre_de, regions, reponse_unique
from ecosysteme.jeux.othello import COULEUR_DE
from ecosysteme.moteur.othello.conversion import depuis_pions
from ecosysteme.moteur.othello.session import coups_legaux, jouer
from ecosysteme.moteur.othello.solveur import SolveurFinales
from tests.ecosysteme.exercices.exemples import premier


@pytest.mark.parametrize(
    ("genre", "scores", "coup"),
    [
        (GenreExercice.SEUL_GAGNANT, {1: 2, 2: 0, 3: -4}, 1),
        (GenreExercice.SEUL_GAGNANT, {1: 8, 2: 2}, None),
        (GenreExercice.SEUL_NUL, {1: -2, 2: 0}, 2),
        (GenreExercice.SEUL_NUL, {1: 0, 2: 0}, None),
        (GenreExercice.SEUL_NUL, {1: 2, 2: -2}, None),
        (GenreExercice.MEILLEUR, {1: -10, 2: -8}, 2),
        (GenreExercice.MEILLEUR, {1: 4}, None),
        (GenreExercice.PARITE, {1: 4, 2: 4}, None),
    ],
)
def test_un_seul_coup_repond(genre: GenreExercice, scores: dict[int, int], coup: int | None) -> None:
    assert reponse_unique(genre, scores) == coup


@pytest.mark.parametrize("genre", GenreExercice)
def test_chaque_genre_se_reconnait(genre: GenreExercice) -> None:
    etat = premier(genre).etat
    bits = depuis_pions(etat.plateau, COULEUR_DE[etat.trait])
    scores = SolveurFinales(mega=1).scores_coups(*bits)
    assert genre_de(bits, scores, coups_legaux, jouer) is genre


def test_sans_ecart_rien_ne_se_demande() -> None:
    etat = premier().etat
    bits = depuis_pions(etat.plateau, COULEUR_DE[etat.trait])
    egaux = dict.fromkeys(coups_legaux(*bits), 6)
    assert genre_de(bits, egaux, coups_legaux, jouer) is None


def test_les_regions_se_touchent_par_les_coins() -> None:
    vides = 1 << 0 | 1 << 9 | 1 << 7 | 1 << 8 * 7
    assert sorted(map(sorted, regions((~vides & (1 << 64) - 1, 0)))) == [[0, 9], [7], [56]]
