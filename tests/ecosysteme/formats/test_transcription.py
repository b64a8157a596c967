import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.formats.transcription import ecrire_transcriptions, lire_transcription, lire_transcriptions
from ecosysteme.jeu import SECOND
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.partie import Partie
from ecosysteme.plateau import Plateau


@given(st.integers(0, 10**6), st.sampled_from((4, 6, 8, 10)))
def test_toute_partie_se_relit_de_sa_transcription(graine: int, taille: int) -> None:
    hasard = random.Random(graine)
    partie = Partie(Othello(taille))
    while not partie.terminee:
        partie.jouer(hasard.choice(partie.jeu.coups_legaux(partie.etat)))
    relue = lire_transcription(partie.transcription, taille)
    assert relue.etat == partie.etat
    assert [tour.coup for tour in relue.historique] == [tour.coup for tour in partie.historique]


def test_la_casse_les_espaces_et_les_numeros_ne_comptent_pas() -> None:
    assert lire_transcription(" 1. F5 d6\n2.C3 d3 - c4 ").transcription == "f5d6c3d3c4"


PASSE = "d3c3e6d2d1e1b2c1"  # Black must pass


@pytest.mark.parametrize("passe", ["PA", " pass ", " -- ", "@@@@", "ps", ""])
def test_une_passe_qu_il_faut_se_dit_ou_se_tait(passe: str) -> None:
    assert lire_transcription(f"{PASSE}{passe}a3").transcription == f"{PASSE}a3"
    assert lire_transcriptions(f"{PASSE}{passe}a3")[0].compacte().transcription == f"{PASSE}a3"


@pytest.mark.parametrize("texte", ["f5 PA d6", f"{PASSE} PA PA a3", "f5d6 -- c3"])
def test_une_passe_impossible_est_dite(texte: str) -> None:
    for lire in (lire_transcription, lire_transcriptions):
        with pytest.raises(ValueError, match=r"passe impossible : [a-h][1-8] se joue"):
            lire(texte)


def test_apres_la_fin_passer_ne_dit_rien() -> None:
    finie = "e6f4e3f6g5d6e7f5c5"  # White has no disc left
    for lire in (lire_transcription, lire_transcriptions):
        lire(f"{finie} pass pass")


def test_une_partie_s_ecrit_par_ligne_si_elle_commence_comme_toutes() -> None:
    texte = "f5d6c3\nd3c3\n"
    assert ecrire_transcriptions(lire_transcriptions(texte)) == texte
    ailleurs = lire_transcriptions("d6", EtatOthello(Plateau(), SECOND))
    with pytest.raises(ValueError, match="cette partie commence ailleurs"):
        ecrire_transcriptions(ailleurs)


@pytest.mark.parametrize(
    ("texte", "raison"),
    [
        ("f5z9", "'z9' n'est pas un coup, après 1 coup :"),
        ("f5f5", "coup 2, f5 : la case f5 est déjà occupée"),
        ("a1", "coup 1, a1 : .* n'encadre aucun"),
        ("f5d", "'d' n'est pas un coup"),
        ("f5j10", "coup 2, j10 : 'j10' n'est pas une case"),
    ],
)
def test_le_premier_coup_fautif_est_nomme(texte: str, raison: str) -> None:
    with pytest.raises(ValueError, match=raison):
        lire_transcription(texte)


@pytest.mark.parametrize("queue", ["33-31 le 12/5", "40-24 (12/5)", "12-5", "1/2-1/2"])
def test_ni_une_date_ni_une_moitie_n_est_un_score(queue: str) -> None:
    try:
        (lue,) = lire_transcriptions(f"f5d6c3d3c4 {queue}")
    except ValueError:
        return
    assert lue.entete.ecart is None
