from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from ecosysteme.atelier.epreuve import regles
from ecosysteme.moteur.othello.solveur import SolveurFinales
from ecosysteme.plateau import Plateau


@pytest.mark.parametrize(
    ("tirer", "essais"), [(regles.bitboards, 100), (regles.dictionnaire, 100), (regles.finales, 3)]
)
def test_les_notres_sont_celles_du_livre(tirer: Callable[[random.Random], Iterator[str]], essais: int) -> None:
    assert list(islice(tirer(random.Random(1)), essais)) == [""] * essais


def test_le_depart_et_une_fin() -> None:
    depart = {(3, 3): "B", (4, 4): "B", (3, 4): "N", (4, 3): "N"}
    assert regles.coups(depart, 8, "N") == {
        (2, 3): {(3, 3)}, (3, 2): {(3, 3)}, (4, 5): {(4, 4)}, (5, 4): {(4, 4)},
    }  # fmt: skip
    plein = {(y, x): "N" for y in range(8) for x in range(8)}
    del plein[0, 0]
    assert regles.valeur(plein, "N", "B") == 64, "nobody can play: the empty square is the winner's"
    assert regles.valeur({**plein, (0, 1): "B"}, "N", "B") == 64


def test_une_faute_du_programme_est_vue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regles, "coups_legaux", lambda nous, eux: [])
    assert any(islice(regles.bitboards(random.Random(1)), 20))
    monkeypatch.setattr(Plateau, "coups_legaux", lambda plateau, couleur: [])
    assert any(islice(regles.dictionnaire(random.Random(1)), 20))
    monkeypatch.setattr(SolveurFinales, "score", lambda solveur, nous, eux: 65)
    assert next(regles.finales(random.Random(1)))
