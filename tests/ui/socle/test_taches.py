"""Work off the GUI thread, whose answers come back on it, or not at all."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from pytestqt.qtbot import QtBot

from ui.socle.taches import Taches

PATIENCE = 120_000  # ms: a bound for a broken test, not a speed


@pytest.fixture
def taches(qtbot: QtBot) -> Iterator[Taches]:
    taches = Taches()
    yield taches
    taches.fermer()


def jamais(_: object) -> None:
    raise AssertionError("ce rappel ne devait pas venir")


def test_le_resultat_revient_sur_le_fil_de_la_fenetre(qtbot: QtBot, taches: Taches) -> None:
    recus: list[tuple[int, int]] = []
    taches.lancer(lambda _: threading.get_ident(), lambda fil: recus.append((fil, threading.get_ident())), jamais)
    assert recus == [], "un rappel ne vient jamais pendant l'appel qui lance la tâche"
    qtbot.waitUntil(lambda: bool(recus), timeout=PATIENCE)
    [(du_travail, du_rappel)] = recus
    assert du_rappel == threading.get_ident() != du_travail


def test_l_echec_revient_sur_le_fil_de_la_fenetre(qtbot: QtBot, taches: Taches) -> None:
    recus: list[tuple[BaseException, int]] = []

    def casse(_: Event) -> None:
        raise ValueError("cassé")

    taches.lancer(casse, jamais, lambda erreur: recus.append((erreur, threading.get_ident())))
    qtbot.waitUntil(lambda: bool(recus), timeout=PATIENCE)
    [(erreur, fil)] = recus
    assert isinstance(erreur, ValueError)
    assert fil == threading.get_ident()


def finir(taches: Taches) -> None:
    """Wait, without the event loop, until every task before this one has posted its answer."""
    commencee = Event()
    taches.lancer(lambda _: commencee.set(), lambda _: None, jamais)
    assert commencee.wait(PATIENCE / 1000)


def test_la_reponse_d_une_tache_annulee_est_perdue_meme_deja_en_route(qtbot: QtBot, taches: Taches) -> None:
    recus: list[str] = []
    tache = taches.lancer(lambda _: "annulée", recus.append, jamais)
    finir(taches)
    tache.annuler()
    taches.lancer(lambda _: "gardée", recus.append, jamais)
    qtbot.waitUntil(lambda: "gardée" in recus, timeout=PATIENCE)
    assert recus == ["gardée"]


def test_une_tache_annulee_voit_son_drapeau(qtbot: QtBot, taches: Taches) -> None:
    vus: list[bool] = []
    tache = taches.lancer(lambda arret: vus.append(arret.wait(PATIENCE / 1000)), jamais, jamais)
    tache.annuler()
    qtbot.waitUntil(lambda: not taches.occupe, timeout=PATIENCE)
    assert vus in ([True], []), "elle s'arrête à son drapeau, ou n'a jamais commencé"


def test_fermer_attend_et_ne_laisse_aucun_fil(qtbot: QtBot) -> None:
    avant = set(threading.enumerate())
    taches, commencee, finies = Taches(), Event(), list[str]()

    def travail(arret: Event) -> None:
        commencee.set()
        arret.wait(PATIENCE / 1000)
        finies.append("la première")

    taches.lancer(travail, jamais, jamais)
    taches.lancer(lambda _: finies.append("la seconde"), jamais, jamais)
    assert commencee.wait(PATIENCE / 1000)
    taches.fermer()
    assert finies == ["la première"], "celle qui n'avait pas commencé ne commence plus"
    assert set(threading.enumerate()) <= avant
    with pytest.raises(RuntimeError):
        taches.lancer(lambda _: None, jamais, jamais)


def test_rien_n_arrive_apres_fermer_pas_meme_une_reponse_deja_en_route(qtbot: QtBot) -> None:
    taches, autres, recus = Taches(), Taches(), list[Any]()
    taches.lancer(lambda _: "trop tard", recus.append, jamais)
    finir(taches)
    taches.fermer()
    autres.lancer(lambda _: "après", recus.append, jamais)
    qtbot.waitUntil(lambda: "après" in recus, timeout=PATIENCE)
    autres.fermer()
    assert recus == ["après"]


def test_une_fenetre_supprimee_sans_etre_fermee_arrete_ses_taches_en_silence(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    avant = set(threading.enumerate())
    fenetre, commencee, libre, drapeaux = QObject(), Event(), Event(), list[Event]()
    taches = Taches(fenetre)

    def travail(arret: Event) -> None:
        drapeaux.append(arret)
        commencee.set()
        libre.wait(PATIENCE / 1000)

    taches.lancer(travail, jamais, jamais)
    taches.lancer(travail, jamais, jamais)
    assert commencee.wait(PATIENCE / 1000)
    fenetre.deleteLater()
    QCoreApplication.sendPostedEvents(fenetre, QEvent.Type.DeferredDelete)
    arretees = [drapeau.is_set() for drapeau in drapeaux]
    libre.set()
    assert arretees == [True], "la seconde ne commence pas"
    for fil in set(threading.enumerate()) - avant:
        fil.join()
    assert caplog.records == [], "rien n'est émis d'un objet supprimé"
