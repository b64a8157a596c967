"""What the big score, the accounts and the result on the board say of the same games: never two things."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QSlider, QSpinBox, QTableWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.fenetre import (
    PATIENCE,
    a_deux,
    choisir,
    cliquer,
    cocher,
    coups_legaux,
    jouer,
    plateau,
    presser,
    statistiques,
)
from ui.situation import Marche
from ui.socle.chargeur import trouver

X_GAGNE = "a1b1a2b2a3"


def score(fenetre: ApplicationIHM) -> tuple[str, str, str]:
    """Return the two big figures, and what stands between them."""
    premier, second, trait = (trouver(fenetre, QLabel, nom).text() for nom in ("score_noir", "score_blanc", "trait"))
    return premier, second, trait


def geste(fenetre: ApplicationIHM, nom: str) -> None:
    trouver(fenetre, QAction, f"action_{nom}").trigger()


def test_les_parties_gagnees_suivent_les_joueurs_qui_s_echangent(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "morpion")
    jouer(qtbot, fenetre, "a1b1a2b2c3b3")
    assert score(fenetre) == ("0", "1", "O gagne")
    qtbot.keyClick(fenetre, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert score(fenetre) == ("1", "0", "O gagne"), "comme les noms qui sont à côté"


def test_une_partie_reprise_et_finie_autrement_compte_comme_elle_finit(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "puissance4")
    for colonne in "1212121":
        cliquer(qtbot, fenetre, int(colonne) - 1)
    assert score(fenetre) == ("1", "0", "Rouge gagne")
    geste(fenetre, "annuler")
    for colonne in "727":
        cliquer(qtbot, fenetre, int(colonne) - 1)
    assert score(fenetre) == ("0", "1", "Jaune gagne")
    qtbot.waitUntil(
        lambda: [ligne[1:5] for ligne in statistiques(fenetre)] == [["1", "0", "0", "1"], ["1", "1", "0", "0"]]
    )
    geste(fenetre, "debut")
    geste(fenetre, "fin")
    assert score(fenetre) == ("0", "1", "Jaune gagne")


def test_qui_s_en_va_pendant_une_reprise_ne_garde_pas_la_partie(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "morpion")
    jouer(qtbot, fenetre, X_GAGNE)
    geste(fenetre, "annuler")
    cocher(qtbot, fenetre, "noir_ia_max")
    cocher(qtbot, fenetre, "blanc_ia_min")
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: fenetre.situation.marche is Marche.PRETE, timeout=PATIENCE)
    bilans = fenetre.situation.serie.bilans
    assert [(bilan.nom, bilan.parties) for bilan in bilans] == [("ia_max", 1), ("ia_min", 1)]
    assert fenetre.situation.serie.jouees == 1


def en_pause(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    """Let two machines play a series of three, and stand in the pause after its first game."""
    choisir(fenetre, "jeu", "morpion")
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_alea")
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(3)
    trouver(fenetre, QSlider, "cadence").setValue(150)  # the pause is four times as long
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: fenetre.situation.entre_parties, timeout=PATIENCE)
    trouver(fenetre, QSlider, "cadence").setValue(0)


def test_s_asseoir_entre_deux_parties_finit_la_serie_et_en_joue_une_autre(
    qtbot: QtBot, fenetre: ApplicationIHM
) -> None:
    en_pause(qtbot, fenetre)
    cocher(qtbot, fenetre, "noir_humain")
    assert fenetre.situation.marche is Marche.EN_COURS
    assert [(bilan.nom, bilan.parties) for bilan in fenetre.situation.serie.bilans] == [("humain", 0), ("ia_alea", 0)]
    qtbot.waitUntil(lambda: plateau(fenetre).vue.interactif, timeout=PATIENCE)
    cliquer(qtbot, fenetre, coups_legaux(fenetre)[0])
    assert trouver(fenetre, QTableWidget, "parties_jouees").rowCount() == 1, "la partie finie reste dans la liste"


def test_echanger_les_joueurs_dans_la_pause_ne_recompte_pas_la_partie(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    en_pause(qtbot, fenetre)
    avant = [(bilan.nom, bilan.resultat.victoires) for bilan in fenetre.situation.serie.bilans]
    geste(fenetre, "echanger")
    assert [(bilan.nom, bilan.resultat.victoires) for bilan in fenetre._serie.serie.bilans] == avant
    qtbot.waitUntil(lambda: fenetre._marche is Marche.PRETE, timeout=PATIENCE)
    assert fenetre._serie.serie.faites == 3


def test_les_statistiques_bougent_des_le_premier_coup(
    qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is written of what was not measured, and who comes later has not played the beginning."""
    monkeypatch.setattr("ui.fenetre.coups.DELAI_FACE_A_HUMAIN", 0)
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_min")
    rien = ["0", "–", "–", "–", "–"]
    qtbot.waitUntil(lambda: [ligne[6:] for ligne in statistiques(fenetre)] == [rien, rien])
    jouer(qtbot, fenetre, "d3")
    qtbot.waitUntil(lambda: [ligne[6] for ligne in statistiques(fenetre)] == ["1", "1"], timeout=PATIENCE)
    personne, machine = statistiques(fenetre)
    assert (personne[1], personne[6], personne[9:]) == ("0", "1", ["4,0", "1,0"])
    assert personne[7] == personne[8], "le premier coup est minuté aussi"
    assert personne[7].endswith(" s")
    assert machine[7] == machine[8]
    assert machine[7].endswith(("ms", "µs", " s"))
    assert machine[9:] == ["3,0", "1,0"]
    cliquer(qtbot, fenetre, coups_legaux(fenetre)[0])
    qtbot.waitUntil(lambda: [ligne[6] for ligne in statistiques(fenetre)] == ["2", "2"], timeout=PATIENCE)
    assert statistiques(fenetre)[0][7].endswith(" s"), "le temps d'une personne"
    cocher(qtbot, fenetre, "blanc_ia_max")
    qtbot.waitUntil(lambda: [ligne[0] for ligne in statistiques(fenetre)] == ["Humain", "Max"])
    assert statistiques(fenetre)[1][6:] == rien
