"""A key whose command cannot be given now says so; one that may be given, or that no command has, says nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.fenetre import PATIENCE, cocher, message, presser

MAJ = Qt.KeyboardModifier.ShiftModifier
TOUCHE, CTRL, SANS = Qt.Key, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
SUITE = " n'est pas possible à ce moment."
AUCUN = "Aucun coup n'a été joué"


@pytest.mark.parametrize(
    ("touche", "modificateur", "pourquoi"),
    [
        (TOUCHE.Key_F6, SANS, "Rien à arrêter : ni partie ni analyse en cours"),
        (TOUCHE.Key_N, CTRL, AUCUN),
        (TOUCHE.Key_Z, CTRL, AUCUN),
        (TOUCHE.Key_Left, CTRL, AUCUN),
        (TOUCHE.Key_Right, CTRL, "Aucun coup ne suit"),
        (TOUCHE.Key_PageDown, MAJ, "Aucune erreur connue après ce coup : la partie n'est pas analysée jusqu'au bout"),
    ],
)
def test_une_touche_endormie_dit_pourquoi_rien_ne_vient(
    qtbot: QtBot,
    fenetre: ApplicationIHM,
    entendus: list[tuple[str, bool]],
    touche: Qt.Key,
    modificateur: Qt.KeyboardModifier,
    pourquoi: str,
) -> None:
    fenetre.widgets.plateau.setFocus()
    fenetre.widgets.plateau.montrer_clavier()  # or the first key would have its square said
    qtbot.keyClick(fenetre.widgets.plateau, touche, modificateur)
    qtbot.waitUntil(lambda: bool(entendus))
    assert entendus == [(pourquoi, True)]
    assert message(fenetre) == entendus[0][0]


def test_l_analyse_dit_pourquoi_elle_attend_et_se_montre_quand_elle_peut(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    fenetre.widgets.action_mode_matchs.trigger()
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_min")
    fenetre.widgets.cadence.setValue(60)
    presser(qtbot, fenetre, "demarrer")
    qtbot.keyClick(fenetre.widgets.plateau, TOUCHE.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: "Un programme joue cette partie" in message(fenetre), timeout=PATIENCE)
    coups = fenetre.partie_en_cours.nb_coups
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups > coups, timeout=PATIENCE)
    assert "Un programme joue cette partie" in message(fenetre), "un coup ne l'efface pas"
    fenetre.widgets.cadence.setValue(0)
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.terminee and not fenetre.situation.occupe, timeout=PATIENCE)
    qtbot.keyClick(fenetre.widgets.plateau, TOUCHE.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: fenetre.disposition.modes.nom == "analyser", timeout=PATIENCE)
    fenetre.arreter()


def test_une_touche_sans_commande_se_tait(
    qtbot: QtBot, fenetre: ApplicationIHM, entendus: list[tuple[str, bool]]
) -> None:
    fenetre.widgets.plateau.setFocus()
    qtbot.keyClick(fenetre.widgets.plateau, TOUCHE.Key_F24)
    qtbot.keyClick(fenetre.widgets.plateau, TOUCHE.Key_F4)  # the panel, which is there
    qtbot.waitUntil(lambda: bool(entendus))
    assert not any(SUITE in phrase for phrase, _ in entendus)
