"""Alpha-beta finds what nega-max finds, in fewer states, whatever the evaluation."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.joueurs.alphabeta import IAalphabeta
from ecosysteme.joueurs.joueur import FonctionEvaluation, evaluation_du_jeu
from ecosysteme.joueurs.negamax import IAnegamax
from ecosysteme.partie import Partie
from tests.positions import etats, partie_jouee

INFINI = float("inf")


def constante(jeu: Any, etat: Any, camp: int) -> float:
    """Every move ties."""
    return 0


def gagne_ou_perd(jeu: Any, etat: Any, camp: Any) -> float:
    """Infinite values, which a window must survive."""
    ecart = jeu.evaluer(etat, camp)
    return INFINI if ecart > 0 else -INFINI if ecart < 0 else 0.0


def fine(jeu: Any, etat: Any, camp: Any) -> float:
    """Values so close that only the next float tells them apart."""
    return 1e-17 * float(jeu.evaluer(etat, camp)) / 3


EVALUATIONS = st.sampled_from([evaluation_du_jeu, constante, gagne_ou_perd, fine])


@settings(max_examples=80)
@given(etats((4, 6, 8)), st.integers(1, 3), EVALUATIONS)
def test_il_trouve_ce_que_trouve_nega_max(etat: EtatOthello, profondeur: int, evaluation: FonctionEvaluation) -> None:
    jeu = Othello(etat.taille)
    simple = IAnegamax(profondeur=profondeur, evaluation=evaluation)
    coupe = IAalphabeta(profondeur=profondeur, evaluation=evaluation)
    assert coupe.meilleurs(jeu, etat) == simple.meilleurs(jeu, etat)
    assert coupe.valeur == simple.valeur
    assert coupe.noeuds <= simple.noeuds


@given(etats((4, 6)), st.integers(0, 3), st.integers(-12, 12), st.integers(1, 8))
def test_la_fenetre_borne_la_valeur(etat: EtatOthello, profondeur: int, alpha: int, largeur: int) -> None:
    jeu, beta = Othello(etat.taille), alpha + largeur
    exacte = IAnegamax().negamax(jeu, etat, profondeur)
    trouvee = IAalphabeta().alphabeta(jeu, etat, profondeur, alpha, beta)
    if trouvee <= alpha:
        assert exacte <= trouvee
    elif trouvee >= beta:
        assert exacte >= trouvee
    else:
        assert exacte == trouvee


def test_il_visite_bien_moins_d_etats() -> None:
    jeu = Othello()
    totaux = {IAnegamax: 0, IAalphabeta: 0}
    for transcription in ("", "d3c3c4", "f5d6c3d3c4", "f5f6e6f4"):
        for classe in totaux:
            joueur = classe(profondeur=4)
            joueur.choisir(jeu, partie_jouee(transcription).etat)
            totaux[classe] += joueur.noeuds
    assert 3 * totaux[IAalphabeta] < totaux[IAnegamax]


def test_il_resout_le_4x4_que_blanc_gagne_onze_a_trois() -> None:
    jeu = Othello(4)
    joueur = IAalphabeta(profondeur=20, egalites="premier")
    partie = Partie(jeu)
    valeurs = []
    while not partie.terminee:
        camp = partie.trait
        partie.jouer(joueur.choisir(jeu, partie.etat))
        valeurs.append(joueur.valeur if camp == 1 else -joueur.valeur)
    assert partie.scores == (3, 11)
    assert set(valeurs) == {-8}
