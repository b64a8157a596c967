"""Who plays while the engine is compiled: at once, in Python, and not for every level."""

from __future__ import annotations

import subprocess
import sys
from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.jeu import Jeu
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.joueurs import IAmax, IAmoteur
from ecosysteme.joueurs.remplacant import NIVEAU_REMPLACE
from ecosysteme.partie import Partie

SANS_NUMBA = """
import sys
from ecosysteme.jeux.{jeu} import {classe}
from ecosysteme.joueurs import IAmoteur
from ecosysteme.partie import Partie

partie = Partie({classe}())
for _ in range(6):
    remplacant = IAmoteur(niveau=16, graine=1).remplacant(partie.jeu)
    partie.jouer(remplacant.choisir(partie.jeu, partie.etat))
assert not {{"numba", "llvmlite"}} & {{*sys.modules}}, "le compilateur a été chargé"
"""


@pytest.mark.parametrize(("jeu", "classe"), [("othello", "Othello"), ("puissance4", "Puissance4")])
def test_il_joue_sans_le_compilateur(jeu: str, classe: str) -> None:
    subprocess.run([sys.executable, "-c", SANS_NUMBA.format(jeu=jeu, classe=classe)], check=True, timeout=120)


@pytest.mark.parametrize("jeu", [Othello(), Puissance4(), Nim()])
def test_les_bas_niveaux_seuls_sont_remplaces(jeu: Jeu) -> None:
    assert IAmoteur(niveau=NIVEAU_REMPLACE).remplacant(jeu) is not None
    assert IAmoteur(niveau=NIVEAU_REMPLACE + 1).remplacant(jeu) is None
    assert IAmax().remplacant(jeu) is None


def test_la_ou_le_moteur_ne_joue_pas_personne_ne_joue_pour_lui() -> None:
    assert IAmoteur(niveau=1).remplacant(Othello(6)) is None


def test_il_se_trompe_comme_son_niveau_et_rejoue_la_meme_partie_avec_la_meme_graine() -> None:
    def partie(graine: int) -> str:
        partie, joueur = Partie(Othello()), IAmoteur(niveau=5, graine=graine)
        for _ in range(10):
            remplacant = joueur.remplacant(partie.jeu)
            assert remplacant is not None
            partie.jouer(remplacant.choisir(partie.jeu, partie.etat))
        return partie.transcription

    assert partie(1) == partie(1)
    assert len({partie(graine) for graine in range(4)}) > 1


def test_on_l_arrete() -> None:
    arret = Event()
    arret.set()
    remplacant = IAmoteur(niveau=16).remplacant(Othello())
    assert remplacant is not None
    with pytest.raises(Interrompu):
        remplacant.choisir(Othello(), Othello().etat_initial(), arret)
