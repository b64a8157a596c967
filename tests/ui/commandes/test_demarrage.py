"""One start, in a process of its own, as the bench runs it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

RACINE = Path(__file__).parents[3]


def test_un_depart_va_jusqu_au_bout_et_date_chaque_part_dans_l_ordre() -> None:
    commande = [sys.executable, "-m", "ui.commandes.demarrage"]
    fini = subprocess.run(commande, cwd=RACINE, capture_output=True, text=True, check=True)
    instants: dict[str, float] = json.loads(fini.stdout)
    reference = instants.pop("reference")
    assert list(instants) == ["import", "fenetre", "peinture"]
    assert 0 < instants["import"] < instants["fenetre"] < instants["peinture"]
    assert reference > 0
