"""The report: what it holds, in the window's language, and what it leaves out."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import numpy as np

from ecosysteme.incidents.restes import Reste
from ui.incidents.rapport import composer
from ui.socle.langue import Langue

QUAND = datetime(2026, 11, 22, 17, 45).timestamp()


def test_il_dit_les_versions_puis_chaque_seance_sans_les_dossiers(langue: Langue) -> None:
    chez_soi = f"ouvert {Path.home() / 'Parties de Léa' / 'finale.sgf'}"
    laisses = [Reste("a", QUAND, True, ("INFO début", chez_soi)), Reste("b", QUAND, False, ("ValueError: non",))]
    rapport = composer(laisses)
    assert f"NumPy : {np.__version__}\n" in rapport
    assert rapport.endswith(
        "\n\n--- Séance interrompue le 2026-11-22 17:45:00 ---\nINFO début\nouvert ~/…/finale.sgf"
        "\n\n--- Séance avec une erreur, le 2026-11-22 17:45:00 ---\nValueError: non\n"
    )
    langue.choisir("en")
    assert "Engine kernels: " in composer(laisses)
    assert "--- Session broken off on 2026-11-22" in composer(laisses)
