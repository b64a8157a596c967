"""The steps of tic-tac-toe: which square the rules find right."""

from __future__ import annotations

from ecosysteme.jeu import SECOND
from ecosysteme.premiers_pas.exercice import PasEnCours
from ecosysteme.premiers_pas.morpion import ETAPES


def test_la_regle_trouve_les_bonnes_cases() -> None:
    trouvees = {}
    for rang in (3, 4, 5, 6, 7, 8, 9):
        exercice = PasEnCours(ETAPES[rang - 1])
        trouvees[rang] = [exercice.partie.jeu.ecrire_coup(coup) for coup in exercice.solutions()]
    assert trouvees == {3: ["c2"], 4: ["a3"], 5: ["a1"], 6: ["a2"], 7: ["a1"], 8: ["c3"], 9: ["a1", "b2"]}


def test_toute_une_partie_ne_se_perd_pas() -> None:
    exercice = PasEnCours(ETAPES[9])
    while not exercice.reussi:
        exercice.essayer(exercice.solutions()[-1])
        exercice.repondre()
    assert exercice.partie.terminee
    assert exercice.partie.issue != SECOND
