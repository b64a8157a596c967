from collections import Counter

import pytest

from ecosysteme.exercices.exercice import GenreExercice
from ecosysteme.exercices.paquet import ecrire_paquet, exercices_fournis, lire_paquet
from ecosysteme.formats.obf import lire_obf
from ecosysteme.formats.reconnaitre import reconnaitre
from tests.ecosysteme.exercices.exemples import premier


def test_un_paquet_revient_entier() -> None:
    fournis = exercices_fournis()
    texte = ecrire_paquet(fournis)
    assert lire_paquet(texte) == list(fournis)
    assert texte.isascii()
    assert len(reconnaitre(texte).positions) == len(fournis)


def test_un_autre_programme_y_lit_la_reponse() -> None:
    exercice = premier()
    (lue,) = lire_obf(ecrire_paquet([exercice]))
    assert dict(lue.coups) == {exercice.plis[0].acceptes[0]: exercice.valeur}


def test_il_y_en_a_cinq_cents_d_autant_de_genres() -> None:
    fournis = exercices_fournis()
    assert len(fournis) == len({exercice.cle for exercice in fournis}) == 500
    comptes = Counter(exercice.genre for exercice in fournis)
    assert set(comptes) == set(GenreExercice)
    assert min(comptes.values()) >= 60
    assert max(Counter(exercice.source for exercice in fournis).values()) <= 2


@pytest.mark.parametrize(
    ("avant", "apres"),
    [("genre=", "gendre="), ("seul_gagnant", "facile"), ("cote=", "cote=x"), (":", ""), ("plis=", "plis=z9")],
)
def test_une_ligne_abimee_est_nommee(avant: str, apres: str) -> None:
    bonne, _, commentaire = ecrire_paquet([premier()]).partition("%")
    abimee = f"{bonne}%{commentaire.replace(avant, apres)}"
    with pytest.raises(ValueError, match="position 2 : ce n'est pas un exercice"):
        lire_paquet(ecrire_paquet([premier()]) + abimee)
