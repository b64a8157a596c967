from pytestqt.qtbot import QtBot

from ecosysteme.tournoi.elo import Resultat
from ecosysteme.tournoi.plan import Reglement
from ecosysteme.tournoi.tableau import Tableau
from ui.socle.langue import Langue
from ui.tournoi.instantane import instantane
from ui.tournoi.mots import dire_rythme, force, nommer_joueurs, points


def test_les_points_suivent_la_langue(langue: Langue, qtbot: QtBot) -> None:
    assert (points(Resultat(2, 1, 0)), points(Resultat(2, 2, 0))) == ("2,5", "3")
    assert (force(-12.4, 30.6), force(0.2, 203), force(None, None)) == ("−12 ± 31", "0 ± 203", "")

    langue.choisir("en")
    assert points(Resultat(2, 1, 0)) == "2.5"


def test_deux_joueurs_qui_auraient_le_meme_nom_se_distinguent(langue: Langue, qtbot: QtBot) -> None:
    assert nommer_joueurs(Reglement("morpion", ("ia_min", "ia_max", "ia_max"), 12)) == ["Min", "Max n° 1", "Max n° 2"]


def test_de_deux_joueurs_celui_qui_mene_est_dit_le_plus_fort(langue: Langue, qtbot: QtBot) -> None:
    tableau = Tableau(Reglement("morpion", ("ia_min", "ia_max"), 40))
    dites = []
    for premier, gagnant in ((0, 1), (0, 2), (0, 2)):  # one, then both, then the second leads
        tableau.noter(tableau.parties, premier, 1 - premier, gagnant)
        dites.append(dire_rythme(instantane(tableau), ("Min", "Max"), joue=False, arrive=False))
    assert dites[0].startswith("le plus fort : Min (probabilité : ")
    assert dites[1].startswith("le plus fort : Min (probabilité : 50,0 %)")
    assert dites[2].startswith("le plus fort : Max (probabilité : ")
    assert "probabilité : 0" not in dites[2]


def test_les_parties_d_apres_le_verdict_sont_dites_hors_du_test(langue: Langue, qtbot: QtBot) -> None:
    tableau = Tableau(Reglement("morpion", ("ia_min", "ia_max"), 400, sprt=(-100.0, 0.0)))
    while not tableau.complet:  # the second player wins all
        tableau.noter(tableau.parties, tableau.parties % 2, 1 - tableau.parties % 2, 2 - tableau.parties % 2)
    assert "verdict" not in dire_rythme(instantane(tableau), ("Min", "Max"), joue=False, arrive=False)
    for _ in range(2):
        tableau.noter(tableau.parties, tableau.parties % 2, 1 - tableau.parties % 2, 2 - tableau.parties % 2)
    dite = dire_rythme(instantane(tableau), ("Min", "Max"), joue=False, arrive=False)
    assert "2 parties finies après le verdict, hors du test" in dite
