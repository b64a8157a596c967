"""Hints: they come at once, deepen without flooding the window, and stop when they are forgotten."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.othello import Othello
from ecosysteme.solveurs import Verdict
from tests.ui.moteurs import PATIENCE, FauxMoteur, FauxPartage
from ui.reflexion.indices import Indices
from ui.socle import flux
from ui.socle.taches import Taches

JEU = Othello()
DEPART = JEU.etat_initial()
APRES_F5 = JEU.jouer(DEPART, (4, 5))


def recueillir(indices: Indices) -> list[Any]:
    recus: list[Any] = []
    indices.recu.connect(recus.append)
    return recus


def test_chaque_coup_legal_a_sa_valeur_et_la_plus_profonde_arrive(
    qtbot: QtBot, taches: Taches, parent: QObject
) -> None:
    indices = Indices(taches, FauxPartage(FauxMoteur(profondeurs=9)), parent)
    recus = recueillir(indices)
    indices.demander(JEU, DEPART)
    assert recus == [], "rien ne vient pendant l'appel"
    qtbot.waitUntil(lambda: bool(recus) and recus[-1].profondeur == 9, timeout=PATIENCE)
    assert set(recus[-1].coups) == set(DEPART.coups)


@pytest.mark.parametrize(("ensuite", "dite"), [(3, 9), (12, 12)])
def test_ce_qui_fut_trouve_de_plus_profond_est_dit_a_qui_redemande(
    qtbot: QtBot, taches: Taches, parent: QObject, ensuite: int, dite: int
) -> None:
    moteur = FauxMoteur(profondeurs=9)
    premiers, autres = (Indices(taches, partage, parent) for partage in [FauxPartage(moteur)] * 2)
    premiers.demander(JEU, DEPART)
    qtbot.waitUntil(lambda: not premiers.en_cours, timeout=PATIENCE)
    moteur.profondeurs, recus = ensuite, recueillir(autres)
    autres.demander(JEU, JEU.etat_initial())
    qtbot.waitUntil(lambda: bool(recus) and recus[-1].profondeur == dite, timeout=PATIENCE)
    assert min(avis.profondeur for avis in recus) >= 9, "rien de moins profond n'est dit"


def test_une_rafale_est_resumee(qtbot: QtBot, taches: Taches, parent: QObject, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flux, "PERIODE", 3600.0)
    indices = Indices(taches, FauxPartage(FauxMoteur(profondeurs=200)), parent)
    recus = recueillir(indices)
    indices.demander(JEU, DEPART)
    qtbot.waitUntil(lambda: bool(recus) and not taches.occupe, timeout=PATIENCE)
    qtbot.wait(50)
    assert len(recus) == 1, "le premier aussitôt, les autres quand leur heure vient"


def test_redemander_la_meme_position_ne_recommence_rien(qtbot: QtBot, taches: Taches, parent: QObject) -> None:
    moteur = FauxMoteur(sans_fin=True)
    indices = Indices(taches, FauxPartage(moteur), parent)
    recus = recueillir(indices)
    for _ in range(3):
        indices.demander(JEU, DEPART)
        qtbot.waitUntil(lambda: bool(recus), timeout=PATIENCE)
    assert moteur.questions == 1
    assert indices.etat is DEPART


def test_oublies_ils_s_arretent_et_se_taisent(qtbot: QtBot, taches: Taches, parent: QObject) -> None:
    moteur = FauxMoteur(sans_fin=True)
    indices = Indices(taches, FauxPartage(moteur), parent)
    recus = recueillir(indices)
    indices.demander(JEU, DEPART)
    qtbot.waitUntil(lambda: bool(recus), timeout=PATIENCE)
    indices.oublier()
    nombre = len(recus)
    assert moteur.arrete.wait(PATIENCE / 1000)
    qtbot.waitUntil(lambda: not taches.occupe, timeout=PATIENCE)
    qtbot.wait(30)
    assert len(recus) == nombre
    assert indices.etat is None


def test_une_position_nouvelle_remplace_l_ancienne(qtbot: QtBot, taches: Taches, parent: QObject) -> None:
    indices = Indices(taches, FauxPartage(FauxMoteur(sans_fin=True)), parent)
    recus = recueillir(indices)
    indices.demander(JEU, DEPART)
    indices.demander(JEU, APRES_F5)
    qtbot.waitUntil(lambda: bool(recus), timeout=PATIENCE)
    assert {frozenset(avis.coups) for avis in recus} == {frozenset(APRES_F5.coups)}


def test_un_moteur_casse_est_signale(qtbot: QtBot, taches: Taches, parent: QObject) -> None:
    indices = Indices(taches, FauxPartage(OSError("cassé")), parent)
    with qtbot.waitSignal(indices.manque, timeout=PATIENCE) as manque:
        indices.demander(JEU, DEPART)
    assert manque.args is not None
    assert str(manque.args[0]) == "cassé"


def test_un_jeu_resolu_donne_ses_verdicts_sans_le_moteur(qtbot: QtBot, taches: Taches, parent: QObject) -> None:
    indices = Indices(taches, FauxPartage(OSError("le moteur n'y est pour rien")), parent)
    jeu, recus = Morpion(), recueillir(indices)
    etat = jeu.jouer(jeu.etat_initial(), (1, 1))
    indices.demander(jeu, etat)
    qtbot.waitUntil(lambda: bool(recus), timeout=PATIENCE)
    coins = {(0, 0), (0, 2), (2, 0), (2, 2)}
    assert set(recus[0]) == set(jeu.coups_legaux(etat))
    assert {coup for coup, verdict in recus[0].items() if verdict == Verdict(0, 8)} == coins
    assert all(verdict.gain == -1 for coup, verdict in recus[0].items() if coup not in coins)
