"""The box that leaves the level to the games played, in the window as Designer drew it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ui.joueurs.mon_niveau import AMonNiveau
from ui.widgets.fenetre import FenetreDessinee


def test_elle_est_le_choix_du_menu_et_tient_le_niveau(coquille: FenetreDessinee) -> None:
    widgets = coquille.widgets
    boites = [AMonNiveau(widgets, couleur, QObject(coquille)) for couleur in ("noir", "blanc")]
    blanc, choix = widgets.camps["blanc"], widgets.action_a_mon_niveau
    changes: list[int] = []
    boites[1].change.connect(lambda: changes.append(1))
    widgets.noir.humain.setChecked(True)
    assert changes == [1]
    blanc.niveau.setEnabled(True)
    boites[1].offrir(True)
    assert not blanc.a_mon_niveau.isHidden()
    assert blanc.niveau.isEnabled()
    choix.trigger()
    assert changes == [1, 1]
    assert blanc.a_mon_niveau.isChecked()
    assert widgets.noir.a_mon_niveau.isChecked()
    boites[1].offrir(True)
    assert not blanc.niveau.isEnabled()
    blanc.niveau.setEnabled(True)
    boites[1].offrir(False)
    assert blanc.a_mon_niveau.isHidden()
    assert blanc.niveau.isEnabled()
    widgets.noir.a_mon_niveau.click()
    assert not choix.isChecked()
