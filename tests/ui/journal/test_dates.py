"""When a game was played, in words, in both languages."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.journal.journaux import JEUDI, JOUR
from ui.journal.dates import dateur, partie_de
from ui.socle.langue import Langue


@pytest.fixture
def langue(qapp: QApplication) -> Iterator[Langue]:
    langue = Langue(qapp)
    yield langue
    langue.retirer()


@pytest.mark.parametrize(
    ("jours", "en_francais", "en_anglais"),
    [
        (0, "la partie de 15:30", "the 3:30\u202fPM game"),
        (1, "la partie d'hier", "yesterday's game"),
        (2, "la partie de mardi", "Tuesday's game"),
        (6, "la partie de vendredi", "Friday's game"),
        (7, "la partie du 12 novembre", "the game of 12 November"),
        (365, "la partie du 19 novembre 2025", "the game of 19 November 2025"),
    ],
)
def test_la_partie_d_un_jour(langue: Langue, jours: int, en_francais: str, en_anglais: str) -> None:
    for nom, attendu in (("fr", en_francais), ("en", en_anglais)):
        langue.choisir(nom)
        assert partie_de(JEUDI - jours * JOUR, JEUDI) == attendu


@pytest.mark.parametrize(
    ("jours", "attendu"),
    [(0, "15:30"), (1, "hier 15:30"), (3, "lundi 15:30"), (30, "20 oct. 15:30"), (400, "15 oct. 2025 15:30")],
)
def test_la_date_d_une_liste(langue: Langue, jours: int, attendu: str) -> None:
    langue.choisir("fr")
    # The clocks were put back meanwhile where the tests run: the hour is that of the wall.
    ecart = JEUDI - jours * JOUR
    heure = dateur(JEUDI)(ecart)
    assert heure.rpartition(" ")[0] == attendu.rpartition(" ")[0]


def test_une_horloge_qui_recule_n_est_pas_une_faute(langue: Langue) -> None:
    langue.choisir("fr")
    assert dateur(JEUDI)(JEUDI + 3 * JOUR) == "15:30"
    assert partie_de(JEUDI + 3 * JOUR, JEUDI) == "la partie de 15:30"


def test_hier_est_une_affaire_de_jour_pas_d_heures(langue: Langue) -> None:
    langue.choisir("fr")
    minuit_et_demi = JEUDI - 15 * 3600
    assert partie_de(minuit_et_demi - 3600, minuit_et_demi) == "la partie d'hier"


def test_un_moment_qu_aucun_calendrier_n_a_ne_s_ecrit_pas(langue: Langue) -> None:
    """The row of one game that was edited costs the list nothing."""
    assert [dateur(JEUDI)(secondes) for secondes in (1e300, -1e300, float("inf"))] == ["", "", ""]
