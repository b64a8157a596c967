"""What is said of a mistake: neither move nor value before the answer, in both languages."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ecosysteme.carnet.repetition import NoteReprise
from ecosysteme.explication import GenreErreur
from tests.fenetre import PATIENCE
from tests.ui.erreurs.essais import reprise_de
from tests.ui.erreurs.parties import case_de
from ui.erreurs.mots import commenter, demander, demander_raison, nommer_genre, situer, titrer
from ui.socle.langue import Langue
from ui.socle.taches import Taches


def test_la_question_ne_dit_que_le_trait_et_la_place(
    taches: Taches, parent: QObject, tmp_path: Path, langue: Langue
) -> None:
    reprise = reprise_de(taches, parent, tmp_path)
    assert demander(reprise) == "Trait aux Noirs : trouvez mieux que dans la partie"
    assert situer(reprise) == "Erreur 1 sur 1 · coup 53 · 8 cases vides"
    langue.choisir("en")
    assert situer(reprise) == "Mistake 1 of 1 · move 53 · 8 empty squares"


def test_la_reponse_dit_quand_elle_revient(
    qtbot: QtBot, taches: Taches, parent: QObject, tmp_path: Path, langue: Langue
) -> None:
    reprise = reprise_de(taches, parent, tmp_path)
    with qtbot.waitSignal(reprise.repondue, timeout=PATIENCE):
        reprise.repondre(case_de("f1"))
    assert commenter(reprise) == "Trouvé : f1. À revoir dans 2 jours."
    reprise.question.note = None
    assert commenter(reprise).endswith("la première compte (trouvée, elle revient dans 2 jours)")
    reprise.question.note = NoteReprise.TROUVE
    reprise.question.revient = reprise.aujourd_hui + timedelta(days=1)
    langue.choisir("en")
    assert commenter(reprise) == "Found: f1. To review tomorrow."


def test_la_raison_se_dit_avec_la_reponse(
    qtbot: QtBot, taches: Taches, parent: QObject, tmp_path: Path, langue: Langue
) -> None:
    reprise = reprise_de(taches, parent, tmp_path)
    reprise.declarer("coups")
    with qtbot.waitSignal(reprise.repondue, timeout=PATIENCE):
        reprise.repondre(case_de("d2"))
    assert commenter(reprise) == "Raté : d2 perd 16 pions. La raison : coin perdu. À revoir demain."
    assert titrer(reprise.question) == "Pourquoi d2 perd"
    reprise.repondre(case_de("a8"))
    assert titrer(reprise.question) == "Dans la partie, e2 perdait"


def test_sans_cause_la_raison_ne_compte_pas(
    qtbot: QtBot, taches: Taches, parent: QObject, tmp_path: Path, langue: Langue
) -> None:
    reprise = reprise_de(taches, parent, tmp_path, genres=(GenreErreur.SANS_CAUSE,))
    reprise.declarer("coups")
    with qtbot.waitSignal(reprise.repondue, timeout=PATIENCE):
        reprise.repondre(case_de("a8"))
    assert reprise.question.note is NoteReprise.TROUVE
    assert "Aucune cause ne se dit ici : la raison ne compte pas." in commenter(reprise)


def test_chaque_genre_a_son_nom(langue: Langue) -> None:
    assert len({nommer_genre(genre) for genre in GenreErreur}) == len(GenreErreur)
    langue.choisir("en")
    assert demander_raison() == "What must the right move avoid?"
