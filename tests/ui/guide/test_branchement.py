"""The guide reached from the help menu."""

from __future__ import annotations

from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from ui.guide.branchement import brancher_guide, montrer_guide
from ui.guide.dialogue import Guide
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.widgets.fenetre import FenetreDessinee


def test_l_entree_ouvre_toujours_le_meme_guide_ou_on_l_a_laisse(
    qtbot: QtBot, coquille: FenetreDessinee, langue: Langue
) -> None:
    brancher_guide(coquille)
    trouver(coquille, QAction, "action_guide").trigger()
    guide = trouver(coquille, Guide, "guide")
    assert (guide.isVisible(), guide.isModal()) == (True, False)
    guide.ouvrir("moteurs")
    guide.close()
    assert montrer_guide(coquille) is guide
    assert (guide.isVisible(), guide.cle) == (True, "moteurs")
