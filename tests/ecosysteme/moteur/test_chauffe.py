import subprocess
import sys
from itertools import pairwise

from ecosysteme.moteur.chauffe import chauffer, prete


def test_chauffer_va_jusqu_au_bout_et_sans_reculer() -> None:
    etapes: list[tuple[int, int]] = []
    assert chauffer(lambda fait, total: etapes.append((fait, total))) > 0
    assert etapes[-1][0] == etapes[-1][1] > 20
    assert prete()
    assert all(avant <= apres for avant, apres in pairwise(etapes))


def test_dans_un_processus_a_part_l_avancement_se_lit_ligne_a_ligne() -> None:
    commande = [sys.executable, "-m", "ecosysteme.moteur.chauffe"]
    lignes = subprocess.run(commande, check=True, capture_output=True, text=True).stdout.splitlines()
    assert lignes[-1].endswith(" s")
    fait, total = lignes[-2].split("/")
    assert fait == total
