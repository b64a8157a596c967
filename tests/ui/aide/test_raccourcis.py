"""The list of shortcuts: all of them, each once, in the window's language."""

from __future__ import annotations

from PySide6.QtGui import QAction, QKeySequence
from pytestqt.qtbot import QtBot

from ui.aide.raccourcis import groupes, montrer_raccourcis
from ui.socle.langue import Langue
from ui.widgets.fenetre import FenetreDessinee


def test_chaque_raccourci_des_menus_est_dit_une_fois(coquille: FenetreDessinee, langue: Langue) -> None:
    dits = [touche for _, touches in groupes(coquille) for touche in touches]
    for action in coquille.findChildren(QAction):
        touche = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        if touche:
            assert dits.count((touche, " ".join(action.text().replace("&", "").split()))) == 1, touche


def test_ce_qui_se_lit_est_en_deux_colonnes_groupe_par_menu(coquille: FenetreDessinee, langue: Langue) -> None:
    texte = montrer_raccourcis(coquille).texte.toPlainText()
    for nom, touches in groupes(coquille):
        assert nom in texte
        assert all(touche in texte and effet in texte for touche, effet in touches)
    assert all(touche in texte for touche in ("Flèches", "Entrée ou espace", "d 3", "a 2", "lire le score"))
    hauteur = montrer_raccourcis(coquille).texte.document().size().height()
    ligne = montrer_raccourcis(coquille).fontMetrics().lineSpacing()
    assert hauteur < 0.75 * ligne * len(texte.splitlines()), "la seconde colonne est vide"


def test_la_boite_ouverte_suit_la_langue(qtbot: QtBot, coquille: FenetreDessinee, langue: Langue) -> None:
    boite = montrer_raccourcis(coquille)
    langue.choisir("en")
    qtbot.waitUntil(lambda: boite.windowTitle() == "Shortcuts")
    assert "move the cursor" in boite.texte.toPlainText()
    qtbot.waitUntil(lambda: "Undo move" in boite.texte.toPlainText())
