import subprocess
import sys

from ecosysteme.moteur.chauffe import engins
from ecosysteme.moteur.commun.compiler import complete


def lignes() -> list[str]:
    commande = [sys.executable, "-m", "ecosysteme.moteur.chauffe"]
    return subprocess.run(commande, check=True, capture_output=True, text=True).stdout.splitlines()


def test_dans_un_processus_a_part_tout_se_prepare_et_rien_n_est_dit_de_ce_qui_est_pret() -> None:
    assert lignes()[-1].endswith(" s")
    assert all(complete(engin.salle) for engin in engins().values())
    *prets, secondes = lignes()
    assert (sorted(prets), secondes) == (["prêt othello", "prêt puissance4"], "0.00 s")


def test_ce_que_chacun_peut_compiler_a_un_nom_et_vient_apres_ce_qu_il_appelle() -> None:
    tous = {nom: engin.taches for nom, engin in engins().items()}
    assert "recueil" in tous["othello"]
    assert "ecosysteme.moteur.puissance4.recherche.resoudre" in tous["puissance4"]
    for taches in tous.values():
        assert all(nom == tache.nom and tache.avant <= taches.keys() for nom, tache in taches.items())


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
