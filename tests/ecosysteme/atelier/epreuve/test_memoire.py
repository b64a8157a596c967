from __future__ import annotations

import random
from itertools import islice

import pytest

from ecosysteme.atelier.epreuve import memoire
from ecosysteme.atelier.epreuve.memoire import memoires
from ecosysteme.atelier.epreuve.processus import Sortie
from tests.tailles import taille


def test_de_grandes_entrees_sont_lues_ou_refusees_en_peu_de_memoire(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memoire, "PAR_PROCESSUS", taille(8, 40))
    essais = taille(1, 3)
    assert list(islice(memoires(random.Random(11)), essais)) == [""] * essais


def test_qui_en_prend_trop_est_nomme(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memoire, "essayer_module", lambda *_: Sortie(1, "obf : plus de 128 Mo\n"))
    assert next(memoires(random.Random(1))).endswith("obf : plus de 128 Mo")
