"""A game and who played it, kept light until somebody looks at it."""

from __future__ import annotations

import gc
import pickle

import pytest

from ecosysteme.formats.enregistrement import Enregistrement, Entete, lire_date, recit_de
from ecosysteme.formats.recit import Recit, cases_de
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from tests.positions import partie_jouee


def test_une_partie_lue_est_rejouee_une_fois_tant_qu_on_la_tient() -> None:
    enregistrement = Enregistrement(Recit(cases_de(["f5", "d6"])), Entete(noir="un"))
    partie = enregistrement.partie
    assert enregistrement.partie is partie
    assert (partie.transcription, enregistrement.nb_coups, enregistrement.entete.noir) == ("f5d6", 2, "un")
    assert pickle.loads(pickle.dumps(enregistrement)).partie.transcription == "f5d6"
    partie.annuler()
    del partie
    gc.collect()
    assert enregistrement.partie.transcription == "f5d6"  # another one


def test_une_partie_en_cours_se_raconte_avec_ses_temps_et_ses_coups_repris() -> None:
    partie = partie_jouee("f5")
    partie.jouer((5, 3), 2.5)
    partie.annuler()
    recit = Enregistrement(partie).recit()
    assert (recit.transcription, recit.details[1].secondes) == ("f5d6", 2.5)
    assert Enregistrement(partie).nb_coups == 2


@pytest.mark.parametrize(("jeu", "raison"), [(Nim(), "nim ne s'écrit pas"), (Othello(6), "6 × 6")])
def test_seul_l_othello_de_huit_se_raconte_ainsi(jeu: Nim | Othello, raison: str) -> None:
    with pytest.raises(ValueError, match=raison):
        recit_de(Partie(jeu))


def test_le_resultat_est_celui_qui_est_ecrit_ou_celui_du_plateau() -> None:
    finie = Recit(cases_de(["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"]))
    assert Enregistrement(finie).ecart() == 64
    assert Enregistrement(finie, Entete(ecart=-2)).ecart() == -2
    assert Enregistrement(Recit(b"")).ecart() is None


@pytest.mark.parametrize(
    ("texte", "date"),
    [
        ("2026.11.22", "2026-11-22"),
        ("22 November 2026", "2026-11-22"),
        ("2026-11", "2026-11"),
        ("1999", "1999"),
        ("????.??.??", ""),
        ("1999.??.??", "1999"),
        ("31 Foo 2020", "31 Foo 2020"),
        ("été 83", "été 83"),
    ],
)
def test_une_date_se_comprend_ou_reste(texte: str, date: str) -> None:
    assert lire_date(texte) == date
