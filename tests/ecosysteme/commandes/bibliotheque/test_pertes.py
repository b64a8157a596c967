from __future__ import annotations

from ecosysteme.commandes.bibliotheque.pertes import chiffres_ecrits, perte_ecrite, pertes_en_json
from ecosysteme.revue_en_serie.tableau import Pertes


def test_ce_qui_dit_peu_est_entre_parentheses() -> None:
    assert perte_ecrite(Pertes(30, 100, 150.0)) == "1,50"
    assert perte_ecrite(Pertes(29, 100, 150.0)) == "(1,50)"
    assert perte_ecrite(Pertes(29)) == ""


def test_les_points_sont_des_centiemes_par_coup_et_les_erreurs_par_partie() -> None:
    assert chiffres_ecrits(Pertes(10, 100, 150.0, 2.5, 12, 3)) == ("2,50", "1,20", "0,30")
    assert chiffres_ecrits(Pertes()) == ("", "", "")


def test_le_json_a_tout() -> None:
    assert pertes_en_json(Pertes(2, 8, 12.0, 0.5, 3, 1)) == {
        "parties": 2, "coups": 8, "perte_moyenne": 1.5, "points_moyens": 0.0625, "erreurs": 3, "gaffes": 1,
        "assez": False,
    }  # fmt: skip
