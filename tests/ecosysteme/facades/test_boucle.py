"""One loop, four games, and whoever plays: ours, and one of the shape of seed 000's, which knows nothing of leaving."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import pytest

from ecosysteme.facades import boucle, morpion, nim, othello, othello_numpy, puissance4
from ecosysteme.facades.facade import Facade
from ecosysteme.facades.othello_numpy import FacadeMatrice
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import Humain, IAalea, IAmax, Joueur
from ecosysteme.plateau import Plateau

JEUX = (othello, puissance4, morpion, nim)
SUITES = {  # what is typed until somebody wins, refusals in between, and what is then said
    puissance4: ("x", "9", "3", "2", "3", "2", "3", "", "2", "3", "Rouge gagne."),
    morpion: ("0 0", "0 0", "3 3", "11", "b", "0 1", "2,2", "0 2", "X gagne."),
    nim: ("a9", "z1", "", "a3", "a1", "b4", "c5", "Premier gagne."),
}


@pytest.fixture(autouse=True)
def _personnes() -> Iterator[None]:
    yield
    for jeu in JEUX:
        jeu.asseoir()


def boucle_exterieure(jeu: Any) -> Any:
    """Drive a game by the ten functions and nothing else."""
    position, a_jouer = jeu.creer_config_init(), jeu.choisir_premier_joueur()
    jeu.afficher_config(position)
    while not jeu.est_jeu_fini(position):
        if jeu.est_coup_possible(position, a_jouer):
            position = jeu.incrementer_config(position, jeu.coup_joueur(position, a_jouer), a_jouer)
            jeu.afficher_config(position)
        a_jouer = jeu.incrementer_joueur(a_jouer)
    jeu.afficher_fin(position, a_jouer)
    return position


@pytest.mark.parametrize("jeu", JEUX, ids=lambda jeu: jeu.FACADE.jeu.nom)
@pytest.mark.parametrize("tourner", [boucle.jouer, boucle_exterieure])
def test_deux_machines_vont_au_bout(
    capsys: pytest.CaptureFixture[str], jeu: ModuleType, tourner: Callable[[Any], Any]
) -> None:
    sorties = []
    for _ in range(2):
        jeu.asseoir("ia_alea", "ia_alphabeta:profondeur=2", 3)
        position = tourner(jeu)
        assert jeu.est_jeu_fini(position)
        sorties.append(capsys.readouterr().out)
    assert sorties[0] == sorties[1]
    premier, second = jeu.FACADE.jeu.noms_camps
    assert f"{premier} (IA Aléatoire) joue " in sorties[0]
    assert f"{second} (IA Alpha-Bêta (2)) joue " in sorties[0]
    assert "gagne" in sorties[0].splitlines()[-1] or "Partie nulle" in sorties[0].splitlines()[-1]


@pytest.mark.parametrize("jeu", SUITES, ids=lambda jeu: jeu.FACADE.jeu.nom)
@pytest.mark.parametrize("tourner", [boucle.jouer, boucle_exterieure])
def test_deux_personnes_au_clavier(
    clavier: Callable[..., None], capsys: pytest.CaptureFixture[str], jeu: ModuleType, tourner: Callable[[Any], Any]
) -> None:
    *reponses, fin = SUITES[jeu]
    clavier(*reponses)
    tourner(jeu)
    sortie = capsys.readouterr().out
    assert sortie.splitlines()[-1] == fin
    assert sortie.count("Refusé : ") == (4 if jeu is nim else 3)


@pytest.mark.parametrize("tourner", [boucle.jouer, boucle_exterieure])
def test_la_plus_courte_partie_d_othello_au_clavier(
    clavier: Callable[..., None], capsys: pytest.CaptureFixture[str], tourner: Callable[[Any], Any]
) -> None:
    """Nine moves, and no white disc is left: the board need not be full."""
    coups = ["56", "64", "53", "66", "75", "46", "57", "65", "35"]
    clavier(*coups)
    position = tourner(othello)
    sortie = capsys.readouterr().out
    assert othello.est_jeu_fini(position)
    assert sortie.splitlines()[-1] == "Noir gagne, 64 à 0."


def test_une_passe_est_dite(capsys: pytest.CaptureFixture[str], clavier: Callable[..., None]) -> None:
    """White has no move, and black two."""
    config = [[0] * 10 for _ in range(10)]
    config[1][1:4] = [1, 2, 0]
    config[8][1:5] = [1, 2, 2, 0]
    clavier("31", "48")
    boucle.jouer(othello, config, othello.BLANC)
    lignes = capsys.readouterr().out.splitlines()
    assert lignes.count("Le joueur 2 ne peut pas jouer et passe son tour.") == 2
    assert lignes[-1] == "Noir gagne, 64 à 0."


@pytest.mark.parametrize("jeu", JEUX, ids=lambda jeu: jeu.FACADE.jeu.nom)
def test_une_boucle_qui_n_en_sait_rien_finit_sans_trace(jeu: ModuleType) -> None:
    """A real process whose input is closed, and the loop as a stranger would write it."""
    nom = jeu.__name__.rpartition(".")[2]
    programme = (
        f"from ecosysteme.facades import {nom} as jeu\n"
        "c, j = jeu.creer_config_init(), jeu.choisir_premier_joueur()\n"
        "while not jeu.est_jeu_fini(c):\n"
        "    c = jeu.incrementer_config(c, jeu.coup_joueur(c, j), j)\n"
        "    j = jeu.incrementer_joueur(j)\n"
    )
    processus = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", programme],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert (processus.returncode, processus.stderr) == (0, "")
    assert processus.stdout.endswith("\nPartie quittée.\n")


def test_ctrl_c_entre_deux_machines(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Wherever it falls, in the drawing too."""

    def interrompre(config: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(nim, "afficher_config", interrompre)
    assert boucle.jouer(nim) == [3, 4, 5]
    assert capsys.readouterr().out == "\nPartie quittée.\n"


@pytest.mark.parametrize("jeu", JEUX, ids=lambda jeu: jeu.FACADE.jeu.nom)
def test_le_moteur_joue_les_quatre_jeux(capsys: pytest.CaptureFixture[str], jeu: ModuleType) -> None:
    jeu.asseoir("ia_moteur:temps=0.02", "ia_alea", 1)
    assert jeu.est_jeu_fini(boucle_exterieure(jeu))
    nom = "parfait" if jeu in (morpion, nim) else "0.02 s"
    assert f"(IA Moteur ({nom})) joue " in capsys.readouterr().out


def test_partir_rend_la_position(clavier: Callable[..., None]) -> None:
    clavier("a3", KeyboardInterrupt())
    assert boucle.jouer(nim) == [0, 4, 5]


@pytest.fixture
def poses(monkeypatch: pytest.MonkeyPatch) -> list[tuple[type[Joueur], str]]:
    """Who laid each disc by ``retourner``, and of which colour."""
    vus: list[tuple[type[Joueur], str]] = []
    retourner = Joueur.retourner

    def noter(joueur: Joueur, plateau: Plateau, position: tuple[int, int]) -> list[tuple[int, int]]:
        vus.append((type(joueur), joueur.couleur))
        return retourner(joueur, plateau, position)

    monkeypatch.setattr(Joueur, "retourner", noter)
    return vus


@pytest.mark.parametrize("facade", [othello.FacadeOthello(Othello()), FacadeMatrice(Othello())])
def test_a_othello_chaque_coup_est_joue_par_le_retourner_de_qui_est_assis(
    facade: Facade[Any], poses: list[tuple[type[Joueur], str]]
) -> None:
    facade.asseoir("ia_alea", "ia_max", 1)
    config = boucle.jouer(facade)
    assert set(poses) == {(IAalea, "N"), (IAmax, "B")}
    assert len(poses) == sum(facade.jeu.scores(facade.etat(config, 1))) - 4


def test_la_partie_sur_une_matrice_passe_aussi_par_retourner(
    clavier: Callable[..., None], poses: list[tuple[type[Joueur], str]]
) -> None:
    clavier("2", "43", "q")
    othello_numpy.partie("ia_alea", 1)
    assert poses == [(Humain, "N"), (IAalea, "B")]
