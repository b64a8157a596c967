"""Where a game of SGF begins, whoever wrote it."""

from __future__ import annotations

import re

import pytest

from ecosysteme.formats.reprise import Partielle
from ecosysteme.formats.sgf.ecriture import ecrire_sgf
from ecosysteme.formats.sgf.lecture import lire_sgf
from ecosysteme.jeu import PREMIER, SECOND, Camp

POSE = "AB[d4][e5][f5]AW[d5][e4]"  # White may play e6, Black d6


@pytest.mark.parametrize(
    ("texte", "trait", "coups"),
    [
        (f"(;GM[2]{POSE};W[e6])", SECOND, "e6"),  # without PL, who plays first has the turn
        (f"(;GM[2]{POSE};B[d6])", PREMIER, "d6"),
        (f"(;GM[2]{POSE}PL[W];W[e6])", SECOND, "e6"),
        (f"(;GM[2];{POSE};PL[W];W[e6])", SECOND, "e6"),  # set up in nodes of its own
        (f"(GM[2];SZ[8];{POSE};W[e6])", SECOND, "e6"),  # without the first semicolon
        (f"(;GM[2]AB[a1];AE[a1];C[dit];{POSE};C[encore];W[e6])", SECOND, "e6"),
        ("(;GM[2];PL[W])", SECOND, ""),
        ("(;GM[2])", PREMIER, ""),
    ],
)
def test_la_position_et_le_trait_se_lisent_avant_le_premier_coup(texte: str, trait: Camp, coups: str) -> None:
    (lue,) = lire_sgf(texte)
    assert (lue.partie.depart.trait, lue.partie.transcription) == (trait, coups)
    assert len(list(lue.partie.depart.plateau.pions())) == (5 if "AB" in texte else 4)


@pytest.mark.parametrize(
    ("taille", "dite"), [("999999999", "999999999"), ("9" * 50, f"{'9' * 11}…"), ("8,coins=4", "8,coins=4")]
)
def test_une_taille_impossible_est_dite_comme_elle_est_ecrite(taille: str, dite: str) -> None:
    with pytest.raises(ValueError, match=re.escape(f"taille={dite} : attendu 4, 6, 8 ou 10")):
        lire_sgf(f"(;GM[2]SZ[{taille}])")


def test_ce_qui_est_dit_d_une_position_posee_plus_loin_est_garde() -> None:
    (lue,) = lire_sgf(f"(;GM[2]C[un];C[deux]{POSE};C[trois];W[e6])")
    assert lue.partie.racine.commentaire == "un\ndeux\ntrois"


@pytest.mark.parametrize(
    ("suite", "trait"),
    [
        (";W[a1];B[d6])", SECOND),  # the first move is illegal: it tells whose turn it was all the same
        (";White[zz])", SECOND),
        (";B[a1])", PREMIER),
        (";C[B[d6\\]];W[a1])", SECOND),  # not a comment's words
        (";W[e6", SECOND),  # the text ends there
        ("PL[W];W[a1])", SECOND),
        (" ? PL[W];C[x])", SECOND),
        ("W[a1];B[d6])", SECOND),  # in the root, as Edax writes it
        ("KO[](;W[a1])(;B[d6]))", SECOND),  # a property that only the tree holds
        ("PL[B];W[d6])", PREMIER),
        (" ?)(;GM[2];W[f5])", PREMIER),  # that of the next game is not its own
    ],
)
def test_le_trait_reste_quand_le_premier_coup_est_faux(suite: str, trait: Camp) -> None:
    with pytest.raises(Partielle) as refus:
        lire_sgf(f"(;GM[2]PB[un]{POSE}{suite}")
    lue = refus.value.enregistrements[0]
    assert (lue.partie.depart.trait, lue.partie.transcription, lue.entete.noir) == (trait, "", "un")
    ecrit = ecrire_sgf([lue])
    assert f"PL[{'W' if trait == SECOND else 'B'}]" in ecrit


def test_un_camp_qui_ne_peut_jouer_n_a_pas_le_trait() -> None:
    with pytest.raises(Partielle) as refus:
        lire_sgf("(;GM[2]AB[a1]AW[b1][a2];W[h8])")  # White has no move there, Black has
    assert refus.value.enregistrements[0].partie.depart.trait == PREMIER
