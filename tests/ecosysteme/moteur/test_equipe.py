"""Several processes that compile into one cache: in which order, and what is left when one of them is lost."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from threading import Thread

from ecosysteme.moteur.commun.compiler import MOTEUR
from ecosysteme.moteur.equipe import Besogne, Chantier, longueurs, preparer, taches_de
from ecosysteme.moteur.othello.chauffe import ENTREES
from ecosysteme.moteur.othello.noyaux import profonde


def tache(nom: str, *avant: str, poids: int = 1) -> tuple[str, Besogne]:
    return nom, Besogne(nom, lambda: None, frozenset(avant), poids)


# haut calls gauche and droite, which call bas; the left chain is the longer one.
TACHES = dict(
    [tache("haut", "gauche", "droite"), tache("droite", "bas"), tache("gauche", "bas", poids=5), tache("bas")]
)


def test_ce_que_le_reste_attend_le_plus_vient_d_abord() -> None:
    assert longueurs(TACHES) == {"haut": 1, "droite": 2, "gauche": 6, "bas": 7}
    dits: list[int] = []
    chantier, pris = Chantier(TACHES, dits.append), list[str]()
    while (prochaine := chantier.prendre()) is not None:
        pris.append(prochaine.nom)
        chantier.rendre(prochaine, faite=True)
    assert pris == ["bas", "gauche", "droite", "haut"]
    assert dits == [1, 2, 3, 4]


def test_une_tache_attend_celles_d_avant_et_revient_quand_elle_n_est_pas_faite() -> None:
    dits: list[int] = []
    chantier = Chantier(TACHES, dits.append)
    bas = chantier.prendre()
    assert bas is not None
    recues: list[Besogne | None] = []
    fil = Thread(target=lambda: recues.append(chantier.prendre()))
    fil.start()
    chantier.rendre(bas, faite=False)
    fil.join()
    assert recues == [bas]
    assert dits == []
    chantier.rendre(bas, faite=True)
    assert dits == [1]
    chantier.abandonner()
    assert chantier.prendre() is None


def test_les_noyaux_se_compilent_apres_ceux_qu_ils_appellent() -> None:
    taches = taches_de(ENTREES)
    assert {nom for tache in taches.values() for nom in tache.avant} <= taches.keys()
    profond = taches["ecosysteme.moteur.othello.noyaux.profonde.recherche_profonde"]
    assert "ecosysteme.moteur.othello.noyaux.feuilles.finir" in profond.avant
    assert profond.nom not in profond.avant
    assert profond.nom in taches["ecosysteme.moteur.othello.noyaux.profonde.aider"].avant
    assert profonde.__name__ + ".fenetre_nulle" in taches
    assert longueurs(taches)[profond.nom] < longueurs(taches)["ecosysteme.moteur.othello.noyaux.feuilles.finir"]


# Three kernels of which the first is called with a literal, a recursive one, and one that nobody calls.
MODULE = """
import os
import sys
from dataclasses import replace
from ecosysteme.moteur.commun.compiler import FONCTIONS_DE, compiler
from ecosysteme.moteur.commun.typage import Entier, Mot
from ecosysteme.moteur.equipe import preparer, servir, taches_de

@compiler
def bas(un: Entier, mot: Mot) -> Entier:
    return un + 1

@compiler
def descendre(un: Entier, mot: Mot) -> Entier:
    return bas(0, mot) if un <= 0 else descendre(un - 1, mot)

@compiler
def haut(un: Entier, mot: Mot) -> Entier:
    return descendre(un, mot) + bas(un, mot)

@compiler
def seul(un: Entier) -> Entier:
    return un

def tuer(*_):
    os.kill(os.getpid(), 9)

if __name__ == "__main__":
    taches = taches_de([haut])
    if sys.argv[1] == "compagnon":
        servir(taches)
    elif sys.argv[1] == "tué":  # with its first task done, and nobody told
        servir({nom: replace(tache, faire=lambda faire=tache.faire: tuer(faire())) for nom, tache in taches.items()})
    elif sys.argv[1] == "tuer":
        preparer(taches, [sys.executable, __file__, "compagnon"], tuer, 1)
    elif sys.argv[1] == "lire":
        haut(3, __import__("numpy").uint64(1))
    else:
        preparer(taches, [sys.executable, __file__, *sys.argv[2:]], lambda fait: print("fait", fait), int(sys.argv[1]))
    siens = [noyau for salle in FONCTIONS_DE.values() for noyau in salle]
    print("compilés", sum(len(noyau.stats.cache_misses) for noyau in siens))
"""


TUE = 9 if sys.platform == "win32" else -9  # what the system says of a process that was killed


def lancer(dossier: Path, *arguments: str, code: int = 0) -> list[str]:
    fichier = dossier / "noyaux.py"
    fichier.write_text(MODULE)
    lance = subprocess.run(
        [sys.executable, str(fichier), *arguments],
        env={**os.environ, "NUMBA_CACHE_DIR": str(dossier / "cache"), "PYTHONPATH": str(MOTEUR.parents[1])},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert lance.returncode == code, lance.stderr
    return lance.stdout.splitlines()


def test_ce_que_plusieurs_processus_ont_compile_ne_l_est_plus(tmp_path: Path) -> None:
    *dits, compiles = lancer(tmp_path, "1", "compagnon")
    assert dits[-1] == "fait 3"
    assert int(compiles.split()[1]) <= 3
    assert lancer(tmp_path, "lire") == ["compilés 0"]
    assert len(list((tmp_path / "cache").rglob("*.nbc"))) == 3, "un littéral est un nombre comme un autre"


def test_sans_autre_coeur_ou_avec_un_compagnon_perdu_un_processus_fait_tout(tmp_path: Path) -> None:
    for rang, arguments in enumerate((("0",), ("1", "inconnu"))):
        dossier = tmp_path / str(rang)
        dossier.mkdir()
        *_, compiles = lancer(dossier, *arguments)
        assert compiles == "compilés 3"
        assert lancer(dossier, "lire") == ["compilés 0"]


def test_une_compilation_tuee_est_finie_la_fois_suivante(tmp_path: Path) -> None:
    lancer(tmp_path, "tuer", code=TUE)
    assert (tmp_path / "cache").is_dir()
    *dits, _ = lancer(tmp_path, "1", "tué")
    assert dits[-1] == "fait 3"
    assert lancer(tmp_path, "lire") == ["compilés 0"]
    assert len(list((tmp_path / "cache").rglob("*.nbc"))) == 3, "rien n'est fait deux fois, rien n'est perdu"


def test_un_compagnon_finit_avec_son_entree(tmp_path: Path) -> None:
    assert lancer(tmp_path, "compagnon") == []


def test_une_faute_de_compilation_se_dit() -> None:
    def echouer() -> None:
        raise OSError("plus de place")

    fautes: list[OSError] = []
    try:
        preparer({"un": Besogne("un", echouer)}, ["inutile"], print, aides=0)
    except OSError as faute:
        fautes.append(faute)
    assert [str(faute) for faute in fautes] == ["plus de place"]
