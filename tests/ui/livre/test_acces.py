"""The book off the GUI thread: read, changed, exchanged, made longer and stopped."""

from __future__ import annotations

from pathlib import Path
from threading import current_thread, main_thread
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ecosysteme.jeux.othello import Othello
from ecosysteme.livre.demande import DemandeDExtension
from ecosysteme.livre.extension import AvanceeExtension, corriger
from ecosysteme.livre.regles import DEPART
from ecosysteme.moteur.othello import facade
from ecosysteme.ouvertures.livre import Livre
from tests.ecosysteme.livre.faux import FauxMoteur
from tests.ecosysteme.livre.positions import LIGNE, LOIN
from ui.livre.acces import AccesLivre, NotesLues
from ui.reflexion.moteur_partage import MoteurPartage


@pytest.fixture
def acces(parent: QObject, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AccesLivre:
    monkeypatch.setattr(facade, "Moteur", lambda *_: FauxMoteur())
    monkeypatch.setattr(MoteurPartage, "conseiller", lambda *_: None)
    return AccesLivre(MoteurPartage(), parent, tmp_path / "livre.npz")


def noter(qtbot: QtBot, acces: AccesLivre) -> NotesLues:
    recues: list[tuple[NotesLues, bool]] = []
    acces.noter(Othello().etat_initial(), lambda lues: recues.append((lues, current_thread() is main_thread())))
    qtbot.waitUntil(lambda: bool(recues))
    assert recues[0][1], "la réponse vient sur le fil de la fenêtre"
    return recues[0][0]


def attendre(qtbot: QtBot, lancer: Any) -> Any:
    """Call ``lancer`` with what receives the answer, and return that."""
    recues: list[Any] = []
    lancer(recues.append)
    qtbot.waitUntil(lambda: bool(recues))
    return recues[0]


def test_une_valeur_corrigee_se_relit(qtbot: QtBot, acces: AccesLivre) -> None:
    avant = noter(qtbot, acces)
    assert (avant.siennes, avant.faute) == (0, None)
    assert set(avant.notes) == set(Othello().etat_initial().coups)
    attendre(qtbot, lambda recevoir: acces.modifier(lambda livre: corriger(livre, DEPART, 19, 6), recevoir))
    apres = noter(qtbot, acces)
    assert apres.siennes == 1
    assert {note.valeur for note in apres.notes.values()} == {6}
    acces.fermer()


def test_un_livre_sort_et_rentre(qtbot: QtBot, acces: AccesLivre, tmp_path: Path) -> None:
    fichier = tmp_path / "livre.egbk3"
    sorties = attendre(qtbot, lambda recevoir: acces.exporter(fichier, recevoir))
    entrees = attendre(qtbot, lambda recevoir: acces.importer(fichier, recevoir))
    assert entrees >= sorties > 1000
    acces.fermer()


def test_ce_qui_ne_va_pas_se_dit(qtbot: QtBot, acces: AccesLivre, tmp_path: Path) -> None:
    with qtbot.waitSignal(acces.refusee) as refusee:
        acces.importer(tmp_path / "absent.dat", lambda _: None)
    assert "absent.dat" in str(refusee.args[0])
    (tmp_path / "livre.npz").write_bytes(b"rien")
    assert noter(qtbot, acces).faute is not None
    acces.fermer()


def test_le_livre_s_etend_et_se_suit(qtbot: QtBot, acces: AccesLivre) -> None:
    suivies = list[AvanceeExtension]()
    acces.avance.connect(suivies.append)
    demande = DemandeDExtension(LOIN, tuple(LIGNE), profondeur=3, positions=20)
    bilan = attendre(qtbot, lambda recevoir: acces.etendre(demande, recevoir))
    assert (bilan.neuves, bilan.annule, acces.en_cours) == (20, False, False)
    qtbot.waitUntil(lambda: [vue.faites for vue in suivies] == list(range(1, 21)))
    acces.fermer()


def test_arretee_elle_le_dit_et_fermer_garde_ce_qui_est_juge(qtbot: QtBot, acces: AccesLivre, tmp_path: Path) -> None:
    # No waitSignal: positions are told of so fast that Qt would still hand one to its receiver once that is gone.
    suivies, arretees = list[AvanceeExtension](), list[Any]()
    acces.avance.connect(suivies.append)
    demande = DemandeDExtension(LOIN, tuple(LIGNE), profondeur=3, positions=60_000)
    acces.etendre(demande, arretees.append)
    assert acces.en_cours
    qtbot.waitUntil(lambda: bool(suivies))
    acces.arreter()
    qtbot.waitUntil(lambda: bool(arretees))
    assert arretees[0].annule
    suivies.clear()
    acces.etendre(demande, arretees.append)
    qtbot.waitUntil(lambda: bool(suivies))
    acces.fermer()
    assert len(Livre.lire(tmp_path / "livre.npz")) >= arretees[0].neuves > 0
    assert len(arretees) == 1, "fermée, elle ne répond plus"
