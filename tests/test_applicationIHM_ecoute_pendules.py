"""Clocks by keys alone: chosen, read while they run, running low, fallen; each rule says what comes of it, once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.clavier import ALT, CTRL, MAJ, TOUCHE, aller_a, aller_au_plateau, ecrire, jouer, taper
from tests.fenetre import a_deux
from tests.lecteur_ecran import LecteurEcran

PAS = 4.5  # s that the clock is let go at a time: after more, it would think that the machine slept
DEPART = ["→ Plateau | d4, blanc", "Partie commencée. Noir : Humain ; Blanc : Humain"]
PEU = ["Plus que 30 secondes", "Plus que 10 secondes"]


@pytest.fixture
def passer(monkeypatch: pytest.MonkeyPatch, fenetre: ApplicationIHM) -> Callable[[float], None]:
    """Let so many seconds pass at once."""
    heure = [1000.0]
    monkeypatch.setattr("ui.pendules.decompte.heure", lambda: heure[0])

    def passer(secondes: float) -> None:
        while secondes > 0:
            heure[0] += min(PAS, secondes)
            secondes -= PAS
            fenetre.decompte.regarder()

    return passer


def regler(qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran, descentes: int) -> None:
    """Choose one minute for each of two people, and a rule so many lines below the first one; start."""
    a_deux(qtbot, fenetre, "othello")
    aller_au_plateau(qtbot, fenetre, lecteur)
    taper(qtbot, fenetre, TOUCHE.Key_F9)
    aller_a(qtbot, fenetre, "choix_pendule")
    lecteur.oublier()
    taper(qtbot, fenetre, TOUCHE.Key_Down)
    assert lecteur.tout == ["= 1 min | 1 min"], "une fois, et rien d'autre"
    taper(qtbot, fenetre, TOUCHE.Key_Tab)
    for _ in range(descentes):
        taper(qtbot, fenetre, TOUCHE.Key_Down)
    lecteur.oublier()
    taper(qtbot, fenetre, TOUCHE.Key_F5)
    assert lecteur.tout == DEPART
    lecteur.oublier()


def test_le_temps_qui_reste_se_lit_s_annonce_et_le_drapeau_finit_la_partie(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran, passer: Callable[[float], None]
) -> None:
    regler(qtbot, fenetre, lecteur, 1)
    passer(51)
    ecrire(qtbot, fenetre, "t")
    assert lecteur.tout == [
        *PEU,
        "Trait aux Noirs. Pendule de Noir : 9 secondes. Pendule de Blanc : 1 minute",
    ]
    lecteur.oublier()
    passer(10)
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.terminee)
    jouer(qtbot, fenetre, "d3")
    fin = "La partie est terminée : Démarrer pour en jouer une autre."
    assert lecteur.tout == ["Blanc gagne au temps, 64 – 0", "d3, vide", fin]


def test_la_rallonge_se_dit_une_fois_et_le_temps_donne_aussi(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran, passer: Callable[[float], None]
) -> None:
    regler(qtbot, fenetre, lecteur, 0)
    passer(61)
    jouer(qtbot, fenetre, "d3")
    taper(qtbot, fenetre, TOUCHE.Key_J, CTRL | ALT)
    assert lecteur.tout == [
        *(*PEU, "Noir a dépassé son temps : deux minutes de rallonge, 31 pions au plus"),
        *("d3, jouable, retourne 1", "Noir : d3, retourne d4", "15 secondes de plus pour Noir"),
    ]


def test_un_temps_depasse_se_reclame(
    qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran, passer: Callable[[float], None]
) -> None:
    regler(qtbot, fenetre, lecteur, 2)
    taper(qtbot, fenetre, TOUCHE.Key_T, CTRL | ALT | MAJ)
    qtbot.waitUntil(lambda: lecteur.tout == ["« Réclamer le temps » n'est pas possible à ce moment."])
    passer(61)
    jouer(qtbot, fenetre, "d3")
    taper(qtbot, fenetre, TOUCHE.Key_T, CTRL | ALT | MAJ)
    assert lecteur.tout[1:] == [
        *(*PEU, "Noir a dépassé son temps : l'adversaire peut le réclamer"),
        *("d3, jouable, retourne 1", "Noir : d3, retourne d4", "Blanc gagne au temps, 33 – 31"),
    ]
