"""A mistake from the day on which it is made to the day on which it is known, in the window, by a clock set by hand."""

from __future__ import annotations

from datetime import timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.jeu import PREMIER
from ecosysteme.partie import Partie
from ecosysteme.reglages import NIVEAU_PLEIN
from tests.ecosysteme.carnet.test_repetition import Heure
from tests.fenetre import PATIENCE, cliquer, cocher, coups_legaux, jouer, message, presser
from tests.positions import partie_jouee
from tests.ui.erreurs.parties import (
    AVANT,
    attendre_fantome,
    attendre_note,
    attendre_question,
    dit,
    presser_erreur,
    repondre,
)
from ui.erreurs.question import ModeQuestion
from ui.erreurs.reprise import JEU
from ui.socle.chargeur import trouver


@pytest.fixture
def heure(fenetre: ApplicationIHM) -> Heure:
    heure = Heure()
    fenetre.salles.erreurs.horloge = heure
    return heure


def perdre(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    """Lose against the engine by one mistake, e2: whatever follows is as lost."""
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_moteur")
    trouver(fenetre, QSpinBox, "blanc_niveau").setValue(NIVEAU_PLEIN)
    fenetre.ouvrir_partie(Partie(JEU, partie_jouee(AVANT).etat), sienne=True)
    presser(qtbot, fenetre, "demarrer")
    jouer(qtbot, fenetre, "e2")
    partie = fenetre.partie_en_cours
    while not partie.terminee:
        qtbot.waitUntil(lambda: partie.terminee or partie.trait == PREMIER, timeout=PATIENCE)
        if not partie.terminee:
            cliquer(qtbot, fenetre, coups_legaux(fenetre)[0])
    assert partie.scores[0] < partie.scores[1]


def revoir_la_partie(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    trouver(fenetre, QAction, "action_analyser").trigger()
    qtbot.waitUntil(lambda: message(fenetre) == "1 erreur entre au carnet", timeout=PATIENCE)


def poser_celles_du_jour(qtbot: QtBot, fenetre: ApplicationIHM) -> ModeQuestion:
    qtbot.keyClick(fenetre, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    return attendre_question(qtbot, fenetre)


def test_perdre_reprendre_revoir_et_savoir(qtbot: QtBot, fenetre: ApplicationIHM, heure: Heure) -> None:
    perdre(qtbot, fenetre)
    revoir_la_partie(qtbot, fenetre)
    qtbot.keyClick(fenetre, Qt.Key.Key_R)
    attendre_question(qtbot, fenetre)
    repondre(qtbot, fenetre, "d2")
    assert dit(fenetre) == "Raté : d2 perd 16 pions. À revoir demain."
    mode = attendre_fantome(qtbot, fenetre)
    for _ in range(2):
        qtbot.keyClick(mode.plateau, Qt.Key.Key_Escape)
    qtbot.keyClick(fenetre, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: message(fenetre) == "Rien à revoir aujourd'hui", timeout=PATIENCE)
    jours = []
    for ecart in (1, 2):
        heure.instant += timedelta(days=ecart)
        poser_celles_du_jour(qtbot, fenetre)
        repondre(qtbot, fenetre, "a8")
        revient = fenetre.salles.erreurs.reprise.question.revient
        assert revient is not None
        jours.append((revient - fenetre.salles.erreurs.acces.aujourd_hui).days)
        presser_erreur(fenetre, "suivante")
    assert jours[0] == 2
    assert jours[1] > jours[0]  # it is known: it comes back later and later
    qtbot.keyClick(fenetre, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: message(fenetre) == "Rien à revoir aujourd'hui", timeout=PATIENCE)


def test_le_meme_soir_apres_minuit_est_le_meme_jour(qtbot: QtBot, fenetre: ApplicationIHM, heure: Heure) -> None:
    perdre(qtbot, fenetre)
    revoir_la_partie(qtbot, fenetre)
    mode = poser_celles_du_jour(qtbot, fenetre)
    qtbot.keyClick(mode.plateau, Qt.Key.Key_V)
    attendre_note(qtbot, fenetre)
    presser_erreur(fenetre, "suivante")
    heure.instant += timedelta(hours=7)  # 3 h of the night
    qtbot.keyClick(fenetre, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: message(fenetre) == "Rien à revoir aujourd'hui", timeout=PATIENCE)
    heure.instant += timedelta(hours=2)
    poser_celles_du_jour(qtbot, fenetre)
