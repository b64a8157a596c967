import pytest
from hypothesis import given

from ecosysteme.formats.position import ecrire_fen, ecrire_position, lire_fen, lire_position
from ecosysteme.jeu import SECOND
from ecosysteme.jeux.othello import EtatOthello, Othello
from tests.positions import etats, etats_epars

DEPART = "---------------------------OX------XO--------------------------- X"


def test_la_position_de_depart_s_ecrit_comme_tout_le_monde() -> None:
    assert ecrire_position(Othello().etat_initial()) == DEPART
    assert lire_position(DEPART) == Othello().etat_initial()


@given(etats(tailles=(8,)))
def test_ce_qui_est_ecrit_se_relit(etat: EtatOthello) -> None:
    assert lire_position(ecrire_position(etat)) == etat


def test_les_autres_signes_et_les_espaces_se_lisent() -> None:
    autre = DEPART.replace("O", "w").replace("X", "*").replace("-", ".")
    par_lignes = "\n".join(autre[debut : debut + 8] for debut in range(0, 64, 8)) + "\nO"
    etat = lire_position(par_lignes)
    assert etat.trait == SECOND
    assert etat.plateau == Othello().etat_initial().plateau


@pytest.mark.parametrize(
    ("texte", "raison"),
    [
        (DEPART[:-2], "64 signes"),
        (DEPART + "X", "66 signes"),
        (DEPART.replace("OX", "O?", 1), "'\\?' inconnu, le 29e"),
        (DEPART[:-1] + "-", "trait"),
        ("", "0 signes"),
    ],
    ids=["sans trait", "trop long", "signe inconnu", "trait vide", "rien"],
)
def test_une_position_illisible_est_expliquee(texte: str, raison: str) -> None:
    with pytest.raises(ValueError, match=raison):
        lire_position(texte)


def test_seul_un_plateau_de_huit_s_ecrit_ainsi() -> None:
    with pytest.raises(ValueError, match="6 × 6"):
        ecrire_position(Othello(6).etat_initial())


def test_les_lignes_de_fen_commencent_par_la_huitieme() -> None:
    assert lire_fen("8/8/8/3pP3/3Pp3/8/8/8 b") == Othello().etat_initial()
    coin = lire_fen("7P/8/8/8/8/8/8/p7 w - - 0 1")
    assert (dict(coin.plateau), coin.trait) == ({(0, 0): "N", (7, 7): "B"}, SECOND)


@given(etats_epars(tailles=(8,)))
def test_une_position_s_ecrit_et_se_relit(etat: EtatOthello) -> None:
    assert lire_fen(ecrire_fen(etat)) == etat
