from collections import Counter
from dataclasses import replace

from ecosysteme.exercices.choix import PAR_PARTIE, choisir, suffit
from ecosysteme.exercices.exercice import ORDINAIRES, GenreExercice
from ecosysteme.exercices.paquet import exercices_fournis
from tests.ecosysteme.exercices.exemples import premier


def test_les_genres_ont_leur_part() -> None:
    choisis = choisir(exercices_fournis(), 100, 1)
    assert set(Counter(exercice.genre for exercice in choisis).values()) == {10}
    assert choisis == sorted(choisis, key=lambda exercice: (exercice.cote, exercice.source))
    assert choisis == choisir(exercices_fournis(), 100, 1) != choisir(exercices_fournis(), 100, 2)
    bandes = Counter(exercice.cote // 250 for exercice in choisis)
    assert len(bandes) == len({exercice.cote // 250 for exercice in exercices_fournis()})


def test_les_plus_longs_passent_devant() -> None:
    court = replace(premier(), plis=premier().plis[:1], etat=premier(GenreExercice.PARITE).etat)
    assert choisir([court, premier()], 1, 1) == choisir([premier(), court], 1, 1) == [premier()]


def test_une_partie_en_donne_peu_et_une_position_un_seul() -> None:
    memes = [replace(exercice, source="ici") for exercice in exercices_fournis()[:9]]
    assert len(choisir(memes, 9, 1)) == PAR_PARTIE
    assert len(choisir([premier(), replace(premier(), source="ailleurs")], 2, 1)) == 1


def test_il_en_faut_de_chaque_genre() -> None:
    assert suffit(exercices_fournis(), ORDINAIRES, 300)
    assert not suffit(exercices_fournis(), ORDINAIRES, 500)
    assert not suffit([premier()] * 50, [GenreExercice.SEUL_NUL], 1)
