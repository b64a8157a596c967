"""Stars by kind: counted of first tries, of kinds that files name, and of games that have one kind."""

from __future__ import annotations

import pytest

from ecosysteme.exercices.etoiles import Reussite, reussites
from ecosysteme.exercices.exercice import GenreExercice
from ecosysteme.exercices.rappel import ecrire_exercice
from tests.ecosysteme.exercices.exemples import premier


@pytest.mark.parametrize(("trouves", "etoiles"), [(0, 0), (1, 1), (4, 1), (5, 2), (14, 2), (15, 3), (100, 3)])
def test_les_etoiles_viennent_tot_et_ne_se_perdent_pas(trouves: int, etoiles: int) -> None:
    assert Reussite(trouves, 200).etoiles == etoiles


def test_chaque_genre_et_chaque_autre_jeu_a_son_compte() -> None:
    sacrifice, parite = (ecrire_exercice(premier(genre)) for genre in (GenreExercice.SACRIFICE, GenreExercice.PARITE))
    premiers = [
        ("othello", sacrifice, True),
        ("othello", sacrifice, False),
        ("othello", parite, False),
        ("othello", "rien de lisible", True),
        ("nim:tas=1-2", "1-2 Premier", True),
        ("nim:tas=1-3", "1-3 Premier", True),
    ]
    assert reussites(premiers) == {
        "sacrifice_du_coin": Reussite(1, 2),
        "parite": Reussite(0, 1),
        "nim": Reussite(2, 2),
    }
