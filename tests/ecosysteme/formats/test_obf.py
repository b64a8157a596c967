import pytest

from ecosysteme.formats.obf import PositionNotee, ecrire_obf, lire_obf
from ecosysteme.jeux.othello import Othello

DEPART = "---------------------------OX------XO--------------------------- X"


def test_les_scores_les_coups_et_le_commentaire_se_lisent() -> None:
    texte = f"% une liste\n\n{DEPART}; D3:-2; c4 : +0; F5:+1; % essai\n{DEPART};-12;\n{DEPART}\n"
    notee, seule, nue = lire_obf(texte)
    assert notee == PositionNotee(Othello().etat_initial(), 1, {(2, 3): -2, (3, 2): 0, (4, 5): 1}, "essai")
    assert (seule.score, dict(seule.coups)) == (-12, {})
    assert nue.score is None


def test_une_passe_a_un_score_et_la_fin_de_liste_de_certains_fichiers_n_en_est_pas_un() -> None:
    passe, liste = lire_obf(f"{DEPART}; PA:+4;\n{DEPART}; D3:-2; --:-127;\n")
    assert (passe.score, dict(passe.coups)) == (4, {})
    assert (liste.score, dict(liste.coups)) == (-2, {(2, 3): -2})


def test_ce_qui_est_ecrit_se_relit() -> None:
    etat = Othello().etat_initial()
    positions = [
        PositionNotee(etat, 1, {(4, 5): 1, (2, 3): -2}, "essai"),
        PositionNotee(etat, -12),
        PositionNotee(etat),
    ]
    assert lire_obf(ecrire_obf(positions)) == positions
    assert ecrire_obf(positions).splitlines()[0] == f"{DEPART}; F5:+1; D3:-2; % essai"


@pytest.mark.parametrize(
    ("texte", "raison"),
    [(f"{DEPART}\n{DEPART}; G9:+1;", "ligne 2 : 'G9:\\+1' n'est pas un score"), ("XO; +2;", "ligne 1 : position de 2")],
)
def test_une_ligne_illisible_est_nommee(texte: str, raison: str) -> None:
    with pytest.raises(ValueError, match=raison):
        lire_obf(texte)
