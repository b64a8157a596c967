import pytest

from ecosysteme.exercices.essai import SERIE, Difficulte, EssaiExercice, NatureEssai, serie
from ecosysteme.exercices.exercice import GenreExercice
from ecosysteme.jeu import Jeu
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from tests.ecosysteme.exercices.exemples import premier


def test_trouver_fait_repondre_la_defense() -> None:
    essai = EssaiExercice(premier())
    for rang, pli in enumerate(premier().plis, start=1):
        nature = essai.essayer(pli.acceptes[0])
        assert nature is (NatureEssai.TROUVEE if rang == 3 else NatureEssai.JUSTE)
        assert essai.trouves == rang
    assert essai.reussie
    assert essai.partie.nb_coups == 5
    assert essai.essayer(premier().plis[0].acceptes[0]) is NatureEssai.REFUSEE


def test_un_coup_faux_finit_l_exercice() -> None:
    essai = EssaiExercice(premier())
    faux = next(coup for coup in premier().etat.coups if coup not in essai.attendus)
    assert essai.essayer(faux) is NatureEssai.FAUSSE
    assert essai.finie
    assert not essai.reussie
    assert essai.faux == faux
    assert essai.attendus == ()


def test_un_coup_illegal_ne_change_rien() -> None:
    essai = EssaiExercice(premier())
    assert essai.essayer((3, 3)) is NatureEssai.REFUSEE
    assert not essai.finie
    assert essai.partie.nb_coups == 0


def test_la_solution_se_joue() -> None:
    essai = EssaiExercice(premier())
    essai.essayer(premier().plis[0].acceptes[0])
    assert essai.montrer() == tuple(pli.acceptes[0] for pli in premier().plis[1:])
    assert essai.finie
    assert not essai.reussie
    assert essai.trouves == 1


def test_une_serie_est_d_un_genre_et_d_un_niveau() -> None:
    tires = serie(Othello(), GenreExercice.SEUL_NUL, Difficulte.DIFFICILE, 1)
    assert len(tires) == SERIE
    assert all(exercice.genre is GenreExercice.SEUL_NUL and exercice.cote >= 1500 for exercice in tires)
    assert tires == serie(Othello(), GenreExercice.SEUL_NUL, Difficulte.DIFFICILE, 1)
    assert tires != serie(Othello(), GenreExercice.SEUL_NUL, Difficulte.DIFFICILE, 2)
    assert serie(Othello(6), None, Difficulte.TOUTES, 1) == []


@pytest.mark.parametrize("genre", GenreExercice)
@pytest.mark.parametrize("difficulte", Difficulte)
def test_il_y_a_toujours_de_quoi_faire_une_serie(genre: GenreExercice, difficulte: Difficulte) -> None:
    assert len(serie(Othello(), genre, difficulte, 1)) == SERIE


@pytest.mark.parametrize("jeu", [Morpion(), Nim(), Nim((1, 2))])
def test_un_jeu_resolu_a_les_siens(jeu: Jeu) -> None:
    tires = serie(jeu, None, Difficulte.TOUTES, 1)
    assert len({exercice.cle for exercice in tires}) == len(tires) <= SERIE
    assert all(exercice.jeu == jeu.specification for exercice in tires)
