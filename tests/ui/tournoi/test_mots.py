from pytestqt.qtbot import QtBot

from ecosysteme.tournoi.elo import Resultat
from ui.socle.langue import Langue
from ui.tournoi.mots import force, points


def test_les_points_suivent_la_langue(langue: Langue, qtbot: QtBot) -> None:
    assert (points(Resultat(2, 1, 0)), points(Resultat(2, 2, 0))) == ("2,5", "3")
    assert (force(-12.4, 30.6), force(None, None)) == ("−12 ± 31", "")

    langue.choisir("en")
    assert points(Resultat(2, 1, 0)) == "2.5"
