"""Lots of labelled positions: the same demand gives the same, and what is written is read back."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from ecosysteme.atelier.entrainement.lots import LARGE, NATUREL, DemandeDeLot, Parties, Positions, Reserve, fabriquer
from ecosysteme.moteur.othello.conversion import depuis_pions
from ecosysteme.moteur.othello.session import coups_legaux, jouer, vides_de
from ecosysteme.plateau import Plateau
from tests.ecosysteme.moteur.othello.hasard import score_naif


@cache
def parties_au_hasard(nombre: int) -> Parties:
    """Play some games at random, from the start; 64 after the last move."""
    source = random.Random(1)
    tableau = np.full((nombre, 60), 64, np.uint8)
    for ligne in tableau:
        bits = depuis_pions(Plateau(), "N")
        for rang in range(60):
            bits = bits if coups_legaux(*bits) else bits[::-1]
            coups = coups_legaux(*bits)
            if not coups:
                break
            ligne[rang] = source.choice(coups)
            bits = jouer(*bits, int(ligne[rang]))
    return tableau


SANS = np.zeros((0, 60), np.uint8)
DEMANDE = DemandeDeLot("essai-06-0001", 6, 40, None, 0, LARGE, SANS, b"")


def memes(un: Positions, autre: Positions) -> bool:
    colonnes = ((un.nous, autre.nous), (un.eux, autre.eux), (un.scores, autre.scores))
    return all(np.array_equal(*paire) for paire in colonnes)


@pytest.mark.parametrize("nombre", [0, 50, 3])
@pytest.mark.parametrize("naturelles", [False, True])
def test_un_lot_a_ses_cases_vides_et_ses_scores_exacts(nombre: int, naturelles: bool) -> None:
    parties = parties_au_hasard(nombre)
    lot = fabriquer(replace(DEMANDE, parties=parties, tirage=NATUREL if naturelles else LARGE))
    attendues = min(len(parties), 40) if naturelles else 40
    assert attendues * 0.6 <= len(lot) <= attendues
    assert [colonne.dtype.name for colonne in (lot.nous, lot.eux, lot.scores)] == ["uint64", "uint64", "int8"]
    for nous, eux, score in zip(lot.nous.tolist(), lot.eux.tolist(), lot.scores.tolist(), strict=True):
        assert vides_de((nous, eux)) == 6
        assert coups_legaux(nous, eux)
        assert score == score_naif(nous, eux)


def test_la_meme_demande_donne_le_meme_lot_et_un_autre_nom_un_autre() -> None:
    demande = replace(DEMANDE, vides=20, profondeur=5, selectivite=4, parties=parties_au_hasard(30), taille=20)
    premier = fabriquer(demande)
    autre = fabriquer(replace(demande, nom="essai-06-0002"))
    assert memes(premier, fabriquer(demande)), "quoi que le même processus ait fait entre-temps"
    assert not memes(premier, autre)


def test_une_reserve_relit_ce_qu_elle_range(tmp_path: Path) -> None:
    reserve = Reserve(tmp_path / "lots")
    premier, second = (fabriquer(replace(DEMANDE, nom=nom, taille=10)) for nom in ("a-06-0000", "a-06-0001"))
    assert len(reserve.lire("a-06")) == 0
    reserve.ranger("a-06-0001", second)
    reserve.ranger("a-06-0000", premier)
    reserve.ranger("a-06x-0000", second)
    lus = reserve.lire("a-06")
    assert np.array_equal(lus.nous, np.concatenate([premier.nous, second.nous]))
    assert np.array_equal(lus.scores, np.concatenate([premier.scores, second.scores]))
    assert len(reserve.lire("a-06", 3)) == 3
    assert reserve.noms() == {"a-06-0000", "a-06-0001", "a-06x-0000"}
    assert not list(reserve.dossier.glob("*.tmp"))


def test_un_lot_abime_est_nomme(tmp_path: Path) -> None:
    reserve = Reserve(tmp_path)
    reserve.ranger("a-06-0000", fabriquer(replace(DEMANDE, taille=5)))
    octets = reserve.chemin("a-06-0000").read_bytes()
    for mauvais in (b"", b"Othello", octets[: len(octets) // 2]):
        reserve.chemin("a-06-0000").write_bytes(mauvais)
        with pytest.raises(ValueError, match="a-06-0000"):
            reserve.lire("a-06")
