"""The progress of a compilation, without compiling."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from threading import Event
from types import FunctionType
from typing import cast

from ecosysteme.moteur.commun.suivi import suivre

PATIENCE = 60  # s: a bound for a broken test, not a speed


@dataclass
class FausseFonction:
    """A kernel: not there yet, loaded, or compiled."""

    py_func: FunctionType = field(default=cast(FunctionType, len))
    signatures: list[object] = field(default_factory=list)
    cache_misses: dict[object, int] = field(default_factory=dict)

    @property
    def stats(self) -> FausseFonction:
        return self

    def arriver(self, *, compilee: bool) -> None:
        self.cache_misses |= {"types": 1} if compilee else {}
        self.signatures.append("types")


def test_ce_qui_se_charge_ne_se_dit_pas() -> None:
    dits: list[tuple[int, int]] = []
    noyaux = [FausseFonction() for _ in range(3)]
    with suivre(noyaux, lambda *dit: dits.append(dit)):
        for noyau in noyaux:
            noyau.arriver(compilee=False)
    assert dits == []


def test_ce_qui_se_compile_se_dit_jusqu_au_bout_et_sans_reculer() -> None:
    dits: list[tuple[int, int]] = []
    noyaux, entendu = [FausseFonction() for _ in range(3)], Event()

    def dire(fait: int, total: int) -> None:
        dits.append((fait, total))
        entendu.set()

    with suivre(noyaux, dire):
        noyaux[0].arriver(compilee=False)
        noyaux[1].arriver(compilee=True)
        assert entendu.wait(PATIENCE)
    assert dits[0] == (2, 3)
    assert dits[-1] == (3, 3)
    assert all(avant <= apres for avant, apres in pairwise(dits))
