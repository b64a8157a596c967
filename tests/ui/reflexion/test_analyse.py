"""The analysis of a game: every move judged, from the last, until it is stopped."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from ecosysteme.analyse.analyse import Jugement
from ecosysteme.partie import Partie
from ecosysteme.variantes.evaluation import Evaluation, Juge
from tests.positions import partie_jouee
from tests.ui.moteurs import PATIENCE, FauxMoteur, FauxPartage
from ui.reflexion.analyse import AnalysePartie
from ui.socle.taches import Taches

CINQ_COUPS = "f5d6c3d3c4"


def recueillir(analyse: AnalysePartie) -> list[tuple[Any, Jugement]]:
    juges: list[tuple[Any, Jugement]] = []
    analyse.juge.connect(lambda tour, jugement: juges.append((tour, jugement)))
    return juges


def test_chaque_coup_est_juge_du_dernier_au_premier_meme_annule(qtbot: QtBot, taches: Taches, parent: QObject) -> None:
    analyse = AnalysePartie(taches, FauxPartage(FauxMoteur()), parent)
    juges, partie = recueillir(analyse), partie_jouee(CINQ_COUPS)
    partie.aller_a(2)
    tours = partie.historique + partie.defaits
    analyse.lancer(partie)
    assert analyse.en_cours
    assert (analyse.avancement, analyse.reste) == ((0, 5), None)
    qtbot.waitUntil(lambda: not analyse.en_cours, timeout=PATIENCE)
    assert [tour for tour, _ in juges] == list(reversed(tours))
    assert [jugement.rang for _, jugement in juges] == [4, 3, 2, 1, 0]
    assert analyse.avancement == (5, 5)
    assert analyse.reste == 0


def test_une_passe_n_est_pas_jugee(qtbot: QtBot, taches: Taches, parent: QObject) -> None:
    analyse = AnalysePartie(taches, FauxPartage(FauxMoteur()), parent)
    juges, partie = recueillir(analyse), partie_jouee("b1c1d3a1a3", taille=4)  # black passes after the fourth move
    analyse.lancer(partie)
    qtbot.waitUntil(lambda: not analyse.en_cours, timeout=PATIENCE)
    assert sorted(jugement.rang for _, jugement in juges) == [0, 1, 2, 3, 4]
    assert all(tour.coup == jugement.coup for tour, jugement in juges)


def test_arretee_elle_se_tait_aussitot(qtbot: QtBot, taches: Taches, parent: QObject) -> None:
    moteur = FauxMoteur(sans_fin=True)
    analyse = AnalysePartie(taches, FauxPartage(moteur), parent)
    juges = recueillir(analyse)
    analyse.lancer(partie_jouee(CINQ_COUPS))
    qtbot.waitUntil(lambda: moteur.questions == 1, timeout=PATIENCE)
    with qtbot.waitSignal(analyse.change):
        analyse.arreter()
    assert not analyse.en_cours
    assert moteur.arrete.wait(PATIENCE / 1000)
    qtbot.waitUntil(lambda: not taches.occupe, timeout=PATIENCE)
    assert juges == []


def test_une_analyse_nouvelle_remplace_l_ancienne(qtbot: QtBot, taches: Taches, parent: QObject) -> None:
    partage = FauxPartage(FauxMoteur(sans_fin=True))
    analyse = AnalysePartie(taches, partage, parent)
    juges = recueillir(analyse)
    analyse.lancer(partie_jouee(CINQ_COUPS))
    partage.faux = FauxMoteur()
    autre = partie_jouee("f5f6")
    analyse.lancer(autre)
    qtbot.waitUntil(lambda: not analyse.en_cours, timeout=PATIENCE)
    assert [tour for tour, _ in juges] == list(reversed(autre.historique))


def test_suspendue_elle_reprend_aux_coups_qui_restent(qtbot: QtBot, taches: Taches, parent: QObject) -> None:
    analyse = AnalysePartie(taches, FauxPartage(FauxMoteur()), parent)
    juges, partie = recueillir(analyse), partie_jouee(CINQ_COUPS)

    def interrompre(*_: object) -> None:
        analyse.suspendre()
        assert analyse.en_cours
        assert analyse.reste is not None
        QTimer.singleShot(0, parent, analyse.reprendre)

    analyse.juge.connect(interrompre)
    analyse.lancer(partie)
    qtbot.waitUntil(lambda: not analyse.en_cours, timeout=PATIENCE)
    assert [tour for tour, _ in juges] == list(reversed(partie.historique)), "chacun une fois"
    assert analyse.avancement == (5, 5)


def test_seuls_les_coups_qui_manquent_sont_juges(qtbot: QtBot, taches: Taches, parent: QObject) -> None:
    moteur = FauxMoteur()
    analyse, partie = AnalysePartie(taches, FauxPartage(moteur), parent), partie_jouee(CINQ_COUPS)
    analyse.juge.connect(lambda tour, jugement: partie.noter(tour.numero, jugement.evaluation))

    def analyser(secondes: float) -> int:
        """Return how many moves it asks about."""
        avant, analyse.secondes = moteur.questions, secondes
        analyse.lancer(partie)
        qtbot.waitUntil(lambda: not analyse.en_cours, timeout=PATIENCE)
        assert analyse.avancement == (5, 5)
        return moteur.questions - avant

    assert (analyser(1.0), analyse.deja) == (5, 0)
    assert (analyser(1.0), analyse.deja) == (0, 5)
    assert analyser(0.2) == 0, "moins de temps n'apprend rien"
    partie.noter(2, Evaluation(3))
    partie.noter(4, replace(une(partie, 4), juge=Juge("un autre moteur", 10**9)))
    assert (analyser(1.0), analyse.deja) == (2, 3)
    partie.noter(1, replace(une(partie, 1), exact=True))
    assert analyser(5.0) == 4, "ce qui est prouvé le reste"


def une(partie: Partie, numero: int) -> Evaluation:
    evaluation = partie.historique[numero - 1].evaluation
    assert evaluation is not None
    return evaluation


def test_un_moteur_casse_est_signale(qtbot: QtBot, taches: Taches, parent: QObject) -> None:
    analyse = AnalysePartie(taches, FauxPartage(OSError("cassé")), parent)
    with qtbot.waitSignal(analyse.manquee, timeout=PATIENCE):
        analyse.lancer(partie_jouee(CINQ_COUPS))
    assert not analyse.en_cours
