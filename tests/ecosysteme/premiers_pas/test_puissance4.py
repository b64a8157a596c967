"""The steps of Puissance 4: which column the rules find right."""

from __future__ import annotations

from ecosysteme.jeu import NULLE
from ecosysteme.premiers_pas.exercice import PasEnCours
from ecosysteme.premiers_pas.puissance4 import ETAPES


def test_la_regle_trouve_les_bonnes_colonnes() -> None:
    exercices = {rang: PasEnCours(ETAPES[rang - 1]) for rang in (2, 4, 5, 6, 7, 9)}
    trouvees = {rang: exercice.solutions() for rang, exercice in exercices.items()}
    assert trouvees == {2: [3], 4: [3], 5: [6], 6: [5], 7: [6], 9: [3]}
    assert 1 < len(PasEnCours(ETAPES[7]).solutions()) < 7


def test_empiler() -> None:
    assert "vide" in str(PasEnCours(ETAPES[1]).essayer(0).phrase)


def test_la_grille_pleine_est_nulle() -> None:
    exercice = PasEnCours(ETAPES[9])
    while not exercice.reussi:
        exercice.essayer(exercice.solutions()[0])
        exercice.repondre()
    assert exercice.partie.issue == NULLE
