"""A tournament on its own thread, as a window drives it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from queue import Queue
from typing import Any

import pytest

from ecosysteme.executeurs import ouvriers
from ecosysteme.fautes import citer
from ecosysteme.tournoi import direct
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.direct import PartieEnDirect
from ecosysteme.tournoi.execution import EtatChange, EtatTournoi, Evenement, ExecutionEnFond, PartiesFinies
from ecosysteme.tournoi.plan import Plan, Reglement

LONGTEMPS = 600  # s, more than any test lasts


def etat(execution: ExecutionEnFond) -> EtatTournoi:
    """Ask again: another thread changes it."""
    return execution.etat


@pytest.fixture
def fichier(tmp_path: Path, reglement: Reglement) -> Path:
    with Base(tmp_path / "b.sqlite") as base:
        base.creer(reglement)
    return tmp_path / "b.sqlite"


def test_demarrer_pause_reprendre(
    fichier: Path, entier: Path, sur_place: Any, parties: Callable[[Path], list[tuple[Any, ...]]]
) -> None:
    evenements: Queue[Any] = Queue()

    def ecouter(evenement: Any) -> None:
        evenements.put(evenement)
        if isinstance(evenement, PartiesFinies) and evenement.tableau.parties < 10:
            execution.pause()

    execution = ExecutionEnFond(fichier, 1, sur_place, ecouter)
    assert etat(execution) == EtatTournoi.PRET
    assert execution.attendre(0)
    tours = 0
    while etat(execution) != EtatTournoi.FINI:
        execution.reprendre()
        assert execution.attendre(LONGTEMPS)
        tours += 1
    assert tours > 3
    execution.demarrer()  # nothing: it is over
    assert etat(execution) == EtatTournoi.FINI
    assert parties(fichier) == parties(entier)
    recus = [evenements.get() for _ in range(evenements.qsize())]
    etats = [recu.etat for recu in recus if isinstance(recu, EtatChange)]
    assert etats == [EtatTournoi.EN_COURS, EtatTournoi.PAUSE] * (tours - 1) + [EtatTournoi.EN_COURS, EtatTournoi.FINI]
    finies = [recu for recu in recus if isinstance(recu, PartiesFinies)]
    assert sorted(fiche.rang for recu in finies for fiche in recu.fiches) == list(range(40))
    # Each event keeps the table of its moment.
    assert [recu.tableau.parties for recu in finies] == [
        sum(len(autre.fiches) for autre in finies[: rang + 1]) for rang in range(len(finies))
    ]
    assert {recu.appariement.premier for recu in recus if isinstance(recu, PartieEnDirect)} <= {0, 1, 2}
    assert any(isinstance(recu, PartieEnDirect) for recu in recus)


def test_arreter_n_attend_pas_les_parties_en_cours(tmp_path: Path) -> None:
    """Two processes busy for an hour with each game leave at once, and the file can be taken again."""
    with Base(tmp_path / "b.sqlite") as base:
        base.creer(Reglement("othello", ("ia_alphabeta:profondeur=12", "ia_alphabeta:profondeur=13"), 10))
    recus: Queue[Any] = Queue()
    execution = ExecutionEnFond(tmp_path / "b.sqlite", 1, partial(ouvriers, 2), recus.put)
    execution.demarrer()
    while not isinstance(recus.get(timeout=LONGTEMPS), PartieEnDirect):  # a game has begun
        continue
    execution.pause()
    assert not execution.attendre(0.3)
    assert etat(execution) == EtatTournoi.EN_COURS
    execution.arreter()
    assert execution.attendre(LONGTEMPS)
    assert etat(execution) == EtatTournoi.PAUSE
    with Base(tmp_path / "b.sqlite") as base, base.reservee():
        assert list(base.fiches(1)) == []


def test_une_panne_se_dit(fichier: Path, sur_place: Any) -> None:
    etats: list[EtatChange] = []

    def noter(evenement: Evenement) -> None:
        if isinstance(evenement, EtatChange):
            etats.append(evenement)

    with Base(fichier) as base, base.reservee():
        execution = ExecutionEnFond(fichier, 1, sur_place, noter, en_direct=False)
        execution.demarrer()
        assert execution.attendre(LONGTEMPS)
    assert etat(execution) == EtatTournoi.PANNE
    assert "se joue déjà" in str(etats[-1].raison)
    execution.demarrer()  # the other is gone: it goes on
    assert execution.attendre(LONGTEMPS)
    assert etat(execution) == EtatTournoi.FINI


def test_un_reglement_qui_a_change_depuis_qu_il_a_ete_lu_n_est_pas_joue(
    fichier: Path, reglement: Reglement, sur_place: Any
) -> None:
    """What was read, and agreed to, may not be what the file says when the games begin."""
    etats: list[Any] = []
    lu = Plan(replace(reglement, joueurs=("ia_alea", "ia_min", "ia_max")))
    execution = ExecutionEnFond(fichier, 1, sur_place, etats.append, en_direct=False, plan=lu)
    execution.demarrer()
    assert execution.attendre(LONGTEMPS)
    assert etat(execution) == EtatTournoi.PANNE
    assert "a changé depuis qu'il a été lu" in str(etats[-1].raison)
    with Base(fichier) as base:
        assert list(base.fiches(1)) == []


def test_un_recepteur_qui_ne_peut_ecouter_est_une_panne(
    fichier: Path, sur_place: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not a tournament that is playing for ever: it can be started again."""

    def refuser(**_: Any) -> Any:
        raise OSError("AF_UNIX path too long")

    etats: list[Any] = []
    execution = ExecutionEnFond(fichier, 1, sur_place, etats.append)
    with monkeypatch.context() as patch:
        patch.setattr(direct, "Listener", refuser)
        execution.demarrer()
        assert execution.attendre(LONGTEMPS)
    assert etats[-1] == EtatChange(EtatTournoi.PANNE, citer("AF_UNIX path too long"))
    execution.demarrer()
    assert execution.attendre(LONGTEMPS)
    assert etat(execution) == EtatTournoi.FINI
