from __future__ import annotations

import random
from pathlib import Path

import numpy as np

from ecosysteme.atelier.bancs.bibliotheque import (
    abimer,
    inventer,
    lot_invente,
    mesurer_bibliotheque,
    tirer,
)
from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
from ecosysteme.bibliotheque.importation import importer_lots
from ecosysteme.formats.partie_compacte import PartieCompacte
from ecosysteme.moteur.othello.noyaux.sequences import COUPS

SANS_MODELE = np.full((1, COUPS), 64, np.uint8)


def test_les_parties_inventees_sont_legales_finies_et_bien_comptees() -> None:
    coups, scores = inventer(60, np.random.default_rng(1), SANS_MODELE)
    for joues, score in zip(coups, scores, strict=True):
        compacte = PartieCompacte(bytes(case for case in joues if case < 64))  # raises for an illegal move
        assert compacte.ecart() == 2 * int(score) - 64


def test_elles_commencent_comme_d_autres() -> None:
    alea = np.random.default_rng(2)
    modeles, _ = inventer(3, alea, SANS_MODELE)
    debuts = {bytes(partie[:6]) for partie in modeles}
    coups, _ = inventer(30, alea, modeles)
    assert {bytes(partie[:6]) for partie in coups} <= debuts


def test_la_meme_graine_refait_le_meme_lot() -> None:
    un, autre = lot_invente(50, 3, "x"), lot_invente(50, 3, "x")
    assert (un.coups == autre.coups).all()
    assert (un.annees == autre.annees).all()
    assert len(set(un.joueurs)) == len(un.joueurs)


def test_les_positions_tirees_sont_dans_la_bibliotheque(tmp_path: Path) -> None:
    importer_lots(tmp_path / "b", [lot_invente(200, 4, "x")], doublons=True)
    ouverte = Bibliotheque(tmp_path / "b")
    for nombre in (1, 20, 59):
        for position in tirer(ouverte, nombre, 3, random.Random(5)):
            assert position.coups == nombre
            assert ouverte.explorer(position).toutes.ici >= 1


def test_une_faute_de_frappe_change_une_lettre_ou_deux() -> None:
    source = random.Random(6)
    for _ in range(50):
        abime = abimer("shaman", source)
        assert abime[0] == "s"
        assert len(abime) in (5, 6, 7)


def test_les_mesures_ne_refont_pas_ce_qui_est_la(tmp_path: Path) -> None:
    quoi = [ligne.quoi for ligne in mesurer_bibliotheque(tmp_path / "b", None, 4_000, 1, 1)]
    assert quoi[:2] == ["un lot de plus", "import"]
    assert len(Bibliotheque(tmp_path / "b")) == 4_000
    assert [ligne.quoi for ligne in mesurer_bibliotheque(tmp_path / "b", None, 4_000, 1, 1)] == quoi[2:]
