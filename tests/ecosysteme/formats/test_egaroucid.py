"""Egaroucid's JSON: a position for each number of discs."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given

from ecosysteme.formats.egaroucid import etat_de_bits, lire_egaroucid
from ecosysteme.formats.partie_compacte import bits_de
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import EtatOthello
from tests.positions import etats_epars

AVEC_PASSE = "d3c3e6d2d1e1b2c1a3"


def retourner(bits: int) -> int:
    return int(f"{bits:064b}"[::-1], 2)


def partie(transcription: str) -> dict[str, Any]:
    """Return what Egaroucid would write, a1 the highest bit; of a pass, the position after it is kept."""
    objet: dict[str, Any] = {"date": "2025_01_02", "black_player": "moi", "white_player": "Egaroucid", "memo": "essai"}
    objet |= {"black_discs": -1, "white_discs": -1}
    lue = lire_transcription(transcription)
    for etat in (lue.depart, *(tour.etat for tour in lue.historique)):
        noirs, blancs = map(retourner, bits_de(etat))
        nous, eux = (noirs, blancs) if etat.trait == PREMIER else (blancs, noirs)
        position = {"board_player": nous, "board_opponent": eux, "player": etat.trait - 1, "value": 0, "level": 21}
        objet[str(len(etat.plateau))] = position
    return objet


def test_une_partie_avec_une_passe_se_lit_exactement() -> None:
    objet = json.loads(json.dumps(partie(AVEC_PASSE)))
    lue = lire_egaroucid(objet)
    assert lue.compacte().transcription == AVEC_PASSE
    assert (lue.entete.noir, lue.entete.commentaire, lue.entete.ecart) == ("moi", "essai", None)
    assert lire_egaroucid({**objet, "black_discs": 40, "white_discs": 22}).entete.ecart == 20


def test_une_partie_qui_commence_ailleurs() -> None:
    objet = partie("f5d6c3d3c4")
    for nombre in "456":
        del objet[nombre]
    lue = lire_egaroucid(objet).compacte()
    assert lue.depart == lire_transcription("f5d6c3").etat
    assert lue.transcription == "d3c4"


@given(etats_epars(tailles=(8,)))
def test_les_deux_ordres_des_bits(etat: EtatOthello) -> None:
    noirs, blancs = bits_de(etat)
    nous, eux = (noirs, blancs) if etat.trait == PREMIER else (blancs, noirs)
    assert etat_de_bits(nous, eux, etat.trait == SECOND, a1_fort=False) == etat
    assert etat_de_bits(retourner(nous), retourner(eux), etat.trait == SECOND) == etat


@pytest.mark.parametrize(
    ("change", "raison"),
    [
        ({"6": {"board_player": 1, "board_opponent": 1}}, "6 pions est illisible"),
        ({"6": {"board_player": 1.5, "board_opponent": 1}}, "6 pions est illisible"),
        ({"6": None}, "6 pions est illisible"),
        ({"8": {"board_player": 255, "board_opponent": 0}}, "8 pions ne suit pas"),
    ],
)
def test_la_position_fautive_est_nommee(change: dict[str, Any], raison: str) -> None:
    with pytest.raises(ValueError, match=raison):
        lire_egaroucid({**partie("f5d6c3"), **change})


@pytest.mark.parametrize("objet", [{}, [], {"a": 1}, "4", None])
def test_un_autre_objet_est_refuse(objet: object) -> None:
    with pytest.raises(ValueError, match="attendu une position par nombre de pions"):
        lire_egaroucid(objet)
