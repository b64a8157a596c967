"""Reading off the GUI thread: one end, once, and none after it was stopped."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.arret import attendre
from ecosysteme.formats.reconnaitre import Ambigu, Lecture
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from tests.ui.documents.parties import AMBIGU, DEUX_POSITIONS, TROIS, ggf, partie_de
from ui.documents import lecteur as module
from ui.documents.contenus import ContenuParties, ContenuPositions
from ui.documents.lecteur import Arrivee, Lecteur
from ui.documents.transfert import Transfert

DEPART: Partie = Partie(Othello())


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    return page


@pytest.fixture
def lecteur(page: QWidget) -> Iterator[Lecteur]:
    lecteur = Lecteur(page)
    yield lecteur
    lecteur.fermer()


def lire(qtbot: QtBot, lecteur: Lecteur, transfert: Transfert, montree: Partie = DEPART) -> Arrivee:
    with qtbot.waitSignal(lecteur.lu) as fini:
        lecteur.lire(transfert, montree)
    [arrivee] = fini.args
    assert isinstance(arrivee, Arrivee)
    return arrivee


def test_une_partie_seule_est_rejouee_et_se_tient_a_sa_fin(qtbot: QtBot, lecteur: Lecteur) -> None:
    arrivee = lire(qtbot, lecteur, Transfert(texte=ggf()))
    assert arrivee.contenu is None
    assert arrivee.partie is not None
    assert arrivee.partie.transcription == "f5d6c3d3c4"
    assert arrivee.nom == ""
    assert not lecteur.occupe


def test_plusieurs_font_une_liste_de_parties_ou_de_positions(qtbot: QtBot, lecteur: Lecteur) -> None:
    assert isinstance(lire(qtbot, lecteur, Transfert(texte=TROIS)).contenu, ContenuParties)
    assert isinstance(lire(qtbot, lecteur, Transfert(texte=DEUX_POSITIONS)).contenu, ContenuPositions)


def test_une_position_est_le_depart_d_une_partie(qtbot: QtBot, lecteur: Lecteur) -> None:
    attendue = partie_de(Othello(), "f5d6").etat
    partie = lire(qtbot, lecteur, Transfert(texte=Othello().ecrire_etat(attendue))).partie
    assert partie is not None
    assert partie.depart == attendue
    assert partie.nb_coups_total == 0


def test_des_fichiers_ensemble_font_une_seule_liste(qtbot: QtBot, lecteur: Lecteur, tmp_path: Path) -> None:
    for nom, texte in (("a.ggf", ggf("A")), ("b.txt", "f5d6c3")):
        (tmp_path / nom).write_text(texte, encoding="utf-8")
    arrivee = lire(qtbot, lecteur, Transfert((tmp_path / "a.ggf", tmp_path / "b.txt")))
    assert arrivee.contenu is not None
    assert len(arrivee.contenu) == 2
    assert arrivee.nom == ""
    assert lire(qtbot, lecteur, Transfert((tmp_path / "b.txt",))).nom == "b.txt"


def test_un_texte_peut_etre_du_jeu_du_plateau(qtbot: QtBot, lecteur: Lecteur) -> None:
    morpion: Partie = Partie(Morpion())
    partie = lire(qtbot, lecteur, Transfert(texte="b2a1"), morpion).partie
    assert partie is not None
    assert partie.jeu is morpion.jeu
    autre = lire(qtbot, lecteur, Transfert(texte="f5d6c3"), morpion).partie
    assert autre is not None
    assert autre.jeu.nom == "othello"


def test_un_texte_continue_la_position_du_plateau(qtbot: QtBot, lecteur: Lecteur) -> None:
    montree = partie_de(Othello(), "f5d6")
    partie = lire(qtbot, lecteur, Transfert(texte="c3d3"), montree).partie
    assert partie is not None
    assert partie.depart == montree.etat


def test_ce_qui_ne_se_lit_pas_est_un_refus_qui_dit_ce_qui_se_lit(
    qtbot: QtBot, lecteur: Lecteur, tmp_path: Path
) -> None:
    with qtbot.waitSignal(lecteur.refus) as fini:
        lecteur.lire(Transfert(texte="bonjour"), DEPART)
    assert "attendu une transcription" in str(fini.args[0])
    for chemin, classe in ((tmp_path / "parti.sgf", FileNotFoundError), (tmp_path, OSError)):
        with qtbot.waitSignal(lecteur.refus) as fini:
            lecteur.lire(Transfert((chemin,)), DEPART)
        assert isinstance(fini.args[0], classe)
        assert fini.args[0].filename == str(chemin)


def test_deux_sens_se_demandent_puis_se_lisent(qtbot: QtBot, lecteur: Lecteur) -> None:
    with qtbot.waitSignal(lecteur.ambigu) as fini:
        lecteur.lire(Transfert(texte=AMBIGU), DEPART)
    [ambigu, chemins] = fini.args
    assert isinstance(ambigu, Ambigu)
    with qtbot.waitSignal(lecteur.lu) as lu:
        lecteur.preparer(ambigu.lectures[1][1], chemins)
    assert lu.args[0].partie.depart.trait == 2


@pytest.fixture
def lente(monkeypatch: pytest.MonkeyPatch) -> list[Event]:
    """A reading that lasts until it is stopped; its flags, as it begins."""
    debuts: list[Event] = []

    def reconnaitre(texte: str, montree: Any, arret: Event) -> Lecture:
        assert threading.current_thread() is not threading.main_thread()
        debuts.append(arret)
        attendre(lambda _: False, arret)
        raise AssertionError("attendre ne revient qu'interrompu")

    monkeypatch.setattr(module, "reconnaitre", reconnaitre)
    return debuts


def test_echap_arrete_une_lecture_qui_dure(
    qtbot: QtBot, page: QWidget, lecteur: Lecteur, lente: list[Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    fins: list[object] = []
    for signal in (lecteur.lu, lecteur.refus, lecteur.ambigu):
        signal.connect(lambda *quoi: fins.append(quoi))
    with qtbot.waitSignal(lecteur.longue):
        lecteur.lire(Transfert(texte="f5"), DEPART)
    with qtbot.waitSignal(lecteur.arretee):
        qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert lente[0].is_set()
    assert not lecteur.occupe
    monkeypatch.undo()
    lire(qtbot, lecteur, Transfert(texte="f5d6"))
    assert len(fins) == 1, "de la lecture arrêtée, rien ne vient"


def test_echap_sans_lecture_ne_fait_rien(qtbot: QtBot, page: QWidget, lecteur: Lecteur) -> None:
    with qtbot.assertNotEmitted(lecteur.arretee):
        qtbot.keyClick(page, Qt.Key.Key_Escape)


def test_une_autre_lecture_prend_la_place_de_la_premiere(qtbot: QtBot, lecteur: Lecteur, lente: list[Event]) -> None:
    lecteur.lire(Transfert(texte="f5"), DEPART)
    qtbot.waitUntil(lambda: len(lente) == 1)
    lecteur.lire(Transfert(texte="d3"), DEPART)
    qtbot.waitUntil(lambda: len(lente) == 2)
    assert lente[0].is_set()
    assert not lente[1].is_set()


def test_fermer_arrete_la_lecture(qtbot: QtBot, lecteur: Lecteur, lente: list[Event]) -> None:
    lecteur.lire(Transfert(texte="f5"), DEPART)
    qtbot.waitUntil(lambda: len(lente) == 1)
    lecteur.fermer()
    assert lente[0].is_set()
    assert not [fil for fil in threading.enumerate() if fil.name.startswith("othellier")]


def test_une_partie_d_une_liste_est_rejouee_comme_elle_fut_lue(qtbot: QtBot, lecteur: Lecteur) -> None:
    contenu = lire(qtbot, lecteur, Transfert(texte=TROIS)).contenu
    assert isinstance(contenu, ContenuParties)
    for _ in range(2):
        with qtbot.waitSignal(lecteur.rejouee) as fini:
            lecteur.rejouer(contenu.elements[1])
        (partie,) = fini.args
        assert (partie.transcription, partie.entete) == ("f5d6c3d3c4", contenu.elements[1].entete)
        partie.jouer(partie.jeu.coups_legaux(partie.etat)[0])


def test_ce_qui_est_long_est_lu_par_un_autre_processus(
    qtbot: QtBot, lecteur: Lecteur, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SEUIL", 10)
    (tmp_path / "trois.ggf").write_text(TROIS, encoding="utf-8")
    ici = threading.Event()
    monkeypatch.setattr(module, "lire_autre_jeu", lambda *_: ici.set())
    for transfert in (Transfert(texte=TROIS), Transfert((tmp_path / "trois.ggf",))):
        contenu = lire(qtbot, lecteur, transfert, Partie(Morpion())).contenu
        assert isinstance(contenu, ContenuParties)
        assert [un.entete.noir for un in contenu.elements] == ["Ève", "Bob", "Carol"]
        assert [plie.split()[0] for plie in contenu.plies] == ["eve", "bob", "carol"]
    assert not ici.is_set()
