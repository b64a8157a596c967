from pytestqt.qtbot import QtBot

from ecosysteme.tournoi.elo import Resultat
from ecosysteme.tournoi.plan import Reglement
from ui.socle.langue import Langue
from ui.tournoi.mots import force, nommer_joueurs, points


def test_les_points_suivent_la_langue(langue: Langue, qtbot: QtBot) -> None:
    assert (points(Resultat(2, 1, 0)), points(Resultat(2, 2, 0))) == ("2,5", "3")
    assert (force(-12.4, 30.6), force(0.2, 203), force(None, None)) == ("−12 ± 31", "0 ± 203", "")

    langue.choisir("en")
    assert points(Resultat(2, 1, 0)) == "2.5"


def test_deux_joueurs_qui_auraient_le_meme_nom_se_distinguent(langue: Langue, qtbot: QtBot) -> None:
    assert nommer_joueurs(Reglement("morpion", ("ia_min", "ia_max", "ia_max"), 12)) == ["Min", "Max n° 1", "Max n° 2"]
