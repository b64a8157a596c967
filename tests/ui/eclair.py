"""The shortest game of Othello, played in the window by a person against an engine that knows it by heart."""

from __future__ import annotations

from threading import Event
from typing import Any, Final

import pytest
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.joueurs import IAmoteur
from tests.fenetre import cocher
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.chargeur import trouver
from ui.widgets.niveau import BoiteNiveau

ECLAIR: Final = "e6f4e3f6g5d6e7f5c5"  # black takes all
COUPS: Final = [ECLAIR[rang : rang + 2] for rang in range(0, len(ECLAIR), 4)]  # of black, the person


def par_coeur(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the engine answer at once, the move of ``ECLAIR`` that follows so many discs, another where it is illegal."""

    def choisir(_: IAmoteur, jeu: Any, etat: Any, arret: Event | None = None) -> Any:
        rang = 2 * (len(etat.plateau) - 4)
        voulu = jeu.lire_coup(ECLAIR[rang : rang + 2])
        return voulu if voulu in etat.coups else min(etat.coups)

    monkeypatch.setattr(IAmoteur, "choisir", choisir)
    monkeypatch.setattr(IAmoteur, "preparer", lambda *_: None)
    monkeypatch.setattr(MoteurPartage, "charger", lambda *_: None)
    monkeypatch.setattr("ui.fenetre.coups.DELAI_FACE_A_HUMAIN", 0)


def face_au_moteur(qtbot: QtBot, fenetre: ApplicationIHM, niveau: int = 6) -> None:
    """Let a person have black against the engine."""
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_moteur")
    trouver(fenetre, BoiteNiveau, "blanc_niveau").setValue(niveau)
