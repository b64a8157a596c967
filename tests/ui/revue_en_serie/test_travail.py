from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ecosysteme.fautes import Message, Panne
from ecosysteme.revue_en_serie.file import APPROFONDI, ORDINAIRE, DemandeDAnalyse, analyses, compter, demander, refuser
from tests.ecosysteme.revue_en_serie.bibliotheques import inventee, toutes
from tests.ui.revue_en_serie.executeurs import AlaMain
from ui.revue_en_serie import travail as module
from ui.revue_en_serie.travail import EtatDeFile, TravailEnSerie


@pytest.fixture
def dossier(tmp_path: Path) -> Path:
    return inventee(tmp_path / "b", 3)


@pytest.fixture
def executeur() -> AlaMain:
    return AlaMain()


@pytest.fixture
def travail(parent: QObject, dossier: Path, executeur: AlaMain) -> Iterator[TravailEnSerie]:
    travail = TravailEnSerie(parent, dossier, executeur.ouvrir)
    yield travail
    travail.fermer()


def en_pause(travail: TravailEnSerie) -> bool:
    return travail.etat is EtatDeFile.EN_PAUSE


def commence(qtbot: QtBot, travail: TravailEnSerie, executeur: AlaMain, dossier: Path) -> None:
    """Ask for all the games, and wait for the first one to be in progress."""
    travail.demander(toutes(dossier), approfondir=False)
    qtbot.waitUntil(lambda: len(executeur.demandes) == 1)


def test_ce_qui_est_demande_est_juge_jusqu_au_bout(
    qtbot: QtBot, travail: TravailEnSerie, executeur: AlaMain, dossier: Path
) -> None:
    executeur.seul = True
    assert travail.etat is EtatDeFile.VIDE
    with qtbot.waitSignal(travail.jugees):
        travail.demander(toutes(dossier), approfondir=True)
    qtbot.waitUntil(lambda: travail.etat is EtatDeFile.VIDE)
    assert {demande.effort for demande in executeur.demandes} == {APPROFONDI}
    assert travail.avancement is not None
    assert travail.avancement.faites == len(analyses(dossier)) == 3


def test_ce_qui_est_juge_se_lit_aussi_en_chemin(
    qtbot: QtBot, travail: TravailEnSerie, executeur: AlaMain, dossier: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PAR_LECTURE", 1)
    commence(qtbot, travail, executeur, dossier)
    with qtbot.waitSignal(travail.jugees):
        executeur.rendre()
    qtbot.waitUntil(lambda: len(executeur.demandes) == 2)
    assert travail.etat is EtatDeFile.EN_COURS


def test_une_pause_laisse_finir_la_partie_en_cours_et_la_reprise_continue(
    qtbot: QtBot, travail: TravailEnSerie, executeur: AlaMain, dossier: Path
) -> None:
    commence(qtbot, travail, executeur, dossier)
    assert travail.etat is EtatDeFile.EN_COURS
    travail.suspendre(True)
    assert en_pause(travail)
    with qtbot.waitSignal(travail.jugees):
        executeur.rendre()
    qtbot.waitUntil(lambda: travail.attente == 2)
    assert len(executeur.demandes) == 1
    travail.suspendre(False)
    qtbot.waitUntil(lambda: len(executeur.demandes) == 2)
    assert {demande.effort for demande in executeur.demandes} == {ORDINAIRE}


def test_qui_joue_a_les_processeurs_et_la_suite_vient_d_elle_meme(
    qtbot: QtBot, travail: TravailEnSerie, executeur: AlaMain, dossier: Path
) -> None:
    commence(qtbot, travail, executeur, dossier)
    travail.ceder(True)
    assert travail.etat is EtatDeFile.CEDEE
    with qtbot.waitSignal(travail.jugees):
        executeur.rendre()
    assert len(executeur.demandes) == 1
    executeur.seul = True
    with qtbot.waitSignal(travail.jugees):
        travail.ceder(False)
    qtbot.waitUntil(lambda: travail.etat is EtatDeFile.VIDE)
    assert executeur.ouvertures == 2


def test_annuler_oublie_ce_qui_attend(qtbot: QtBot, travail: TravailEnSerie, executeur: AlaMain, dossier: Path) -> None:
    commence(qtbot, travail, executeur, dossier)
    travail.annuler()
    qtbot.waitUntil(lambda: travail.etat is EtatDeFile.VIDE)
    assert compter(dossier).attente == 0
    assert analyses(dossier) == {}
    executeur.seul = True
    with qtbot.waitSignal(travail.jugees):
        travail.demander(toutes(dossier)[:1], approfondir=False)


def test_ce_qui_attend_depuis_hier_reprend_si_on_le_veut(
    qtbot: QtBot, travail: TravailEnSerie, executeur: AlaMain, dossier: Path, parent: QObject
) -> None:
    commence(qtbot, travail, executeur, dossier)
    travail.fermer()
    lendemain = TravailEnSerie(parent, dossier, executeur.ouvrir)
    with qtbot.waitSignal(lendemain.change):
        lendemain.compter()
    assert (lendemain.etat, lendemain.attente) == (EtatDeFile.EN_PAUSE, 3)
    executeur.seul = True
    with qtbot.waitSignal(lendemain.jugees):
        lendemain.compter(reprendre=True)
    lendemain.fermer()


def test_pourquoi_des_parties_sont_refusees_se_sait_une_fois_par_raison(
    qtbot: QtBot, travail: TravailEnSerie, dossier: Path
) -> None:
    for suite in toutes(dossier)[:2]:
        demander(dossier, [suite])
        refuser(dossier, DemandeDAnalyse(suite, ORDINAIRE), Message("trop tôt"))
    travail.compter()
    qtbot.waitUntil(lambda: travail.refusees == 2)
    assert list(map(str, travail.raisons)) == ["trop tôt"]


def test_ce_qui_manque_est_dit_et_met_en_pause(
    qtbot: QtBot, travail: TravailEnSerie, executeur: AlaMain, dossier: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(travail, "_ouvrir", lambda: (_ for _ in ()).throw(Panne("plus de processus")))
    with qtbot.waitSignal(travail.manquee) as manquee:
        travail.demander(toutes(dossier), approfondir=False)
    assert str(manquee.args[0]) == "plus de processus"
    qtbot.waitUntil(lambda: travail.etat is EtatDeFile.EN_PAUSE)
    assert travail.attente == 3
