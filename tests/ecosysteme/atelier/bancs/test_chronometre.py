from __future__ import annotations

import pytest

from ecosysteme.atelier.bancs import chronometre
from ecosysteme.atelier.bancs.chronometre import TITRES, LigneChronometree, chronometrer, chronometrer_questions


class Horloges:
    """Clocks that go on by what a piece of work says that it takes."""

    def __init__(self) -> None:
        self.processeur = self.mur = 100.0

    def travailler(self, processeur: float, mur: float) -> str:
        self.processeur += processeur
        self.mur += mur
        return "fait"


@pytest.fixture
def horloges(monkeypatch: pytest.MonkeyPatch) -> Horloges:
    horloges = Horloges()
    monkeypatch.setattr(chronometre, "process_time", lambda: horloges.processeur)
    monkeypatch.setattr(chronometre, "perf_counter", lambda: horloges.mur)
    return horloges


def test_un_travail_rend_ce_qu_il_fait_et_ce_qu_il_coute(horloges: Horloges) -> None:
    assert chronometrer("essai", lambda: horloges.travailler(2.0, 3.0)) == ("fait", LigneChronometree("essai", 2, 3))


def test_plusieurs_questions_ont_une_mediane_et_une_pire(horloges: Horloges) -> None:
    questions = [lambda duree=duree: horloges.travailler(duree, 2 * duree) for duree in (1.0, 8.0, 2.0)]
    assert chronometrer_questions("calcul", questions) == LigneChronometree("calcul", 2, 4, pire=8, nombre=3)


def test_aucune_question_ne_coute_rien() -> None:
    assert chronometrer_questions("rien", []) == LigneChronometree("rien", 0, 0)


def test_une_rangee_a_une_case_par_titre_vide_ou_il_n_y_a_rien() -> None:
    rangee = LigneChronometree("essai", 2.5, 0.0126, pire=3.0, nombre=4).rangee()
    assert dict(zip(TITRES, rangee, strict=True)) == {
        "Question": "essai",
        "Processeur": "2,50 s",
        "Horloge": "12,60 ms",
        "Pire": "3,00 s",
        "Nombre": "4",
    }
    assert LigneChronometree("essai", 2.5, 0.0126).rangee()[3:] == ("", "")
