"""What ``match`` and ``tournoi`` share: the tournament that waits in a file, and both ways to stop one."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from ecosysteme.commandes.rencontres import derouler, inacheve
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.plan import Reglement
from tests.ecosysteme.tournoi.conftest import SurPlace, ici

REGLEMENT = Reglement("othello:taille=4", ("ia_alea", "ia_max"), 6, "match", graine=3)


def test_ce_qui_attend_est_ce_qui_a_les_memes_regles_et_des_parties_a_jouer(tmp_path: Path) -> None:
    with Base(tmp_path / "b.sqlite") as base:
        assert inacheve(base, REGLEMENT, graine_dite=False) is None
        numero = base.creer(REGLEMENT)
        autre_graine = replace(REGLEMENT, graine=4)
        assert inacheve(base, REGLEMENT, graine_dite=True) == numero
        assert inacheve(base, autre_graine, graine_dite=False) == numero
        assert inacheve(base, autre_graine, graine_dite=True) is None
        assert inacheve(base, replace(REGLEMENT, parties=8), graine_dite=False) is None
        assert derouler(base, numero, ici).tableau.complet
        assert inacheve(base, REGLEMENT, graine_dite=True) is None


@pytest.mark.parametrize(("drapeau", "jouees"), [("pause", 2), ("abandon", 0)])
def test_une_pause_attend_les_parties_en_cours_un_abandon_non(tmp_path: Path, drapeau: str, jouees: int) -> None:
    """The flag goes up while the second game is asked for, the first being in progress."""
    leve, en_cours = Event(), list[tuple[Future[Any], Any]]()

    class Lent(SurPlace):
        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            futur: Future[Any] = Future()
            futur.set_running_or_notify_cancel()
            en_cours.append((futur, super().submit(fn, *args, **kwargs).result()))
            if len(en_cours) == 2:
                leve.set()
                if drapeau == "pause":  # in an abandoned run nobody is there to hear the answers
                    for attendu, rendu in en_cours:
                        attendu.set_result(rendu)
            return futur

    class Ouvert:
        def __enter__(self) -> tuple[Lent, int]:
            return Lent(), 1

        def __exit__(self, *_: object) -> None:
            pass

    with Base(tmp_path / "b.sqlite") as base:
        pause, abandon = (leve if drapeau == nom else None for nom in ("pause", "abandon"))
        joue = derouler(base, base.creer(REGLEMENT), Ouvert, pause=pause, abandon=abandon)
    assert (joue.tableau.parties, joue.panne) == (jouees, "")
