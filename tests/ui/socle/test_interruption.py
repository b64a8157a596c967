import signal

import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from ecosysteme.signaux import SIGNAUX
from ui.socle.interruption import fermer_sur_interruption


@pytest.mark.parametrize("numero", SIGNAUX)
def test_un_signal_ferme_la_fenetre_et_rien_n_en_reste(qtbot: QtBot, numero: signal.Signals) -> None:
    fenetre, codes = QMainWindow(), list[int]()
    avant = [signal.getsignal(autre) for autre in SIGNAUX]
    fenetre.show()
    fermer_sur_interruption(fenetre, fenetre.close, codes.append)
    signal.raise_signal(numero)
    qtbot.waitUntil(lambda: not fenetre.isVisible())
    assert codes == [128 + numero]
    assert [signal.getsignal(autre) for autre in SIGNAUX] == avant, "the second one is not waited for"
    delete(fenetre)
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)
