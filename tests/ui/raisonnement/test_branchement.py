"""The reasoning in the whole window: it follows the board, shows ghosts, writes pictures, and rests while hidden."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from threading import Event, current_thread, main_thread

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.arbre import Arbre, cultiver
from ecosysteme.arret import Interrompu
from ecosysteme.partie import Partie
from tests.fenetre import a_deux, choisir, cliquer, cocher, jouer, message, plateau
from tests.lecteur_ecran import LecteurEcran
from ui.jeux.registre import adaptateur_de
from ui.papier.dialogue import DialoguePapier
from ui.plateau.fantome import CoucheFantome
from ui.raisonnement import branchement
from ui.raisonnement.arbre import recherche as module_recherche
from ui.raisonnement.dock import DockArbre
from ui.socle.chargeur import trouver

GAUCHE = Qt.MouseButton.LeftButton
PATIENCE = 120_000  # ms


def ouvrir(fenetre: ApplicationIHM) -> DockArbre:
    trouver(fenetre, QAction, "action_mode_comprendre").trigger()
    dock = trouver(fenetre, DockArbre, "arbre_recherche")
    assert dock.isVisible()
    return dock


def attendre(qtbot: QtBot, fenetre: ApplicationIHM) -> DockArbre:
    """Wait for the tree of the position on the board, and for its counters."""
    dock = fenetre.salles.arbres.dock

    def pret() -> bool:
        arbre = dock.arbre
        la = arbre is not None and arbre.racine == fenetre.partie_en_cours.etat
        return la and not fenetre.salles.arbres.recherche.occupee

    qtbot.waitUntil(pret, timeout=PATIENCE)
    return dock


def fantome(fenetre: ApplicationIHM) -> CoucheFantome:
    return trouver(fenetre, CoucheFantome, "fantome")


def test_la_fenetre_s_importe_sans_numpy(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    """NumPy and what paints trees are a fifth of a start: they come once the engine is compiled, off the GUI thread."""
    code = "import sys, ui.controleur; print({'numpy', 'ui.raisonnement.arbre.toile'} & set(sys.modules))"
    seul = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=True)
    assert seul.stdout.strip() == "set()"
    fils: list[tuple[str, bool]] = []
    with pytest.MonkeyPatch.context() as leurre:
        leurre.setattr(branchement, "import_module", lambda nom: fils.append((nom, current_thread() is main_thread())))
        fenetre.salles.arbres.importer()
        qtbot.waitUntil(lambda: len(fils) == 2)
    assert fils == [("ui.raisonnement.onglets", False), ("ui.raisonnement.arbre.toile", False)]


def test_rien_ne_tourne_tant_que_le_dock_est_cache(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "othello")
    jouer(qtbot, fenetre, "d3")
    assert fenetre.salles.arbres.dock.arbre is None
    assert not fenetre.salles.arbres.recherche.occupee
    dock = ouvrir(fenetre)
    attendre(qtbot, fenetre)
    dock.lecture.basculer()
    trouver(fenetre, QAction, "action_mode_jouer").trigger()
    coche = trouver(fenetre, QAction, "action_mode_comprendre").isChecked()
    assert (dock.isVisible(), coche, dock.lecture.en_marche) == (False, False, False)
    jouer(qtbot, fenetre, "c5")
    qtbot.wait(150)
    assert not fenetre.salles.arbres.recherche.occupee
    assert dock.arbre is not None
    assert dock.arbre.racine != fenetre.partie_en_cours.etat
    ouvrir(fenetre)
    attendre(qtbot, fenetre)


def test_f8_montre_et_la_croix_replie(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    fenetre.activateWindow()
    plateau(fenetre).setFocus()
    QTest.keyClick(plateau(fenetre), Qt.Key.Key_F8)
    assert fenetre.salles.arbres.dock.isVisible()
    attendre(qtbot, fenetre)
    assert fenetre.salles.arbres.dock.toile.hasFocus(), "les flèches parcourent l'arbre aussitôt"
    fenetre.salles.arbres.dock.close()  # its own cross: the panel folds, the mode stays
    assert fenetre.salles.arbres.dock.isHidden()
    assert not trouver(fenetre, QAction, "action_panneau").isChecked()
    QTest.keyClick(fenetre, Qt.Key.Key_F8)
    assert fenetre.salles.arbres.dock.isVisible()


@pytest.mark.parametrize("jeu", ["othello", "puissance4", "morpion", "nim"])
def test_le_dock_suit_la_partie_et_le_jeu(qtbot: QtBot, fenetre: ApplicationIHM, jeu: str) -> None:
    dock = ouvrir(fenetre)
    a_deux(qtbot, fenetre, jeu)
    attendre(qtbot, fenetre)
    partie = fenetre.partie_en_cours
    cliquer(qtbot, fenetre, partie.jeu.coups_legaux(partie.etat)[0])
    attendre(qtbot, fenetre)
    arbre = dock.arbre
    assert arbre is not None
    assert arbre.algorithme == "ia_alphabeta"
    attendu = cultiver(partie.jeu, partie.etat, "ia_alphabeta", 3)
    assert arbre.valeurs == attendu.valeurs
    assert dock.comptes.model().index(2, 1).data() == str(attendu.comptes().visites)


def test_l_algorithme_du_joueur_la_profondeur_et_l_ordre(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "othello")
    dock = ouvrir(fenetre)
    cocher(qtbot, fenetre, "noir_ia_minmax")
    qtbot.waitUntil(lambda: dock.arbre is not None and dock.arbre.algorithme == "ia_minmax", timeout=PATIENCE)
    dock.reglage.choix.setFocus()
    QTest.keyClick(dock.reglage.choix, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: dock.arbre is not None and dock.arbre.fenetree, timeout=PATIENCE)
    QTest.keyClick(dock.reglage.profondeur, Qt.Key.Key_Up)
    qtbot.mouseClick(dock.reglage.ordonner, GAUCHE)
    qtbot.waitUntil(
        lambda: dock.arbre is not None and (dock.arbre.profondeur, dock.arbre.ordonne) == (4, True), timeout=PATIENCE
    )


def test_une_position_epinglee_reste(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "othello")
    dock = ouvrir(fenetre)
    attendre(qtbot, fenetre)
    qtbot.mouseClick(dock.reglage.epingler, GAUCHE)
    depart = fenetre.partie_en_cours.etat
    jouer(qtbot, fenetre, "d3")
    qtbot.wait(150)
    assert dock.arbre is not None
    assert dock.arbre.racine == depart
    QTest.keyClick(dock.reglage.epingler, Qt.Key.Key_Space)
    attendre(qtbot, fenetre)
    qtbot.mouseClick(dock.reglage.epingler, GAUCHE)
    choisir(fenetre, "jeu", "morpion")
    assert not dock.reglage.epingler.isChecked()
    attendre(qtbot, fenetre)


def test_un_noeud_choisi_hante_le_plateau(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "othello")
    dock = ouvrir(fenetre)
    attendre(qtbot, fenetre)
    dock.toile.setFocus()
    for touche in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Down):
        QTest.keyClick(dock.toile, touche)
    arbre, noeud = dock.arbre, dock.toile.selection
    assert arbre is not None
    assert noeud is not None
    couche = fantome(fenetre)
    assert couche.legende == "Fantôme, après " + " ".join(arbre.jeu.ecrire_coup(coup) for coup in arbre.ligne(noeud))
    assert couche.vue is not None
    assert len(couche.vue.pions) == 4 + arbre.niveaux[noeud] == 6
    la, camps = Partie(arbre.jeu, arbre.etat(noeud)), fenetre.widgets.camps
    assert [cote.score.text() for cote in camps.values()] == list(map(str, la.scores)), "the score of what is seen"
    QTest.keyClick(dock.toile, Qt.Key.Key_Escape)
    assert couche.vue is None
    assert [cote.score.text() for cote in camps.values()] == ["2", "2"]
    assert dock.toile.selection is None
    QTest.keyClick(dock.toile, Qt.Key.Key_Down)
    jouer_reellement(fenetre)
    assert couche.vue is None


@pytest.mark.parametrize("jeu", ["othello", "puissance4", "morpion", "nim"])
def test_le_fantome_suit_l_etape(qtbot: QtBot, fenetre: ApplicationIHM, jeu: str, lecteur: LecteurEcran) -> None:
    """The sentence, the line in bold and the board speak of one position, however a step or a node is reached."""
    a_deux(qtbot, fenetre, jeu)
    dock = ouvrir(fenetre)
    arbre = attendre(qtbot, fenetre).arbre
    couche, mots = fantome(fenetre), dock.mots
    assert arbre is not None
    assert mots is not None

    def verifier(noeud: int, phrase: str) -> None:
        assert dock.phrase.text() == phrase
        assert dock.etat.text().startswith((mots.ligne(noeud) or "racine") + " — ")
        la = Partie(arbre.jeu, arbre.etat(noeud))
        attendue = adaptateur_de(arbre.jeu).plateau(la, interactif=False).pions
        assert (couche.vue or plateau(fenetre).vue).pions == attendue

    dock.toile.setFocus()
    for touche in (Qt.Key.Key_Home, *[Qt.Key.Key_PageDown] * 12, Qt.Key.Key_PageUp, Qt.Key.Key_End):
        lecteur.oublier()
        QTest.keyClick(dock.toile, touche)
        etape = arbre.etape(dock.lecture.k)
        verifier(etape.noeud if etape else 0, mots.etape(dock.lecture.k))
        assert lecteur.phrases == [dock.phrase.text()], "dite une seule fois"
    assert couche.vue is None, "à la fin, on parle de la position du plateau"
    for touche in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Down):
        lecteur.oublier()
        QTest.keyClick(dock.toile, touche)
        choisi = dock.toile.selection
        assert choisi is not None
        verifier(choisi, mots.noeud(choisi, dock.lecture.k))
        assert lecteur.phrases == [dock.toile.description(choisi)]
    trouver(fenetre, QAction, "action_mode_jouer").trigger()
    assert couche.vue is None, "partir rend le plateau"


def test_l_etape_revient_au_plateau_avec_l_arbre(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    """Another tab or another mode shows the game; back at the tree, the board shows again what its sentence says."""
    a_deux(qtbot, fenetre, "othello")
    dock = ouvrir(fenetre)
    attendre(qtbot, fenetre)
    couche = fantome(fenetre)
    dock.lecture.aller(3)
    vue = couche.vue
    assert vue is not None
    dock.onglets.setCurrentIndex(1)
    assert couche.vue is None
    dock.onglets.setCurrentIndex(0)
    assert couche.vue == vue
    trouver(fenetre, QAction, "action_mode_jouer").trigger()
    jouer_reellement(fenetre)
    ouvrir(fenetre)
    assert couche.vue is None, "l'arbre d'avant n'est plus celui du plateau"


def jouer_reellement(fenetre: ApplicationIHM) -> None:
    """Play in the game itself, as a machine does: a click would only end the ghost."""
    plateau(fenetre).case_choisie.emit((2, 3))


def test_une_partie_finie_dit_pourquoi_il_n_y_a_rien(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "morpion")
    dock = ouvrir(fenetre)
    jouer(qtbot, fenetre, "a1b1a2b2a3")
    qtbot.waitUntil(lambda: "terminée" in dock.message.text(), timeout=PATIENCE)
    assert dock.message.isVisible()


@pytest.mark.parametrize("suffixe", ["svg", "png"])
def test_l_image_s_ecrit_par_la_boite(qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path, suffixe: str) -> None:
    a_deux(qtbot, fenetre, "nim")
    dock = ouvrir(fenetre)
    attendre(qtbot, fenetre)
    dock.outils.actions_[suffixe].trigger()
    boite = trouver(fenetre, QFileDialog, "boite_exporter_arbre")
    assert not boite.isModal() or boite.isVisible()
    nom = Path(boite.selectedFiles()[0]).name
    assert re.fullmatch(rf"Arbre - Nim - .+ - profondeur \d+\.{suffixe}", nom)
    but = tmp_path / f"arbre.{suffixe}"
    boite.fileSelected.emit(str(but))
    boite.reject()
    qtbot.waitUntil(lambda: "Arbre écrit" in message(fenetre), timeout=PATIENCE)
    assert but.stat().st_size > 500


def test_la_feuille_pour_la_classe_se_demande_aussi_du_dock(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "othello")
    dock = ouvrir(fenetre)
    action = fenetre.widgets.action_imprimer_classe
    assert action in dock.outils.boutons["exporter"].menu().actions()
    action.trigger()
    dialogue = trouver(fenetre, DialoguePapier, "dialogue_papier")
    qtbot.waitUntil(lambda: dialogue.document is not None)
    assert dialogue.champs.choisie == "classe"
    dialogue.close()


def sans_fin(*_: object, arret: Event, **__: object) -> Arbre:
    """Search until told to stop: a real tree may be there before anybody looks."""
    arret.wait()
    raise Interrompu


def test_fermer_en_pleine_recherche(qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module_recherche, "cultiver", sans_fin)
    a_deux(qtbot, fenetre, "othello")
    dock = ouvrir(fenetre)
    qtbot.waitUntil(lambda: fenetre.salles.arbres.recherche.occupee, timeout=PATIENCE)
    fenetre.close()
    assert not fenetre.salles.arbres.recherche.occupee
    assert not dock.isVisible()


@pytest.mark.parametrize("geste", ["bouton", "espace", "echap"])
def test_une_recherche_s_arrete_et_se_relance(
    qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch, geste: str
) -> None:
    a_deux(qtbot, fenetre, "morpion")
    dock = ouvrir(fenetre)
    attendre(qtbot, fenetre)
    bouton = dock.reglage.arreter
    assert not bouton.isEnabled()
    with monkeypatch.context() as entrave:
        entrave.setattr(module_recherche, "cultiver", sans_fin)
        dock.toile.setFocus()
        dock.reglage.profondeur.setValue(2)
        qtbot.waitUntil(bouton.isEnabled, timeout=PATIENCE)
        assert (dock.message.text(), bouton.text()) == ("Recherche…", "Arrêter")
        if geste == "bouton":
            qtbot.mouseClick(bouton, GAUCHE)
        else:
            widget = bouton if geste == "espace" else QApplication.focusWidget()
            assert widget is not None
            QTest.keyClick(widget, Qt.Key.Key_Space if geste == "espace" else Qt.Key.Key_Escape)
        assert not fenetre.salles.arbres.recherche.occupee
    assert dock.message.isVisible()
    assert dock.message.text().startswith("Recherche arrêtée.\nPour chercher à nouveau : « Relancer », ")
    assert message(fenetre) == "Recherche arrêtée"
    fenetre.salles.arbres.suivre(fenetre.situation)  # the window repaints: nothing has changed
    dock.onglets.setCurrentIndex(1)
    dock.onglets.setCurrentIndex(0)
    qtbot.wait(150)
    assert (fenetre.salles.arbres.recherche.occupee, bouton.text()) == (False, "Relancer")
    qtbot.mouseClick(bouton, GAUCHE)
    attendre(qtbot, fenetre)
    assert dock.arbre is not None
    assert dock.arbre.profondeur == 2
    assert (bouton.isEnabled(), bouton.text()) == (False, "Arrêter")
    assert dock.comptes.model().index(0, 1).data() != "—"


def test_les_comptes_seuls_s_arretent_et_l_arbre_reste(
    qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_deux(qtbot, fenetre, "morpion")
    with monkeypatch.context() as entrave:
        entrave.setattr(module_recherche, "comparer", lambda *arguments: sans_fin(arret=arguments[-1]))
        dock = ouvrir(fenetre)
        bouton = dock.reglage.arreter
        qtbot.waitUntil(lambda: bouton.isEnabled() and dock.arbre is not None, timeout=PATIENCE)
        arbre = dock.arbre
        dock.onglets.setCurrentIndex(1)
        dock.onglets.setCurrentIndex(0)
        qtbot.waitUntil(lambda: fenetre.salles.arbres.recherche.compare and bouton.isEnabled(), timeout=PATIENCE)
        qtbot.mouseClick(bouton, GAUCHE)
    assert dock.toile.isVisible()
    assert dock.comptes.toolTip() == "Recherche arrêtée"
    jouer(qtbot, fenetre, "b2")
    qtbot.waitUntil(lambda: dock.arbre is not arbre, timeout=PATIENCE)
    attendre(qtbot, fenetre)
    assert not bouton.isEnabled()


def test_pendant_la_recherche_rien_de_l_ancienne_position_ne_passe_pour_de_la_nouvelle(
    qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_deux(qtbot, fenetre, "othello")
    dock = ouvrir(fenetre)
    attendre(qtbot, fenetre)
    assert dock.comptes.model().index(0, 1).data() != "—"
    with monkeypatch.context() as entrave:
        entrave.setattr(module_recherche, "cultiver", sans_fin)
        jouer(qtbot, fenetre, "d3")
        qtbot.waitUntil(lambda: "recherche en cours" in dock.legende.text(), timeout=PATIENCE)
        assert dock.comptes.model().index(0, 1).data() == "—"
    jouer(qtbot, fenetre, "c5")
    attendre(qtbot, fenetre)
    assert dock.comptes.model().index(0, 1).data() != "—"
    assert "recherche en cours" not in dock.legende.text()
