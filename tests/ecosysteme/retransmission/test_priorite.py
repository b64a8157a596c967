import os
import subprocess
import sys

import pytest

DEMANDE = "from ecosysteme.retransmission.priorite import ceder_le_pas; ceder_le_pas(); import os; print({})"


def dire(expression: str) -> str:
    commande = [sys.executable, "-c", DEMANDE.format(expression)]
    return subprocess.run(commande, capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.skipif(sys.platform != "linux", reason="the class of Linux")
def test_sous_linux_il_ne_tourne_que_quand_personne_ne_le_veut() -> None:
    assert dire("os.sched_getscheduler(0) == os.SCHED_IDLE") == "True"
    assert os.sched_getscheduler(0) != os.SCHED_IDLE, "ce processus-ci ne cède le pas à personne"


@pytest.mark.skipif(sys.platform in ("linux", "win32"), reason="where there is no such class")
def test_ailleurs_il_est_le_plus_doux() -> None:
    assert dire("os.nice(0)") == "19"
