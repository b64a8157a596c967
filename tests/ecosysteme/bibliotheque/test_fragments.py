"""Two libraries answer together as one that has the games of both."""

from __future__ import annotations

from concurrent.futures import Executor
from pathlib import Path

import pytest

from ecosysteme.bibliotheque.bibliotheque import Bibliotheque, Exploration, Suivies
from ecosysteme.bibliotheque.filtres import TOUTES_LES_PARTIES, FiltreDeParties
from ecosysteme.bibliotheque.fragments import additionner, explorer_fragments
from ecosysteme.executeurs import ouvriers
from tests.ecosysteme.bibliotheque.fabrique import au_hasard, bibliotheque_de, depuis
from tests.ecosysteme.moteur.othello.recensement import PartieInventee, demande_de
from tests.grappes import grappe_locale


@pytest.fixture
def fragments(tmp_path: Path) -> tuple[list[PartieInventee], Path, list[Path]]:
    parties, lus = au_hasard(31, 60)
    posee = depuis("f5d6c3", "d3c4")
    tout = bibliotheque_de(tmp_path / "tout", [*lus, posee])
    return parties, tout, [
        bibliotheque_de(tmp_path / "un", lus[:35]),
        bibliotheque_de(tmp_path / "deux", [*lus[35:], posee]),
    ]  # fmt: skip


def verifier(executeur: Executor, parties: list[PartieInventee], tout: Path, dossiers: list[Path]) -> None:
    entiere = Bibliotheque(tout)
    for filtre in (TOUTES_LES_PARTIES, FiltreDeParties(depuis=2000)):
        for partie in parties[::9]:
            for vue in partie.vues[:60:15]:
                attendue = entiere.explorer(demande_de(vue), filtre)
                reponse = explorer_fragments(executeur, dossiers, demande_de(vue), filtre)
                assert reponse == attendue
                assert list(reponse.coups) == list(attendue.coups)


def test_deux_processus_repondent_comme_une_seule_bibliotheque(
    fragments: tuple[list[PartieInventee], Path, list[Path]],
) -> None:
    with ouvriers(2) as (executeur, _):
        verifier(executeur, *fragments)


@pytest.mark.complet
def test_deux_ouvriers_d_une_grappe_aussi(fragments: tuple[list[PartieInventee], Path, list[Path]]) -> None:
    with grappe_locale(2) as locale, ouvriers(2, locale.scheduler_address) as (executeur, nombre):
        assert nombre == 2
        verifier(executeur, *fragments)


def test_rien_n_ajoute_rien() -> None:
    assert additionner([]) == Exploration({}, Suivies(), Suivies())
