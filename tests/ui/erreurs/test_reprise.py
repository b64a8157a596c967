"""One mistake asked about: judged meanwhile, an early answer waits, the first one alone is graded."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ecosysteme.carnet.carnet import Carnet
from ecosysteme.carnet.repetition import NoteReprise
from tests.fenetre import PATIENCE
from tests.ui.erreurs.essais import MoteurDit, reprise_de
from tests.ui.erreurs.parties import case_de
from ui.erreurs.reprise import Reprise
from ui.socle.taches import Taches


@pytest.fixture
def moteur() -> MoteurDit:
    return MoteurDit()


@pytest.fixture
def reprise(taches: Taches, parent: QObject, tmp_path: Path, moteur: MoteurDit) -> Iterator[Reprise]:
    reprise = reprise_de(taches, parent, tmp_path, moteur)
    yield reprise
    moteur.pret_a_dire.set()
    reprise.arreter()


def test_une_reponse_avant_le_jugement_attend(qtbot: QtBot, reprise: Reprise, moteur: MoteurDit) -> None:
    reprise.repondre(case_de("a8"))
    assert reprise.question.note is None
    with qtbot.waitSignal(reprise.repondue, timeout=PATIENCE):
        moteur.pret_a_dire.set()
    assert reprise.question.note is NoteReprise.TROUVE
    assert reprise.trouvees == 1


def test_la_premiere_reponse_seule_est_notee(qtbot: QtBot, reprise: Reprise, moteur: MoteurDit, tmp_path: Path) -> None:
    moteur.pret_a_dire.set()
    with qtbot.waitSignal(reprise.repondue, timeout=PATIENCE):
        reprise.repondre(case_de("d2"))
    assert (reprise.question.note, reprise.question.perte, reprise.question.finie) == (NoteReprise.RATE, 16, False)
    reprise.repondre(case_de("f1"))
    assert (reprise.question.note, reprise.question.finie) == (NoteReprise.RATE, True)
    carte = Carnet(tmp_path / "carnet.sqlite").cartes([reprise.question.carte.cle])[0]
    assert (carte.essais, carte.due) == (1, reprise.question.revient)
    assert reprise.trouvees == 0


def test_un_indice_se_paie(qtbot: QtBot, reprise: Reprise, moteur: MoteurDit) -> None:
    reprise.indiquer()
    moteur.pret_a_dire.set()
    qtbot.waitUntil(lambda: reprise.question.aidee, timeout=PATIENCE)
    with qtbot.waitSignal(reprise.repondue, timeout=PATIENCE):
        reprise.repondre(case_de("a8"))
    assert reprise.question.note is NoteReprise.INDICE


def test_la_solution_est_le_meilleur_coup(qtbot: QtBot, reprise: Reprise, moteur: MoteurDit) -> None:
    moteur.pret_a_dire.set()
    with qtbot.waitSignal(reprise.repondue, timeout=PATIENCE):
        reprise.resoudre()
    assert reprise.question.note is NoteReprise.RATE
    assert reprise.question.meilleur == case_de("a8")
    assert reprise.derniere


def test_le_meilleur_coup_de_la_revue_n_est_pas_refuse(
    qtbot: QtBot, taches: Taches, parent: QObject, tmp_path: Path
) -> None:
    moteur = MoteurDit(exact=False)  # short: it finds that d2 loses 16, of which the review said that it was best
    moteur.pret_a_dire.set()
    reprise = reprise_de(taches, parent, tmp_path, moteur, meilleurs="d2")
    with qtbot.waitSignal(reprise.repondue, timeout=PATIENCE):
        reprise.repondre(case_de("d2"))
    assert (reprise.question.note, reprise.question.perte) == (NoteReprise.TROUVE, 0)
    assert reprise.question.meilleur == case_de("d2")
    reprise.arreter()


def _repondre(qtbot: QtBot, reprise: Reprise, raison: str, coup: str) -> None:
    reprise.declarer(raison)
    with qtbot.waitSignal(reprise.repondue, timeout=PATIENCE):
        reprise.repondre(case_de(coup))


def test_une_raison_manque_avant_le_coup(qtbot: QtBot, reprise: Reprise, moteur: MoteurDit) -> None:
    moteur.pret_a_dire.set()
    reprise.avec_raison = True
    reprise.repondre(case_de("a8"))
    assert reprise.question.raison_manque
    assert not reprise.question.attend
    _repondre(qtbot, reprise, "mur", "a8")  # one of two that hold
    assert (reprise.question.note, reprise.question.raison_juste) == (NoteReprise.TROUVE, True)


@pytest.mark.parametrize(("coup", "note"), [("a8", NoteReprise.INDICE), ("d2", NoteReprise.RATE)])
def test_une_raison_fausse_coute_la_moitie(
    qtbot: QtBot, reprise: Reprise, moteur: MoteurDit, tmp_path: Path, coup: str, note: NoteReprise
) -> None:
    moteur.pret_a_dire.set()
    reprise.avec_raison = True
    _repondre(qtbot, reprise, "coups", coup)
    assert (reprise.question.note, reprise.question.raison_juste) == (note, False)
    carnet = Carnet(tmp_path / "carnet.sqlite")
    (genre,) = carnet.tableau().genres
    assert (genre.genre, genre.demandees, genre.justes) == ("coin", 1, 0)


def test_la_refutation_est_celle_de_la_derniere_reponse(qtbot: QtBot, reprise: Reprise, moteur: MoteurDit) -> None:
    moteur.pret_a_dire.set()
    with qtbot.waitSignal(reprise.expliquee, timeout=PATIENCE):
        reprise.repondre(case_de("d2"))
    qtbot.waitUntil(lambda: reprise.question.refutation is not None, timeout=PATIENCE)
    reprise.repondre(case_de("a8"))
    assert reprise.question.refutation is None
    assert reprise.notes == [NoteReprise.RATE]
