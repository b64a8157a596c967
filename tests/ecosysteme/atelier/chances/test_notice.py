from __future__ import annotations

from ecosysteme.atelier.chances.ajustement import Bande
from ecosysteme.atelier.chances.fabrication import Echantillon, LoiMesuree
from ecosysteme.atelier.chances.notice import rediger
from ecosysteme.chances.chances import CASES, Force, Loi


def test_la_notice_dit_d_ou_viennent_les_nombres_et_ce_qu_ils_font() -> None:
    bande = Bande((2, 6), 1234, 0.01, 0.02, (0.1, 0.5, 0.9), (0.2, 0.5, 0.8))
    loi = Loi((1.5,) * (CASES + 1), (0.25,) * 9 + (0.0,) * (CASES - 8))
    notice = rediger({Force.FORTS: LoiMesuree(loi, 5000, [bande])}, Echantillon(80, 60, 4))
    assert "`othellier chances --wthor DOSSIER --parties 80 --par-classe 60 --graine 4`" in notice
    assert "| forts | 5000 | 1.5 (0.25) | 1.5 (0.25) | 1.5 |" in notice
    assert "| forts | 2 à 6 | 1234 | 0.0100 | 0.0200 | 0.10 → 0.20, 0.50 → 0.50, 0.90 → 0.80 |" in notice
