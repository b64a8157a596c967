"""The icons that show a game's tokens."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from ui.plateau.icones import icone_application


def test_l_icone_du_programme_montre_un_pion_noir_et_un_pion_blanc(qtbot: QtBot) -> None:
    dessin = icone_application().pixmap(QSize(256, 256), 1.0).toImage()
    noir, blanc, tapis = (QColor(dessin.pixelColor(*place)) for place in ((80, 80), (170, 170), (220, 40)))
    assert noir.lightnessF() < 0.4 < 0.8 < blanc.lightnessF()
    assert tapis.green() > max(tapis.red(), tapis.blue())
    assert dessin.pixelColor(0, 0).alpha() == 0
