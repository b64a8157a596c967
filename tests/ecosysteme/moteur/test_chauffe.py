import subprocess
import sys

from ecosysteme.moteur.othello import chauffe as othello
from ecosysteme.moteur.puissance4 import chauffe as puissance4


def lignes() -> list[str]:
    commande = [sys.executable, "-m", "ecosysteme.moteur.chauffe"]
    return subprocess.run(commande, check=True, capture_output=True, text=True).stdout.splitlines()


def test_dans_un_processus_a_part_tout_se_prepare_et_rien_n_est_dit_de_ce_qui_est_pret() -> None:
    assert lignes()[-1].endswith(" s")
    assert othello.prete()
    assert puissance4.prete()
    (secondes,) = lignes()
    assert secondes.endswith(" s")
