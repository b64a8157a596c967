"""Why, asked off the GUI thread: told once, or nothing when it fails, and worded with how sure it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

from ecosysteme.cases import Position
from ecosysteme.explication import Certitude, Fautif, Phrase, Pourquoi
from ecosysteme.fautes import Message
from ecosysteme.variantes.evaluation import Evaluation
from tests.ecosysteme.lecon.test_juge import AVANT, COUP, DITE
from tests.fenetre import PATIENCE
from ui.reflexion.explication import demander_pourquoi, dire_certitude, dire_pourquoi
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.langue import Langue
from ui.socle.taches import Taches

RAISON = Pourquoi(
    (
        Phrase(Certitude.PROUVE, Message("{jeu} ?", jeu="c3")),
        Phrase(Certitude.SANS_DOUTE, Message("{jeu} ?", jeu="c7")),
    ),
    {},
    {},
    (0, 0),
    (),
    (),
)


def demander(qtbot: QtBot, taches: Taches, monkeypatch: pytest.MonkeyPatch, expliquer: Callable[..., object]) -> object:
    monkeypatch.setattr("ui.reflexion.explication.expliquer_coup", expliquer)
    monkeypatch.setattr(MoteurPartage, "conseiller", lambda *_: None)
    recus: list[object] = []
    demander_pourquoi(taches, MoteurPartage(), AVANT, COUP, DITE, recus.append, Fautif.PERSONNES)
    qtbot.waitUntil(lambda: len(recus) == 1, timeout=PATIENCE)
    return recus[0]


def test_la_raison_se_cherche_sur_un_autre_fil(qtbot: QtBot, taches: Taches, monkeypatch: pytest.MonkeyPatch) -> None:
    fils: list[object] = []

    def expliquer(avant: object, joue: Position, evaluation: Evaluation, *_: object, **__: object) -> Pourquoi:
        assert (avant, joue, evaluation) == (AVANT, COUP, DITE)
        fils.append(QThread.currentThread())
        return RAISON

    assert demander(qtbot, taches, monkeypatch, expliquer) is RAISON
    assert fils != [QThread.currentThread()]


def test_ce_qui_echoue_ne_dit_rien(qtbot: QtBot, taches: Taches, monkeypatch: pytest.MonkeyPatch) -> None:
    def expliquer(*_: object, **__: object) -> Pourquoi:
        raise ZeroDivisionError

    assert demander(qtbot, taches, monkeypatch, expliquer) is None


def test_chaque_surete_a_son_mot(langue: Langue) -> None:
    assert [dire_certitude(une) for une in Certitude] == ["Prouvé", "Vérifié", "Sans doute", "Suite"]


def test_chaque_phrase_dit_combien_elle_est_sure(langue: Langue) -> None:
    assert dire_pourquoi(RAISON) == "Prouvé : c3 ?.\nSans doute : c7 ?."
    assert dire_pourquoi(None) == ""
    sans_cause = replace(RAISON, phrases=(*RAISON.phrases, Phrase(Certitude.LIGNE, Message("{jeu} ?", jeu="d3"))))
    assert dire_pourquoi(sans_cause).endswith("Suite : d3 ?.")
    langue.choisir("en")
    assert dire_pourquoi(RAISON).startswith("Proved: c3")
