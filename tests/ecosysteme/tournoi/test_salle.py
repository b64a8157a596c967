"""A tournament on its own thread, as a window drives it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from queue import Queue
from typing import Any

import pytest

from ecosysteme.equipe import ouvriers
from ecosysteme.fautes import citer
from ecosysteme.tournoi import antenne
from ecosysteme.tournoi.antenne import Vue
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.plan import Reglement
from ecosysteme.tournoi.salle import Etat, EtatChange, Evenement, PartiesFinies, Salle

LONGTEMPS = 600  # s, more than any test lasts


def etat(salle: Salle) -> Etat:
    """Ask again: another thread changes it."""
    return salle.etat


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
            salle.pause()

    salle = Salle(fichier, 1, sur_place, ecouter)
    assert etat(salle) == Etat.PRET
    assert salle.attendre(0)
    tours = 0
    while etat(salle) != Etat.FINI:
        salle.reprendre()
        assert salle.attendre(LONGTEMPS)
        tours += 1
    assert tours > 3
    salle.demarrer()  # nothing: it is over
    assert etat(salle) == Etat.FINI
    assert parties(fichier) == parties(entier)
    recus = [evenements.get() for _ in range(evenements.qsize())]
    etats = [recu.etat for recu in recus if isinstance(recu, EtatChange)]
    assert etats == [Etat.EN_COURS, Etat.PAUSE] * (tours - 1) + [Etat.EN_COURS, Etat.FINI]
    finies = [recu for recu in recus if isinstance(recu, PartiesFinies)]
    assert sorted(fiche.rang for recu in finies for fiche in recu.fiches) == list(range(40))
    # Each event keeps the table of its moment.
    assert [recu.tableau.parties for recu in finies] == [
        sum(len(autre.fiches) for autre in finies[: rang + 1]) for rang in range(len(finies))
    ]
    assert {recu.appariement.premier for recu in recus if isinstance(recu, Vue)} <= {0, 1, 2}
    assert any(isinstance(recu, Vue) for recu in recus)


def test_arreter_n_attend_pas_les_parties_en_cours(tmp_path: Path) -> None:
    """Two processes busy for an hour with each game leave at once, and the file can be taken again."""
    with Base(tmp_path / "b.sqlite") as base:
        base.creer(Reglement("othello", ("ia_alphabeta:profondeur=12", "ia_alphabeta:profondeur=13"), 10))
    vues: Queue[Any] = Queue()
    salle = Salle(tmp_path / "b.sqlite", 1, partial(ouvriers, 2), vues.put)
    salle.demarrer()
    while not isinstance(vues.get(timeout=LONGTEMPS), Vue):  # a game has begun
        continue
    salle.pause()
    assert not salle.attendre(0.3)
    assert etat(salle) == Etat.EN_COURS
    salle.arreter()
    assert salle.attendre(LONGTEMPS)
    assert etat(salle) == Etat.PAUSE
    with Base(tmp_path / "b.sqlite") as base, base.reservee():
        assert list(base.fiches(1)) == []


def test_une_panne_se_dit(fichier: Path, sur_place: Any) -> None:
    etats: list[EtatChange] = []

    def noter(evenement: Evenement) -> None:
        if isinstance(evenement, EtatChange):
            etats.append(evenement)

    with Base(fichier) as base, base.reservee():
        salle = Salle(fichier, 1, sur_place, noter, en_direct=False)
        salle.demarrer()
        assert salle.attendre(LONGTEMPS)
    assert etat(salle) == Etat.PANNE
    assert "se joue déjà" in str(etats[-1].raison)
    salle.demarrer()  # the other is gone: it goes on
    assert salle.attendre(LONGTEMPS)
    assert etat(salle) == Etat.FINI


def test_une_antenne_qui_ne_peut_ecouter_est_une_panne(
    fichier: Path, sur_place: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not a tournament that is playing for ever: it can be started again."""

    def refuser(**_: Any) -> Any:
        raise OSError("AF_UNIX path too long")

    etats: list[Any] = []
    salle = Salle(fichier, 1, sur_place, etats.append)
    with monkeypatch.context() as patch:
        patch.setattr(antenne, "Listener", refuser)
        salle.demarrer()
        assert salle.attendre(LONGTEMPS)
    assert etats[-1] == EtatChange(Etat.PANNE, citer("AF_UNIX path too long"))
    salle.demarrer()
    assert salle.attendre(LONGTEMPS)
    assert etat(salle) == Etat.FINI
