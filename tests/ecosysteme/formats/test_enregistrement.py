"""A game and who played it, kept light until somebody looks at it."""

from __future__ import annotations

import gc
import pickle
import re

import pytest

from ecosysteme.entete import Entete
from ecosysteme.formats.enregistrement import Enregistrement, lire_date, recit_de
from ecosysteme.formats.partie_compacte import PartieCompacte, cases_de
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from tests.positions import partie_jouee


def test_une_partie_lue_est_rejouee_une_fois_tant_qu_on_la_tient() -> None:
    enregistrement = Enregistrement(PartieCompacte(cases_de(["f5", "d6"])), Entete(noir="un"))
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
    compacte = Enregistrement(partie).compacte()
    assert (compacte.transcription, compacte.details[1].secondes) == ("f5d6", 2.5)
    assert Enregistrement(partie).nb_coups == 2


@pytest.mark.parametrize(("jeu", "raison"), [(Nim(), "nim ne s'écrit pas"), (Othello(6), "6 × 6")])
def test_seul_l_othello_de_huit_se_raconte_ainsi(jeu: Nim | Othello, raison: str) -> None:
    with pytest.raises(ValueError, match=raison):
        recit_de(Partie(jeu))


FINIE = PartieCompacte(cases_de(["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"]))  # 13 black discs and no other


def test_le_plateau_d_une_partie_finie_l_emporte_sur_ce_qui_en_est_note() -> None:
    """What is recorded stays where the board does not say: a game that was resigned, but not a variation of it."""
    for partie in (FINIE, FINIE.partie()):
        assert Enregistrement(partie, Entete(ecart=-2)).ecart() == Enregistrement(partie).ecart() == 64
    assert Enregistrement(PartieCompacte(b"")).ecart() is None
    abandonnee = partie_jouee("f5d6c3")
    assert Enregistrement(abandonnee, Entete(ecart=-2)).ecart() == -2
    abandonnee.annuler()
    abandonnee.jouer(next(coup for coup in abandonnee.jeu.coups_legaux(abandonnee.etat) if coup != (2, 2)))
    assert Enregistrement(abandonnee, Entete(ecart=-2)).ecart() is None


@pytest.mark.parametrize(
    ("entete", "remarque"),
    [
        (Entete(ecart=-2), "résultat noté 31-33, mais le plateau de la fin dit 64-0"),
        (Entete(decision="W+R"), r"résultat noté W\+R, mais le plateau"),
        (Entete(impossible="B+99"), "résultat noté B.99, mais le plateau"),
        (Entete(ecart=64), None),
        (Entete(ecart=13), None),  # the same, the empty squares left out
        (Entete(decision="B+"), None),
        (Entete(), None),
    ],
)
def test_un_resultat_que_le_plateau_dement_se_dit(entete: Entete, remarque: str | None) -> None:
    dite = Enregistrement(FINIE, entete).contredit()
    assert dite is None if remarque is None else re.match(remarque, str(dite))
    assert entete.impossible or Enregistrement(PartieCompacte(b""), entete).contredit() is None


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
