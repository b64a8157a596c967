"""Each test of the level has a notebook of its own, and an engine that plays a short game by heart."""

from __future__ import annotations

from pathlib import Path
from threading import Event
from typing import Any

import pytest

from ecosysteme.joueurs import IAmoteur
from ui.reflexion.moteur_partage import MoteurPartage

ECLAIR = "e6f4e3f6g5d6e7f5c5"  # black takes all


@pytest.fixture(autouse=True)
def _carnet_du_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTHELLIER_CARNET", str(tmp_path / "carnet.sqlite"))


@pytest.fixture(autouse=True)
def _moteur_par_coeur(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answer at once, the move of ``ECLAIR`` that follows so many discs, another where it is illegal."""

    def choisir(_: IAmoteur, jeu: Any, etat: Any, arret: Event | None = None) -> Any:
        rang = 2 * (len(etat.plateau) - 4)
        voulu = jeu.lire_coup(ECLAIR[rang : rang + 2])
        return voulu if voulu in etat.coups else min(etat.coups)

    monkeypatch.setattr(IAmoteur, "choisir", choisir)
    monkeypatch.setattr(IAmoteur, "preparer", lambda *_: None)
    monkeypatch.setattr(MoteurPartage, "charger", lambda *_: None)
    monkeypatch.setattr("ui.fenetre.coups.DELAI_FACE_A_HUMAIN", 0)
