"""The line about a position."""

from __future__ import annotations

import pytest

from ecosysteme.composition import Composition, composeur_de
from ecosysteme.jeux import lire_jeu
from ui.jeux.registre import adaptateur_de
from ui.position.mots import decrire


@pytest.mark.parametrize(
    ("specification", "texte", "phrase"),
    [
        ("othello", "", "2 – 2 · Trait aux Noirs"),
        ("othello:taille=4", "XO---OX--XO----- O", "3 – 3 · Trait aux Blancs"),
        ("othello:taille=4", "XXXXXOXXXXXXXXX- X", "14 – 1 · Noir ne peut pas jouer et passe son tour"),
        ("othello:taille=4", "XXXXXXXXXXXXXXX- O", "Partie finie : Noir gagne 16 à 0"),
        (
            "othello:taille=4",
            "---------------- O",
            "Partie finie : Partie nulle, 8 à 8 · Aucune partie n'y mène : centre vide en b2, c2, b3, c3",
        ),
        ("morpion", "XX------- X", "Trait à X · Aucune partie n'y mène : 2 × X, 0 × O"),
        ("nim:tas=1-2", "0-0 Second", "Partie finie : Le premier joueur gagne"),
    ],
)
def test_la_phrase_de_chaque_position(specification: str, texte: str, phrase: str) -> None:
    jeu = lire_jeu(specification)
    etat = jeu.lire_etat(texte) if texte else jeu.etat_initial()
    assert decrire(adaptateur_de(jeu), Composition(composeur_de(jeu), etat)) == phrase
