"""What is told of the memory of this process, where the system tells it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecosysteme.atelier.bancs.memoire import STATUT, SuiviMemoire, memoire_mo


def test_le_plus_grand_de_chaque_est_retenu(tmp_path: Path) -> None:
    statut = tmp_path / "status"
    statut.write_text("Name:\tpython\nRssAnon:\t  204800 kB\nRssFile:\t 10240 kB\n")
    with SuiviMemoire(statut) as suivi:
        statut.write_text("RssAnon:\t  102400 kB\nRssFile:\t 30720 kB\n")
        assert suivi.relever() == 200
        assert suivi.relever() == 100
        assert suivi.projetee == 30


def test_sans_statut_on_n_en_sait_rien(tmp_path: Path) -> None:
    with SuiviMemoire(tmp_path / "absent") as suivi:
        assert suivi.relever() is None
    assert suivi.projetee is None


@pytest.mark.skipif(not STATUT.exists(), reason="le système ne le dit pas")
def test_ce_qu_on_tient_se_voit() -> None:
    with SuiviMemoire() as suivi:
        avant = suivi.relever()
        tenu = bytearray(64 << 20)
        tenu[::1024] = bytes(len(tenu) // 1024)  # a page counts once it is written to
        apres = suivi.relever()
    assert avant is not None
    assert apres is not None
    assert apres - avant > 50
    au_plus = memoire_mo()
    assert au_plus is not None
    assert au_plus >= apres
