"""The command box: opened by its key from anywhere, searched, walked through, and what Enter and Escape leave."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.reglages import COMMANDES_RECENTES
from tests.fenetre import cocher, fermer, jouer, memoire_dans, ouvrir
from ui.aide.boite_commandes import BoiteCommandes
from ui.aide.glossaire import Glossaire

CTRL = Qt.KeyboardModifier.ControlModifier


def appeler(qtbot: QtBot, fenetre: ApplicationIHM) -> BoiteCommandes:
    qtbot.waitUntil(lambda: not isinstance(QApplication.activeWindow(), BoiteCommandes | None))
    qtbot.keyClick(QApplication.activeWindow() or fenetre, Qt.Key.Key_K, CTRL)
    boite = fenetre.findChild(BoiteCommandes)
    assert boite is not None
    qtbot.waitUntil(lambda: QApplication.focusWidget() is boite.recherche)
    return boite


def couleur(boite: BoiteCommandes, rang: int) -> QColor:
    case = boite.liste.item(rang, 0)
    assert case is not None
    return case.foreground().color()


def noms(boite: BoiteCommandes) -> list[str]:
    return [une.nom for une in boite.trouvees]


def test_rien_n_en_est_fait_avant_qu_on_la_demande(fenetre: ApplicationIHM) -> None:
    assert fenetre.findChild(BoiteCommandes) is None


def test_des_mots_sans_accents_et_dans_tout_ordre_trouvent(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    boite = appeler(qtbot, fenetre)
    assert len(boite.trouvees) > 100
    qtbot.keyClicks(boite.recherche, "ecran PLEIN")
    assert noms(boite)[0] == "action_plein_ecran"
    boite.recherche.setText("undo")
    assert "action_annuler" in noms(boite)
    boite.recherche.setText("ctrl z")
    assert "action_annuler" in noms(boite)
    boite.recherche.setText("xyzzy")
    assert not boite.trouvees
    qtbot.keyClick(boite.recherche, Qt.Key.Key_Return)
    assert boite.isVisible(), "rien à faire"


def test_entree_fait_ce_que_dit_la_ligne_et_rend_le_clavier(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    fenetre.widgets.plateau.setFocus()
    boite = appeler(qtbot, fenetre)
    qtbot.keyClicks(boite.recherche, "aller au plateau")
    qtbot.keyClick(boite.recherche, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is fenetre.widgets.plateau)
    boite = appeler(qtbot, fenetre)
    assert boite.recherche.text() == "", "elle s'ouvre sur tout"
    qtbot.keyClicks(boite.recherche, "glossaire")
    assert noms(boite)[:1] == ["action_glossaire"]
    qtbot.keyClick(boite.recherche, Qt.Key.Key_Return)
    assert not boite.isVisible()
    qtbot.waitUntil(lambda: isinstance(QApplication.activeWindow(), Glossaire))
    glossaire = QApplication.activeWindow()
    appeler(qtbot, fenetre).reject()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is glossaire)


def test_les_fleches_vont_dans_la_liste_et_un_clic_fait(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    boite = appeler(qtbot, fenetre)
    boite.recherche.setText("mode")
    voulue = noms(boite).index("action_projecteur")
    for _ in range(voulue):
        qtbot.keyClick(boite.recherche, Qt.Key.Key_Down)
    assert boite.liste.currentRow() == voulue
    case = boite.liste.visualRect(boite.liste.currentIndex()).center()
    qtbot.mouseClick(boite.liste.viewport(), Qt.MouseButton.LeftButton, pos=case)
    qtbot.waitUntil(fenetre.widgets.action_projecteur.isChecked)


def test_ce_qui_est_impossible_est_gris_et_dit(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    boite = appeler(qtbot, fenetre)
    boite.recherche.setText("annuler coup")
    [rang] = [rang for rang, nom in enumerate(noms(boite)) if nom == "action_annuler"]
    boite.liste.setCurrentCell(rang, 0)
    qtbot.keyClick(boite.recherche, Qt.Key.Key_Return)
    assert boite.isVisible()
    grise = couleur(boite, rang)
    boite.reject()
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, "f5d6")
    boite = appeler(qtbot, fenetre)
    boite.recherche.setText("annuler coup")
    assert noms(boite)[0] == "action_annuler"
    assert couleur(boite, 0) != grise
    qtbot.keyClick(boite.recherche, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == 1)


def test_les_dernieres_choisies_viennent_d_abord_le_lendemain_aussi(qtbot: QtBot, tmp_path: Path) -> None:
    fichier = tmp_path / "reglages.ini"
    fenetre = ouvrir(qtbot, memoire_dans(fichier))
    for mots in ("panneau", "coups legaux"):
        boite = appeler(qtbot, fenetre)
        boite.recherche.setText(mots)
        qtbot.keyClick(boite.recherche, Qt.Key.Key_Return)
    fermer(fenetre)
    souvenirs = memoire_dans(fichier)
    assert str(souvenirs.lire(COMMANDES_RECENTES)).split() == ["action_coups_legaux", "action_panneau"]
    fenetre = ouvrir(qtbot, souvenirs)
    try:
        assert noms(appeler(qtbot, fenetre))[:2] == ["action_coups_legaux", "action_panneau"]
    finally:
        fermer(fenetre)


def test_un_lecteur_d_ecran_entend_la_ligne(
    qtbot: QtBot, fenetre: ApplicationIHM, entendus: list[tuple[str, bool]]
) -> None:
    boite = appeler(qtbot, fenetre)
    entendus.clear()
    boite.recherche.setText("plein ecran")
    assert entendus == [("Plein écran, F11, Affichage, 1 / 1", True)]
