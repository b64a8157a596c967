"""An exercise is kept as a line and read again the same; symmetric ones have one name."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from ecosysteme.exercices.exercice import Exercice
from ecosysteme.exercices.rappel import ecrire_exercice, identifier, relire
from ecosysteme.exercices.resolus import exercices_resolus
from ecosysteme.jeu import Jeu
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.plateau import Plateau
from ecosysteme.solveurs import Solveur, solveur_de
from tests.ecosysteme.exercices.exemples import premier


def solveur(jeu: Jeu) -> Solveur:
    trouve = solveur_de(jeu)
    assert trouve is not None
    trouve.preparer()
    return trouve


def resolu(jeu: Jeu) -> Exercice:
    return next(islice(exercices_resolus(jeu, 1), 3, 4))


@pytest.mark.parametrize("exercice", [premier(), resolu(Morpion()), resolu(Nim((2, 3, 4), misere=True))])
def test_se_relit(exercice: Exercice) -> None:
    texte = ecrire_exercice(exercice)
    assert "\n" not in texte
    relu = relire(exercice.jeu, texte, solveur)
    assert relu is not None
    assert (relu.etat, relu.plis, relu.demi_coups) == (exercice.etat, exercice.plis, exercice.demi_coups)
    assert identifier(relu) == identifier(exercice)


def test_une_image_a_le_meme_nom() -> None:
    etat = premier().etat
    pions = {(colonne, ligne): pion.couleur for pion in etat.plateau.pions() for ligne, colonne in [pion.position]}
    image = replace(premier(), etat=EtatOthello(Plateau(8, pions), etat.trait))
    assert image.etat != etat
    assert identifier(image) == identifier(premier())


@pytest.mark.parametrize(
    ("jeu", "texte"), [("othello", "rien"), ("morpion", "--------- X"), ("nim:tas=0-1", "1"), ("dames", "")]
)
def test_ce_qui_n_est_plus_un_exercice_n_est_rien(jeu: str, texte: str) -> None:
    assert relire(jeu, texte, solveur) is None
