"""What is counted of games: positions at some numbers of empty squares, their values, the result for who moves."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from ecosysteme.atelier.chances import releve
from ecosysteme.atelier.chances.releve import VIDES_EXACTS, VIDES_JUGES, LotDeNiveaux, LotDeParties, relever
from ecosysteme.formats.enregistrement import ecart_du_plateau
from ecosysteme.jeu import PREMIER
from ecosysteme.jeux.othello import Othello
from ecosysteme.ouvertures.equilibrees import ouvertures_equilibrees
from ecosysteme.partie import Partie
from tests.oracle import minmax
from tests.positions import couleur_au_trait, grille_de


@pytest.fixture(autouse=True)
def peu_de_noeuds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(releve, "NOEUDS", 500)


def partie_au_hasard(graine: int) -> Partie:
    partie: Partie = Partie(Othello())
    hasard = Random(graine)
    while partie.trait is not None:
        partie.jouer(hasard.choice(partie.jeu.coups_legaux(partie.etat, partie.trait)))
    return partie


def lot(*parties: Partie, ecart: float = 1.5) -> LotDeParties:
    coups = np.full((len(parties), 60), 64, np.uint8)
    for rang, partie in enumerate(parties):
        cases = [8 * tour.coup[0] + tour.coup[1] for tour in partie.historique if tour.coup is not None]
        coups[rang, : len(cases)] = cases
    resultats = [ecart_du_plateau(partie.jeu, partie.etat) for partie in parties]
    return LotDeParties("x", coups, np.array(resultats), np.full(len(parties), ecart))


def test_une_partie_se_compte_pour_qui_a_le_trait() -> None:
    partie = partie_au_hasard(5)
    lignes = relever(lot(partie))
    etats = {64 - len(noeud.etat.plateau): noeud.etat for noeud in (partie.racine, *partie.historique)}
    attendus = [e for e in (*VIDES_JUGES, *VIDES_EXACTS) if e in etats and etats[e].coups]
    assert sorted(lignes[:, 0]) == sorted(attendus)
    resultat = ecart_du_plateau(partie.jeu, partie.etat)
    assert resultat
    for vides, valeur, points, ecart in lignes:
        etat = etats[int(vides)]
        noir = etat.trait == PREMIER
        assert points == ((resultat > 0) == noir)
        assert ecart == (1.5 if noir else -1.5)
        if vides <= 4:
            grille, couleur = grille_de(etat), couleur_au_trait(etat)
            assert valeur == minmax(grille, couleur, couleur, 12)


def test_une_partie_illegale_ne_compte_pas_et_les_autres_restent() -> None:
    bonne, fausse = partie_au_hasard(5), partie_au_hasard(7)
    ensemble = lot(bonne, fausse)
    ensemble.coups[1, 0] = 0  # a1 cannot begin
    assert np.array_equal(relever(ensemble), relever(lot(bonne)))


def test_les_niveaux_jouent_entre_egaux_et_rejouent_de_meme() -> None:
    tirees = LotDeNiveaux("x", (1, 2), ouvertures_equilibrees()[:2], 7)
    lignes = relever(tirees)
    assert set(lignes[:, 3]) == {0}
    assert set(lignes[:, 2]) <= {0, 0.5, 1}
    assert len(lignes) > 20
    assert np.array_equal(relever(tirees), lignes)
