"""Which exercise comes next: near who solves, not seen yet, of the kind that is wanted."""

from __future__ import annotations

import random
from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.exercices.exercice import FACILES, ORDINAIRES, GenreExercice
from ecosysteme.exercices.force import estimer
from ecosysteme.exercices.paquet import exercices_fournis
from ecosysteme.exercices.rappel import identifier
from ecosysteme.exercices.seance import DEBUTS, PROCHES, Difficulte, du_paquet, du_solveur, viser
from tests.ecosysteme.exercices.exemples import premier
from tests.ecosysteme.exercices.test_rappel import solveur


@pytest.mark.parametrize("cote", [0, 900, 1600, 5000])
def test_le_suivant_est_parmi_les_plus_proches_du_genre_voulu(cote: int) -> None:
    genre = GenreExercice.PARITE
    du_genre = [exercice for exercice in exercices_fournis() if exercice.genre is genre]
    ecarts = sorted(abs(exercice.cote - cote) for exercice in du_genre)
    tires = {du_paquet(exercices_fournis(), (genre,), cote, (), random.Random(graine)) for graine in range(30)}
    assert len(tires) > 1
    for exercice in tires:
        assert exercice is not None
        assert exercice.genre is genre
        assert abs(exercice.cote - cote) <= ecarts[PROCHES - 1]


def test_aucun_ne_revient_avant_que_tous_soient_vus() -> None:
    paquet = exercices_fournis()[:20]
    vus: set[str] = set()
    for _ in paquet:
        exercice = du_paquet(paquet, (), 700, vus, random.Random(1))
        assert exercice is not None
        vus.add(identifier(exercice))
    assert len(vus) == len(paquet)
    assert du_paquet(paquet, (), 700, vus, random.Random(1)) in paquet
    assert du_paquet([premier()], (GenreExercice.SEUL_NUL,), 700, (), random.Random(1)) is None


def test_qui_ne_demande_rien_monte_de_marche_en_marche() -> None:
    genres, cote = viser(None, (), Difficulte.EGALE)
    assert cote < min(exercice.cote for exercice in exercices_fournis() if exercice.genre in ORDINAIRES) - 200
    assert set(genres) == {*FACILES, GenreExercice.SEUL_GAGNANT}
    resultats: list[tuple[int, bool]] = []
    montee = [cote]
    while len(resultats) < DEBUTS:
        resultats.append((round(cote), True))
        genres, cote = viser(None, resultats, Difficulte.EGALE)
        montee.append(cote)
    assert montee == sorted(montee)
    assert montee[1] < 100, "un seul trouvé ne fait pas sauter aux plus durs"
    assert not genres, "ensuite, de tous"
    assert cote <= estimer(resultats).moyenne


@pytest.mark.parametrize("cote", [200, 700, 1500])
def test_apres_un_echec_le_suivant_est_nettement_plus_facile(cote: int) -> None:
    resultats = [(cote, True)] * 9 + [(cote, False)]
    _, suivante = viser(None, resultats, Difficulte.EGALE)
    assert suivante <= cote - 150
    assert viser(None, [*resultats, (round(suivante), True)], Difficulte.EGALE)[1] > suivante


def test_qui_demande_un_genre_ou_plus_dur_l_a() -> None:
    moyenne = estimer([]).moyenne
    assert viser(None, (), Difficulte.DIFFICILE) == ((), moyenne + Difficulte.DIFFICILE)
    assert viser(GenreExercice.PARITE, (), Difficulte.EGALE) == ((GenreExercice.PARITE,), moyenne)


@pytest.mark.parametrize("jeu", ["nim", "morpion"])
def test_le_solveur_en_fait_de_nouveaux(jeu: str) -> None:
    vus: set[str] = set()
    hasard = random.Random(1)
    for _ in range(20):
        exercice = du_solveur(jeu, solveur, vus, hasard)
        assert exercice is not None
        assert exercice.regles.nom == jeu
        vus.add(identifier(exercice))
    assert len(vus) == 20


def test_la_recherche_s_arrete() -> None:
    arret = Event()
    arret.set()
    with pytest.raises(Interrompu):
        du_solveur("morpion", solveur, (), random.Random(1), arret)
