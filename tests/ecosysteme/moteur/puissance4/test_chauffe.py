import subprocess
import sys

from ecosysteme.moteur.compiler import FONCTIONS, dossier_cache, version_salle
from ecosysteme.moteur.puissance4 import chauffe
from ecosysteme.moteur.puissance4.position import verifier


def test_chauffer_laisse_la_salle_prete() -> None:
    verifier(*chauffe.POSITION)
    sortie = subprocess.run(
        [sys.executable, "-m", "ecosysteme.moteur.puissance4.chauffe"], capture_output=True, text=True, check=True
    )
    assert sortie.stdout.endswith(" s\n")
    assert chauffe.prete()


def test_le_cache_porte_la_version_de_cette_salle_et_non_celle_de_la_grande() -> None:
    dossier = chauffe.temoin().parent
    assert dossier.name.startswith("puissance4-")
    assert dossier.parent == dossier_cache().parent
    assert version_salle() not in dossier.name
    assert not [noyau for noyau in FONCTIONS if "puissance4" in noyau.py_func.__code__.co_filename]
