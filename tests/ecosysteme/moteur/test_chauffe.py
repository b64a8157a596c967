import subprocess
import sys

from ecosysteme.moteur.chauffe import taches
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


def test_ce_que_chacun_peut_compiler_a_un_nom_et_vient_apres_ce_qu_il_appelle() -> None:
    a_faire = taches()
    assert {"recueil", "ecosysteme.moteur.puissance4.recherche.resoudre"} <= a_faire.keys()
    assert all(nom == tache.nom and tache.avant <= a_faire.keys() for nom, tache in a_faire.items())


def test_un_compagnon_dit_ce_qu_il_a_prepare() -> None:
    nom = "ecosysteme.moteur.puissance4.regles.jouables"
    commande = [sys.executable, "-m", "ecosysteme.moteur.chauffe", "compagnon"]
    with subprocess.Popen(commande, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as compagnon:
        assert compagnon.stdin is not None
        assert compagnon.stdout is not None
        print(nom, file=compagnon.stdin, flush=True)
        assert compagnon.stdout.readline() == f"{nom}\n"
        compagnon.stdin.close()
        assert compagnon.wait() == 0
