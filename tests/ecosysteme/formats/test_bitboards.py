import pytest

from ecosysteme.formats.bitboards import lectures_bitboards
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import Othello

DEPART = "0x0000000810000000 0x0000001008000000"


def test_la_position_de_depart_est_la_meme_dans_les_deux_ordres() -> None:
    (lue,) = lectures_bitboards(DEPART)
    assert lue[1] == Othello().etat_initial()
    assert lectures_bitboards(DEPART.replace("0x", "").upper())[0][1] == lue[1]


def test_sans_symetrie_les_deux_ordres_sont_proposes() -> None:
    """After f5: Black d5 e4 e5 f5, White d4; White has the turn. a1 highest, then lowest."""
    apres = lire_transcription("f5").etat
    fort, faible = lectures_bitboards("0x000000081C000000\t0x0000001000000000 O")
    assert (fort[1], faible[1] == fort[1]) == (apres, False)
    assert faible[1].trait == SECOND
    # Edax's own order of the same position is the other of the two.
    assert lectures_bitboards("0x0000003810000000 0x0000000008000000 O")[1][1] == apres


def test_qui_a_le_trait_vient_d_abord_quand_rien_ne_le_dit() -> None:
    assert {etat.trait for _, etat in lectures_bitboards("0x0000001000000000 0x000000081C000000")} == {PREMIER}


@pytest.mark.parametrize(
    ("texte", "raison"),
    [
        ("0x1 0x1", "cases en commun"),
        ("0x1", "n'est pas une paire"),
        ("0x1 0xfffffffffffffffff", "n'est pas une paire"),
    ],
)
def test_ce_qui_n_est_pas_une_position_est_refuse(texte: str, raison: str) -> None:
    with pytest.raises(ValueError, match=raison):
        lectures_bitboards(texte)
