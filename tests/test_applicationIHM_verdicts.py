"""Verdicts in the window: hints in the games that a solver knows, and what the solver says when it plays."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDoubleSpinBox, QSpinBox
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.arret import Interrompu
from ecosysteme.jeu import EtatQuelconque
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.reglages import NIVEAU_PLEIN
from ecosysteme.solveurs import Solveur, Verdict, Verdicts
from tests.fenetre import (
    PATIENCE,
    a_deux,
    attendre_indices,
    barre,
    choisir,
    cocher,
    colonne,
    jouer,
    message,
    plateau,
)
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.chargeur import trouver
from ui.suivi.textes_coups import Colonne
from ui.widgets.graphique import Graphique


def test_les_indices_disent_le_verdict_de_chaque_coup_et_marquent_celui_qui_gache(
    qtbot: QtBot, fenetre: ApplicationIHM
) -> None:
    a_deux(qtbot, fenetre, "nim")
    qtbot.keyClick(fenetre, Qt.Key.Key_F1)
    attendre_indices(qtbot, fenetre)
    # From 3-4-5 two taken from the 3 is the only win: 1-4-5 is lost for who has to move.
    indices = plateau(fenetre).indices
    gagnants = {case: indice for case, indice in indices.items() if indice.valeur > 0}
    assert set(gagnants) == {(3, 0)}
    distance = int((gagnants[3, 0].texte or "").removeprefix("G "))
    assert distance % 2 == 1, "qui gagne prend le dernier objet"
    assert all((indice.texte or "").startswith("P ") for case, indice in indices.items() if case != (3, 0))
    assert [case for case, indice in indices.items() if indice.meilleur] == [(3, 0)]
    assert f"jouer a2 · gain en {distance} demi-coups" in barre(fenetre)
    jouer(qtbot, fenetre, "c5")
    attendre_indices(qtbot, fenetre)
    qtbot.waitUntil(lambda: colonne(fenetre, Colonne.PERTE) == ["G → P ??"])
    assert colonne(fenetre, Colonne.EVALUATION)[0].startswith("P ")
    jouer(qtbot, fenetre, "b1")
    qtbot.waitUntil(lambda: colonne(fenetre, Colonne.PERTE)[1:] == [""])
    assert trouver(fenetre, Graphique, "graphique").valeurs == {1: -1, 2: -1}, "le second camp gagne"


def test_au_morpion_une_nulle_se_dit(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "morpion")
    qtbot.keyClick(fenetre, Qt.Key.Key_F1)
    attendre_indices(qtbot, fenetre)
    assert {indice.texte for indice in plateau(fenetre).indices.values()} == {"N"}
    assert "· nulle" in barre(fenetre)
    jouer(qtbot, fenetre, "b2")
    attendre_indices(qtbot, fenetre)
    jouer(qtbot, fenetre, "b1")
    qtbot.waitUntil(lambda: colonne(fenetre, Colonne.PERTE) == ["", "N → P ?"])
    qtbot.keyClick(fenetre, Qt.Key.Key_F1)
    assert plateau(fenetre).indices == {}
    assert "nulle" not in barre(fenetre)


class SolveurLent(Solveur[Any, Any]):
    """Thinks until it is stopped; the last question is kept."""

    def __init__(self) -> None:
        super().__init__(Morpion())
        self.demandes, self.arrete = list[Any](), Event()

    def restants(self, etat: EtatQuelconque) -> int:
        return 1

    def juger(
        self,
        etat: Any,
        arret: Event | None = None,
        *,
        secondes: float | None = None,
        noeuds: int | None = None,
        rappel: Callable[[Verdicts[Any]], None] | None = None,
    ) -> Verdicts[Any]:
        assert arret is not None
        self.demandes.append(etat)
        if arret.wait(PATIENCE / 1000):
            self.arrete.set()
            raise Interrompu
        return Verdicts()


class SolveurAuFil(SolveurLent):
    """Knows one move at once, and another when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.suite = Event()

    def juger(
        self,
        etat: Any,
        arret: Event | None = None,
        *,
        secondes: float | None = None,
        noeuds: int | None = None,
        rappel: Callable[[Verdicts[Any]], None] | None = None,
    ) -> Verdicts[Any]:
        assert rappel is not None
        rappel(Verdicts({(0, 0): Verdict(0, 9)}, complet=False))
        self.suite.wait(PATIENCE / 1000)
        return Verdicts({(0, 0): Verdict(0, 9), (0, 1): Verdict(-1, 6)})


def test_les_indices_viennent_coup_par_coup(
    qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch
) -> None:
    solveur = SolveurAuFil()
    a_deux(qtbot, fenetre, "morpion")
    monkeypatch.setattr(MoteurPartage, "conseiller", lambda _moteur, _jeu, _arret: solveur)
    try:
        qtbot.keyClick(fenetre, Qt.Key.Key_F1)
        qtbot.waitUntil(lambda: bool(plateau(fenetre).indices), timeout=PATIENCE)
        (indice,) = plateau(fenetre).indices.values()
        assert (indice.texte, indice.meilleur) == ("N", False)
        assert "résolution…" in barre(fenetre)
    finally:
        solveur.suite.set()
    qtbot.waitUntil(lambda: len(plateau(fenetre).indices) == 2)
    assert {indice.texte for indice in plateau(fenetre).indices.values() if indice.meilleur} == {"N"}
    assert "nulle" in barre(fenetre)


@pytest.mark.parametrize("geste", ["un coup", "un autre jeu", "F1", "fermer"])
def test_des_indices_qui_se_font_attendre_s_oublient(
    qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch, geste: str
) -> None:
    solveur = SolveurLent()
    a_deux(qtbot, fenetre, "morpion")
    monkeypatch.setattr(MoteurPartage, "conseiller", lambda _moteur, _jeu, _arret: solveur)
    qtbot.keyClick(fenetre, Qt.Key.Key_F1)
    qtbot.waitUntil(lambda: len(solveur.demandes) == 1, timeout=PATIENCE)
    explication = message(fenetre)
    if geste == "un coup":
        jouer(qtbot, fenetre, "b2")
        qtbot.waitUntil(lambda: len(solveur.demandes) == 2, timeout=PATIENCE)
        assert solveur.demandes[1] is fenetre.partie_en_cours.etat
    elif geste == "un autre jeu":
        choisir(fenetre, "jeu", "nim")
    elif geste == "F1":
        qtbot.keyClick(fenetre, Qt.Key.Key_F1)
    else:
        assert fenetre.close()
    assert solveur.arrete.wait(PATIENCE / 1000)
    assert plateau(fenetre).indices == {}
    assert message(fenetre) == (explication if geste == "fermer" else ""), (
        "une recherche interrompue n'est pas une panne"
    )


def test_le_solveur_qui_joue_dit_ce_que_vaut_son_coup(
    qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.fenetre.coups.DELAI_FACE_A_HUMAIN", 0)
    choisir(fenetre, "jeu", "nim")
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_moteur")
    trouver(fenetre, QSpinBox, "blanc_niveau").setValue(NIVEAU_PLEIN)
    assert not trouver(fenetre, QDoubleSpinBox, "blanc_temps").isEnabled(), "aucun temps ne changerait son coup"
    jouer(qtbot, fenetre, "c5")
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == 2, timeout=PATIENCE)
    assert "Moteur (max) · b1 · gain en" in barre(fenetre)
    qtbot.waitUntil(lambda: [valeur[:2] for valeur in colonne(fenetre, Colonne.EVALUATION)[1:]] == ["P "])
