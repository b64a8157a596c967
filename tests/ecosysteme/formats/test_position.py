import pytest
from hypothesis import given

from ecosysteme.formats.position import ecrire_position, lire_position
from ecosysteme.jeu import SECOND
from ecosysteme.jeux.othello import EtatOthello, Othello
from tests.positions import etats

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
