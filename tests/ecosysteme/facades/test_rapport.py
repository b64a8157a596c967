"""The report at a prompt: its imports without a display and without Qt, a round of two moves, the rounds of a game."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.derouler import derouler
from ecosysteme.facades.rapport import generer, partie, tour
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import Humain, IAalea, IAalphabeta, IAmax, Joueur
from ecosysteme.partie import Partie
from ecosysteme.plateau import BLANC, NOIR, Couleur, Plateau

RACINE = Path(__file__).parents[3]
PAGES = [RACINE / "ecosysteme" / "README.md", RACINE / "ecosysteme" / "README.fr.md"]
SANS_QT = "import sys; sys.modules.update(PySide6=None, shiboken6=None)\n"


def muet(texte: object) -> None:
    pass


def rejouer(couleur: Couleur, coups: Iterator[Any]) -> Humain:
    return Humain(couleur, question=lambda jeu, etat: next(coups))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_la_page_se_tape_sans_ecran_et_sans_qt(page: Path) -> None:
    (extrait,) = re.findall(
        r"```python\n((?:(?!```).)*from applicationIHM import.*?)```", page.read_text("utf-8"), re.S
    )
    ailleurs = {nom: valeur for nom, valeur in os.environ.items() if nom not in ("DISPLAY", "WAYLAND_DISPLAY")}
    ailleurs |= {"QT_QPA_PLATFORM": "aucune", "PYTHONPATH": str(RACINE), "PYTHONIOENCODING": "utf-8"}
    resultat = subprocess.run(
        [sys.executable, "-c", SANS_QT + extrait + "\nprint(nb_tours, len(plateau))"],
        env=ailleurs,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert (resultat.returncode, resultat.stderr) == (0, "")
    *_, fin, nombres = resultat.stdout.splitlines()
    assert re.fullmatch(r"(Noir|Blanc) gagne, \d+ à \d+\.|Partie nulle, 32 à 32\.", fin)
    assert re.fullmatch(r"\d\d \d\d", nombres)


def test_un_tour_est_un_coup_des_noirs_puis_un_coup_des_blancs() -> None:
    plateau, noir, blanc = generer("IAmax", IAalea, graine=1)
    montres: list[str] = []
    assert tour(plateau, noir, blanc, lambda texte: montres.append(str(texte)))
    assert [len(re.findall("[NB] |[NB]$", montre, re.M)) - 1 for montre in montres] == [5, 6]  # the B of the columns
    assert montres[-1] == str(plateau)


def test_generer_prend_une_classe_un_nom_ou_une_specification() -> None:
    plateau, noir, blanc = generer(IAmax, "ia_alphabeta:profondeur=3", taille=6)
    assert (plateau, type(noir), noir.couleur, type(blanc), blanc.couleur) == (
        Plateau(6), IAmax, NOIR, IAalphabeta, BLANC,
    )  # fmt: skip
    assert isinstance(blanc, IAalphabeta)
    assert blanc.profondeur == 3
    assert [type(joueur) for joueur in generer()[1:]] == [Humain, Humain]
    with pytest.raises(ValueError, match="IAforte"):
        generer("IAforte")
    with pytest.raises(ValueError, match="taille"):
        generer(taille=5)


@given(st.sampled_from([4, 6]), st.integers(0, 10_000))
def test_la_partie_est_celle_de_la_maison_et_compte_les_memes_tours(taille: int, graine: int) -> None:
    """Passes included, which games of 4 squares a side are full of."""
    joueurs = {PREMIER: IAalea(NOIR, graine=graine), SECOND: IAalea(BLANC, graine=graine + 1)}
    jouee = derouler(Partie(Othello(taille)), joueurs)
    coups = {camp: iter([t.coup for t in jouee.historique if t.coup and t.auteur == camp]) for camp in joueurs}
    plateau = Plateau(taille)
    noir, blanc = rejouer(NOIR, coups[PREMIER]), rejouer(BLANC, coups[SECOND])
    assert partie(plateau, noir, blanc, muet) == jouee.nb_tours
    assert plateau == jouee.etat.plateau
    assert tour(plateau, noir, blanc, muet) is False


def test_qui_ne_peut_pas_jouer_passe() -> None:
    plateau = Plateau(4, {(0, 0): NOIR, (0, 1): BLANC})
    montres: list[object] = []
    assert tour(plateau, Humain(NOIR, question=lambda jeu, etat: (0, 2)), Humain(BLANC), montres.append)
    assert montres == [plateau]  # nobody can play any more: nobody passes
    plateau = Plateau(4, {(0, 0): BLANC, (0, 1): NOIR})
    montres.clear()
    assert tour(plateau, Humain(NOIR), Humain(BLANC, question=lambda jeu, etat: (0, 2)), montres.append)
    assert montres == ["Noir ne peut pas jouer et passe son tour.", plateau]


def test_une_personne_rejoue_et_le_plateau_n_a_pas_change(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plateau, noir, blanc = generer(blanc="IAalea", graine=1)
    reponses = iter(["a1", "zz", "", "d3"])
    vus: list[Plateau] = []

    def repondre(question: str) -> str:
        assert question == "Noir, votre case (comme d3) ? "
        vus.append(plateau.copy())
        return next(reponses)

    monkeypatch.setattr("builtins.input", repondre)
    assert tour(plateau, noir, blanc)
    assert vus == [Plateau()] * 4
    sortie = capsys.readouterr().out
    assert sortie.startswith("Coup refusé : un pion en a1 n'encadre aucun pion adverse. Jouez de nouveau.\n")
    assert sortie.count("Coup refusé") == 3
    assert plateau[2, 3] == NOIR


def test_une_machine_qui_joue_mal_leve_la_valueerror() -> None:
    class Mauvais(IAalea):
        def choisir(self, jeu: Any, etat: Any, arret: Any = None) -> Any:
            return (0, 0)

    plateau = Plateau()
    with pytest.raises(ValueError, match="n'encadre aucun"):
        tour(plateau, Mauvais(NOIR), IAalea(BLANC), muet)
    assert plateau == Plateau()


@pytest.mark.parametrize("jouer", [tour, partie])
def test_chacun_a_sa_couleur(jouer: Callable[..., object]) -> None:
    blanc: Joueur = IAalea(BLANC)
    with pytest.raises(ValueError, match="attendu un joueur de N"):
        jouer(Plateau(), blanc, blanc, muet)
