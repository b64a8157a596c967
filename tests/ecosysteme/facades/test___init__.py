from typing import Any

import pytest

from ecosysteme.facades import FACADES, facade_de
from ecosysteme.jeux import JEUX, creer_jeu
from ecosysteme.jeux.othello import Othello


def test_chaque_jeu_a_sa_facade() -> None:
    assert list(FACADES) == list(JEUX)
    for nom in JEUX:
        assert facade_de(creer_jeu(nom)).jeu.nom == nom


def test_ce_qui_ne_se_joue_pas_dans_la_boucle(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="taille 6 : la boucle ne le joue que sur 8 × 8"):
        facade_de(creer_jeu("othello", taille=6))
    autre: Any = type("Dames", (Othello,), {"nom": "dames"})
    with pytest.raises(ValueError, match="ne joue pas à dames : attendu othello, puissance4"):
        facade_de(autre())
