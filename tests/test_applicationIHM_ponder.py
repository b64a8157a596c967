"""The engine that thinks during a person's turn: begun and stopped by what happens in the window."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QSpinBox
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.arret import Interrompu
from ecosysteme.jeu import CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.joueurs import IAmoteur
from ecosysteme.reglages import NIVEAU_PLEIN
from tests.fenetre import PATIENCE, cocher, coups_legaux, plateau, presser
from ui.situation import Marche
from ui.socle.chargeur import trouver

SECONDES = PATIENCE / 1000
Avance = tuple[EtatQuelconque, Event, Event]  # the position, its stop flag, set once it has left


@pytest.fixture
def avances(monkeypatch: pytest.MonkeyPatch) -> SimpleQueue[Avance]:
    """Let the engine play its first legal move, and think in advance until it is told to stop: what it is asked."""
    file: SimpleQueue[Avance] = SimpleQueue()

    def choisir(_: IAmoteur, jeu: Jeu, etat: EtatQuelconque, arret: Event | None = None) -> CoupQuelconque:
        return jeu.coups_legaux(etat)[0]

    def anticiper(_: IAmoteur, jeu: Jeu, etat: EtatQuelconque, arret: Event) -> None:
        partie = Event()
        file.put((etat, arret, partie))
        assert arret.wait(SECONDES)
        partie.set()
        raise Interrompu

    monkeypatch.setattr(IAmoteur, "choisir", choisir)
    monkeypatch.setattr(IAmoteur, "anticiper", anticiper)
    monkeypatch.setattr(IAmoteur, "preparer", lambda *_: None)
    return file


@pytest.fixture
def contre_le_moteur(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_moteur")
    trouver(fenetre, QSpinBox, "blanc_niveau").setValue(NIVEAU_PLEIN)
    cocher(qtbot, fenetre, "blanc_ponder")


def cliquer_un_coup(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    case = coups_legaux(fenetre)[0]
    qtbot.mouseClick(plateau(fenetre), Qt.MouseButton.LeftButton, pos=plateau(fenetre).centre(case))


def jouer_et_attendre(qtbot: QtBot, fenetre: ApplicationIHM, avances: SimpleQueue[Avance]) -> Avance:
    """Play a move, wait for the engine's, and return what it then thinks in advance."""
    avant = fenetre.partie_en_cours.nb_coups
    cliquer_un_coup(qtbot, fenetre)
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == avant + 2, timeout=PATIENCE)
    while True:
        avance = avances.get(timeout=SECONDES)
        if avance[0] is fenetre.partie_en_cours.etat:
            return avance
        assert avance[2].wait(SECONDES), "une avance d'avant est finie"


@pytest.mark.usefixtures("contre_le_moteur")
def test_il_reflechit_pendant_mon_tour_et_mon_coup_l_arrete(
    qtbot: QtBot, fenetre: ApplicationIHM, avances: SimpleQueue[Avance]
) -> None:
    etat, arret, partie = jouer_et_attendre(qtbot, fenetre, avances)
    assert not arret.is_set()
    assert etat is fenetre.partie_en_cours.etat
    suivant, arret_suivant, _ = jouer_et_attendre(qtbot, fenetre, avances)
    assert partie.is_set()
    assert suivant is not etat
    assert not arret_suivant.is_set()


@pytest.mark.usefixtures("contre_le_moteur")
@pytest.mark.parametrize("geste", ["arreter", "recommencer", "annuler", "autre_joueur", "decocher", "echanger"])
def test_ce_qui_change_la_partie_l_arrete(
    qtbot: QtBot, fenetre: ApplicationIHM, avances: SimpleQueue[Avance], geste: str
) -> None:
    gestes: dict[str, Callable[[], object]] = {
        "arreter": lambda: presser(qtbot, fenetre, "arreter"),
        "recommencer": fenetre.recommencer,
        "annuler": lambda: qtbot.keyClick(fenetre, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier),
        "autre_joueur": lambda: cocher(qtbot, fenetre, "blanc_ia_alea"),
        "decocher": lambda: qtbot.keyClick(trouver(fenetre, QCheckBox, "blanc_ponder"), Qt.Key.Key_Space),
        "echanger": fenetre.echanger_joueurs,
    }
    _, arret, partie = jouer_et_attendre(qtbot, fenetre, avances)
    gestes[geste]()
    assert arret.is_set(), "dans le geste même"
    assert partie.wait(SECONDES)
    if geste == "arreter":
        assert fenetre.situation.marche is Marche.ARRETEE


@pytest.mark.usefixtures("contre_le_moteur")
def test_fermer_la_fenetre_l_arrete(qtbot: QtBot, fenetre: ApplicationIHM, avances: SimpleQueue[Avance]) -> None:
    _, _, partie = jouer_et_attendre(qtbot, fenetre, avances)
    assert fenetre.close()
    assert partie.is_set()
    assert not [fil for fil in threading.enumerate() if fil.name.startswith("othellier")]


def test_sans_l_option_il_ne_reflechit_qu_a_son_tour(
    qtbot: QtBot, fenetre: ApplicationIHM, avances: SimpleQueue[Avance]
) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_moteur")
    trouver(fenetre, QSpinBox, "blanc_niveau").setValue(NIVEAU_PLEIN)
    cliquer_un_coup(qtbot, fenetre)
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == 2, timeout=PATIENCE)
    qtbot.waitUntil(lambda: not fenetre.situation.occupe, timeout=PATIENCE)
    assert avances.empty()
