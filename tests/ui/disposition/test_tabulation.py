"""Tab and Shift+Tab, pressed all around the window in each mode: what they come to, in which order."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.bibliotheque.lieu import VARIABLE
from ecosysteme.bibliotheque.noms import NomConnu
from ecosysteme.formats.reconnaitre import reconnaitre
from ecosysteme.tournoi.execution import EtatTournoi
from tests.clavier import ALT, MAJ, SANS, TOUCHE, taper, vise
from tests.fenetre import PATIENCE, a_deux, jouer, plateau
from tests.ui.bibliotheque.livres import remplir
from tests.ui.disposition.mesures import dimensionner, reposer
from tests.ui.lecons.parties import partie_revue
from tests.ui.position.poses import entrer
from tests.ui.repertoire import etudes
from tests.ui.tournoi.tenue import tenir_jusqu_a_la_pause
from ui.bibliotheque.filtres import FiltresBibliotheque
from ui.plateau.vue import PlateauVue
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.chargeur import trouver
from ui.tournoi.dialogue import DialogueTournoi
from ui.tournoi.inscrit import Inscrit
from ui.tournoi.preparation import Preparation


@pytest.fixture(autouse=True)
def _chez_soi(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "bibliotheque"))
    monkeypatch.setenv("OTHELLIER_REPERTOIRES", str(tmp_path / "repertoires"))
    monkeypatch.setenv("OTHELLIER_LIVRE", str(tmp_path / "livre.npz"))


def tour(qtbot: QtBot, fenetre: ApplicationIHM, en_arriere: bool = False) -> list[QWidget]:
    """Press Tab until the keyboard is back on the board; list what had it, from the board on."""
    fenetre.activateWindow()
    vue = next(vue for vue in fenetre.findChildren(PlateauVue) if vue.isVisible() and vue.isEnabled())
    vue.setFocus(Qt.FocusReason.TabFocusReason)
    vus = [vise(fenetre)]
    while len(vus) < 100:
        taper(qtbot, fenetre, TOUCHE.Key_Backtab if en_arriere else TOUCHE.Key_Tab, MAJ if en_arriere else SANS)
        if vise(fenetre) is vus[0]:
            break
        vus.append(vise(fenetre))
    return vus


def nom(widget: QWidget) -> str:
    return widget.objectName() or type(widget).__name__


def ancetres(widget: QWidget) -> list[QWidget]:
    """List ``widget`` and what holds it, from the window on."""
    lignee: list[QWidget] = []
    courant: QWidget | None = widget
    while courant is not None:
        lignee.insert(0, courant)
        courant = None if courant.isWindow() else courant.parentWidget()
    return lignee


def suit(avant: QWidget, apres: QWidget) -> bool:
    """Tell whether the eye comes to ``apres`` from ``avant``: of what holds them side by side, from left to right."""
    un, autre = next(
        (un, autre) for un, autre in zip(ancetres(avant), ancetres(apres), strict=False) if un is not autre
    )
    a, b = (QRect(vu.mapToGlobal(QPoint()), vu.size()) for vu in (un, autre))
    return a.left() <= b.left() if a.top() <= b.bottom() and b.top() <= a.bottom() else a.top() < b.top()


def verifier(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    """Go around both ways: all that is seen and awake, once each, as it is read from the menu button on."""
    aller, retour = tour(qtbot, fenetre), tour(qtbot, fenetre, en_arriere=True)
    assert [*map(nom, retour[1:])] == [*map(nom, reversed(aller[1:]))]
    assert [nom(vu) for vu in aller if not (vu.isVisible() and vu.isEnabled())] == []
    attendus = {
        vu
        for vu in fenetre.findChildren(QWidget)
        if vu.focusPolicy() & Qt.FocusPolicy.TabFocus and vu.isVisible() and vu.isEnabled()
        if vu.window() is fenetre and vu.focusProxy() is None
    }
    assert {*map(nom, attendus)} == {*map(nom, aller)}
    premier = [nom(vu) for vu in aller].index("bouton_menu")
    lus = [*aller[premier:], *aller[:premier]]
    assert [(nom(avant), nom(apres)) for avant, apres in pairwise(lus) if not suit(avant, apres)] == []


@pytest.mark.parametrize("largeur", [1366, 1024, 910])
@pytest.mark.parametrize("mode", ["jouer", "analyser", "matchs", "tournoi"])
def test_tab_parcourt_la_fenetre_comme_on_la_lit(
    qtbot: QtBot, fenetre: ApplicationIHM, mode: str, largeur: int
) -> None:
    dimensionner(fenetre, largeur, 768)
    a_deux(qtbot, fenetre, "othello")
    jouer(qtbot, fenetre, "f5d6c3")
    fenetre.disposition.modes.choisir(mode)
    reposer()
    verifier(qtbot, fenetre)


def test_tab_parcourt_une_analyse_comme_on_la_lit(
    qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MoteurPartage, "conseiller", lambda *_: None)
    dimensionner(fenetre, 1366, 768)
    fenetre.disposition.modes.choisir("analyser")
    fenetre.ouvrir_partie(partie_revue({3: 16, 6: 24}), sienne=True)
    fenetre.parcours.aller_a(3)
    reposer()
    verifier(qtbot, fenetre)


def test_tab_parcourt_plusieurs_parties_lues_comme_on_les_lit(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    dimensionner(fenetre, 1366, 768)
    fenetre.salles.documents.lister(reconnaitre("f5d6c3\nf5f6e6\n").enregistrements)
    qtbot.waitUntil(fenetre.salles.documents.liste.isVisible, timeout=PATIENCE)
    reposer()
    verifier(qtbot, fenetre)


def test_tab_parcourt_l_arbre_comme_on_le_lit(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    dimensionner(fenetre, 1366, 768)
    a_deux(qtbot, fenetre, "morpion")
    jouer(qtbot, fenetre, "a1b2c3")
    fenetre.disposition.modes.choisir("comprendre")
    qtbot.waitUntil(trouver(fenetre, QPushButton, "arbre_exporter").isEnabled, timeout=PATIENCE)
    reposer()
    verifier(qtbot, fenetre)


def lancer_un_tournoi(qtbot: QtBot, fenetre: ApplicationIHM, base: Path) -> None:
    """Let two quick programs play, until a game is over and another one is seen."""
    trouver(fenetre, QAction, "action_nouveau_tournoi").trigger()
    dialogue = trouver(fenetre, DialogueTournoi, "dialogue_tournoi")
    inscrits = tuple(Inscrit.depuis(joueur) for joueur in ("ia_alea", "ia_max"))
    dialogue.definir(Preparation(inscrits=inscrits, base=str(base), taches=1, parties=40, debuts="aucune"))
    qtbot.mouseClick(trouver(dialogue, QPushButton, "tournoi_lancer"), Qt.MouseButton.LeftButton)
    dock = fenetre.salles.tournois.dock
    qtbot.waitUntil(
        lambda: dock.est_garni and bool(dock.progression.value() and dock.plateaux.vignettes), timeout=PATIENCE
    )
    fenetre.activateWindow()
    qtbot.waitUntil(fenetre.isActiveWindow)


def test_tab_parcourt_un_tournoi_comme_on_le_lit(
    qtbot: QtBot, tmp_path: Path, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it plays, with one of its games on the board, and once it is paused."""
    tenir_jusqu_a_la_pause(monkeypatch)
    dimensionner(fenetre, 1366, 768)
    lancer_un_tournoi(qtbot, fenetre, tmp_path / "tournois.sqlite")
    tournois = fenetre.salles.tournois
    for en_pause in (False, True):
        if en_pause:
            pause = trouver(fenetre, QPushButton, "tournoi_pause")
            qtbot.mouseClick(pause, Qt.MouseButton.LeftButton)
            qtbot.waitUntil(lambda: tournois.pilote.etat is EtatTournoi.PAUSE, timeout=PATIENCE)
            qtbot.waitUntil(trouver(fenetre, QPushButton, "tournoi_demarrer").isVisible)
        for vue in range(2):
            tournois.dock.vues.setCurrentIndex(vue)
            reposer()
            verifier(qtbot, fenetre)


def garni(fenetre: ApplicationIHM, onglet: int) -> bool:
    """Tell whether the page has been read and shows what it will."""
    if onglet in (1, 4):
        return trouver(fenetre, QWidget, "filtre_humains").isEnabled() and (
            onglet == 1 or trouver(fenetre, QPushButton, "bouton_analyser_serie").isEnabled()
        )
    if onglet == 2:
        return trouver(fenetre, QWidget, "repertoire_commentaire").isEnabled()
    if onglet == 3:
        return trouver(fenetre, QSpinBox, "valeur_livre").isEnabled()
    return onglet == 6 or trouver(fenetre, QPushButton, "exercice_suivante").isEnabled()


def etudier(qtbot: QtBot, fenetre: ApplicationIHM, onglet: int) -> None:
    """Come to a tab of Étudier by its keys, once it has been read."""
    fenetre.activateWindow()
    plateau(fenetre).setFocus()
    taper(qtbot, fenetre, TOUCHE.Key_F3)
    taper(qtbot, fenetre, TOUCHE(TOUCHE.Key_0 + onglet), ALT)
    qtbot.waitUntil(lambda: garni(fenetre, onglet), timeout=PATIENCE)
    reposer()


@pytest.mark.parametrize("onglet", range(1, 7))
def test_tab_parcourt_etudier_comme_on_le_lit(
    qtbot: QtBot, tmp_path: Path, fenetre: ApplicationIHM, onglet: int
) -> None:
    dimensionner(fenetre, 1366, 768)
    remplir(tmp_path / "bibliotheque")
    etudes.ecrire(tmp_path / "repertoires", "f5d6c3d3c4")
    etudier(qtbot, fenetre, onglet)
    verifier(qtbot, fenetre)


def test_tab_vient_aux_noms_choisis_apres_leurs_champs_sur_chaque_page(
    qtbot: QtBot, tmp_path: Path, fenetre: ApplicationIHM
) -> None:
    dimensionner(fenetre, 1366, 768)
    remplir(tmp_path / "bibliotheque")
    etudier(qtbot, fenetre, 1)
    filtres = trouver(fenetre, FiltresBibliotheque, "cadre_filtres")
    for numero, nom_connu in enumerate(("Ono Kenji", "Tastet Marc")):
        filtres.joueur.trouve.emit(NomConnu(numero, nom_connu, False))
    for onglet in (1, 4, 1):
        etudier(qtbot, fenetre, onglet)
        verifier(qtbot, fenetre)


def test_tab_parcourt_un_calque_comme_on_le_lit(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    dimensionner(fenetre, 1366, 768)
    entrer(qtbot, fenetre)
    reposer()
    verifier(qtbot, fenetre)
