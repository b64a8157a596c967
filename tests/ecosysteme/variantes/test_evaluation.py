"""What a move is worth: what is refused, whose side it is seen from, what its mark is."""

from __future__ import annotations

from math import inf, nan

import pytest

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.moteur.othello.avis import Note
from ecosysteme.variantes.evaluation import BORNE, Evaluation, Juge


@pytest.mark.parametrize("valeur", [nan, inf, -inf, BORNE + 1, -1e300])
def test_une_valeur_qu_aucun_jeu_ne_connait_n_est_rien(valeur: float) -> None:
    assert Evaluation.dite(valeur) is None
    with pytest.raises(ValueError, match="attendu un nombre"):
        Evaluation(valeur)


def test_ce_qu_un_fichier_dit_n_est_pas_une_revue() -> None:
    assert Evaluation.dite(None) is None
    assert Evaluation.dite(2.5) == Evaluation(2.5)
    assert not Evaluation(2.5).jugee
    assert not Evaluation(2, 3).jugee, "un indice dit une perte sans être une revue"
    assert Evaluation(2, 3, juge=Juge("moteur 1")).jugee


def test_elle_est_pour_le_premier_camp_qui_que_soit_qui_joue() -> None:
    note = Note(6, 12, 100, exact=True)
    assert Evaluation.de(note, PREMIER) == Evaluation(6, exact=True, profondeur=12)
    blanc = Evaluation.de(note, SECOND, perte=2)
    assert blanc == Evaluation(-6, 2, exact=True, profondeur=12)
    assert (blanc.pour(PREMIER), blanc.pour(SECOND)) == (-6, 6)


def test_un_juge_en_vaut_un_autre_de_meme_version_et_de_moindre_effort() -> None:
    juge = Juge("moteur 1", 1000)
    assert juge.vaut("moteur 1", 1000)
    assert not juge.vaut("moteur 1", 1001)
    assert not juge.vaut("moteur 2", 10)
