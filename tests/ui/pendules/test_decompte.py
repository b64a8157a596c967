"""The turn that is timed: pauses, sleep, falls, with a clock that the test moves."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.joueurs import Humain
from ecosysteme.partie import Partie
from ecosysteme.pendules import Horloge, Pendules, Regle
from tests.positions import partie_jouee
from ui.pendules.decompte import Decompte, heure


@pytest.fixture
def maintenant(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, which only the test moves."""
    maintenant = [1000.0]
    monkeypatch.setattr("ui.pendules.decompte.heure", lambda: maintenant[0])
    return maintenant


@pytest.fixture
def decompte(qtbot: QtBot, parent: QObject) -> Decompte:
    return Decompte(parent)


def avec_pendules(secondes: float = 300.0, regle: Regle = Regle.MONDIALE) -> Partie:
    partie = partie_jouee("")
    partie.pendules = Pendules.reglees(Horloge(secondes), regle=regle)
    return partie


def reste(decompte: Decompte, partie: Partie) -> float:
    pendules = decompte.pendules(partie)
    assert pendules is not None
    return pendules.temps(PREMIER).reste


def avancer(decompte: Decompte, maintenant: list[float], secondes: float) -> None:
    """Let the time pass as a machine that does not sleep sees it."""
    for _ in range(int(secondes)):
        maintenant[0] += 1
        decompte.regarder()


def test_le_temps_passe_pour_qui_a_le_trait_et_pour_lui_seul(decompte: Decompte, maintenant: list[float]) -> None:
    partie = avec_pendules()
    decompte.commencer(partie, court=True)
    avancer(decompte, maintenant, 30)
    pendules = decompte.pendules(partie)
    assert pendules is not None
    assert (pendules.temps(PREMIER).reste, pendules.temps(SECOND).reste) == (270, 300)
    assert decompte.en_marche(partie) == PREMIER
    assert partie.pendules is not None
    assert partie.pendules.temps(PREMIER).reste == 300, "la partie n'en sait rien avant la fin du tour"


def test_avant_demarrer_la_pendule_ne_court_pas(decompte: Decompte, maintenant: list[float]) -> None:
    partie = avec_pendules()
    decompte.commencer(partie, court=False)
    maintenant[0] += 30
    assert (reste(decompte, partie), decompte.secondes, decompte.en_marche(partie)) == (300, 0, None)


def test_sans_pendule_le_tour_se_minute_quand_meme(decompte: Decompte, maintenant: list[float]) -> None:
    decompte.commencer(partie_jouee(""), court=False)
    maintenant[0] += 30
    decompte.pauser("boîte", True)
    assert decompte.secondes == 30


def test_une_pause_ne_compte_pas_et_plusieurs_raisons_s_ajoutent(decompte: Decompte, maintenant: list[float]) -> None:
    partie = avec_pendules()
    decompte.commencer(partie, court=True)
    avancer(decompte, maintenant, 10)
    decompte.pauser("boîte", True)
    decompte.pauser("revue", True)
    maintenant[0] += 100
    decompte.pauser("boîte", False)
    maintenant[0] += 100
    decompte.pauser("revue", False)
    avancer(decompte, maintenant, 5)
    assert reste(decompte, partie) == 285


def test_une_machine_ne_paie_ni_son_demarrage_ni_l_attente_de_son_coup(
    decompte: Decompte, maintenant: list[float]
) -> None:
    partie = avec_pendules()
    decompte.commencer(partie, court=True, attend=True)
    maintenant[0] += 60  # its engine is compiled
    assert reste(decompte, partie) == 300
    decompte.lancer()
    avancer(decompte, maintenant, 3)
    assert reste(decompte, partie) == 297
    decompte.figer(2.5)
    maintenant[0] += 1  # its move is shown a little later
    assert reste(decompte, partie) == 297.5


def test_un_tour_interrompu_est_paye_et_n_est_compte_qu_une_fois(decompte: Decompte, maintenant: list[float]) -> None:
    partie = avec_pendules()
    decompte.commencer(partie, court=True)
    avancer(decompte, maintenant, 20)
    decompte.solder()
    decompte.solder()
    maintenant[0] += 500
    assert reste(decompte, partie) == 280
    decompte.commencer(partie, court=True)
    avancer(decompte, maintenant, 10)
    assert reste(decompte, partie) == 270


def test_le_sommeil_de_la_machine_n_est_pas_compte_et_se_dit(
    qtbot: QtBot, decompte: Decompte, maintenant: list[float]
) -> None:
    partie = avec_pendules()
    decompte.commencer(partie, court=True)
    avancer(decompte, maintenant, 10)
    maintenant[0] += 8 * 3600
    with qtbot.waitSignal(decompte.sommeil):
        decompte.regarder()
    assert reste(decompte, partie) == 290


def test_la_chute_se_dit_une_fois_puis_la_rallonge_finit_la_partie(
    qtbot: QtBot, decompte: Decompte, maintenant: list[float]
) -> None:
    partie, chutes = avec_pendules(30), list[float]()
    decompte.chute.connect(lambda: chutes.append(maintenant[0]))
    decompte.commencer(partie, court=True)
    avancer(decompte, maintenant, 149)
    assert chutes == [1030]
    avancer(decompte, maintenant, 10)
    assert chutes == [1030, 1150]
    decompte.solder()
    assert (partie.issue, partie.resultat) == (SECOND, (0, 64))


def test_il_est_dit_qu_il_reste_60_30_et_10_secondes(decompte: Decompte, maintenant: list[float]) -> None:
    partie, seuils = avec_pendules(65, Regle.STRICTE), list[int]()
    decompte.alerte.connect(seuils.append)
    decompte.commencer(partie, court=True)
    avancer(decompte, maintenant, 64)
    assert seuils == [60, 30, 10]


def test_elle_bat_d_elle_meme(qtbot: QtBot, decompte: Decompte) -> None:
    partie = avec_pendules(9.95, Regle.STRICTE)
    decompte.commencer(partie, court=True)
    with qtbot.waitSignals([decompte.battement, decompte.battement]):
        pass
    assert reste(decompte, partie) < 9.95
    decompte.terminer()
    assert heure() <= heure()


def test_la_pendule_d_une_partie_finie_ne_court_ni_ne_sonne(
    qtbot: QtBot, decompte: Decompte, maintenant: list[float]
) -> None:
    partie = avec_pendules(10)
    decompte.commencer(partie, court=True)
    avancer(decompte, maintenant, 3)
    partie.abandonner(PREMIER)
    assert (decompte.court, decompte.engage, decompte.en_marche(partie)) == (False, False, None)
    with qtbot.assertNotEmitted(decompte.chute), qtbot.assertNotEmitted(decompte.alerte):
        avancer(decompte, maintenant, 60)
    assert reste(decompte, partie) == 10


def test_qui_met_fin_a_la_partie_paie_d_abord_et_peut_y_perdre_au_temps(
    decompte: Decompte, maintenant: list[float]
) -> None:
    for secondes, decision in ((4, "W+R"), (5, "W+T")):
        partie = avec_pendules(5, Regle.STRICTE)
        decompte.commencer(partie, court=True)
        maintenant[0] += secondes
        decompte.conclure(partial(partie.abandonner, PREMIER))
        assert (partie.entete.decision, reste(decompte, partie)) == (decision, 5 - secondes)
        assert not decompte.court


def test_une_pendule_a_zero_echoit_au_debut_de_son_tour(qtbot: QtBot, decompte: Decompte) -> None:
    partie = avec_pendules(30, Regle.STRICTE)
    partie.depenser(PREMIER, 30)
    assert partie.annuler()
    with qtbot.waitSignal(decompte.echeance), qtbot.assertNotEmitted(decompte.chute):
        decompte.commencer(partie, court=True)


def test_la_chute_que_le_coup_revele_se_dit_au_tour_suivant(
    qtbot: QtBot, decompte: Decompte, maintenant: list[float]
) -> None:
    partie = avec_pendules(4)
    decompte.commencer(partie, court=True)
    maintenant[0] += 4.5  # before the next look
    partie.jouer(partie.jeu.lire_coup("d3"), decompte.secondes, Humain())
    decompte.terminer()
    with qtbot.waitSignal(decompte.chute) as chute:
        decompte.commencer(partie, court=True)
    assert chute.args == [PREMIER]
    with qtbot.waitSignal(decompte.echeance), qtbot.assertNotEmitted(decompte.chute):
        decompte.commencer(partie, court=True)  # asked again: it was said


def test_le_sommeil_que_personne_n_a_encore_vu_n_est_compte_ni_au_coup_ni_a_la_fermeture(
    decompte: Decompte, maintenant: list[float]
) -> None:
    partie = avec_pendules(60, Regle.STRICTE)
    decompte.commencer(partie, court=True)
    avancer(decompte, maintenant, 10)
    maintenant[0] += 3600
    assert decompte.secondes == 10
    decompte.solder()
    assert (reste(decompte, partie), partie.terminee) == (50, False)


def test_le_tour_de_qui_n_a_plus_de_temps_se_minute_encore_sans_le_sommeil(
    qtbot: QtBot, decompte: Decompte, maintenant: list[float]
) -> None:
    partie = avec_pendules(3, Regle.JAPONAISE)
    decompte.commencer(partie, court=True)
    avancer(decompte, maintenant, 3)
    with qtbot.waitSignals([decompte.battement, decompte.battement]):
        pass  # it is looked at all the same
    avancer(decompte, maintenant, 20)
    maintenant[0] += 3600
    assert decompte.secondes == 23
