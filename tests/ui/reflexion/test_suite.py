"""The search for a line: the solver's move by move, and silence once it is stopped."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ecosysteme.conseiller import Suite
from ecosysteme.jeux.morpion import EtatMorpion, Morpion
from ecosysteme.solveurs import Verdict
from tests.ui.moteurs import PATIENCE, FauxPartage
from ui.reflexion.suite import RechercheSuite
from ui.socle.taches import Taches


def test_un_jeu_resolu_va_au_bout_sans_le_moteur(qtbot: QtBot, taches: Taches, parent: QObject) -> None:
    recherche = RechercheSuite(taches, FauxPartage(OSError("le moteur n'y est pour rien")), parent)
    recues: list[Suite] = []
    recherche.recue.connect(recues.append)
    with qtbot.waitSignal(recherche.finie, timeout=PATIENCE):
        recherche.lancer(Morpion(), EtatMorpion(((1, 2, 0), (0, 0, 0), (0, 0, 0))))
        assert recherche.en_cours
    assert not recherche.en_cours
    assert recues[-1].valeurs[0] == Verdict(1, 5)
    assert len(recues[-1].coups) == 5
    assert recues[-1].exacte


def test_arretee_elle_se_tait(qtbot: QtBot, taches: Taches, parent: QObject) -> None:
    recherche = RechercheSuite(taches, FauxPartage(OSError("cassé")), parent)
    dits: list[Any] = []
    for signal in (recherche.recue, recherche.manquee):
        signal.connect(dits.append)
    recherche.lancer(Morpion(), EtatMorpion())
    recherche.arreter()
    assert not recherche.en_cours
    qtbot.waitUntil(lambda: not taches.occupe, timeout=PATIENCE)
    qtbot.wait(30)
    assert dits == []
