"""The exercises of a user: when they come back, and what is counted of them."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from ecosysteme.carnet.exercices_faits import ExerciceGarde, ExercicesFaits, ProgresExercices
from ecosysteme.carnet.repetition import NoteReprise
from tests.ecosysteme.carnet.test_repetition import Heure

UN = ExerciceGarde("un", "othello", "texte", 900)
AUTRE = ExerciceGarde("autre", "nim:tas=1-2", "1-2 Premier")


@pytest.fixture
def heure() -> Heure:
    return Heure()


@pytest.fixture
def faits(tmp_path: Path, heure: Heure) -> ExercicesFaits:
    return ExercicesFaits(tmp_path / "carnet.sqlite", heure)


def test_manque_il_revient_demain(faits: ExercicesFaits, heure: Heure) -> None:
    assert faits.repondre(UN, NoteReprise.RATE) == date(2026, 3, 3)
    assert faits.repondre(AUTRE, NoteReprise.TROUVE) == date(2026, 3, 4)
    assert faits.a_revoir() == []
    heure.instant += timedelta(days=1)
    assert faits.a_revoir() == [replace(UN, cote=None)]
    assert faits.repondre(UN, NoteReprise.TROUVE) > faits.aujourd_hui
    assert faits.a_revoir() == []


def test_le_jour_et_les_jours_de_suite_se_comptent(faits: ExercicesFaits, heure: Heure) -> None:
    assert faits.progres() == ProgresExercices()
    for _ in range(2):
        faits.repondre(UN, NoteReprise.RATE)
        faits.repondre(AUTRE, NoteReprise.TROUVE)
        heure.instant += timedelta(days=1)
    hier = faits.progres()
    assert (hier.faits, hier.trouves, hier.jours) == (0, 0, 2)  # the row holds while today is not over
    faits.repondre(AUTRE, NoteReprise.TROUVE)
    aujourd_hui = faits.progres()
    assert (aujourd_hui.faits, aujourd_hui.trouves, aujourd_hui.jours) == (1, 1, 3)
    heure.instant += timedelta(days=2)
    assert faits.progres().jours == 0


def test_le_premier_essai_sans_indice_compte_seul(faits: ExercicesFaits) -> None:
    for note in (NoteReprise.RATE, NoteReprise.TROUVE):
        faits.repondre(UN, note)
    faits.repondre(replace(UN, cle="aide"), NoteReprise.INDICE)
    faits.repondre(AUTRE, NoteReprise.TROUVE)  # it has no rating
    faits.repondre(replace(UN, cle="dur", cote=1500), NoteReprise.TROUVE)
    progres = faits.progres()
    assert progres.resultats == ((900, False), (1500, True))
    assert progres.vus == {"un", "aide", "autre", "dur"}
    othello, nim = ("othello", "texte"), ("nim:tas=1-2", "1-2 Premier")
    assert progres.premiers == ((*othello, False), (*othello, False), (*nim, True), (*othello, True))
