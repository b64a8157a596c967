import signal

import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from ui.socle.interruption import fermer_sur_interruption


def test_ctrl_c_ferme_la_fenetre_et_rien_n_en_reste(qtbot: QtBot) -> None:
    fenetre = QMainWindow()
    fenetre.show()
    fermer_sur_interruption(fenetre)
    signal.raise_signal(signal.SIGINT)
    qtbot.waitUntil(lambda: not fenetre.isVisible())
    delete(fenetre)
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)
