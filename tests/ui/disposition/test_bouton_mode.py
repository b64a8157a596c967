"""The buttons of the modes: what a screen reader takes them for, and that they follow their entries."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.fenetre import GAUCHE, plateau
from ui.disposition.bouton_mode import BoutonMode
from ui.disposition.entete import MODES
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue


def lus(fenetre: ApplicationIHM) -> dict[str, bool]:
    """What a reader finds: the name of each, and whether it is chosen."""
    trouves = {}
    for nom in MODES:
        objet = QAccessible.queryAccessibleInterface(trouver(fenetre, BoutonMode, f"bouton_{nom}"))
        assert objet.role() == QAccessible.Role.RadioButton, "une case à cocher se lirait chacune pour soi"
        trouves[objet.text(QAccessible.Text.Name)] = bool(objet.state().checked)
    return trouves


def test_un_seul_est_choisi_et_se_lit_ainsi(qtbot: QtBot, fenetre: ApplicationIHM, langue: Langue) -> None:
    plateau(fenetre).setFocus()
    for _ in range(2):
        qtbot.mouseClick(trouver(fenetre, BoutonMode, "bouton_mode_etudier"), GAUCHE)
        assert fenetre.disposition.modes.nom == "etudier"
        assert [nom for nom, choisi in lus(fenetre).items() if choisi] == ["Étudier"]
    qtbot.keyClick(fenetre, Qt.Key.Key_F2)
    assert [nom for nom, choisi in lus(fenetre).items() if choisi] == ["Jouer"]
    langue.choisir("en")
    qtbot.waitUntil(lambda: "Study" in lus(fenetre))


def test_les_mots_que_la_largeur_ote_se_lisent_toujours(fenetre: ApplicationIHM) -> None:
    bouton, styles = trouver(fenetre, BoutonMode, "bouton_mode_jouer"), Qt.ToolButtonStyle
    vus = []
    for apparence in (styles.ToolButtonTextBesideIcon, styles.ToolButtonTextOnly, styles.ToolButtonIconOnly):
        bouton.serrer(apparence)
        vus.append((bouton.text(), bouton.icon().isNull()))
        assert "Jouer" in lus(fenetre)
    assert vus == [("Jouer", False), ("Jouer", True), ("", False)]
