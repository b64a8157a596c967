"""GTP's words, without any process."""

from __future__ import annotations

import pytest

from ecosysteme.cases import Position
from ecosysteme.protocoles import Abandon, MoteurDefaillant
from ecosysteme.protocoles.gtp import LectureGtp, Reponse, ecrire_commande, ecrire_couleur, ecrire_coup, lire_coup


def lire(lignes: list[str], numero: int = 7) -> Reponse:
    """Feed all the lines, of which only the last ends the answer."""
    lecture = LectureGtp(numero)
    assert [lecture.ajouter(ligne) for ligne in lignes[:-1]] == [None] * (len(lignes) - 1)
    reponse = lecture.ajouter(lignes[-1])
    assert reponse is not None
    return reponse


def test_une_commande_s_ecrit_numerotee() -> None:
    assert ecrire_commande(12, "genmove", ecrire_couleur(2)) == "12 genmove white"
    assert ecrire_commande(1, "play", ecrire_couleur(1), ecrire_coup((2, 3))) == "1 play black d3"
    assert ecrire_coup(None) == "pass"


@pytest.mark.parametrize(
    ("lignes", "reponse"),
    [
        (["=7", ""], Reponse(True, "", 7)),
        (["= D3", ""], Reponse(True, "D3")),
        (["=7 d3", "   "], Reponse(True, "d3", 7)),
        (["", "", "=7\td3 ", ""], Reponse(True, "d3", 7)),
        (["= play", "genmove", "quit", ""], Reponse(True, "play\ngenmove\nquit")),
        (["=7", "? = 9", ""], Reponse(True, "? = 9", 7)),
        (["?7 illegal move", ""], Reponse(False, "illegal move", 7)),
        (["?", ""], Reponse(False, "")),
    ],
)
def test_une_reponse_se_lit(lignes: list[str], reponse: Reponse) -> None:
    assert lire(lignes) == reponse


@pytest.mark.parametrize(
    ("lignes", "raison"),
    [
        (["Bienvenue !"], "répond 'Bienvenue !' : attendu une réponse GTP"),
        (["=d3"], "répond '=d3'"),
        (["x" * 1000], "répond 'x{60}…' :"),
        (["=6 d3", ""], "répond à la commande 6 au lieu de 7"),
    ],
)
def test_ce_qui_n_est_pas_une_reponse_est_refuse(lignes: list[str], raison: str) -> None:
    with pytest.raises(MoteurDefaillant, match=raison):
        lire(lignes)


@pytest.mark.parametrize(
    ("texte", "coup"), [("d3", (2, 3)), (" D3 ", (2, 3)), ("H8", (7, 7)), ("PASS", None), ("Pass", None)]
)
def test_un_coup_se_lit(texte: str, coup: Position | None) -> None:
    assert lire_coup(texte) == coup


@pytest.mark.parametrize(
    ("texte", "raison"),
    [
        ("", "répond '' : attendu un coup"),
        ("i9", "répond 'i9'"),
        ("d3 e4", "répond"),
    ],
)
def test_ce_qui_n_est_pas_un_coup_est_refuse(texte: str, raison: str) -> None:
    with pytest.raises(MoteurDefaillant, match=raison):
        lire_coup(texte)


def test_un_abandon_n_est_pas_une_reponse_comme_une_autre() -> None:
    with pytest.raises(Abandon, match=r"^abandonne la partie$"):
        lire_coup(" Resign")
