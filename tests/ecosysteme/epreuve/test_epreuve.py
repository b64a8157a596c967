from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import repeat
from threading import Event

from ecosysteme.epreuve.epreuve import FAUTES_GARDEES, eprouver


def test_chaque_epreuve_fait_au_moins_un_essai_et_compte_ses_fautes() -> None:
    def finie(_: random.Random) -> Iterator[str]:
        yield from ("", "mal", "")

    def toujours(_: random.Random) -> Iterator[str]:
        return repeat("mal", 30)

    courte, fausse = eprouver({"finie": finie, "fausse": toujours}, 600, 1)
    assert (courte.essais, courte.fautes, courte.exemples) == (3, 1, ("mal",))
    assert (fausse.essais, fausse.fautes, len(fausse.exemples)) == (30, 30, FAUTES_GARDEES)
    assert [bilan.essais for bilan in eprouver({"finie": finie, "fausse": toujours}, 0, 1)] == [1, 1]


def test_la_graine_refait_les_memes_essais_et_l_arret_abrege_tout() -> None:
    tirages: list[float] = []
    arret = Event()

    def tirer(source: random.Random) -> Iterator[str]:
        while True:
            tirages.append(source.random())
            if len(tirages) % 3 == 0:
                arret.set()
            yield ""

    for _ in range(2):
        arret.clear()
        assert [bilan.nom for bilan in eprouver({"a": tirer, "b": tirer}, 600, 7, arret)] == ["a"]
    assert tirages[:3] == tirages[3:]
