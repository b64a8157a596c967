"""The endgames that come with the program, proven by two roads that share nothing: the engine, and a plain search."""

import pytest

from ecosysteme.commandes.banc.moteur import positions_publiques
from ecosysteme.formats.obf import PositionNotee
from ecosysteme.jeux.othello import COULEUR_DE
from ecosysteme.moteur.contre_epreuve import prouve
from ecosysteme.moteur.othello.conversion import depuis_pions
from ecosysteme.moteur.othello.facade import Moteur
from tests.tailles import quelques, taille

POSITIONS = positions_publiques()
SIMPLES = taille(48, 46)  # discs from which the plain search is asked: a second, then three
PROUVEES = [notee for notee in POSITIONS if len(notee.etat.plateau) >= SIMPLES]  # the first takes as long as all others


@pytest.fixture(scope="module")
def moteur() -> Moteur:
    return Moteur(hash_mo=16, taches=2)


@pytest.mark.parametrize("notee", POSITIONS, ids=lambda notee: notee.commentaire)
def test_le_moteur_trouve_le_score_ecrit(moteur: Moteur, notee: PositionNotee) -> None:
    resultat = moteur.resoudre(notee.etat.plateau, COULEUR_DE[notee.etat.trait])
    assert resultat.score == notee.score == max(notee.coups.values())
    assert set(notee.coups) == set(notee.etat.coups)


@pytest.mark.parametrize("notee", quelques(reversed(PROUVEES), 2), ids=lambda notee: notee.commentaire)
def test_une_recherche_sans_rien_de_commun_le_prouve(notee: PositionNotee) -> None:
    bits = depuis_pions(notee.etat.plateau, COULEUR_DE[notee.etat.trait])
    assert notee.score is not None
    assert prouve(*bits, notee.score)
