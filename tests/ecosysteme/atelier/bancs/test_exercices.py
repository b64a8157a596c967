from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.atelier.bancs.exercices import mesurer
from ecosysteme.exercices.exercice import Exercice, GenreExercice
from ecosysteme.exercices.generation import Fabrique


@pytest.fixture
def une_partie(monkeypatch: pytest.MonkeyPatch) -> list[Exercice]:
    """Have each game give the exercises of the first one, of which all kinds are then there."""
    vrais = list(Fabrique(1).d_une_partie(0))
    monkeypatch.setattr(Fabrique, "d_une_partie", lambda *_: iter(vrais))
    return vrais


def test_ce_qui_est_fait_est_compte(une_partie: list[Exercice]) -> None:
    avances: list[None] = []
    mesure = mesurer(1, 1, lambda: avances.append(None), Event())
    assert mesure.exercices == len(avances) == 1
    assert (mesure.parties, mesure.refutes) == (20, 0), "les autres genres ne viennent jamais"
    assert set(mesure.genres) <= {exercice.genre for exercice in une_partie}
    ecrite = mesure.en_json()
    assert ecrite["genres"].keys() == {genre.value for genre in GenreExercice}
    fabrication, preuves = ecrite["mesures"]
    assert (fabrication["quoi"], preuves["quoi"]) == ("fabrication", "preuves")
    assert preuves["processeur"] > 0


def test_ce_que_le_second_solveur_refute_est_compte(
    une_partie: list[Exercice], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuter(exercices: Iterable[Exercice], _: Event) -> Iterator[bool]:
        return (False for _ in exercices)

    monkeypatch.setattr("ecosysteme.exercices.preuve.verifier", refuter)
    mesure = mesurer(1, 1, lambda: None, Event())
    assert (mesure.refutes, mesure.genres) == (1, Counter({mesure.genres.most_common()[0][0]: 1}))


def test_une_fabrication_s_arrete() -> None:
    arret = Event()
    arret.set()
    with pytest.raises(Interrompu):
        mesurer(1, 1, lambda: None, arret)
