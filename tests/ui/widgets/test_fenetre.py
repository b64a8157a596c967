"""The window that the file draws, and what it says of its widgets."""

from __future__ import annotations

from typing import assert_type

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDoubleSpinBox, QPushButton

from ui.plateau.vue import PlateauVue
from ui.widgets.fenetre import FenetreDessinee


def test_ses_widgets_ont_leur_type_et_sont_les_siens(coquille: FenetreDessinee) -> None:
    widgets = coquille.widgets
    assert_type(widgets.bouton_demarrer, QPushButton)
    assert_type(widgets.noir.temps, QDoubleSpinBox)
    assert_type(widgets.plateau, PlateauVue)
    assert_type(widgets.action_quitter, QAction)
    assert {widgets.plateau.window(), widgets.bouton_demarrer.window(), widgets.noir.temps.window()} == {coquille}
    assert coquille.centralWidget() is widgets.centre
