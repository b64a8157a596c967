from __future__ import annotations

import random
from itertools import islice

import pytest

from ecosysteme.epreuve import memoire
from ecosysteme.epreuve.memoire import memoires
from ecosysteme.epreuve.processus import Sortie
from tests.tailles import taille


def test_une_grande_entree_est_lue_ou_refusee_en_peu_de_memoire() -> None:
    essais = taille(1, 10)
    assert list(islice(memoires(random.Random(11)), essais)) == [""] * essais


def test_qui_en_prend_trop_est_nomme(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memoire, "TAILLE", 100)
    monkeypatch.setattr(memoire, "essayer_module", lambda *_: Sortie(1, "plus de 512 Mo\n"))
    assert next(memoires(random.Random(1))).endswith(" : plus de 512 Mo")
