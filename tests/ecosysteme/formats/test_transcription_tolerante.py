"""The last resort plays what can be played and hides nothing."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.formats.transcription_tolerante import LIMITE_SOUPLE, lire_souple


def test_chaque_chose_laissee_est_a_sa_place() -> None:
    texte = "Salut a1 ! 1. f5 d6, c3 (bof) d3"
    lue, ignores = lire_souple(texte)
    assert lue.compacte().transcription == "f5d6c3"
    assert [ignore.texte for ignore in ignores] == ["Salut a1 !", "(", "bof) d3"]
    assert all(texte[ignore.debut :][: ignore.longueur] == ignore.texte for ignore in ignores)


def test_ce_qui_ne_dit_rien_n_est_pas_nomme() -> None:
    assert lire_souple("1. f5-d6 2. c3 … d3!? –\n")[1] == ()


def test_on_part_d_ou_l_on_veut() -> None:
    apres = lire_transcription("f5d6").etat
    assert lire_souple("x c3", apres)[0].compacte().depart == apres


@pytest.mark.parametrize(("texte", "raison"), [("bonjour a1", "aucun coup"), ("f5" * LIMITE_SOUPLE, "jusqu'à 200000")])
def test_un_texte_sans_coup_ou_trop_long_est_refuse(texte: str, raison: str) -> None:
    with pytest.raises(ValueError, match=raison):
        lire_souple(texte)


@given(st.text(alphabet="f5d6C3 x.1-(é\n", max_size=60))
def test_ce_qui_est_joue_et_ce_qui_est_laisse_font_tout_le_texte(texte: str) -> None:
    try:
        lue, ignores = lire_souple(texte)
    except ValueError:
        return
    laisse = sum(ignore.longueur for ignore in ignores)
    muets = sum(signe.isspace() or signe in ".-(" or signe.isdigit() for signe in texte)
    assert 2 * lue.nb_coups + laisse <= len(texte) <= 2 * lue.nb_coups + laisse + muets
    joues = "".join(re.findall(r"[a-h][1-8]", texte.lower()))
    assert lue.compacte().transcription in joues  # in a row: none is left out between two
    for ignore in ignores:
        assert texte[ignore.debut :][: ignore.longueur] == ignore.texte


@pytest.mark.parametrize(
    "tete", ["Othello Quest\nAnn (1500) vs Bob (1600)\n", "Black: Ann (1500)\nWhite: Bob (1600)\n"]
)
def test_les_joueurs_que_nomme_la_tete_sont_gardes(tete: str) -> None:
    entete = lire_souple(f"{tete}f5d6c3d3c4")[0].entete
    assert (entete.noir, entete.blanc, entete.cote_noir, entete.cote_blanc) == ("Ann", "Bob", "1500", "1600")


def test_une_case_derriere_un_plateau_faux_n_est_pas_un_coup() -> None:
    with pytest.raises(ValueError, match="aucun coup"):
        lire_souple("---------------------------OX------XO--------------------------; F5:+2; D6:-1")
