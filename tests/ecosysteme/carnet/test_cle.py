"""The key of a card: the same for symmetric positions and for both colours, another for what is another question."""

from __future__ import annotations

from ecosysteme.carnet.cle import cle, concerne
from ecosysteme.jeu import autre_camp
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.plateau import BLANC, NOIR, Plateau
from tests.positions import partie_jouee


def test_les_huit_images_ont_une_cle() -> None:
    transcriptions = ("f5d6", "e6f4", "c4e3", "d3c5", "f5f6", "c4c3")
    cles = [cle(partie_jouee(texte).etat) for texte in transcriptions]
    assert len(set(cles[:4])) == 1
    assert cles[4] == cles[5] != cles[0]


def test_la_cle_ignore_la_couleur_et_non_le_trait() -> None:
    etat = partie_jouee("f5d6c3").etat
    autres = {NOIR: BLANC, BLANC: NOIR}
    inverse = Plateau(8, {case: autres[couleur] for case, couleur in etat.plateau.items()})
    assert cle(EtatOthello(inverse, autre_camp(etat.trait))) == cle(etat)
    assert cle(EtatOthello(etat.plateau, autre_camp(etat.trait))) != cle(etat)


def test_seul_le_plateau_de_huit_est_garde() -> None:
    assert concerne(Othello())
    assert not concerne(Othello(6))
    assert not concerne(Morpion())
