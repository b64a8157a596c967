"""The steps of Othello: which move the rules find right, and what they say of another."""

from __future__ import annotations

import pytest

from ecosysteme.premiers_pas.exercice import PasEnCours
from ecosysteme.premiers_pas.othello import ETAPES


def solutions(rang: int) -> set[str]:
    exercice = PasEnCours(ETAPES[rang - 1])
    return {exercice.partie.jeu.ecrire_coup(coup) for coup in exercice.solutions()}


def test_la_regle_trouve_les_bonnes_cases() -> None:
    trouvees = {rang: solutions(rang) for rang in (2, 3, 4, 6, 7, 9, 10)}
    assert trouvees == {2: {"h5"}, 3: {"c6", "e6"}, 4: {"c6"}, 6: {"b6"}, 7: {"a1"}, 9: {"g4"}, 10: {"a1"}}
    assert not {"b2", "b3"} <= solutions(8)


@pytest.mark.parametrize(
    ("rang", "coup", "phrase"),
    [
        (2, "e6", "ne retourne"),
        (3, "b6", "b6 ne retourne qu'une ligne"),
        (4, "e2", "ligne"),
        (6, "d2", "Blanc peut encore jouer en"),
        (7, "a2", "n'est pas un coin"),
        (8, "b2", "Blanc prend le coin a1"),
        (9, "b2", "On peut lui en laisser moins"),
    ],
)
def test_un_autre_coup_s_explique(rang: int, coup: str, phrase: str) -> None:
    exercice = PasEnCours(ETAPES[rang - 1])
    assert phrase in str(exercice.essayer(exercice.partie.jeu.lire_coup(coup)).phrase)


def test_apres_la_passe_on_rejoue_ou_l_on_veut() -> None:
    exercice = PasEnCours(ETAPES[5])
    exercice.essayer(exercice.partie.jeu.lire_coup("b6"))
    assert set(exercice.solutions()) == set(exercice.partie.jeu.coups_legaux(exercice.partie.etat))
