"""One start, in a process of its own: the instants come in order, and nothing of the user's is touched."""

import json
import os
import subprocess
import sys
from pathlib import Path

from ui.atelier import demarrage

RACINE = Path(demarrage.__file__).parents[2]


def test_les_instants_se_suivent_et_rien_n_est_ecrit_chez_l_utilisateur(tmp_path: Path) -> None:
    environnement = {**os.environ, "XDG_CONFIG_HOME": str(tmp_path)}
    commande = [sys.executable, "-m", "ui.atelier.demarrage"]
    fini = subprocess.run(commande, cwd=RACINE, env=environnement, capture_output=True, text=True, check=True)
    lus = json.loads(fini.stdout.splitlines()[-1])
    assert list(lus) == ["import", "fenetre", "peinture", "salles", "reference"]
    assert 0 < lus["import"] < lus["fenetre"] < lus["peinture"] < lus["salles"]
    assert not list(tmp_path.rglob("*.ini"))
    assert not list(tmp_path.rglob("*.conf"))
