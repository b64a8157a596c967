from __future__ import annotations

import os
import sys

import pytest

from ecosysteme.tournoi.plan import Reglement
from ui.tournoi.processus import DOUCEUR, Equipe, Moyens


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="les priorités d'Unix")
def test_les_processus_cedent_le_pas_a_la_fenetre() -> None:
    equipe = Equipe(Moyens(2), Reglement("morpion", ("ia_alea", "ia_max"), 2))
    with equipe.ouvrir() as (executeur, nombre):
        assert nombre == 2
        pid = executeur.submit(os.getpid).result()
        equipe.adoucir()  # as at each beat of the window: one of the two may have come late
        assert os.getpriority(os.PRIO_PROCESS, pid) == max(DOUCEUR, os.getpriority(os.PRIO_PROCESS, 0))


def test_sans_grappe_rien_n_est_demande_et_sans_dask_c_est_dit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    Moyens(2).verifier()
    with pytest.raises(ValueError, match=r"othellier\[cluster\]"):
        Moyens(2, "tcp://127.0.0.1:9").verifier()
