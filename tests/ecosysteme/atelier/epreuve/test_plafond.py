from __future__ import annotations

import random
from typing import NoReturn

import pytest

from ecosysteme.atelier.epreuve import plafond
from ecosysteme.atelier.epreuve.plafond import PLAFOND, TAILLE, essayer, exposes, lire_bornes, repeter


@pytest.mark.parametrize(("faute", "dit"), [
    (ValueError("x"), ""),
    (MemoryError(), f"plus de {PLAFOND // 2**20} Mo"),
    (RecursionError("profond"), "RecursionError : profond"),
])  # fmt: skip
def test_ce_qui_est_une_faute(faute: Exception, dit: str) -> None:
    def lire() -> NoReturn:
        raise faute

    assert essayer(lire) == dit
    assert essayer(lambda: None) == ""


def test_une_entree_est_grande_et_se_refait() -> None:
    for nom, (exemple, _) in exposes().items():
        octets, quoi = repeter(random.Random(nom), exemple)
        assert TAILLE - 8 <= len(octets) <= TAILLE + len(exemple)
        assert repeter(random.Random(nom), exemple) == (octets, quoi)


def test_le_lecteur_qui_tombe_est_nomme(monkeypatch: pytest.MonkeyPatch) -> None:
    def lire(octets: bytes) -> None:
        if len(octets) > 10:
            raise RecursionError("profond")

    monkeypatch.setattr(plafond, "borner", lambda _: None)  # or these tests would have to live with it
    monkeypatch.setattr(plafond, "PLAFOND", 2**20)
    monkeypatch.setattr(plafond, "exposes", lambda: {"x": (b"bon", lire)})
    assert lire_bornes(1, 3).startswith("x, b'")
