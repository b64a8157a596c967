from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count, repeat
from threading import Event

import pytest

from ecosysteme.atelier.epreuve.epreuve import FAUTES_GARDEES, Epreuve, eprouver


def test_chaque_epreuve_fait_au_moins_un_essai_et_compte_ses_fautes() -> None:
    def finie(_: random.Random) -> Iterator[str]:
        yield from ("", "mal", "")

    def toujours(_: random.Random) -> Iterator[str]:
        return repeat("mal", 30)

    epreuves = [Epreuve("finie", finie, "ceci"), Epreuve("fausse", toujours, "cela")]
    courte, fausse = eprouver(epreuves, 600, 1)
    assert (courte.nom, courte.risque, fausse.nom, fausse.risque) == ("finie", "ceci", "fausse", "cela")
    assert (courte.essais, courte.fautes, courte.exemples) == (3, 1, ("mal",))
    assert (fausse.essais, fausse.fautes, len(fausse.exemples)) == (30, 30, FAUTES_GARDEES)
    assert [bilan.essais for bilan in eprouver(epreuves, 0, 1)] == [1, 1]


def test_chacune_a_la_part_du_temps_que_vaut_son_risque(monkeypatch: pytest.MonkeyPatch) -> None:
    heure = count()
    monkeypatch.setattr("ecosysteme.atelier.epreuve.epreuve.monotonic", lambda: next(heure))
    epreuves = [Epreuve("peu", lambda _: repeat(""), "", 1.0), Epreuve("souvent", lambda _: repeat(""), "", 3.0)]
    assert [bilan.essais for bilan in eprouver(epreuves, 40, 1)] == [10, 30]


def test_la_graine_refait_les_memes_essais_et_l_arret_abrege_tout() -> None:
    tirages: list[float] = []
    arret = Event()

    def tirer(source: random.Random) -> Iterator[str]:
        while True:
            tirages.append(source.random())
            if len(tirages) % 3 == 0:
                arret.set()
            yield ""

    deux = [Epreuve("a", tirer, ""), Epreuve("b", tirer, "")]
    for _ in range(2):
        arret.clear()
        assert [bilan.nom for bilan in eprouver(deux, 600, 7, arret)] == ["a"]
    assert tirages[:3] == tirages[3:]
