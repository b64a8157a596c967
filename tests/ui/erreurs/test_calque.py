"""The board laid over that of the game: what it hides comes back as it was, and it follows the size of the window."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFrame
from pytestqt.qtbot import QtBot

from ui.disposition.colonne import ColonnePlateau
from ui.erreurs.calque import Calque
from ui.fenetre.affichage import Affichage
from ui.plateau.vue import PlateauVue
from ui.widgets.fenetre import FenetreDessinee


def test_cache_ce_qui_dirait_la_reponse_et_le_rend(
    qtbot: QtBot, coquille: FenetreDessinee, affichage: Affichage, parent: QObject
) -> None:
    widgets = coquille.widgets
    coquille.show()
    dessus = PlateauVue(affichage.plateau.parentWidget())
    barres = QFrame(coquille), QFrame(coquille)
    calque = Calque(coquille, affichage, ColonnePlateau(coquille), dessus, barres, {})
    dessus.hide()
    widgets.cadre_statistiques.hide()
    calque.montrer()
    assert dessus.geometry() == affichage.plateau.geometry()
    assert all(barre.isVisible() for barre in barres)
    assert not any(un.isVisible() for un in (widgets.cadre_joueurs, widgets.bande, widgets.liste_coups))
    coquille.resize(coquille.width() - 100, coquille.height() - 60)
    qtbot.waitUntil(lambda: dessus.geometry() == affichage.plateau.geometry())
    calque.retirer()
    assert not dessus.isVisible()
    assert all(un.isVisible() for un in (widgets.cadre_joueurs, widgets.bande, widgets.barre_etat))
    assert widgets.cadre_statistiques.isHidden()  # it was before
    assert affichage.plateau.isEnabled()
