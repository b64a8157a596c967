"""Overlays and drawings in the whole window, by real clicks and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.formats.sgf.dessins import Dessins, Figure
from ecosysteme.plateau import lire_case
from tests.fenetre import a_deux, cliquer, fermer, jouer, message, ouvrir, plateau
from ui.plateau.reperes import SANS_REPERES, Reperes
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire

DROIT = Qt.MouseButton.RightButton
F5, D6, C3 = map(lire_case, ("f5", "d6", "c3"))


def reperes(fenetre: ApplicationIHM) -> Reperes:
    """What is shown over the board."""
    return plateau(fenetre).instant().reperes


def action(fenetre: ApplicationIHM, nom: str) -> QAction:
    return trouver(fenetre, QAction, f"action_{nom}")


def marquer(qtbot: QtBot, fenetre: ApplicationIHM, nom: str) -> None:
    vue = plateau(fenetre)
    qtbot.mouseClick(vue, DROIT, pos=vue.centre(lire_case(nom)))


@pytest.fixture
def jouee(qtbot: QtBot, fenetre: ApplicationIHM) -> ApplicationIHM:
    a_deux(qtbot, fenetre, "othello")
    jouer(qtbot, fenetre, "f5d6c3")
    return fenetre


def test_les_reperes_coches_se_montrent_et_se_retiennent(qtbot: QtBot, jouee: ApplicationIHM, memoire: Memoire) -> None:
    assert reperes(jouee) is SANS_REPERES
    for nom in ("retournes", "stables", "numeros", "suivant"):
        action(jouee, f"reperes_{nom}").trigger()
    assert reperes(jouee).retournes == {lire_case("d4")}
    assert reperes(jouee).numeros == {F5: 1, D6: 2, C3: 3}
    action(jouee, "annuler").trigger()
    assert (reperes(jouee).suivant, reperes(jouee).retournes) == (C3, frozenset({lire_case("d5")}))
    rouverte = ouvrir(qtbot, memoire)
    assert all(action(rouverte, f"reperes_{nom}").isChecked() for nom in ("retournes", "stables", "numeros", "suivant"))
    fermer(rouverte)


def test_un_dessin_reste_avec_son_coup_et_s_annule(qtbot: QtBot, jouee: ApplicationIHM) -> None:
    marquer(qtbot, jouee, "a1")
    assert reperes(jouee).dessins == Dessins({(0, 0): Figure.ROND})
    assert dict(jouee.partie_montree.noeud.proprietes) == {"CR": ("a1",)}
    action(jouee, "annuler").trigger()
    assert reperes(jouee) is SANS_REPERES
    action(jouee, "retablir").trigger()
    assert reperes(jouee).dessins.figures == {(0, 0): Figure.ROND}
    action(jouee, "annuler_edition").trigger()
    assert reperes(jouee) is SANS_REPERES
    action(jouee, "retablir_edition").trigger()
    assert reperes(jouee).dessins.figures == {(0, 0): Figure.ROND}
    marquer(qtbot, jouee, "a1")
    assert reperes(jouee) is SANS_REPERES
    assert jouee.partie_montree.transcription == "f5d6c3"


def test_tout_s_efface_d_un_geste(qtbot: QtBot, jouee: ApplicationIHM) -> None:
    marquer(qtbot, jouee, "a1")
    vue = plateau(jouee)
    vue.montrer_case((1, 1))
    qtbot.keyClicks(vue, "nw")
    assert "b2" in message(jouee)
    qtbot.keyClick(vue, Qt.Key.Key_Down)
    qtbot.keyClicks(vue, "w")
    assert reperes(jouee).dessins == Dessins({(0, 0): Figure.ROND}, {(1, 1): "A"}, (((1, 1), (2, 1)),))
    assert "flèche venant de b2" in vue.description_case((2, 1))
    action(jouee, "effacer_dessins").trigger()
    assert reperes(jouee) is SANS_REPERES
    assert "effacées" in message(jouee)
    action(jouee, "effacer_dessins").trigger()
    assert "Rien n'est dessiné" in message(jouee)


def test_la_copie_en_sgf_porte_les_dessins_et_le_collage_les_rend(qtbot: QtBot, jouee: ApplicationIHM) -> None:
    marquer(qtbot, jouee, "h8")
    jouee.widgets.menu_copier_comme.actions()[3].trigger()
    texte = QGuiApplication.clipboard().text()
    assert "CR[h8]" in texte
    action(jouee, "recommencer").trigger()
    assert reperes(jouee) is SANS_REPERES
    QGuiApplication.clipboard().setText(texte)
    action(jouee, "coller").trigger()
    qtbot.waitUntil(lambda: reperes(jouee).dessins.figures == {(7, 7): Figure.ROND})


def test_un_coup_se_joue_sous_ses_dessins(qtbot: QtBot, jouee: ApplicationIHM) -> None:
    marquer(qtbot, jouee, "d3")
    cliquer(qtbot, jouee, lire_case("d3"))
    assert jouee.partie_montree.transcription == "f5d6c3d3"
    assert reperes(jouee) is SANS_REPERES


def test_au_nim_on_ne_dessine_pas(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "nim")
    vue = plateau(fenetre)
    qtbot.mouseClick(vue, DROIT, pos=vue.centre((4, 0)))
    assert "On ne dessine pas" in message(fenetre)
    assert not fenetre.partie_montree.edition_annulable
