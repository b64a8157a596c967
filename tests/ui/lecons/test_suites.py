"""The line played and the better one, side by side: what they show, and where clicks, keys and time lead."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.cases import Position, lire_case
from ecosysteme.jeux.othello import Othello
from tests.fenetre import GAUCHE
from tests.positions import partie_jouee
from ui.lecons.suites import PLIS, LigneDeCoups, SuitesDeCoups
from ui.plateau.indices import signe
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue

JOUEE, MEILLEURE = "d3 c4 f4", "f3 d7 g6 g5 e6 h7 c8 d8 e8"


def ligne(coups: str, valeur: int) -> LigneDeCoups:
    return LigneDeCoups.de(Othello(), partie_jouee("f5d6c3").etat, map(lire_case, coups.split()), signe(valeur))


@pytest.fixture
def suites(qtbot: QtBot, langue: Langue) -> Iterator[SuitesDeCoups]:
    cadre = QWidget()
    qtbot.addWidget(cadre)
    suites = SuitesDeCoups("suites_erreur", 2, cadre)
    cadre.show()
    suites.montrer([ligne(JOUEE, -4), ligne(MEILLEURE, 10)])
    yield suites
    cadre.hide()


@pytest.fixture
def etapes(suites: SuitesDeCoups) -> list[int]:
    """How many moves lead to each position that is asked for, the played line's negative."""
    vues: list[int] = []
    premiere = lire_case(JOUEE[:2])

    def noter(coups: tuple[Position, ...]) -> None:
        vues.append(-len(coups) if coups[:1] == (premiere,) else len(coups))

    suites.etape.connect(noter)
    return vues


def test_une_ligne_dit_qui_joue_chaque_coup() -> None:
    assert ligne(JOUEE, 0).siens == (True, False, True)
    avec_passe = LigneDeCoups.de(Othello(4), partie_jouee("", 4).etat, [], "0")
    assert (avec_passe.coups, avec_passe.noms, avec_passe.siens) == ((), (), ())


def test_les_deux_lignes_sont_l_une_sous_l_autre_avec_leur_valeur(suites: SuitesDeCoups) -> None:
    def boutons(rang: int) -> list[QToolButton]:
        return [trouver(suites, QToolButton, f"suite_{rang}_{pli + 1}") for pli in range(PLIS)]

    montres = [[bouton.text() for bouton in boutons(rang) if bouton.isVisible()] for rang in (0, 1)]
    assert montres == [JOUEE.split(), MEILLEURE.split()[:PLIS]]
    assert [bouton.font().bold() for bouton in boutons(0)[:3]] == [True, False, True]
    textes = {texte.text() for texte in suites.findChildren(QLabel)}
    titres = f"Après {JOUEE.split()[0]}", f"Après {MEILLEURE.split()[0]}"
    assert textes == {*titres, "−4", "+10"}
    assert suites.accessibleDescription() == f"{titres[0]} {JOUEE}, −4. {titres[1]} {MEILLEURE}, +10"
    suites.montrer([])
    assert not suites.isVisible()


def test_un_clic_montre_un_pli_un_second_revient(qtbot: QtBot, suites: SuitesDeCoups, etapes: list[int]) -> None:
    for nom in ("suite_0_2", "suite_1_3", "suite_1_3"):
        qtbot.mouseClick(trouver(suites, QToolButton, nom), GAUCHE)
    assert etapes == [-2, 3, 0]


def test_les_fleches_vont_de_pli_en_pli_et_d_une_ligne_a_l_autre(
    qtbot: QtBot, suites: SuitesDeCoups, etapes: list[int]
) -> None:
    touches = Qt.Key
    for touche in (touches.Key_Right, touches.Key_Right, touches.Key_Up, touches.Key_Right, touches.Key_Right):
        qtbot.keyClick(suites, touche)
    assert etapes == [1, 2, -2, -3, -3], "elles s'arrêtent au bout"
    for touche in (touches.Key_Left, touches.Key_Down, touches.Key_Left, touches.Key_Left):
        qtbot.keyClick(suites, touche)
    assert etapes[5:] == [-2, 2, 1, 0]


def test_la_lecture_joue_toute_la_meilleure_ligne_puis_revient(suites: SuitesDeCoups, etapes: list[int]) -> None:
    lectures: list[bool] = []
    suites.lecture_change.connect(lectures.append)
    suites.lire()
    for _ in range(9):
        assert suites.en_lecture
        suites.avancer()
    assert etapes == [*range(1, 10), 0], "les plis qui n'ont pas de bouton aussi"
    assert lectures == [True, False]
    suites.lire()
    suites.lire()
    assert etapes[10:] == [1, 0], "une seconde fois : arrêter"


def test_redire_les_memes_lignes_ne_change_pas_ce_qui_se_voit(suites: SuitesDeCoups, etapes: list[int]) -> None:
    suites.lire()
    suites.montrer([ligne(JOUEE, -4), ligne(MEILLEURE, 10)])
    assert suites.en_lecture
    suites.montrer([ligne(JOUEE, -4), ligne(MEILLEURE, 8)])
    assert not suites.en_lecture
    assert etapes == [1, 0]
