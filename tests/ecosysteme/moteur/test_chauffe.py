import subprocess
import sys

from ecosysteme.moteur.othello import chauffe as othello
from ecosysteme.moteur.puissance4 import chauffe as puissance4


def test_dans_un_processus_a_part_l_avancement_se_lit_ligne_a_ligne() -> None:
    commande = [sys.executable, "-m", "ecosysteme.moteur.chauffe"]
    lignes = subprocess.run(commande, check=True, capture_output=True, text=True).stdout.splitlines()
    assert lignes[-1].endswith(" s")
    fait, total = lignes[-2].split("/")
    assert fait == total
    assert othello.prete()
    assert puissance4.prete()
