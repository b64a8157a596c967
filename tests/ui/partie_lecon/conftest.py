"""Each test of the lesson has a judge that knows by heart what each move loses, and an engine that plays so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer

from ecosysteme.cases import Position
from ecosysteme.explication import Certitude, Phrase, Pourquoi
from ecosysteme.fautes import Message
from ecosysteme.jeu import PREMIER
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.variantes.evaluation import Evaluation, Juge
from tests.ui.eclair import par_coeur
from ui.reflexion.juge import JugeDeCoups
from ui.reflexion.moteur_partage import MoteurPartage

JEU = Othello()


class JugeParCoeur:
    """What each move loses, in discs, by its name; ``muet``: the answers do not come."""

    def __init__(self) -> None:
        self.pertes: dict[str, int] = {}
        self.muet = False
        self.demandes: list[str] = []

    def demander(self, juge: JugeDeCoups, numero: int, avant: EtatOthello, coup: Position) -> bool:
        nom = JEU.ecrire_coup(coup)
        self.demandes.append(nom)
        perte = self.pertes.get(nom, 0)
        mieux = next(autre for autre in sorted(avant.coups) if autre != coup) if perte else coup
        valeur = -perte if avant.trait == PREMIER else perte
        dite = Evaluation(float(valeur), perte, exact=True, meilleurs=(mieux,), juge=Juge("essai", 1))
        if not self.muet:
            QTimer.singleShot(0, juge, lambda: juge.dit.emit(numero, dite))
        return True


def juger_par_coeur(monkeypatch: pytest.MonkeyPatch) -> JugeParCoeur:
    """Have moves judged by the judge that is returned."""
    juge = JugeParCoeur()
    monkeypatch.setattr(JugeDeCoups, "preparer", lambda _: None)
    monkeypatch.setattr(JugeDeCoups, "demander", lambda vrai, *quoi: juge.demander(vrai, *quoi))
    return juge


@pytest.fixture
def juge(monkeypatch: pytest.MonkeyPatch) -> JugeParCoeur:
    return juger_par_coeur(monkeypatch)


@pytest.fixture(autouse=True)
def _seul(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTHELLIER_CARNET", str(tmp_path / "carnet.sqlite"))
    expliquer_par_coeur(monkeypatch)


def expliquer_par_coeur(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have an engine that plays by heart, and reasons that need none."""
    par_coeur(monkeypatch)
    monkeypatch.setattr(MoteurPartage, "pret", lambda *_: True)
    monkeypatch.setattr(MoteurPartage, "conseiller", lambda *_: None)

    def expliquer(avant: Any, joue: Position, evaluation: Evaluation, *_: object, **__: object) -> Pourquoi:
        mieux = evaluation.meilleurs[0]
        message = Message("{joue} ?, {mieux} !", joue=JEU.ecrire_coup(joue), mieux=JEU.ecrire_coup(mieux))
        phrase = Phrase(Certitude.SANS_DOUTE, message)
        return Pourquoi((phrase,), {}, {}, mieux, (), JEU.jouer(avant, joue).coups[:1])

    monkeypatch.setattr("ui.reflexion.explication.expliquer_coup", expliquer)
