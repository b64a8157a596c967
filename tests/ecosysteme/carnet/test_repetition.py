"""When a mistake comes back: the pitfalls of ``fsrs``, each with what it would do."""

from __future__ import annotations

import random
import subprocess
import sys
from datetime import UTC, date, datetime, timedelta, timezone

import pytest

from ecosysteme.carnet.repetition import NoteReprise, Repetition, jour, maintenant_local

LUNDI = datetime(2026, 3, 2, 20, 0, tzinfo=timezone(timedelta(hours=1)))


class Heure:
    """A clock that is set by hand."""

    def __init__(self, instant: datetime = LUNDI) -> None:
        self.instant = instant

    def __call__(self) -> datetime:
        return self.instant


def _jours(note: NoteReprise, fois: int) -> list[int]:
    """Answer a card on each day on which it is due, and return the days between."""
    heure, texte, ecarts = Heure(), "", []
    for _ in range(fois):
        suite = Repetition(heure).repondre(texte, note)
        ecarts.append((suite.jour - jour(heure())).days)
        texte, heure.instant = suite.texte, heure.instant + timedelta(days=ecarts[-1])
    return ecarts


def test_ce_qui_est_trouve_s_eloigne_et_ce_qui_est_rate_revient_demain() -> None:
    assert _jours(NoteReprise.TROUVE, 4) == [2, 11, 46, 163]
    assert _jours(NoteReprise.RATE, 3) == [1, 1, 1]


def test_un_indice_ne_retient_pas_a_quelques_minutes() -> None:
    assert _jours(NoteReprise.INDICE, 4) == [1, 3, 7, 12]  # the default steps would give 6 minutes four times


def test_l_intervalle_ne_passe_pas_un_an() -> None:
    assert max(_jours(NoteReprise.TROUVE, 12)) == 365


def test_l_heure_locale_est_acceptee() -> None:
    naive_ou_locale = Repetition(Heure(LUNDI.astimezone(timezone(timedelta(hours=-9)))))
    assert naive_ou_locale.repondre("", NoteReprise.TROUVE).jour == date(2026, 3, 4)
    assert maintenant_local().tzinfo is not None


def test_une_horloge_qui_recule_n_avance_pas_la_carte() -> None:
    heure = Heure()
    premiere = Repetition(heure).repondre("", NoteReprise.TROUVE)
    heure.instant -= timedelta(days=300)
    assert Repetition(heure).repondre(premiere.texte, NoteReprise.TROUVE).jour >= premiere.jour


def test_vingt_trois_heures_font_un_jour() -> None:
    heure = Heure()
    ratee = Repetition(heure).repondre("", NoteReprise.RATE)
    heure.instant += timedelta(hours=23)
    le_lendemain = Repetition(heure).repondre(ratee.texte, NoteReprise.TROUVE)
    heure.instant += timedelta(hours=1)
    assert Repetition(heure).repondre(ratee.texte, NoteReprise.TROUVE) == le_lendemain
    heure.instant -= timedelta(hours=20)  # the same evening: the first answer is not a day old
    assert Repetition(heure).repondre(ratee.texte, NoteReprise.TROUVE) != le_lendemain


def test_une_journee_commence_a_quatre_heures() -> None:
    nuit = Heure(datetime(2026, 3, 3, 0, 30, tzinfo=LUNDI.tzinfo))
    assert Repetition(nuit).aujourd_hui == date(2026, 3, 2)
    assert Repetition(nuit).repondre("", NoteReprise.RATE).jour == date(2026, 3, 3)


def test_une_carte_neuve_ne_dort_pas_et_ne_lit_pas_l_horloge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.sleep", lambda _: pytest.fail("la carte dort"))
    suites = {Repetition(Heure(LUNDI - timedelta(days=9000))).repondre("", NoteReprise.TROUVE).jour for _ in range(2)}
    assert suites == {date(2026, 3, 4) - timedelta(days=9000)}


def test_rien_n_est_tire_au_sort() -> None:
    avant = random.getstate()
    assert _jours(NoteReprise.TROUVE, 5) == _jours(NoteReprise.TROUVE, 5)
    assert random.getstate() == avant


@pytest.mark.parametrize(
    "texte",
    [
        "pas du json",
        "{}",
        "[1]",
        '{"card_id": 1, "state": 9, "step": null, "stability": 1, "difficulty": 1, "due": "x", "last_review": null}',
        # fsrs reads a stability of 0 as none at all, and then fails on an assertion
        '{"card_id": 1, "state": 2, "step": null, "stability": 0.0, "difficulty": 5.0,'
        ' "due": "2026-03-04T00:00:00+00:00", "last_review": "2026-03-02T00:00:00+00:00"}',
        '{"card_id": 1, "state": 2, "step": null, "stability": 2.0, "difficulty": 5.0,'
        ' "due": "2026-03-04T00:00:00", "last_review": "2026-03-02T00:00:00"}',
    ],
)
def test_une_carte_abimee_recommence(texte: str) -> None:
    assert Repetition(Heure()).repondre(texte, NoteReprise.TROUVE) == Repetition(Heure()).repondre(
        "", NoteReprise.TROUVE
    )


def test_le_texte_garde_la_carte_entiere() -> None:
    from fsrs import Card

    suite = Repetition(Heure()).repondre("", NoteReprise.INDICE)
    carte = Card.from_json(suite.texte)
    assert carte.to_json() == suite.texte
    assert (carte.due, carte.due.tzinfo) == (datetime(2026, 3, 3, tzinfo=UTC), UTC)


def test_fsrs_n_est_importe_que_quand_on_repond() -> None:
    programme = "import sys, ecosysteme.carnet.carnet; raise SystemExit('fsrs' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", programme], check=False).returncode == 0


def test_plus_on_veut_retenir_plus_tot_la_carte_revient() -> None:
    heure = Heure()
    exigeante = Repetition(heure, retention=0.97)
    texte = exigeante.repondre("", NoteReprise.TROUVE).texte
    heure.instant += timedelta(days=1)
    assert (
        exigeante.repondre(texte, NoteReprise.TROUVE).jour < Repetition(heure).repondre(texte, NoteReprise.TROUVE).jour
    )


def test_ce_qui_s_oublie_est_de_moins_en_moins_retrouvable() -> None:
    heure = Heure()
    repetition = Repetition(heure)
    assert repetition.retrouvable("") == 0
    suite = repetition.repondre("", NoteReprise.TROUVE)
    assert repetition.retrouvable(suite.texte) == 1
    heure.instant += timedelta(days=2)
    assert repetition.retrouvable(suite.texte) == pytest.approx(0.9, abs=0.03)
    heure.instant += timedelta(days=50)
    assert repetition.retrouvable(suite.texte) < 0.7
